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
from signoria.bots.search.searcher import thinkers
from signoria.bots.search.weights import later_weights

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


def masterly() -> MachiavelliKnowledge:
    """Give what a master knows: it judges by games of strong bots where there are weights of them."""
    knowledge = MachiavelliKnowledge()
    knowledge.learn(later_weights(PACKAGE, VERSION))
    return knowledge


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "builder": Builder,
    "apprentice": MachiavelliApprentice,
    "house": HouseBot,
    **thinkers(MachiavelliKnowledge, 24, masterly),
}
RIVALS: Final = TEMPERS
KNOWLEDGE: Final = MachiavelliKnowledge
