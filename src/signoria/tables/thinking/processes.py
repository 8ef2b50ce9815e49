"""Processes in which bots think. They end with the server, however it ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from signoria.tables.thinking.thinker import decide

if TYPE_CHECKING:
    from signoria.tables.thinking.thinker import Thought


class BotProcesses:
    """Lets bots think in processes of their own, so that a long thought stops nobody else."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Begin to start a process, so that the first bot of the day need not wait for it."""
        self._running().submit(awake)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fork would copy the sockets and locks of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_parent)
        return self._pool

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""
        pool = self._running()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, decide, thought)
        except BrokenProcessPool:
            # A process was killed. The table asks again, and there are new ones then.
            if self._pool is pool:
                self._pool = None
            raise

    async def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def awake() -> None:
    """Do nothing: whatever bots need has been imported with this module."""


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
