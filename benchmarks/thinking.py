"""Whether bots that think slow people down: `python -m benchmarks.thinking [--thinking 20] [--tables 100]`.

One server with SQLite, guests at its tables as in `benchmarks.load`. By turns nobody thinks, and so many bots think at
once without a pause: as soon as one has decided, the next thought of its seat is put to the server's bots. So all
their processes are busy all the time, which bots at tables, who pause between decisions, never make them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

import httpx

from benchmarks.load import quantiles
from benchmarks.side_by_side import machine
from benchmarks.table_players import Guest, Node, Table, Tally, package, play_games, seat_all, share


async def measured(node: Node, tally: Tally, busy: Path, wanted: argparse.Namespace, *, thinking: bool) -> list[float]:
    """Let guests play for a while; give the server's own times."""
    await asyncio.to_thread(busy.write_text, str(wanted.thinking if thinking else 0), encoding="utf-8")
    await asyncio.sleep(2.0)
    tally.forget_times()
    began, used, waited = time.perf_counter(), node.cpu(), node.waited()
    await asyncio.sleep(wanted.seconds)
    passed = time.perf_counter() - began
    print(
        f"{wanted.thinking if thinking else 0:2} thinking: {len(tally.own) / passed:.1f} moves/s; "
        f"the server's own time: {quantiles(tally.own)}; send to acknowledgement: {quantiles(tally.round_trips)}; "
        f"processor: {(node.cpu() - used) / passed:.0%}, waiting for one {(node.waited() - waited) / passed:.0%}; "
        f"load {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return list(tally.own)


async def compare(node: Node, busy: Path, wanted: argparse.Namespace) -> None:
    """Measure with and without bots that think, by turns."""
    tally = Tally()
    print(f"{machine()}; package: {package()}")
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=10)) as web:
        tables = [Table([Guest(web, [node], tally, (1.0, 3.0)) for _ in range(2)]) for _ in range(wanted.tables)]
        await seat_all(tables)
        stopped = asyncio.Event()
        warm_up = 3.0 + wanted.tables / 50
        playing = [
            asyncio.create_task(play_games(table, stopped, warm_up * number / len(tables)))
            for number, table in enumerate(tables)
        ]
        await asyncio.sleep(warm_up)
        times: dict[bool, list[float]] = {False: [], True: []}
        for turn in range(2 * wanted.turns):
            thinking = turn % 2 == 1
            times[thinking] += await measured(node, tally, busy, wanted, thinking=thinking)
        stopped.set()
        await asyncio.gather(*playing, return_exceptions=True)
    for thinking, own in times.items():
        print(f"all turns with {wanted.thinking if thinking else 0} thinking: {quantiles(own)}")
    print(f"p99 with them is {share(times[True], 99) / share(times[False], 99):.2f} times that without")


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--thinking", type=int, default=20)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--folder", help="where the database lies; in memory, such as /dev/shm, no disk is waited for")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="signoria-thinking-", dir=wanted.folder) as folder:
        busy = Path(folder) / "thinking"
        busy.write_text("0", encoding="utf-8")
        os.environ["THINKING"] = str(busy)
        node = Node(f"sqlite:///{Path(folder) / 'signoria.db'}")
        node.start()
        try:
            asyncio.run(compare(node, busy, wanted))
        finally:
            node.kill()


if __name__ == "__main__":
    main()
