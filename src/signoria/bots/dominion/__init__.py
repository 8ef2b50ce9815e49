"""Computer players for Dominion, the weakest first; and named strategies that they are measured against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.dominion.apprentice import DominionApprentice
from signoria.bots.dominion.big_money import BigMoney
from signoria.bots.dominion.big_money_smithy import BigMoneySmithy
from signoria.bots.dominion.house import HouseBot
from signoria.bots.dominion.knowledge import DominionKnowledge
from signoria.bots.dominion.master import MasterBot
from signoria.bots.dominion.plan_bot import PlanBot
from signoria.bots.dominion.rivals import STRATEGIES, Rival
from signoria.bots.dominion.strong import StrongBot

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


def playing(rival: Rival) -> Callable[[int], Bot]:
    """Give what makes a bot that plays a named strategy."""
    return lambda _seed: PlanBot(rival.plan)


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "apprentice": DominionApprentice,
    "big-money": lambda _seed: BigMoney(),
    "big-money-smithy": lambda _seed: BigMoneySmithy(),
    "house": lambda _seed: HouseBot(),
    "strong": lambda _seed: StrongBot(),
    "master": lambda _seed: MasterBot(),
}

RIVALS: Final[Mapping[str, Callable[[int], Bot]]] = {name: playing(rival) for name, rival in STRATEGIES.items()}
KNOWLEDGE: Final = DominionKnowledge
