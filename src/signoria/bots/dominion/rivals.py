"""Named strategies that others have measured themselves against: a ladder of plans for every kingdom.

Each says which cards it needs. Where some are missing it plays on without them, down to plain money.
"""

from __future__ import annotations

from typing import Final

from signoria.bots.dominion.notation import parse_plan
from signoria.bots.dominion.plan import Plan
from signoria.core.bits import bit
from signoria.games.dominion.data.components import NUMBERS

# How each of them ends: points when the Provinces run out.
POINTS: Final = """
    buy province if coins >= 15
    buy duchy if provinces <= 4
    buy estate if provinces <= 2
"""


class Rival:
    """A named strategy: the kingdom cards it is about, and its plan."""

    def __init__(self, needs: str, text: str) -> None:
        self.needs = needs.split()
        self.plan: Plan = parse_plan(text)
        self.kinds = 0
        for name in self.needs:
            self.kinds |= bit(NUMBERS[name])


STRATEGIES: Final = {
    "big-money-duchies": Rival(
        "",
        POINTS + "buy gold; buy duchy if provinces <= 6; buy silver",
    ),
    "smithy": Rival(
        "smithy",
        POINTS + "buy gold; buy smithy up to 1; buy smithy up to 2 if turn >= 7; buy silver",
    ),
    "militia": Rival(
        "militia",
        POINTS + "buy gold; buy militia up to 1; buy militia up to 2 if turn >= 8; buy silver",
    ),
    "council-room": Rival(
        "council-room",
        POINTS + "buy gold if own council-room >= 1; buy council-room up to 2; buy gold; buy silver",
    ),
    "laboratory-militia-chapel": Rival(
        "chapel laboratory militia",
        """
        buy province if coins >= 12
        buy duchy if provinces <= 4
        buy estate if provinces <= 2
        buy chapel up to 1
        buy laboratory up to 6
        buy gold
        buy militia up to 1
        buy silver
        keep 5 coins
        """,
    ),
    "double-witch": Rival(
        "witch",
        POINTS + "buy witch up to 2; buy gold; buy silver",
    ),
    "moneylender-witch": Rival(
        "moneylender witch",
        POINTS + "buy witch up to 2; buy moneylender up to 1 if turn <= 4; buy gold; buy silver",
    ),
    "workshop-gardens": Rival(
        "gardens workshop",
        """
        buy gardens if own workshop >= 3
        buy duchy if own gardens >= 1 and pile gardens <= 0
        buy workshop up to 6 if turn <= 12
        buy gardens
        buy estate if own gardens >= 1 and pile gardens <= 3
        buy workshop if own gardens >= 1
        buy estate if own gardens >= 1
        buy copper if own workshop >= 1
        buy province
        buy gold
        buy silver
        keep estates from 12 provinces
        keep 99 coins
        """,
    ),
    "first-game-engine": Rival(
        "cellar market militia remodel smithy village",
        """
        buy province if coins >= 10
        buy duchy if provinces <= 3
        buy estate if provinces <= 1
        buy gold up to 2
        buy market up to 5
        buy militia up to 1
        buy remodel up to 1 if turn <= 4
        buy smithy up to 3 if fewer than village + 1
        buy gold
        buy village up to 5
        buy cellar up to 1
        buy silver up to 2
        remodel gold from 4 provinces
        """,
    ),
}
