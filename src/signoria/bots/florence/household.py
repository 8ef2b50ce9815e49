"""Players for an imagined table: a house bot for each seat, each with limits of its own.

If all of them had the same limits, a search would learn by how much it can outbid them, and that from nobody who really
sits there.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.florence.house import FlorenceHouse
from signoria.core.position import Sight
from signoria.games.florence.data.components import MOST_PLAYERS


class Household(Bot):
    """House bots that take the place of everybody; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        # Made when they are first asked: most decisions are few, and made anew for every world.
        self.members: list[FlorenceHouse | None] = [None] * MOST_PLAYERS

    def choose(self, sight: Sight) -> i64:
        member = self.members[sight.seat]
        if member is None:
            member = FlorenceHouse(self.seed * MOST_PLAYERS + int(sight.seat))
            self.members[sight.seat] = member
        return member.choose(sight)

    def renew(self) -> None:
        """Begin anew with the same chance, as the same players."""
        for member in self.members:
            if member is not None:
                member.renew()
