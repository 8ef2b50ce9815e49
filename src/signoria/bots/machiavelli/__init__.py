"""Computer players for Machiavelli, the weakest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from signoria.bots.machiavelli.builder import Builder
from signoria.bots.machiavelli.house import HouseBot

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

BOTS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "builder": Builder,
    "house": HouseBot,
}
