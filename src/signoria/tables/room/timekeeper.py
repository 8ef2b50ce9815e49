"""Time as tables know it: replaceable, so that an evening of play takes a second in a test.

How long a table waits must tell nothing, and nobody may be able to make it wait anew. So every pause is drawn for a
moment of a table: by chance that nobody outside can compute, but the same at every node and after every restart.
"""

from __future__ import annotations

import asyncio
import random
import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.habits import Pace

# The logarithm of the time that people take is spread about like this.
SPREAD: Final = 0.5
# A draw is at most so many times the usual one: a table must go on.
LONGEST: Final = 5.0
# What is known of people in general weighs as much as so many answers of a player.
GENERAL: Final = 1
# Around an earlier answer of the same player, a pause is spread about like this.
AROUND: Final = 0.15
# A quick answer to a guarded question is kept back for this part of the usual time.
KEPT_BACK: Final = 0.6
# How long a bot pauses for whoever wants to see its moves so fast, in usual pauses. Whoever sees them step by step goes
# on when it suits.
PACES: Final[dict[Pace, float]] = {"step": 1.0, "slow": 3.0, "normal": 1.0, "instant": 0.25}
# Nobody sleeps longer without a look at the clock: a machine that was asleep itself does not know for how long.
LONGEST_SLEEP: Final = 3600.0
# Seconds by which two clocks that are well may differ; more means that somebody has set one of them.
JUMP: Final = 1.0


class Timekeeper:
    """The clock on the wall, and how long the table takes for what it does by itself.

    `bot` are the least and the longest pause of a bot, `keeper` those of one that plays for a person, `secret` the
    least and the usual time for answers that people seem to give, `silence` the shortest and the longest one: of twenty
    answers that are drawn so, some nineteen are quicker than that.
    """

    def __init__(
        self,
        bot: tuple[float, float] = (0.6, 1.4),
        secret: tuple[float, float] = (1.2, 3.0),
        keeper: tuple[float, float] = (2.5, 4.0),
        silence: tuple[float, float] = (6.0, 8.0),
    ) -> None:
        self._bot = bot
        self._keeper = keeper
        self._secret = secret
        self._silence = silence
        # What was said last, by which steady clock, and how far it is ahead of the clock on the wall.
        self._last, self._last_steady = time.time(), time.monotonic()
        self._ahead = 0.0

    def now(self) -> float:
        """Give the time in seconds. It does not go back while the server runs, even if the machine's clock is set back.

        What was a minute ago would lie in the future, and whoever waits for what follows it would wait for hours.
        """
        wall, steady = time.time(), time.monotonic()
        expected = self._last + steady - self._last_steady
        if abs(expected - wall - self._ahead) > JUMP:
            self._ahead = max(0.0, expected - wall)
        self._last, self._last_steady = wall + self._ahead, steady
        return self._last

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def until(self, moment: float) -> None:
        """Wait for a moment; timers may ring early."""
        while (left := moment - self.now()) > 0:
            await self.sleep(min(left, LONGEST_SLEEP))

    def bot_pause(self, moment: Cue, pace: Pace = "normal", thinking: float = 0.0) -> float:
        """How long a bot takes at least, so that people can follow: as long for a forced answer as for a free one.

        Even at once is not at the same moment: a bot that had to think would be told from one that had no choice. So
        one that may think for some seconds takes them always, whatever it is asked.
        """
        return max(moment.chance("bot").uniform(*self._bot) * PACES[pace], thinking)

    def keeper_pause(self, moment: Cue) -> float:
        """How long a bot takes that plays for a person."""
        return moment.chance("keeper").uniform(*self._keeper)

    def forced_pause(self, moment: Cue, earlier: Sequence[float]) -> float:
        """How long a person seems to think who has no choice: as if there were one.

        As long as for one of the `earlier` answers of the same player to such questions, or as people in general do.
        """
        chance = moment.chance("forced")
        least, usual = self._secret
        if usual > least and chance.random() * (len(earlier) + GENERAL) < len(earlier):
            return max(least / 4, chance.choice(earlier) * chance.lognormvariate(0.0, AROUND))
        return self._drawn(chance, 1.0)

    def kept_back(self, moment: Cue) -> float:
        """How long a quick answer to a guarded question is kept back."""
        return self._drawn(moment.chance("kept back"), KEPT_BACK)

    def silence(self, moment: Cue) -> float:
        """How long it is silent where somebody may be asked in secret, whether or not anybody is, and answers."""
        return moment.chance("silence").uniform(*self._silence)

    def _drawn(self, chance: random.Random, scale: float) -> float:
        least, usual = self._secret
        return least + (usual - least) * scale * min(LONGEST, chance.lognormvariate(0.0, SPREAD))


class Cue:
    """Something at a table for which pauses are drawn. `secret` is known to the server alone while the game goes on."""

    def __init__(self, secret: bytes, *which: object) -> None:
        self._secret = secret
        self._which = which

    def chance(self, purpose: str) -> random.Random:
        """Give the chance that belongs to a purpose at this moment."""
        written = " ".join(map(repr, ("pause", purpose, *self._which)))
        return random.Random(blake2b(written.encode(), key=self._secret).digest())  # noqa: S311 - keyed by a secret
