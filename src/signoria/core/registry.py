"""Finding games, and what belongs to them, by name. A module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.core.game import Game


def folders(path: Iterable[str]) -> list[str]:
    """Name the packages in a package, in alphabetical order: each game has a folder of its own."""
    return sorted(found.name for found in iter_modules(path) if found.ispkg)


class Modules:
    """Modules by the name of a game: those of this project, and those that installed packages offer besides.

    Such a package names its modules as entry points: `name = "module"` in a group.
    """

    def __init__(self, named: dict[str, str], group: str) -> None:
        self.named = named
        self.group = group
        self.searched = group == ""

    def names(self) -> list[str]:
        """Name the games."""
        self.search()
        return list(self.named)

    def find(self, name: object) -> str | None:
        """Give the module of a game; None where there is none."""
        if not isinstance(name, str):
            return None
        if name not in self.named:
            self.search()
        return self.named.get(name)

    def search(self) -> None:
        """Look for what installed packages offer, once: it takes a while. A name that is taken stays with its owner."""
        if self.searched:
            return
        # Slow to import, and not needed where a game of this project is asked for.
        from importlib.metadata import entry_points  # noqa: PLC0415

        self.searched = True
        for entry in entry_points(group=self.group):
            self.named.setdefault(entry.name, entry.value)


class Registry:
    """The games there are: names, and the modules in which their `GAME` stands."""

    def __init__(self, modules: dict[str, str], group: str = "") -> None:
        self.modules = Modules(modules, group)

    def games(self) -> list[str]:
        return self.modules.names()

    def game(self, name: object) -> Game:
        """Give a game by name. Raises ValueError when there is none."""
        module = self.modules.find(name)
        if module is None:
            raise ValueError(f"there is no game {shown(name)}; there are: {', '.join(self.games())}")
        return cast("Game", import_module(module).GAME)
