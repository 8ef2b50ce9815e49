"""Computer players for Machiavelli, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.machiavelli.apprentice import MachiavelliApprentice
from signoria.bots.machiavelli.builder import Builder
from signoria.bots.machiavelli.features import VERSION
from signoria.bots.machiavelli.house import HouseBot
from signoria.bots.machiavelli.knowledge import PACKAGE, MachiavelliKnowledge
from signoria.bots.machiavelli.tempers import TEMPERS
from signoria.bots.search.searcher import Searcher
from signoria.bots.search.weights import later_weights

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


def strong(seed: int) -> Bot:
    """Give a bot that thinks: some milliseconds a decision, never a second."""
    return Searcher(MachiavelliKnowledge(), seed, 24, 0.45)


def master(seed: int) -> Bot:
    """Give a bot that thinks longer, ten times as many worlds, and judges by games of strong bots where it can."""
    knowledge = MachiavelliKnowledge()
    knowledge.learn(later_weights(PACKAGE, VERSION))
    return Searcher(knowledge, seed, 240, 1.8)


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "builder": Builder,
    "apprentice": MachiavelliApprentice,
    "house": HouseBot,
    "strong": strong,
    "master": master,
}
RIVALS: Final = TEMPERS
KNOWLEDGE: Final = MachiavelliKnowledge
