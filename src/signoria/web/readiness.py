"""Whether tables can be served now: something can be written, and other servers can be heard."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from signoria.web.storage import trouble

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store

LOG: Final = structlog.get_logger("signoria.web")
# Seconds for the store to write, and seconds of silence on the bus that are too many.
PATIENCE: Final = 3.0
SILENCE: Final = 10.0
# What was found out is true for so many seconds: nobody makes the store busy by asking.
LASTING: Final = 1.0


class Readiness:
    """How the storage of a server is, found out when somebody asks."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._status = "well"
        self._asked = -LASTING
        self._turn = asyncio.Lock()

    async def status(self) -> str:
        """Say `well`, or in a word what is wrong."""
        async with self._turn:
            if time.monotonic() - self._asked >= LASTING:
                before, self._status = self._status, await self._find_out()
                self._asked = time.monotonic()
                if self._status != before:
                    LOG.warning("readiness", status=self._status, before=before)
            return self._status

    async def _find_out(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.probe()
        except Exception as wrong:  # noqa: BLE001 - whatever is wrong with it
            return trouble(wrong)
        return "bus-silent" if self._bus.silence() > SILENCE else "well"
