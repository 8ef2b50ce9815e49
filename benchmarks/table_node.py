"""A server for measurements: `python -m benchmarks.table_node DATABASE PORT [PROFILE]`.

As `signoria serve`, but a thousand guests may come from one address, and moves that are not free take no pause. Where
WRONG_CLOCK names a file, the clock is wrong by the seconds that stand in it. Where THINKING names one, so many bots as
stand in it think all the time, at no table.
"""

from __future__ import annotations

import asyncio
import cProfile
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from signoria.games import REGISTRY
from signoria.tables.thinking.thinker import Thought
from signoria.tables.thinking.workers import BotWorkers
from signoria.web import services
from signoria.web.serving import serve
from signoria.web.settings import Limits, Rate, ServerSettings

KEY = bytes(range(32))
PLENTY = Rate(1_000_000, 1_000_000.0)
LIMITS = Limits(
    requests=PLENTY,
    changes=PLENTY,
    new_guests=PLENTY,
    tables=PLENTY,
    tables_by_address=PLENTY,
    tables_at_once=100_000,
    messages=PLENTY,
    sockets_by_address=100_000,
)


class Busy(BotWorkers):
    """Bots among whom as many think all the time as a file says."""

    watching: asyncio.Task[None] | None = None

    def warm_up(self) -> None:
        """Begin to start the processes, and to look how many shall think."""
        super().warm_up()
        self.watching = self.watching or asyncio.create_task(self._watch(Path(os.environ["THINKING"])))

    async def _watch(self, file: Path) -> None:
        thinkers: list[asyncio.Task[None]] = []
        while True:
            wanted = int(await asyncio.to_thread(file.read_text, encoding="utf-8"))
            thinkers += [asyncio.create_task(self._think_on(number)) for number in range(len(thinkers), wanted)]
            while len(thinkers) > wanted:
                thinkers.pop().cancel()
            await asyncio.sleep(0.5)

    async def _think_on(self, number: int) -> None:
        position = REGISTRY.game("machiavelli").new(4, number, {})
        assert position.asked is not None
        thought = Thought(f"thinking {number}", "machiavelli", "master", position.asked, number, position.save())
        while True:
            await self.think(thought)


def wrong_clock(file: Path) -> Callable[[], float]:
    """Give a clock that somebody else can set."""
    right = time.time

    def now() -> float:
        return right() + (float(file.read_text(encoding="utf-8") or 0) if file.exists() else 0.0)

    return now


def main() -> None:
    """Serve until killed or interrupted."""
    database, port, *profile = sys.argv[1:]
    if os.environ.get("WRONG_CLOCK"):
        time.time = wrong_clock(Path(os.environ["WRONG_CLOCK"]))
    if os.environ.get("THINKING"):
        setattr(services, "BotWorkers", Busy)  # noqa: B010 - this process is for measurements
    settings = ServerSettings(
        database=database, keys=(KEY,), limits=LIMITS, secret_pause=(0.0, 0.0), silence=(0.0, 0.0), log_level="warning"
    )

    def run() -> None:
        with suppress(KeyboardInterrupt):
            serve(settings, "127.0.0.1", int(port), lambda address: print(address, flush=True))

    if not profile:
        run()
        return
    profiler = cProfile.Profile()
    try:
        profiler.runcall(run)
    finally:
        profiler.dump_stats(profile[0])


if __name__ == "__main__":
    main()
