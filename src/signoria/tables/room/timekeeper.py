"""Time as tables know it: replaceable, so that an evening of play takes a second in a test."""

from __future__ import annotations

import asyncio
import random
import time


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

    def now(self) -> float:
        """Give the time in seconds."""
        return time.time()

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
