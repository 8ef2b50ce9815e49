"""Bots that think, on a budget: what tests ask of every bot must not take longer because some of them search."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from signoria.bots import bot_names, new_bot
from signoria.bots.dominion.strong import StrongBot
from signoria.bots.search import searcher
from signoria.bots.search.searcher import Searcher

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

COMPILED: Final = Path(searcher.__file__).suffix != ".py"
FEW_WORLDS: Final = 2


def thrifty(game: str, name: str, seed: int) -> Bot:
    """Give a bot by name; one that thinks imagines very few worlds, or tries no plans."""
    bot = new_bot(game, name, seed)
    if isinstance(bot, Searcher):
        bot.worlds = FEW_WORLDS
    elif isinstance(bot, StrongBot):
        bot.trying = False
    return bot


@cache
def affordable(game: str) -> list[str]:
    """Name the bots that can be asked again and again: compiled, all of them, but of those that search only one.

    On a budget those are alike. Interpreted, only bots that answer at once can be afforded.
    """
    searching = [name for name in bot_names(game) if isinstance(new_bot(game, name, 0), Searcher)]
    left_out = searching[1:] if COMPILED else searching
    return [name for name in bot_names(game) if name not in left_out]
