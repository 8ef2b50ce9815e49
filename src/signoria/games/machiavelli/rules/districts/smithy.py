"""Smithy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.state.card_rules import DistrictRule
from signoria.games.machiavelli.state.current_turn import SMITHY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Smithy(DistrictRule):
    """Once in a turn: pay gold for cards."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        rich = game.players[game.turn.seat].gold >= game.wording.smithy_price
        if rich and not game.turn.has_used(SMITHY_USED) and game.can_draw():
            offer.add(self.action)

    def use(self, game: Machiavelli) -> None:
        game.turn.use(SMITHY_USED)
        seat = game.turn.seat
        price = game.wording.smithy_price
        game.pay(seat, price)
        drawn = game.draw(seat, game.wording.smithy_cards, "smithy")
        if game.journal is not None:
            game.tell("district-used", {"seat": seat, "district": "smithy", "gold": -price, "cards": drawn})
