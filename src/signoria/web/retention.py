"""Forgetting what is old, by itself, on servers whose host wants that."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from signoria.tables.store.admin import tidied
from signoria.web.logs import traced

if TYPE_CHECKING:
    from signoria.tables.store.sql import SqlStore

LOG: Final = structlog.get_logger("signoria.web")
DAY: Final = 24 * 3600.0
# Seconds from one time to the next.
ROUND: Final = 3600.0


async def keep_tidy(store: SqlStore, days: int) -> None:
    """Remove, now and once an hour, what has not changed for so many days."""
    while True:
        now = time.time()
        try:
            done = await tidied(store.transactions, now - days * DAY, now)
        except Exception as wrong:  # noqa: BLE001 - the next time it may go well
            LOG.error("not tidied", **traced(wrong))  # noqa: TRY400 - without what it says
        else:
            if done.tables or done.guests:
                LOG.info("tidied", tables=done.tables, guests=done.guests)
        await asyncio.sleep(ROUND)
