"""Big Money with Smithies: the simplest strategy that beats Big Money."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.dominion.big_money import BigMoney
from signoria.games.dominion.data.actions import BUY, PLAY
from signoria.games.dominion.data.components import SMITHY
from signoria.games.dominion.eyes.views import DominionSight

SMITHY_COINS: Final = 4


class BigMoneySmithy(BigMoney):
    """As Big Money, but buys a Smithy at exactly 4 coins and plays it when it can."""

    def wanted(self, coins: i64, options: vec[i64]) -> i64:
        if coins == SMITHY_COINS and BUY + SMITHY in options:
            return BUY + SMITHY
        return super().wanted(coins, options)

    def other(self, sight: DominionSight) -> i64:
        return PLAY + SMITHY if PLAY + SMITHY in sight.options() else super().other(sight)
