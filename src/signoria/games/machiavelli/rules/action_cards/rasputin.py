"""Rasputin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import PASS, PLAY_RASPUTIN
from signoria.games.machiavelli.data.components import RASPUTIN
from signoria.games.machiavelli.rules.frames import Choice, MayPlay
from signoria.games.machiavelli.state.cards import card_of, has_kind
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class MayDefyMurder(MayPlay):
    """Who holds the murdered character may play Rasputin, and is not murdered any more."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, RASPUTIN, PLAY_RASPUTIN)

    def do(self, game: Machiavelli) -> None:
        game.intrigue.saved = 1
        lay_open(game, self.seat)

    def holding(self, game: Machiavelli) -> i64:
        return game.intrigue.called


def is_hit(game: Machiavelli, rank: i64) -> bool:
    """Say whether a Witch, a Thief, a warrant or a threat is about this rank."""
    intrigue = game.intrigue
    if rank in (intrigue.bewitched, intrigue.robbed):
        return True
    warranted = (intrigue.warrants >> rank) & 1 == 1 and intrigue.seal_shown == 0
    return warranted or (intrigue.threats >> rank) & 1 == 1


class MayPlayRasputin(Choice):
    """Rasputin protects a whole turn from Witch, Magistrate, Thief and Blackmailer."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "rasputin")

    def guarded(self) -> bool:
        return True

    def options(self, game: Machiavelli) -> vec[i64]:
        if has_kind(game.players[self.seat].hand, RASPUTIN):
            return vec[i64]([PLAY_RASPUTIN, PASS])
        return vec[i64]([PASS])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == PLAY_RASPUTIN:
            lay_open(game, self.seat)
            shield(game)


def lay_open(game: Machiavelli, seat: i64) -> None:
    """Play Rasputin, who lies open until the end of the turn."""
    game.play_from_hand(seat, RASPUTIN)
    game.tell_action_card(seat, RASPUTIN)
    game.played.push(card_of(RASPUTIN, EVERYBODY))


def shield(game: Machiavelli) -> None:
    """Nothing hits the player in this turn; Rasputin is its one action card."""
    turn = game.turn
    turn.rasputin_open = True
    turn.action_card_played = True
    turn.warranted = False
