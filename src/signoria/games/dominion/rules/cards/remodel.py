"""Remodel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import TRASH, of_kinds
from signoria.games.dominion.data.components import REMODEL
from signoria.games.dominion.rules.frames import GainFromSupply, Play, QuietChoice, offer_gain
from signoria.games.dominion.state.table import TO_DISCARD, TO_HAND, Dominion

DEARER: Final = 2


def remodel(game: Dominion, play: Play) -> None:
    """Trash a hand card; gain a card costing at most two more."""
    if game.players[play.seat].hand.size > 0:
        game.then(RemodelTrash(play.seat))
    else:
        game.tell_no_effect(play.seat, REMODEL, "nothing-to-trash")


class RemodelTrash(QuietChoice):
    """Choose the card to trash."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "remodel-trash")

    def options(self, game: Dominion) -> vec[i64]:
        return of_kinds(TRASH, game.players[self.seat].hand.kinds())

    def chosen(self, game: Dominion, option: i64) -> None:
        kind = option - TRASH
        game.trash_from_hand(self.seat, kind)
        place: i64 = TO_HAND if game.settings.remodel_to_hand else TO_DISCARD
        most = game.settings.costs[kind] + DEARER
        # Gain a card that costs at most two more than the one trashed.
        offer_gain(game, REMODEL, GainFromSupply(self.seat, "remodel-gain", most, place=place))
