"""Merchant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import MERCHANT_GOLD
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.state.current_turn import BONUS_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Merchant(PaidByDistricts):
    """A gold for each trade district, and one more gold whatever the income."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        self.offer_district_income(game, offer)
        if not game.turn.has_used(BONUS_USED):
            offer.add(MERCHANT_GOLD)

    def use(self, game: Machiavelli, action: i64) -> None:
        if action == MERCHANT_GOLD:
            self.take_gold(game)
        else:
            self.take_district_income(game)

    def prospects(self, game: Machiavelli, seat: i64) -> Gains:
        gains = super().prospects(game, seat)
        gains.gold += 1
        return gains

    def unclaimed(self, game: Machiavelli) -> Gains:
        gains = super().unclaimed(game)
        if not game.turn.has_used(BONUS_USED):
            gains.gold += 1
        return gains

    def claim(self, game: Machiavelli) -> None:
        super().claim(game)
        if not game.turn.has_used(BONUS_USED):
            self.take_gold(game)

    def take_gold(self, game: Machiavelli) -> None:
        """Take the extra gold."""
        game.turn.use(BONUS_USED)
        game.gain(game.turn.seat, 1)
        game.tell_bonus(1, 0)
