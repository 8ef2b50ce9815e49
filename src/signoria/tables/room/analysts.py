"""Analyses of games that are over: one after another, in small parts, when nobody waits for anything else.

What is found in the game of a table is kept with it. What is found in a record that somebody sent along, and how far an
analysis has come, is remembered here, and forgotten when the server stops: it is asked for again.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from signoria.analysis import Analysis, Analyst, CannotAnalyseError, Found, analysis_of
from signoria.analysis.analyst import SECONDS
from signoria.core.replay import replay_of
from signoria.games import REGISTRY
from signoria.tables.table.refusal import Refusal
from signoria.tables.thinking.thinker import Looking

if TYPE_CHECKING:
    from signoria.core.record import Record
    from signoria.tables.room.node import Node

LOG: Final = logging.getLogger(__name__)
# Seconds of a processor for one part: nobody who comes meanwhile waits longer.
PART: Final = 0.5
# Analyses that wait or go on, in all and of one who asks.
MOST: Final = 24
MOST_OF_ONE: Final = 2
# Analyses that are remembered when they are done, or could not be.
MOST_REMEMBERED: Final = 32
# What is there is put together again after so much of all there is to look at.
STEP: Final = 0.05
# A part that failed is tried again so often.
ATTEMPTS: Final = 3

State = Literal["none", "waiting", "computing", "stopped", "done", "failed"]


@dataclass(slots=True, eq=False)
class Job:
    """An analysis that somebody wants."""

    key: str
    who: str
    record: Record
    # The table that the game was played at; None for a record that was sent along.
    table: str | None
    state: State = "waiting"
    done: int = 0
    of: int = 0
    # Seconds of a processor that were used.
    used: float = 0.0
    found: list[Found] = field(default_factory=list)
    # What there is so far.
    shown: Analysis | None = None
    task: asyncio.Task[None] | None = None

    @property
    def going(self) -> bool:
        """Whether there is more to come."""
        return self.state in ("waiting", "computing")


class Analysts:
    """Those who look at games on this node."""

    def __init__(self, node: Node, seconds: float = SECONDS) -> None:
        self._node = node
        self._seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._turn = asyncio.Lock()

    def job(self, key: str) -> Job | None:
        """Give what is remembered of an analysis."""
        return self._jobs.get(key)

    def before(self, wanted: Job) -> int:
        """Count the analyses that come before one that waits."""
        going = [job for job in self._jobs.values() if job.going]
        return going.index(wanted) if wanted in going else 0

    def begin(self, key: str, who: str, record: Record, table: str | None) -> Job:
        """Analyse a game, unless that is being done, or has been. Refuses when too many are waiting."""
        known = self._jobs.get(key)
        if known is not None and (known.going or known.state == "done"):
            return known
        going = [job for job in self._jobs.values() if job.going]
        if len(going) >= MOST or sum(job.who == who for job in going) >= MOST_OF_ONE:
            raise Refusal("reason-analysis-many")
        self._jobs.pop(key, None)
        job = self._jobs[key] = Job(key, who, record, table)
        if known is not None and known.state == "stopped":
            # What was found before is not looked for again.
            job.found, job.used, job.shown = known.found, known.used, known.shown
            job.done, job.of = known.done, known.of
        self._forget()
        job.task = asyncio.create_task(self._work(job), name=f"analysis of {key}")
        return job

    async def stop(self, job: Job, who: str) -> None:
        """Stop an analysis that goes on; what was found stays. Refuses to stop what somebody else waits for."""
        if job.who != who:
            raise Refusal("reason-analysis-other")
        if job.going and job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])
            if job.state != "done":
                job.state = "stopped"

    async def kept(self, table: str) -> Analysis | None:
        """Give what was found in the game of a table before; nothing of another form than today's."""
        body = await self._node.stored(self._node.store.analysis(table))
        if body is None:
            return None
        with suppress(zlib.error, msgspec.DecodeError, msgspec.ValidationError):
            return msgspec.json.decode(zlib.decompress(body), type=Analysis)
        return None

    async def close(self) -> None:
        """Give everything up."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _forget(self) -> None:
        over = [key for key, job in self._jobs.items() if not job.going]
        for key in over[: max(0, len(over) - MOST_REMEMBERED)]:
            del self._jobs[key]

    async def _work(self, job: Job) -> None:
        try:
            async with self._turn:
                job.state = "computing"
                await self._look(job)
            job.state = "done"
        except asyncio.CancelledError:
            job.state = "failed"
            raise
        except Exception:
            LOG.exception("analysis of %s has failed", job.key)
            job.state = "failed"

    async def _look(self, job: Job) -> None:
        analyst = await asyncio.to_thread(analyst_of, job.record)
        job.of = len(analyst.tasks)
        found = job.found
        told = job.done
        while len(found) < job.of and job.used < self._seconds:
            found += await self._part(job, len(found))
            job.done = len(found)
            job.used = sum(one.seconds for one in found)
            if job.done - told >= STEP * job.of:
                told = job.done
                job.shown = await asyncio.to_thread(put_together, analyst, job.record, list(found))
        job.shown = await asyncio.to_thread(put_together, analyst, job.record, found)
        if job.table is not None:
            body = zlib.compress(msgspec.json.encode(job.shown))
            await self._node.stored(self._node.store.keep_analysis(job.table, body, time.time()))

    async def _part(self, job: Job, first: int) -> list[Found]:
        record: dict[str, Any] = {**job.record}
        looking = Looking(job.key, record, first, self._seconds - job.used, PART)
        for attempt in range(ATTEMPTS):
            try:
                return await self._node.thinker.look(looking)
            except TimeoutError:
                # The machine is busy: others have more urgent things to do.
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError("the last attempt is given or raised")


def analyst_of(record: Record) -> Analyst:
    """Give who looks at a game."""
    return Analyst(replay_of(record, REGISTRY))


def put_together(analyst: Analyst, record: Record, found: list[Found]) -> Analysis:
    """Give what was found so far."""
    return analysis_of(analyst, record["seats"], dict(record["options"]), found)


def check(record: Record) -> None:
    """Refuse a game that cannot be analysed. Raises `RecordError` for a wrong record."""
    try:
        analyst_of(record)
    except CannotAnalyseError:
        raise Refusal("reason-analysis-game") from None
