"""Finding games by name. A game is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.core.game import Game


class Registry:
    """The games there are: names, and the modules in which their `GAME` stands."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def games(self) -> list[str]:
        """Name the games."""
        return list(self.modules)

    def game(self, name: object) -> Game:
        """Give a game by name. Raises ValueError when there is none."""
        if not isinstance(name, str) or name not in self.modules:
            raise ValueError(f"there is no game {shown(name)}; there are: {', '.join(self.modules)}")
        return cast("Game", import_module(self.modules[name]).GAME)
