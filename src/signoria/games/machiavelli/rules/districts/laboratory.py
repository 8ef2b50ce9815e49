"""Laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DISCARD, of_set
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import DistrictRule
from signoria.games.machiavelli.state.cards import kinds_in
from signoria.games.machiavelli.state.current_turn import LABORATORY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Laboratory(DistrictRule):
    """Once in a turn: discard a card for gold."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(LABORATORY_USED) and game.players[game.turn.seat].hand.size > 0:
            offer.add(self.action)

    def use(self, game: Machiavelli) -> None:
        game.turn.use(LABORATORY_USED)
        game.then(DiscardForGold(game.turn.seat))


class DiscardForGold(Choice):
    """Choose the card to discard."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "laboratory")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(DISCARD, kinds_in(game.players[self.seat].hand))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.discard_from_hand(self.seat, option - DISCARD)
        gold = game.wording.laboratory_gold
        game.gain(self.seat, gold)
        if game.journal is not None:
            game.tell("district-used", {"seat": self.seat, "district": "laboratory", "gold": gold, "cards": -1})
