"""Mine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import NONE, NOTHING, TRASH, of_kinds
from signoria.games.dominion.data.components import MINE, TREASURES
from signoria.games.dominion.rules.frames import GainFromSupply, Play, QuietChoice, offer_gain
from signoria.games.dominion.state.table import TO_HAND, Dominion

DEARER: Final = 3


def mine(game: Dominion, play: Play) -> None:
    """Trash a Treasure from the hand; gain a Treasure costing at most three more into the hand."""
    if game.settings.lenient or game.players[play.seat].hand.kinds() & TREASURES:
        game.then(MineTrash(play.seat))
    else:
        game.tell_no_effect(play.seat, MINE, "nothing-to-trash")


class MineTrash(QuietChoice):
    """Choose the Treasure to trash.

    Where the table plays leniently, everyone is asked and the log has one word for having none and keeping them all:
    otherwise the others would learn what is in the hand.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "mine-trash")

    def options(self, game: Dominion) -> vec[i64]:
        kinds = game.players[self.seat].hand.kinds() & TREASURES
        return of_kinds(TRASH, kinds, NONE if game.settings.lenient else NOTHING)

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == NONE:
            game.tell_no_effect(self.seat, MINE, "nothing-to-trash")
            return
        kind = option - TRASH
        game.trash_from_hand(self.seat, kind)
        most = game.settings.costs[kind] + DEARER
        # Gain a Treasure that costs at most three more than the one trashed, into the hand.
        offer_gain(game, MINE, GainFromSupply(self.seat, "mine-gain", most, TREASURES, TO_HAND))
