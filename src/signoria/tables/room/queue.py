"""One thing after another: whatever changes a table, or reads what others have changed, takes its turn."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from signoria.tables.table.refusal import Refusal

Outcome = TypeVar("Outcome")
Job = Callable[[], Awaitable[Outcome]]

MOST_WAITING: Final = 200


class Queue:
    """Jobs of one table, done in the order in which they came."""

    def __init__(self, name: str) -> None:
        self._jobs: deque[tuple[Job[Any], asyncio.Future[Any]]] = deque()
        # What wakes the worker, while it sleeps.
        self._bell: asyncio.Future[None] | None = None
        # Jobs for which nobody waits, and which have not begun: to do one of them twice would bring nothing.
        self._later: set[Job[Any]] = set()
        self._worker = asyncio.create_task(self._work(), name=name)

    @property
    def idle(self) -> bool:
        """Whether nobody waits."""
        return not self._jobs

    async def take(self, job: Job[Outcome]) -> Outcome:
        """Do a job when those before it are done. It is done even if whoever waits for it goes away."""
        if self._worker.done() or len(self._jobs) >= MOST_WAITING:
            raise Refusal("reason-busy")
        done: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._put(job, done)
        # Whoever goes away takes the future along, and not the job.
        return await done

    def later(self, job: Job[Any]) -> None:
        """Do a job for which nobody waits. That it fails is logged where it happens."""
        if job in self._later:
            return
        self._later.add(job)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda future: None if future.cancelled() else future.exception())
        self._put(job, done)

    def _put(self, job: Job[Any], done: asyncio.Future[Any]) -> None:
        self._jobs.append((job, done))
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)

    async def _work(self) -> None:
        while True:
            if not self._jobs:
                self._bell = asyncio.get_running_loop().create_future()
                await self._bell
                self._bell = None
            job, done = self._jobs.popleft()
            self._later.discard(job)
            try:
                answer = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as wrong:  # noqa: BLE001 - it belongs to whoever waits for the job
                if not done.done():
                    done.set_exception(wrong)
            else:
                if not done.done():
                    done.set_result(answer)

    async def close(self) -> None:
        """Do no more."""
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        while self._jobs:
            _, done = self._jobs.popleft()
            done.cancel()
