"""Computer players. They see what their seat sees, and nothing else.

Each folder here but `search` has the bots of a game, by name, as its `BOTS`, from the weakest to the strongest. It may
have `RIVALS` too, named strategies that bots are measured against, each good at some tables and bad at others, and as
`KNOWLEDGE` what a search must know about the game. Installed packages can add theirs: an entry point
`game = "module"` in the group `signoria.bots` names the module that has them, and so can agents that have learnt
(agents.py). Any game can be played by chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from signoria.bots.agents import agents_of
from signoria.bots.random import RandomBot
from signoria.core.registry import Modules, folders
from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.bots.search.knowledge import Knowledge

# What all games share is in folders of their own.
SHARED: Final = ("search",)
MODULES: Final = Modules(
    {game: f"{__name__}.{game}" for game in folders(__path__) if game not in SHARED}, "signoria.bots"
)


@lru_cache
def bots_of(game: str) -> Mapping[str, Callable[[int], Bot]]:
    """Give the bots that play a game: by name, what makes one from a seed."""
    own: dict[str, Callable[[int], Bot]] = {"random": RandomBot, **named(game, "BOTS"), **named(game, "RIVALS")}
    learnt = {name: made for name, made in agents_of(game).items() if name not in own}
    return MappingProxyType({**own, **learnt})


def named(game: str, what: str) -> Mapping[str, Callable[[int], Bot]]:
    """Give the bots that the module of a game has under a name."""
    module = MODULES.find(game)
    if module is None:
        return {}
    return cast("Mapping[str, Callable[[int], Bot]]", getattr(import_module(module), what, {}))


def bot_names(game: str) -> list[str]:
    """Name the bots that play a game."""
    return list(bots_of(game))


def rival_names(game: str) -> list[str]:
    """Name the strategies among the bots of a game that stand beside the ladder from the weakest to the strongest."""
    return list(named(game, "RIVALS"))


def new_bot(game: str, name: str, seed: int) -> Bot:
    """Give a bot by name. Raises ValueError when there is none."""
    bots = bots_of(game)
    if name not in bots:
        raise ValueError(f"there is no bot {shown(name)} for {game}; there are: {', '.join(bots)}")
    return bots[name](seed)


def is_searched(game: str) -> bool:
    """Whether a search knows a game."""
    module = MODULES.find(game)
    return module is not None and hasattr(import_module(module), "KNOWLEDGE")


def knowledge_of(game: str) -> Knowledge:
    """Give what a search must know about a game, anew for each searcher. Raises LookupError when nothing is known."""
    module = MODULES.find(game)
    known = None if module is None else getattr(import_module(module), "KNOWLEDGE", None)
    if known is None:
        raise LookupError(f"no search knows {game}")
    return cast("Callable[[], Knowledge]", known)()
