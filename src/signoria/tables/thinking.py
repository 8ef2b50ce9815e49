"""Bots at tables: they think in worker processes, so that a long thought stops nobody else."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

from signoria.bots import new_bot
from signoria.games import REGISTRY


class Thought(msgspec.Struct, frozen=True):
    """What a bot needs for a decision. The saved position holds hidden cards; the bot is given its seat's sight."""

    game: str
    bot: str
    seat: int
    seed: int
    position: dict[str, Any]


def decide(thought: Thought) -> str:
    """Let a bot choose; give the move. A bot remembers nothing, so it does not matter where it thinks."""
    position = REGISTRY.game(thought.game).load(thought.position)
    bot = new_bot(thought.game, thought.bot, thought.seed)
    return position.notation(bot.choose(position.sight(thought.seat)))


class Thinker(Protocol):
    """Whoever lets bots think."""

    async def think(self, thought: Thought) -> str:
        """Give the move a bot chooses."""

    async def close(self) -> None:
        """Stop thinking."""


class InlineThinker:
    """Lets bots think where it is called: for tests, and for bots that need no time."""

    async def think(self, thought: Thought) -> str:
        return decide(thought)

    async def close(self) -> None:
        pass


class ProcessThinker:
    """Lets bots think in worker processes."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> str:
        if self._pool is None:
            # A fork would copy the sockets and locks of the server into the workers.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, decide, thought)
        except BrokenProcessPool:
            # A worker was killed. The table asks again, of new workers.
            self._pool = None
            raise

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
