"""The bots that tables offer, by level; and the one that plays for people who are away."""

from __future__ import annotations

from typing import Final

from signoria.bots import bot_names
from signoria.tables.table.refusal import Refusal

# The steps of the ladder, from the first to the last. A game has those for which it has a bot.
LADDER: Final = ("easy", "normal", "strong")
# Only levels that differ: a stronger one follows when there are bots that search.
LEVELS: Final[dict[str, dict[str, str]]] = {
    "dominion": {"easy": "big-money", "normal": "house"},
    "florence": {"easy": "steward", "normal": "house"},
    "machiavelli": {"easy": "builder", "normal": "house"},
}
# They must be polite too: an absent player greets at the Ballroom.
KEEPERS: Final = {"dominion": "house", "florence": "house", "machiavelli": "house"}
DEFAULT_LEVEL: Final = "normal"


def checked_bot(game: str, wanted: str) -> str:
    """Give the name of a bot, asked for by level or by name. Refuses the rest."""
    name = LEVELS.get(game, {}).get(wanted, wanted)
    if name not in bot_names(game):
        raise Refusal("reason-no-bot")
    return name


def keeper(game: str) -> str:
    """Give the bot that plays for people who are away."""
    return KEEPERS[game]
