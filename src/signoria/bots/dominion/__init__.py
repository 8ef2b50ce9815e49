"""Computer players for Dominion, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.dominion.big_money import BigMoney
from signoria.bots.dominion.big_money_smithy import BigMoneySmithy
from signoria.bots.dominion.house import HouseBot

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "big-money": lambda _seed: BigMoney(),
    "big-money-smithy": lambda _seed: BigMoneySmithy(),
    "house": lambda _seed: HouseBot(),
}
