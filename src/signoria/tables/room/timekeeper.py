"""Time as tables know it: replaceable, so that an evening of play takes a second in a test."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

# Seconds by which two clocks that are well may differ; more means that somebody has set one of them.
JUMP: Final = 1.0


class Timekeeper:
    """The clock on the wall, and how long the table takes for what it does by itself."""

    def __init__(
        self,
        bot: tuple[float, float] = (0.6, 1.4),
        secret: tuple[float, float] = (1.5, 3.0),
    ) -> None:
        self._bot = bot
        self._secret = secret
        # Not from the game's chance, and not to be guessed: a pause must tell nothing.
        self._random = random.SystemRandom()
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
            await self.sleep(left)

    def bot_pause(self) -> float:
        """How long a bot takes at least, so that people can follow: as long for a forced answer as for a free one."""
        return self._random.uniform(*self._bot)

    def secret_pause(self) -> float:
        """How long the answer of a person takes who has no choice: as if there were one."""
        return self._random.uniform(*self._secret)
