"""What sort of player a house bot is: how far it goes for what all want, and whether it plans to build.

Limits differ a little from bot to bot. If they were all alike, counting seats would tell who says the last number that
anybody is ready to pay, and the places of the table would not be worth the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.chance import Chance
from signoria.games.florence.data.components import BUILDER, JESTER, OBJECTS, RECRUIT

# What is always paid for a jester and for a recruiting card, by the number of players; and in which rounds. Among three
# with this limit it does not pay to go further or less far; with two no limit was seen to matter.
FOR_JESTER: Final = vec[i64]([0, 0, 0, 1700, 900, 800])
FOR_RECRUIT: Final = vec[i64]([0, 0, 0, 0, 600, 800])
JESTER_ROUNDS: Final = 5
FIRST_RECRUIT: Final = 2
LAST_RECRUIT: Final = 6
# How far limits are apart: percent of them, and florins of what an object is thought to be worth beyond its price.
SPREAD: Final = 10
MARGIN: Final = 60
# Whoever plans to build wants three builders in the first rounds.
FOR_BUILDER: Final = 500
BUILDER_ROUNDS: Final = 4


class Temper:
    """The limits of one bot, at first those that all others resemble."""

    def __init__(self, eagerness: i64 = 100, margin: i64 = 0, *, builder: bool = False) -> None:
        self.for_jester: vec[i64] = FOR_JESTER
        self.for_recruit: vec[i64] = FOR_RECRUIT
        # Percent of the usual limits.
        self.eagerness = eagerness
        # What an object must be worth beyond its price, by its number.
        self.margins: vec[i64] = vec[i64]([margin] * len(OBJECTS))
        self.builder = builder

    def vary(self, chance: Chance, spread: i64, margin: i64) -> None:
        """Differ from others by chance, at most by so much percent and so many florins."""
        self.eagerness += chance.below(2 * spread + 1) - spread
        item: i64 = 0
        while item < len(OBJECTS):
            self.margins[item] += chance.below(2 * margin + 1) - margin
            item += 1

    def limit(self, item: i64, players: i64, round_number: i64) -> i64:
        """Give what is paid for an object whatever the estate says; 0 for nothing."""
        if item == JESTER and round_number <= JESTER_ROUNDS:
            return self.for_jester[players] * self.eagerness // 100
        if item == RECRUIT and FIRST_RECRUIT <= round_number <= LAST_RECRUIT:
            return self.for_recruit[players] * self.eagerness // 100
        if self.builder and item == BUILDER and round_number <= BUILDER_ROUNDS:
            return FOR_BUILDER * self.eagerness // 100
        return 0
