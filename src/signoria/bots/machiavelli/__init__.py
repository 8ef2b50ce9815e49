"""Computer players for Machiavelli, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.machiavelli.apprentice import MachiavelliApprentice
from signoria.bots.machiavelli.builder import Builder
from signoria.bots.machiavelli.house import HouseBot
from signoria.bots.machiavelli.knowledge import MachiavelliKnowledge
from signoria.bots.machiavelli.tempers import TEMPERS
from signoria.bots.search.searcher import thinkers

if TYPE_CHECKING:
    from signoria.bots.bot import Bot


BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "builder": Builder,
    "apprentice": MachiavelliApprentice,
    "house": HouseBot,
    **thinkers(MachiavelliKnowledge, 24),
}
RIVALS: Final = TEMPERS
KNOWLEDGE: Final = MachiavelliKnowledge
