"""Processes in which bots think. They end with the server, however it ends; one that thinks too long is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

from signoria.bots import bot_names
from signoria.games import REGISTRY
from signoria.tables.thinking.thinker import (
    MOST_REMEMBERED,
    Looking,
    Memory,
    Thought,
    Wondering,
    decide_at_once,
    wonder,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from signoria.analysis import Found
    from signoria.bots.search.race import Race

Task: TypeAlias = Thought | Wondering | Looking
Answer: TypeAlias = "str | Race | list[Found]"

LOG: Final = logging.getLogger(__name__)
# A bot that thinks longer than others must never stop the bots of all other tables.
FEWEST_WORKERS: Final = 2
# Seconds for a process to start and to import the games, on a slow and busy machine.
START: Final = 120.0
# Seconds for an answer that needs no thinking.
AT_ONCE: Final = 10.0
# Seconds for a part of a hint, which takes less than one of a processor; on a machine where many want that.
WONDERING: Final = 60.0
# Seconds for a part of an analysis, for which nobody waits.
LOOKING: Final = 180.0
# Seconds to wait for idle processes before others are asked for once more.
PATIENCE: Final = 5.0
# How much bots stand back for the server when there are not processors for both: people's moves come first.
NICENESS: Final = 10
# Seconds for processes to end when they are asked to, before they are killed.
FAREWELL: Final = 1.0


class WorkerEndedError(Exception):
    """The process ended before it could answer."""


class Worker:
    """A process that thinks about one thing after another. It starts when it is made."""

    def __init__(self, duty: Callable[[Connection], None]) -> None:
        # A fork would copy the sockets and locks of the server.
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=duty, args=(far_end,), name="signoria-bots", daemon=True)
        self.process.start()
        far_end.close()
        # Waits for the answers, which would hold up the server's own loop.
        self._waiting = ThreadPoolExecutor(1, "signoria-bots")
        self._turn = asyncio.Lock()
        self._ready = False
        self._given_up = False
        # How many thoughts it has been given and has not answered.
        self.load = 0

    async def answer(self, thought: Task, *, at_once: bool, seconds: float) -> Answer:
        """Give the move a bot chooses, or what is found. Raises TimeoutError, after which the process is no more."""
        self.load += 1
        try:
            async with self._turn:
                if self.ended:
                    raise WorkerEndedError
                if not self._ready:
                    await self._exchanged(None, START)
                    self._ready = True
                return await self._exchanged((thought, at_once), seconds)
        finally:
            self.load -= 1

    async def _exchanged(self, said: tuple[Task, bool] | None, seconds: float) -> Answer:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                answer, trouble = await loop.run_in_executor(self._waiting, self._exchange, said)
        except TimeoutError:
            self.end()
            raise
        except (EOFError, OSError):
            self.end()
            raise WorkerEndedError from None
        if trouble:
            raise RuntimeError(trouble)
        return answer

    def _exchange(self, said: tuple[Task, bool] | None) -> tuple[Answer, str]:
        self._line.send(said)
        answer: tuple[Answer, str] = self._line.recv()
        return answer

    @property
    def ended(self) -> bool:
        """Whether the process is no more."""
        return self._given_up or not self.process.is_alive()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._given_up = True
        self.process.kill()
        self._waiting.shutdown(wait=False)


class BotWorkers:
    """Lets bots think in processes of their own, so that a long thought stops nobody else.

    A seat is thought for by the process that thought for it before, which still has its bot, unless another is idle and
    that one is not. A thought that takes more than `seconds` is given up: its process is replaced, and the bot answers
    at once instead.
    """

    def __init__(self, workers: int, seconds: float, duty: Callable[[Connection], None] | None = None) -> None:
        self._number = max(FEWEST_WORKERS, workers)
        self._seconds = seconds
        self._duty = duty or work
        self._workers: list[Worker] = []
        self._last: OrderedDict[tuple[str, int], Worker] = OrderedDict()
        self._thoughts: set[asyncio.Task[str]] = set()
        # One process is always left for the bots.
        self._wondering = asyncio.Semaphore(self._number - 1)
        # Games that are over are looked at one part after another, while two processes at least have nothing to do.
        self._looking = asyncio.Lock()
        self._freed = asyncio.Event()

    def warm_up(self) -> None:
        """Begin to start the processes, so that the first bot of the day need not wait for them."""
        self._workers = [worker for worker in self._workers if not worker.ended]
        self._workers += [Worker(self._duty) for _ in range(self._number - len(self._workers))]

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""
        # Goes on when nobody waits for it any more: a process cannot be talked out of a thought.
        task = asyncio.create_task(self._thought(thought))
        self._thoughts.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    async def wonder(self, wondering: Wondering) -> Race:
        """Give what came of what a seat could choose. It is cut into small parts by whoever wonders."""
        async with self._wondering:
            # A process cannot be talked out of it, and whoever comes next must not find it busy unawares.
            found = await asyncio.shield(self._asked(wondering, at_once=False, seconds=WONDERING))
        assert not isinstance(found, str | list)
        return found

    async def look(self, looking: Looking) -> list[Found]:
        """Give what was found in some more of a game. Nobody waits for it: all else goes first."""
        async with self._looking:
            await self._idle()
            async with self._wondering:
                found = await asyncio.shield(self._asked(looking, at_once=False, seconds=LOOKING))
        assert isinstance(found, list)
        return found

    async def _idle(self) -> None:
        """Wait until a process has nothing to do, and another is left for the bots."""
        self.warm_up()
        while sum(worker.load == 0 for worker in self._workers) < FEWEST_WORKERS:
            self._freed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._freed.wait(), PATIENCE)
            self.warm_up()

    def _forget(self, task: asyncio.Task[str]) -> None:
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits has heard of it; nobody may be waiting

    async def _thought(self, thought: Thought) -> str:
        try:
            return await self._answer(thought, at_once=False, seconds=self._seconds)
        except TimeoutError:
            LOG.warning("bot %s at table %s thought too long, and answers at once", thought.bot, thought.table)
        return await self._answer(thought, at_once=True, seconds=AT_ONCE)

    async def _answer(self, thought: Thought, *, at_once: bool, seconds: float) -> str:
        answer = await self._asked(thought, at_once=at_once, seconds=seconds)
        assert isinstance(answer, str)
        return answer

    async def _asked(self, thought: Task, *, at_once: bool, seconds: float) -> Answer:
        try:
            return await self._worker_for(thought).answer(thought, at_once=at_once, seconds=seconds)
        except WorkerEndedError:
            # Not by our fault, most likely: once more, with a new one.
            return await self._worker_for(thought).answer(thought, at_once=at_once, seconds=seconds)
        finally:
            self._freed.set()

    def _worker_for(self, thought: Task) -> Worker:
        self.warm_up()
        seat = thought.table, thought.seat
        last = self._last.pop(seat, None)
        worker = min(self._workers, key=lambda one: (one.load, one is not last))
        self._last[seat] = worker
        if len(self._last) > MOST_REMEMBERED * self._number:
            self._last.popitem(last=False)
        return worker

    async def close(self) -> None:
        """Stop thinking: nobody waits for a bot any more."""
        for task in self._thoughts:
            task.cancel()
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.end()
        for worker in workers:
            await asyncio.to_thread(worker.process.join, FAREWELL)


def work(line: Connection) -> None:
    """Answer one thought after another: what a worker does."""
    end_with_parent()
    stand_back()
    memory = Memory()
    with suppress(EOFError, OSError):
        while True:
            said = line.recv()
            if said is None:
                learn_all_games()
                line.send(("", ""))
                continue
            thought, at_once = said
            try:
                answer = answered(thought, memory, at_once=at_once)
            except Exception as trouble:  # noqa: BLE001 - whatever goes wrong with a bot, it is the table that must know
                line.send(("", f"{type(trouble).__name__}: {trouble}"))
            else:
                line.send((answer, ""))


def answered(thought: Task, memory: Memory, *, at_once: bool) -> Answer:
    """Give the move that a bot chooses, or what comes of what a seat could choose."""
    if isinstance(thought, Wondering):
        return wonder(thought)
    if isinstance(thought, Looking):
        return memory.look(thought)
    return decide_at_once(thought) if at_once else memory.decide(thought)


def end_with_parent() -> None:
    """Prepare a process: it leaves being interrupted to the server, and does not outlive it when that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def learn_all_games() -> None:
    """Import all games and their bots, so that no answer waits for it: it takes seconds on a busy machine."""
    for game in REGISTRY.games():
        REGISTRY.game(game)
        bot_names(game)


def stand_back() -> None:
    """Let whoever else has work on this machine go first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
