"""Computer players for De Vorsten van Florence, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.florence.apprentice import FlorenceApprentice
from signoria.bots.florence.house import FlorenceHouse
from signoria.bots.florence.knowledge import FlorenceKnowledge
from signoria.bots.florence.steward import Steward
from signoria.bots.florence.temper import Temper
from signoria.bots.search.searcher import Searcher

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


def strong(seed: int) -> Bot:
    """Give a bot that thinks: some milliseconds a decision, never a second."""
    return Searcher(FlorenceKnowledge(), seed, 48, 0.45)


def master(seed: int) -> Bot:
    """Give a bot that thinks longer: it imagines ten times as many worlds."""
    return Searcher(FlorenceKnowledge(), seed, 480, 1.8)


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "steward": Steward,
    "apprentice": FlorenceApprentice,
    "house": FlorenceHouse,
    "strong": strong,
    "master": master,
}
# Players of different temper, for variety at a table of many.
RIVALS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "cautious": lambda seed: FlorenceHouse(seed, Temper(eagerness=70, margin=100)),
    "eager": lambda seed: FlorenceHouse(seed, Temper(eagerness=130, margin=-100)),
    "mason": lambda seed: FlorenceHouse(seed, Temper(builder=True)),
}
KNOWLEDGE: Final = FlorenceKnowledge
