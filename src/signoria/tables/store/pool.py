"""PostgreSQL, which many may write to at once: each transaction on a connection of its own, from a pool."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakKeyDictionary, WeakSet

import asyncpg  # type: ignore[import-untyped]  # it has no types yet
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.tables.nodes.lifeline import arguments, cut_after, watch
from signoria.tables.store.advance import added_in_postgres, advance_in_postgres
from signoria.tables.store.store import Conflict, NotFound

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

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
# Connections that are kept for moves, when none is on the way.
KEPT: Final = 5


@dataclass(slots=True)
class _Taken:
    """A connection of the library, and the one of the driver beneath it."""

    connection: AsyncConnection
    driver: Any

    def end(self) -> None:
        """End it at once, and let the library know: what nobody gives back is found by a search for garbage, too late.

        It waits for nothing, so that nobody can be called off before it is done.
        """
        self.driver.terminate()
        beneath = self.connection.sync_connection
        if beneath is not None and not beneath.closed:
            beneath.invalidate()
            beneath.close()


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
        # For moves, which are most of what is written and read: to take a connection from the library and give it back
        # takes longer than what a move does with it.
        self._kept: list[_Taken] = []
        # Those that the library keeps, which nobody uses now.
        self._resting: WeakSet[Any] = WeakSet()
        event.listen(self._engine.sync_engine, "connect", self._connected)
        event.listen(self._engine.sync_engine, "checkin", self._given_back)
        event.listen(self._engine.sync_engine, "checkout", self._handed_out)

    def _connected(self, connection: Any, _record: object) -> None:  # noqa: ANN401 - of a library without types
        watch(connection.driver_connection)
        self._heard[connection.driver_connection] = time.monotonic()

    def _given_back(self, connection: Any, _record: object) -> None:  # noqa: ANN401 - of a library without types
        if connection is not None:
            self._resting.add(connection.driver_connection)

    def _handed_out(self, connection: Any, _record: object, _proxy: object) -> None:  # noqa: ANN401 - the same
        self._resting.discard(connection.driver_connection)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self.write(work)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self._connection() as connection, connection.begin():
            return await connection.run_sync(work)

    async def advance(self, what: Advance) -> None:
        async with self._driver() as driver:
            await advance_in_postgres(driver, what)

    async def added(self, table: str, after: int) -> list[str]:
        async with self._driver() as driver:
            return await added_in_postgres(driver, table, after)

    @asynccontextmanager
    async def _driver(self) -> AsyncIterator[Any]:
        """Give the driver of a connection that is kept; one that has failed is ended."""
        taken = await self._living(self._kept.pop() if self._kept else None)
        well = False
        try:
            with self._limited(taken):
                yield taken.driver
            well = True
        except (Conflict, NotFound):
            well = True
            raise
        finally:
            if not well:
                taken.end()
            elif len(self._kept) < KEPT:
                self._kept.append(taken)
            else:
                await taken.connection.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that lives, and end it when it is needed for too long."""
        taken = await self._living()
        with self._limited(taken):
            try:
                yield taken.connection
            finally:
                await taken.connection.close()

    @contextmanager
    def _limited(self, taken: _Taken) -> Iterator[None]:
        """End a connection when it is needed for too long; note that it was heard."""
        with nullcontext() if self._seconds is None else cut_after(taken.driver, self._seconds):
            try:
                yield
            finally:
                self._heard[taken.driver] = time.monotonic()

    async def _living(self, kept: _Taken | None = None) -> _Taken:
        """Give a connection that lives: one that was kept, or any."""
        taken = kept or await self._taken()
        driver = taken.driver
        if not driver.is_closed() and time.monotonic() - self._heard[driver] < UNUSED:
            return taken
        lives = False
        try:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError), cut_after(driver, PROOF):
                await driver.fetchval("SELECT 1")
                lives = True
        finally:
            # Perhaps whoever wanted it was called off meanwhile.
            if not lives:
                taken.end()
        if lives:
            return taken
        # Those beside it have most likely died of the same; nobody shall wait for each of them in turn.
        kept_too, self._kept = self._kept, []
        for one in kept_too:
            one.end()
        for driver in list(self._resting):
            driver.terminate()
        await self._engine.dispose(close=False)
        return await self._taken()

    async def _taken(self) -> _Taken:
        connection = await self._engine.connect()
        return _Taken(connection, (await connection.get_raw_connection()).driver_connection)

    async def close(self) -> None:
        kept, self._kept = self._kept, []
        try:
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(one.driver.close() for one in kept), return_exceptions=True)
        except TimeoutError:
            """They do not answer."""
        for one in kept:
            one.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._engine.dispose()
        for driver in list(self._heard):
            driver.terminate()
