"""Big Money: no Actions, the best Treasure or a Province. The classic measure of every Dominion strategy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.games.dominion.data.actions import BUY, END_BUYS, PLAY_ALL_TREASURES
from signoria.games.dominion.data.components import GOLD, PROVINCE, SILVER
from signoria.games.dominion.eyes.views import DominionSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

PROVINCE_COINS: Final = 8
GOLD_COINS: Final = 6
SILVER_COINS: Final = 3


class BigMoney(Bot):
    """Buys a Province at 8 or more coins, Gold at 6 or 7, Silver at 3 to 5, nothing else."""

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        if PLAY_ALL_TREASURES in options:
            return PLAY_ALL_TREASURES
        if END_BUYS in options:
            wanted = self.wanted(cast("DominionSight", sight).coins(), options)
            if wanted in options:
                return wanted
            return END_BUYS
        return self.other(cast("DominionSight", sight))

    def wanted(self, coins: i64, options: vec[i64]) -> i64:
        """Give the buy for so many coins."""
        if coins >= PROVINCE_COINS:
            return BUY + PROVINCE
        if coins >= GOLD_COINS:
            return BUY + GOLD
        if coins >= SILVER_COINS:
            return BUY + SILVER
        return END_BUYS

    def other(self, sight: DominionSight) -> i64:
        """Answer anything that is not about money: the last option, which declines where one may."""
        options = sight.options()
        return options[len(options) - 1]
