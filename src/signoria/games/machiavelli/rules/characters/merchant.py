"""Merchant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import MERCHANT_GOLD, NOTHING
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.state.current_turn import BONUS_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli


class Merchant(PaidByDistricts):
    """A gold for each trade district, and one more gold whatever the income."""

    def ability_now(self, game: Machiavelli) -> i64:
        if game.turn.has_used(BONUS_USED):
            return NOTHING
        return MERCHANT_GOLD

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
            self.use_ability(game)

    def use_ability(self, game: Machiavelli) -> None:
        game.turn.use(BONUS_USED)
        game.gain(game.turn.seat, 1)
        game.tell_bonus(1, 0)
