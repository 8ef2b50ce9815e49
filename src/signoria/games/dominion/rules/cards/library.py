"""Library."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import KEEP, SET_ASIDE
from signoria.games.dominion.data.components import LIBRARY, is_action
from signoria.games.dominion.rules.frames import SET_ASIDE as SET_ASIDE_ZONE
from signoria.games.dominion.rules.frames import Choice, ChooseTop, DiscardTogether, Play, Step
from signoria.games.dominion.state.table import Dominion

FULL_HAND: Final = 7


def library(game: Dominion, play: Play) -> None:
    """Draw until you hold seven cards. Each Action drawn may be set aside; those are discarded at the end."""
    player = game.players[play.seat]
    if player.hand.size >= FULL_HAND or player.deck.size + player.discard.size == 0:
        game.tell_no_effect(play.seat, LIBRARY, "nothing-to-draw")
    game.then(DrawToSeven(play.seat), ChooseTop(play.seat, SET_ASIDE_ZONE), DiscardTogether(play.seat, SET_ASIDE_ZONE))


class DrawToSeven(Step):
    """Draw one card and look at it, as long as the hand is not full and there is a card."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        if game.players[self.seat].hand.size < FULL_HAND and game.look_at_top(self.seat):
            game.then(KeepOrSetAside(self.seat), self)


class KeepOrSetAside(Choice):
    """Keep the card just drawn, or set it aside if it is an Action.

    Asked for every card: a question for Actions only would tell the others that one was drawn.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "library-keep")

    def guarded(self) -> bool:
        return True

    def options(self, game: Dominion) -> vec[i64]:
        return vec[i64]([KEEP, SET_ASIDE]) if is_action(game.looking_at.top()) else vec[i64]([KEEP])

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == KEEP:
            game.keep_looked_at(self.seat)
        else:
            game.set_aside_looked_at(self.seat)
