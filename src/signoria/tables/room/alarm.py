"""Something that is to happen at a moment which is put off again and again, mostly before it comes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.tables.room.timekeeper import Timekeeper


class Alarm:
    """Rings at a moment. To put it off costs nothing: it sleeps on, and looks again when it wakes."""

    def __init__(self, time: Timekeeper, ring: Callable[[], None], name: str) -> None:
        self._time = time
        self._ring = ring
        self._name = name
        # When it is to ring, if it is; and when it wakes to see whether it is.
        self._moment: float | None = None
        self._wakes = 0.0
        self._sleeping: asyncio.Task[None] | None = None

    def set(self, moment: float | None) -> None:
        """Let it ring at this moment and at no other; None: at none."""
        self._moment = moment
        if moment is None:
            return
        if self._sleeping is not None and not self._sleeping.done():
            if self._wakes <= moment:
                return
            self._sleeping.cancel()
        self._wakes = moment
        self._sleeping = asyncio.create_task(self._sleep(), name=self._name)

    def close(self) -> None:
        """Let it never ring."""
        self._moment = None
        if self._sleeping is not None:
            self._sleeping.cancel()

    async def _sleep(self) -> None:
        while self._moment is not None:
            self._wakes = self._moment
            await self._time.until(self._wakes)
            self._look()

    def _look(self) -> None:
        if self._moment is not None and self._moment <= self._wakes:
            self._moment = None
            self._ring()
