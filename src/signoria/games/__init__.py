"""The games: pure rules, no clock, no files, no network. None of them knows another.

This package can also be called: `signoria.games()` names the games there are.
"""

from __future__ import annotations

import sys
from types import ModuleType

from signoria.core.registry import Registry

REGISTRY = Registry({"dominion": "signoria.games.dominion.game", "machiavelli": "signoria.games.machiavelli.game"})


class GamesPackage(ModuleType):
    """A package that names its games when it is called, because `signoria.games` is both."""

    def __call__(self) -> list[str]:
        """Name the games."""
        return REGISTRY.games()


sys.modules[__name__].__class__ = GamesPackage
