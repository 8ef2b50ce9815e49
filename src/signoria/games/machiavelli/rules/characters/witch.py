"""Witch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import NAME, PLAY, WAGON, is_of_player, is_play
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.action_cards.playing import offer_action_cards, play_card
from signoria.games.machiavelli.rules.action_cards.ticket_wagon import use_wagon
from signoria.games.machiavelli.rules.frames import NameCharacter, offer_ranks
from signoria.games.machiavelli.state.card_rules import CharacterRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Witch(CharacterRule):
    """After her income she must name a character; she plays on as that character when it is called.

    What she does then is the rule of that character. The course of both turns is in action_phase.py.
    """

    def may_build(self) -> bool:
        return False


class NameBewitched(NameCharacter):
    """Name the character to bewitch: any other one, in play or not. With that the turn of the Witch pauses.

    Until then she may play the action card of that turn, and use wagons.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "name-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        offer_ranks(game, offer, NAME, bit(game.intrigue.called))
        if game.settings.witch_plays_early:
            offer_action_cards(game, self.seat, offer)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if is_play(option):
            game.then(self)
            play_card(game, self.seat, option - PLAY)
        elif is_of_player(option, WAGON):
            game.then(self)
            use_wagon(game, option - WAGON)
        else:
            self.name(game, option)

    def name(self, game: Machiavelli, option: i64) -> None:
        """Name a character, and pause."""
        turn = game.turn
        if turn.action_card_played or len(turn.wagons_used) > 0:
            game.intrigue.paused = turn
        game.intrigue.bewitched = game.rank_of(option - NAME)
        game.intrigue.witch = self.seat
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[option - NAME]}
            game.tell_named("bewitch-named", facts, bit(game.intrigue.bewitched))
            game.tell("turn-ended", {"seat": self.seat})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"purpose": "bewitch"}
