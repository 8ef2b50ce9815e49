"""Computer players. They see what their seat sees, and nothing else.

Each folder here has the bots of a game, by name, as its `BOTS`. Installed packages can add theirs: an entry point
`game = "module"` in the group `signoria.bots` names the module that has them. Any game can be played by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from signoria.bots.random import RandomBot
from signoria.core.registry import Modules, folders
from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

MODULES: Final = Modules({game: f"{__name__}.{game}" for game in folders(__path__)}, "signoria.bots")


@lru_cache
def bots_of(game: str) -> Mapping[str, Callable[[int], Bot]]:
    """Give the bots that play a game: by name, what makes one from a seed."""
    bots: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
    module = MODULES.find(game)
    if module is not None:
        bots.update(cast("Mapping[str, Callable[[int], Bot]]", import_module(module).BOTS))
    return MappingProxyType(bots)


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game."""
    return list(bots_of(game))


def new_bot(game: str, name: str, seed: int) -> Bot:
    """Give a bot by name. Raises ValueError when there is none."""
    bots = bots_of(game)
    if name not in bots:
        raise ValueError(f"there is no bot {shown(name)} for {game}; there are: {', '.join(bots)}")
    return bots[name](seed)
