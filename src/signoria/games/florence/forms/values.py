"""Reading words and numbers of a saved position or a scenario; whatever cannot be is refused, saying why."""

from __future__ import annotations

from typing import Final

from signoria.core.plain import bounded, sequence
from signoria.core.shown import shown
from signoria.games.florence.data.components import (
    CARD_NUMBERS,
)
from signoria.games.florence.state.knowledge import end_of_cards, first_card

MOST_MONEY: Final = 150_000


def word(value: object, words: list[str], what: str) -> int:
    """Give the place of a word in a list."""
    if isinstance(value, str) and value in words:
        return words.index(value)
    raise ValueError(f"{what} cannot be {shown(value)}")


def members(value: object, words: list[str], what: str) -> int:
    """Give the words of a list as a set of bits; none of them twice."""
    found = 0
    for name in sequence(value, what):
        place = 1 << word(name, words, what)
        if found & place:
            raise ValueError(f"{what} names {shown(name)} twice")
        found |= place
    return found


def cards(value: object, pile: int) -> list[int]:
    """Give the cards of a list, all of one kind."""
    found: list[int] = []
    for name in sequence(value, "a pile"):
        if not isinstance(name, str) or name not in CARD_NUMBERS:
            raise ValueError(f"there is no card {shown(name)}")
        found.append(bounded(CARD_NUMBERS[name], f"{name} in a pile", first_card(pile), end_of_cards(pile) - 1))
    return found


def several(value: object, what: str, number: int, least: int, most: int) -> list[int]:
    """Give a list of so many whole numbers within bounds."""
    found = [bounded(item, what, least, most) for item in sequence(value, what)]
    if len(found) != number:
        raise ValueError(f"{what} has {len(found)} numbers, not {number}")
    return found


def money(value: object, what: str) -> int:
    """Give an amount of money, which is a multiple of 100."""
    amount = bounded(value, what, 0, MOST_MONEY)
    if amount % 100:
        raise ValueError(f"{what} is a multiple of 100, not {amount}")
    return amount
