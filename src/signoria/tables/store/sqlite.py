"""SQLite, which lets one write at a time: a thread that writes, and one that reads meanwhile.

Writers on several connections would wait for each other by sleeping and looking again, ever longer; and going to a
thread and back for each statement takes longer than the statement does.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from sqlalchemy import create_engine, event

from signoria.tables.store.advance import added_in_sqlite, advance_in_sqlite
from signoria.tables.store.group_commit import GroupCommit, driver_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import URL, Connection, Engine
    from sqlalchemy.engine.interfaces import DBAPIConnection

    from signoria.tables.store.advance import Advance

Answer = TypeVar("Answer")

# How long a writer waits for another process, in milliseconds.
BUSY_TIMEOUT: Final = 10_000
# How long a server waits for a transaction, in seconds: longer than for others, for the disk may be slow too.
SECONDS: Final = 15.0


class SqliteTransactions:
    """One transaction after another in each of two threads, none of which waits for the other."""

    def __init__(self, url: URL, seconds: float | None = None) -> None:
        self._seconds = seconds
        self._reading = create_engine(url)
        # Whoever writes begins and ends transactions by hand.
        self._writing = create_engine(url, isolation_level="AUTOCOMMIT", execution_options={"by_hand": True})
        for engine in (self._reading, self._writing):
            prepare(engine)
        self._reader = ThreadPoolExecutor(1, "sqlite reader")
        self._writer = GroupCommit(self._writing, seconds)

    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        async with asyncio.timeout(self._seconds):
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._reading.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await self._writer.run(work)

    async def advance(self, what: Advance) -> None:
        await self._writer.run(lambda connection: advance_in_sqlite(driver_of(connection), what), library=False)

    async def added(self, table: str, after: int) -> list[str]:
        return await self.read(lambda connection: added_in_sqlite(driver_of(connection), table, after))

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.dispose()
        self._writing.dispose()


def prepare(engine: Engine) -> None:
    """Let all connections of an engine be as the store needs them. By an option, transactions are begun by hand."""
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: DBAPIConnection, _record: object) -> None:
    # The driver would begin transactions in its own way, too late for what was read to stay true.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # What is acknowledged survives a power cut.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # What is read stays true to the end of the transaction.
    if not connection.get_execution_options().get("by_hand", False):
        connection.exec_driver_sql("BEGIN")


def whole_file(path: Path, mode: str, patience: float) -> sqlite3.Connection:
    """Open a database for what concerns the file and not what is in it, such as copying it while it is in use."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode={mode}", uri=True, timeout=patience)
