"""A server for measurements: `python -m benchmarks.table_node DATABASE PORT [PROFILE]`.

As `signoria serve`, but a thousand guests may come from one address, and moves that are not free take no pause. Where
WRONG_CLOCK names a file, the clock is wrong by the seconds that stand in it.
"""

from __future__ import annotations

import cProfile
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from signoria.web.serving import serve
from signoria.web.settings import Limits, Rate, Settings

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
    settings = Settings(database=database, keys=(KEY,), limits=LIMITS, secret_pause=(0.0, 0.0), log_level="warning")

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
