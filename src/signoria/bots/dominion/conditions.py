"""When a line of a plan counts: the conditions that there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a condition is about.
PROVINCES_AT_MOST: Final = 0
PROVINCES_MORE_THAN: Final = 1
COINS_AT_LEAST: Final = 2
TURN_AT_MOST: Final = 3
TURN_AT_LEAST: Final = 4
OWNED_AT_LEAST: Final = 5
FEWER_THAN: Final = 6
PILE_AT_MOST: Final = 7
RIVAL_AT_LEAST: Final = 8

# A condition that is about no card.
NO_CARD: Final = -1


class Condition:
    """When an entry counts: what it is about, perhaps of which card, and the number it is compared with."""

    def __init__(self, about: i64, card: i64, value: i64) -> None:
        self.about = about
        self.card = card
        self.value = value
