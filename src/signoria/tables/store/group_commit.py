"""Writing for many at once: whoever waits while the disk is busy shares the next transaction, and the next wait for it.

Each is told only after the commit. What fails for one of them is taken back for that one alone.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
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
    """A thread that does all the writing. Work is done once it is asked for, even if whoever waits goes away."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._serve, name="sqlite writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """Do some work in a transaction, perhaps with that of others; give its answer when all is durable."""
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        answer: Answer = await job.told
        return answer

    async def close(self) -> None:
        """Finish what was asked for."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = self._with_those_who_wait(first)
            try:
                self._commit(group)
            except Exception as wrong:  # noqa: BLE001 - it belongs to those who wait
                # Nothing of it is stored, or nobody knows: all of them must look again.
                for job in group:
                    job.wrong = wrong
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
        alone = len(group) == 1
        # Taking a connection from the pool and giving it back would take as long as the statements.
        connection = self._connection = self._connection or self._engine.connect()
        with connection.begin():
            for job in group:
                try:
                    with nullcontext() if alone else connection.begin_nested():
                        job.answer = job.work(connection)
                except Exception as wrong:
                    if alone or _concerns_all(wrong):
                        raise
                    job.wrong = wrong

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


def _concerns_all(wrong: Exception) -> bool:
    """Whether the database itself has failed: then it may have taken back what others wrote just before."""
    return isinstance(wrong, DBAPIError) and not isinstance(wrong, IntegrityError)


class _Job:
    """Some work, and who waits for it."""

    def __init__(self, work: Callable[[Connection], Any], told: asyncio.Future[Any]) -> None:
        self.work = work
        self.told = told
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
    for job in group:
        try:
            job.told.get_loop().call_soon_threadsafe(job.tell)
        except RuntimeError:
            LOG.warning("something was stored, and nobody is there any more to hear of it")
