"""Writing for many at once: whoever waits while the disk is busy shares the next transaction, and the next wait for it.

Each is told only after the commit. What fails for one of them is taken back for that one alone.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import deque
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Engine

Answer = TypeVar("Answer")

LOG: Final = logging.getLogger(__name__)
# Nobody waits for more than so many others.
MOST_TOGETHER: Final = 64


class GroupCommit:
    """A thread that does all the writing. Work is done once it is asked for, even if whoever waits goes away.

    With `seconds`, nobody waits longer. It may still be done then: whoever asked must look.
    """

    def __init__(self, engine: Engine, seconds: float | None = None) -> None:
        self._engine = engine
        self._seconds = seconds
        # Who waits, in the order in which they came: one timer looks at all of them.
        self._waiting: deque[_Job] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._connection: Connection | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._serve, name="sqlite writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], Answer], *, library: bool = True) -> Answer:
        """Do some work in a transaction, perhaps with that of others; give its answer when all is durable.

        Where `library` is off, the work uses nothing but the driver beneath the connection.
        """
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), library=library)
        if self._seconds is not None:
            job.until = loop.time() + self._seconds
            while self._waiting and self._waiting[0].told.done():
                self._waiting.popleft()
            self._waiting.append(job)
            if self._timer is None:
                self._timer = loop.call_later(self._seconds, self._give_up)
        self._jobs.put(job)
        answer: Answer = await job.told
        return answer

    def _give_up(self) -> None:
        """Let nobody wait for too long."""
        loop, waiting = asyncio.get_running_loop(), self._waiting
        now = loop.time()
        while waiting and (waiting[0].told.done() or waiting[0].until <= now):
            job = waiting.popleft()
            if not job.told.done():
                job.told.set_exception(TimeoutError())
        self._timer = loop.call_at(waiting[0].until, self._give_up) if waiting else None

    async def close(self) -> None:
        """Finish what was asked for."""
        if self._timer is not None:
            self._timer.cancel()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = self._with_those_who_wait(first)
            try:
                self._commit(group)
            except Exception as wrong:  # noqa: BLE001 - it belongs to those who wait
                # Nothing of it is stored, or nobody knows: all of them must look again.
                # The driver's errors as the library calls them, by which all others know a store that has failed.
                failed = DBAPIError("", {}, wrong) if isinstance(wrong, sqlite3.Error) else wrong
                for job in group:
                    job.wrong = failed
                self._disconnect()
            _tell(group)
            if last:
                break
        self._disconnect()

    def _with_those_who_wait(self, first: _Job) -> tuple[list[_Job], bool]:
        """Give what can be done together, and whether it is the end."""
        group = [first]
        while len(group) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return group, True
            group.append(job)
        return group, False

    def _commit(self, group: list[_Job]) -> None:
        """Do the work of all in one transaction. Raises what concerns all of them."""
        # Taking a connection from the pool and giving it back would take as long as the statements.
        connection = self._connection = self._connection or self._engine.connect()
        driver = driver_of(connection)
        # By hand, for the library's own transactions take longer than what is written in them.
        driver.execute("BEGIN IMMEDIATE")
        try:
            for job in group:
                _do(job, connection, driver, alone=len(group) == 1)
            if driver.in_transaction:
                driver.execute("COMMIT")
        finally:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            if connection.in_transaction():
                # The library believes that what it executed began one.
                connection.rollback()

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


def driver_of(connection: Connection) -> sqlite3.Connection:
    """Give the connection of the driver beneath one of the library."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _do(job: _Job, connection: Connection, driver: sqlite3.Connection, *, alone: bool) -> None:
    """Do the work of one. What fails is taken back, and only that."""
    if not alone:
        driver.execute("SAVEPOINT one")
    if job.library and not connection.in_transaction():
        # Else it would begin one by itself, and commit what is written so far.
        connection.begin()
    try:
        job.answer = job.work(connection)
    except Exception as wrong:
        if _concerns_all(wrong):
            raise
        job.wrong = wrong
        driver.execute("ROLLBACK" if alone else "ROLLBACK TO one")
    if not alone:
        driver.execute("RELEASE one")


def _concerns_all(wrong: Exception) -> bool:
    """Whether the database itself has failed: then it may have taken back what others wrote just before."""
    if isinstance(wrong, DBAPIError):
        return not isinstance(wrong, IntegrityError)
    return isinstance(wrong, sqlite3.Error) and not isinstance(wrong, sqlite3.IntegrityError)


class _Job:
    """Some work, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any], told: asyncio.Future[Any], *, library: bool) -> None:
        self.work = work
        self.library = library
        self.told = told
        # When it is given up, by the clock of the loop.
        self.until = 0.0
        self.answer: Any = None
        self.wrong: Exception | None = None

    def tell(self) -> None:
        """Let whoever waits go on."""
        if self.told.done():
            return
        if self.wrong is not None:
            self.told.set_exception(self.wrong)
        else:
            self.told.set_result(self.answer)


def _tell(group: list[_Job]) -> None:
    # All of them are waited for in the same loop, which is woken once.
    try:
        group[0].told.get_loop().call_soon_threadsafe(_tell_all, group)
    except RuntimeError:
        LOG.warning("something was stored, and nobody is there any more to hear of it")


def _tell_all(group: list[_Job]) -> None:
    for job in group:
        job.tell()
