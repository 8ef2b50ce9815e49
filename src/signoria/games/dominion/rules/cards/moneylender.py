"""Moneylender."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import NONE, TRASH
from signoria.games.dominion.data.components import COPPER, MONEYLENDER
from signoria.games.dominion.rules.frames import Play, QuietChoice
from signoria.games.dominion.state.table import Dominion

LOAN: Final = 3


def moneylender(game: Dominion, play: Play) -> None:
    """Trash a Copper from the hand; that yields three coins."""
    if game.settings.lenient:
        game.then(MayTrashCopper(play.seat))
    elif game.players[play.seat].hand.has(COPPER):
        lend(game, play.seat)
    else:
        game.tell_no_effect(play.seat, MONEYLENDER, "nothing-to-trash")


def lend(game: Dominion, seat: i64) -> None:
    """Trash the Copper and take the coins."""
    game.trash_from_hand(seat, COPPER)
    game.bonus(seat, coins=LOAN)


class MayTrashCopper(QuietChoice):
    """Where the table plays leniently, the Copper may be kept.

    Everyone is asked and the log has one word for having none and keeping it: otherwise the others would learn what
    is in the hand.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "moneylender-trash")

    def options(self, game: Dominion) -> vec[i64]:
        if game.players[self.seat].hand.has(COPPER):
            return vec[i64]([TRASH + COPPER, NONE])
        return vec[i64]([NONE])

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == NONE:
            game.tell_no_effect(self.seat, MONEYLENDER, "nothing-to-trash")
        else:
            lend(game, self.seat)
