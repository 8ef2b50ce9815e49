"""Cellar."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import DISCARD, DONE, of_kinds
from signoria.games.dominion.rules.frames import (
    SELECTED,
    ChooseTop,
    DiscardTogether,
    DrawCards,
    Play,
    QuietChoice,
    selectable,
)
from signoria.games.dominion.state.table import Dominion


def cellar(game: Dominion, play: Play) -> None:
    """One action. Discard any number of hand cards together, then draw as many."""
    game.bonus(play.seat, actions=1)
    game.then(CellarDiscard(play.seat))


class CellarDiscard(QuietChoice):
    """Select a hand card to discard, or be done and draw as many as were selected."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "cellar-discard")

    def options(self, game: Dominion) -> vec[i64]:
        return of_kinds(DISCARD, selectable(game, game.players[self.seat].hand), DONE)

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == DONE:
            number = game.selected.size
            game.then(
                ChooseTop(self.seat, SELECTED), DiscardTogether(self.seat, SELECTED), DrawCards(self.seat, number)
            )
        else:
            game.select(self.seat, option - DISCARD)
            game.then(self)
