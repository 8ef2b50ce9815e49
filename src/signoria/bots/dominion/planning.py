"""The plan for a kingdom: the one that was found beforehand, or the best of those that are tried in a few games."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from signoria.bots.dominion.book import shipped
from signoria.bots.dominion.finder import Finder
from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.plan import Plan
from signoria.bots.dominion.seeds import house_text
from signoria.core.bits import bit_count
from signoria.games.dominion.data.components import FIRST_KINGDOM, KINGDOM_SIZE

# All piles of a game: the basic cards, and the kingdom when it is complete.
ALL_PILES: Final = FIRST_KINGDOM + KINGDOM_SIZE
# Plans found in other kingdoms that are tried in a new one, and the deals of the first look at each. It is all done
# within a second.
KNOWN: Final = 16
DEALS: Final = 2
# Games in which what was found is compared with the house bot.
CHECKED: Final = 1000


def plan_at(piles: i64, seats: i64, *, thorough: bool) -> Plan:
    """Give the plan for a table: of its kingdom, or what the house bot buys while cards are still being drafted."""
    if is_complete(piles):
        return plan_for(int(piles), int(seats), thorough)
    return parse_plan(house_text(piles))


def is_complete(piles: i64) -> bool:
    """Whether a supply has all its piles: while cards are drafted the kingdom is not known yet."""
    return bit_count(piles) == ALL_PILES


@lru_cache(maxsize=256)
def plan_for(piles: int, seats: int, thorough: bool) -> Plan:  # noqa: FBT001 - a yes or no that is remembered
    """Give the plan for a kingdom. One that was not found beforehand is chosen now if there is time to be thorough.

    It follows from the kingdom alone. What does not beat the house bot in 1,000 games is not used.
    """
    found = shipped().exact(piles, seats)
    if found is not None:
        return found
    if not thorough:
        return parse_plan(house_text(piles))
    finder = Finder(piles, seats, 0, None, DEALS)
    known = shipped().fitting(piles, seats, KNOWN)
    return finder.checked(finder.screened(known)[0], CHECKED).plan
