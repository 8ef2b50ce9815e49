"""The games: pure rules, no clock, no files, no network. None of them knows another.

Each folder here is a game. Installed packages can add theirs: an entry point `name = "module"` in the group
`signoria.games` names the module whose `GAME` it is.

This package can also be called: `signoria.games()` names the games there are.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Final

from signoria.core.registry import Registry, folders

REGISTRY: Final = Registry({name: f"{__name__}.{name}.game" for name in folders(__path__)}, "signoria.games")


class GamesPackage(ModuleType):
    """A package that names its games when it is called, because `signoria.games` is both."""

    def __call__(self) -> list[str]:
        return REGISTRY.games()


sys.modules[__name__].__class__ = GamesPackage
