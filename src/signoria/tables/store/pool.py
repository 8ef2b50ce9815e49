"""PostgreSQL, which many may write to at once: each transaction on a connection of its own, from a pool."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakKeyDictionary

import asyncpg  # type: ignore[import-untyped]  # it has no types yet
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.tables.nodes.lifeline import arguments, cut_after, watch
from signoria.tables.store.advance import advance_in_postgres

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from sqlalchemy import URL, Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from signoria.tables.store.advance import Advance

Answer = TypeVar("Answer")

# Seconds to wait for a connection when all of them are in use.
WAITING: Final = 5.0
# A connection that was not used for so many seconds may have died without a word: it has so many to show that it lives.
UNUSED: Final = 1.0
PROOF: Final = 1.0
# Seconds for connections to say goodbye.
FAREWELL: Final = 0.5


class PooledTransactions:
    """Transactions that end within so many seconds, with an answer or without. None: when they are done."""

    def __init__(self, url: URL, seconds: float | None = None) -> None:
        self._seconds = seconds
        # Everybody else's word for what this driver calls `ssl`.
        if isinstance(mode := url.query.get("sslmode"), str):
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
        told = arguments(limited=seconds is not None)
        self._engine = create_async_engine(url, pool_timeout=WAITING, connect_args=told)
        # All connections, and when each was last heard.
        self._heard: WeakKeyDictionary[Any, float] = WeakKeyDictionary()
        event.listen(self._engine.sync_engine, "connect", self._connected)

    def _connected(self, connection: Any, _record: object) -> None:  # noqa: ANN401 - of a library without types
        watch(connection.driver_connection)
        self._heard[connection.driver_connection] = time.monotonic()

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.write(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self._connection() as connection, connection.begin():
            return await connection.run_sync(work)

    async def advance(self, what: Advance) -> None:
        async with self._connection() as connection:
            await advance_in_postgres(await _driver_of(connection), what)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that lives, and end it when it is needed for too long."""
        connection = await self._living()
        driver = await _driver_of(connection)
        with ExitStack() as limits:
            if self._seconds is not None:
                limits.enter_context(cut_after(driver, self._seconds))
            try:
                yield connection
            finally:
                self._heard[driver] = time.monotonic()
                await connection.close()

    async def _living(self) -> AsyncConnection:
        connection = await self._engine.connect()
        driver = await _driver_of(connection)
        if not driver.is_closed() and time.monotonic() - self._heard[driver] < UNUSED:
            return connection
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError), cut_after(driver, PROOF):
            await driver.fetchval("SELECT 1")
            return connection
        # Those beside it have most likely died of the same; nobody shall wait for each of them in turn.
        driver.terminate()
        await connection.invalidate()
        await connection.close()
        await self._engine.dispose(close=False)
        return await self._engine.connect()

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._engine.dispose()
        for driver in list(self._heard):
            driver.terminate()


async def _driver_of(connection: AsyncConnection) -> Any:  # noqa: ANN401 - of a library without types
    return (await connection.get_raw_connection()).driver_connection
