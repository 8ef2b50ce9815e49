"""Computer players for De Vorsten van Florence, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.florence.apprentice import FlorenceApprentice
from signoria.bots.florence.house import FlorenceHouse
from signoria.bots.florence.knowledge import FlorenceKnowledge
from signoria.bots.florence.steward import Steward
from signoria.bots.florence.temper import Temper
from signoria.bots.search.searcher import thinkers

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "steward": Steward,
    "apprentice": FlorenceApprentice,
    "house": FlorenceHouse,
    **thinkers(FlorenceKnowledge, 48),
}
# Players of different temper, for variety at a table of many.
RIVALS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "cautious": lambda seed: FlorenceHouse(seed, Temper(eagerness=70, margin=100)),
    "eager": lambda seed: FlorenceHouse(seed, Temper(eagerness=130, margin=-100)),
    "mason": lambda seed: FlorenceHouse(seed, Temper(builder=True)),
}
KNOWLEDGE: Final = FlorenceKnowledge
