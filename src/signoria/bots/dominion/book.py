"""The plans that were found beforehand, `plans.json`, and those that suit a kingdom that is not among them."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.plan import Plan
from signoria.core.bits import bit, bit_count
from signoria.games.dominion.data.components import FIRST_KINGDOM, NUMBERS

FILE: Final = "plans.json"
WORDS: Final = re.compile("[a-z-]+")
KINGDOM_CARDS: Final[i64] = ~(bit(FIRST_KINGDOM) - 1)


class Page:
    """A plan that was found for a kingdom and a number of seats."""

    def __init__(self, kingdom: i64, seats: i64, text: str) -> None:
        self.kingdom = kingdom
        self.seats = seats
        self.text = text
        # The kingdom cards that the plan is about.
        self.about: i64 = kingdom_kinds([word for word in WORDS.findall(text) if word in NUMBERS]) & KINGDOM_CARDS


class Book:
    """Plans for many kingdoms."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages

    def exact(self, piles: i64, seats: i64) -> Plan | None:
        """Give the plan that was found for just this kingdom and number of seats, if there is one."""
        for page in self.pages:
            if page.seats == seats and page.kingdom & ~piles == 0:
                return parse_plan(page.text)
        return None

    def fitting(self, piles: i64, seats: i64, number: int) -> list[Plan]:
        """Give plans that a kingdom has all the cards for, or else most: those of kingdoms alike come first.

        Those that were found for the same number of seats are preferred.
        """
        rated: list[tuple[int, int, int]] = []
        for place, page in enumerate(self.pages):
            missing: int = bit_count(page.about & ~piles)
            shared: int = bit_count(page.kingdom & piles)
            rated.append((-missing, 2 * shared + (1 if page.seats == seats else 0), -place))
        rated.sort(reverse=True)
        found: list[str] = []
        for _, _, place in rated:
            text = self.pages[-place].text
            if text not in found and len(found) < number:
                found.append(text)
        return [parse_plan(text) for text in found]


def kingdom_kinds(names: list[str]) -> i64:
    """Give kingdom cards as a set of bits."""
    kinds: i64 = 0
    for name in names:
        kinds |= bit(NUMBERS[name])
    return kinds


def pages_of(data: list[dict[str, Any]]) -> list[Page]:
    """Read what was written down."""
    return [Page(kingdom_kinds(page["kingdom"].split()), page["seats"], page["plan"]) for page in data]


@lru_cache
def shipped() -> Book:
    """Give the plans that come with the package."""
    text = files("signoria.bots.dominion").joinpath(FILE).read_text(encoding="utf-8")
    return Book(pages_of(json.loads(text)))
