"""The bots that tables offer, by level; and the one that plays for people who are away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.bots import bot_names
from signoria.core.about import About
from signoria.games import REGISTRY
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

# Where nobody says how strong a bot shall be.
USUAL_LEVEL: Final = "normal"


def about(game: str) -> About:
    """Give what is known about a game; of one that is not here any more, nothing."""
    return REGISTRY.game(game).about if game in REGISTRY.games() else About()


def levels(game: str) -> Mapping[str, str]:
    """Give the bots that stand for the levels of a game."""
    return about(game).levels


def level_of(game: str, bot: str | None) -> str | None:
    """Give the level that a bot stands for, or stood for once; None for a bot that is no level."""
    known = about(game)
    found = [level for level, name in known.levels.items() if name == bot]
    return found[0] if found else known.former.get(bot or "")


def thinking(game: str, bot: str) -> float:
    """Give how many seconds a bot may think about a decision; 0 for one that answers at once."""
    return about(game).thinking.get(bot, 0.0)


def checked_bot(game: str, wanted: str) -> str:
    """Give the name of a bot, asked for by level or by name. Refuses the rest."""
    name = levels(game).get(wanted, wanted)
    if name not in bot_names(game):
        raise Refusal("reason-no-bot")
    return name


def usual_bot(game: str) -> str:
    """Give the bot that sits down where nobody says which."""
    offered = levels(game)
    return offered.get(USUAL_LEVEL) or [keeper(game), *offered.values()][-1]


def usual_bots(game: str) -> int:
    """Give how many bots make a good first game for one person."""
    return max(about(game).usual_bots, REGISTRY.game(game).fewest - 1)


def keeper(game: str) -> str:
    """Give the bot that plays for people who are away."""
    return about(game).keeper
