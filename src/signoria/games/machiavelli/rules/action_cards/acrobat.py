"""Acrobat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import PLAY_ACROBAT
from signoria.games.machiavelli.data.components import ACROBAT
from signoria.games.machiavelli.rules.frames import MayPlay
from signoria.games.machiavelli.state.cards import has_kind

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def offer_acrobat(game: Machiavelli) -> None:
    """Rank 4 has not answered: whoever holds the Acrobat is asked, in secret."""
    for seat in range(len(game.players)):
        if has_kind(game.players[seat].hand, ACROBAT):
            game.then(MayPlayAcrobat(seat))


class MayPlayAcrobat(MayPlay):
    """The Acrobat takes the crown when rank 4 does not answer."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ACROBAT, PLAY_ACROBAT)

    def do(self, game: Machiavelli) -> None:
        game.play_from_hand(self.seat, ACROBAT)
        game.tell_action_card(self.seat, ACROBAT)
        game.put_away_openly(ACROBAT)
        game.intrigue.acrobat = 1
        game.move_crown(self.seat, "acrobat")
