"""Computer players for De Vorsten van Florence, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.florence.house import FlorenceHouse
from signoria.bots.florence.steward import Steward

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "steward": Steward,
    "house": FlorenceHouse,
}
