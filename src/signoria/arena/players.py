"""The bots that play in the arena: those of a game by name, and one's own as `module:Class`."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from inspect import signature
from typing import TYPE_CHECKING, Any, cast

from signoria.bots import new_bot
from signoria.bots.bot import Bot
from signoria.core.shown import shown

if TYPE_CHECKING:
    from collections.abc import Callable


def new_player(game: str, name: str, seed: int) -> Bot:
    """Give a bot by its name or its place. Raises ValueError when there is none.

    Only for names from the command line: a place makes this process import whatever stands there.
    """
    if ":" not in name:
        return new_bot(game, name, seed)
    made, seeded = found(name)
    bot = made(seed) if seeded else made()
    if not isinstance(bot, Bot):
        raise ValueError(f"{shown(name)} makes no bot: it is not derived from signoria.bots.bot.Bot")  # noqa: TRY004
    return bot


@lru_cache
def found(name: str) -> tuple[Callable[..., Any], bool]:
    """Give what makes an own bot, and whether it takes a seed; modules in the current folder are found too."""
    place, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made = getattr(import_module(place), attribute)
    except (ImportError, AttributeError, ValueError) as wrong:
        raise ValueError(f"there is no bot {shown(name)}: {wrong}") from None
    return cast("Callable[..., Any]", made), bool(signature(made).parameters)
