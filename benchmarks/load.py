"""Many tables at once: `python -m benchmarks.load [--tables 100] [--seconds 60] [--players 2] [--pace 1 3]`.

One server with SQLite in a process of its own, all guests in this one. A guest thinks for between the two numbers of
seconds of `--pace` before each move; with `--pace 0 0` everybody plays as fast as the server answers.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
import time
from pathlib import Path

import httpx

from benchmarks.side_by_side import machine
from benchmarks.table_players import (
    Guest,
    Node,
    Table,
    Tally,
    lost_and_doubled,
    package,
    play_games,
    seat_all,
    share,
)
from tests.kit.stored import stored_messages


def quantiles(values: list[float]) -> str:
    """Write the median, the 95th and the 99th percentile, and the longest."""
    if not values:
        return "none"
    named = [f"p{hundredths} {share(values, hundredths):.1f}" for hundredths in (50, 95, 99)]
    return f"{', '.join(named)}, longest {max(values):.1f} ms"


def disk(folder: Path) -> str:
    """Write how long the disk takes to keep a little: no move can be acknowledged faster."""
    times = []
    with (folder / "disk").open("wb", buffering=0) as file:
        for _ in range(200):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
            time.sleep(0.002)
    return f"the disk alone:          {quantiles(times)}"


async def load(node: Node, wanted: argparse.Namespace) -> None:
    """Measure, and print what came out."""
    tally = Tally()
    print(f"{machine()}; load before: {os.getloadavg()[0]:.1f}; package: {package()}")
    empty = node.memory()
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=10)) as web:
        began = time.perf_counter()
        tables = [
            Table([Guest(web, [node], tally, tuple(wanted.pace)) for _ in range(wanted.players)])
            for _ in range(wanted.tables)
        ]
        await seat_all(tables)
        print(f"seating {wanted.tables} tables: {time.perf_counter() - began:.1f} s")
        stopped = asyncio.Event()
        warm_up = max(wanted.pace[1], 1.0) + wanted.tables / 50
        starts = [warm_up * number / len(tables) for number in range(len(tables))]
        playing = [asyncio.create_task(play_games(table, stopped, start)) for table, start in zip(tables, starts)]
        await asyncio.sleep(warm_up)
        # Else this process would search all its guests for garbage now and then, a tenth of a second in which nobody
        # reads what the server says.
        gc.collect()
        gc.freeze()
        gc.disable()
        tally.forget_times()
        began, used, waited, own_used = time.perf_counter(), node.cpu(), node.waited(), time.process_time()
        await asyncio.sleep(wanted.seconds)
        passed = time.perf_counter() - began
        moves = len(tally.own)
        print(f"{moves / passed:.1f} moves/s ({moves} in {passed:.0f} s), {tally.games} games over")
        print(f"send to acknowledgement: {quantiles(tally.round_trips)}")
        print(f"the server's own time:   {quantiles(tally.own)}")
        print(
            f"processor: server {(node.cpu() - used) / passed:.0%}"
            f" ({(node.cpu() - used) / max(1, moves) * 1000:.2f} ms/move),"
            f" waiting for one {(node.waited() - waited) / passed:.0%};"
            f" guests {(time.process_time() - own_used) / passed:.0%}; load after: {os.getloadavg()[0]:.1f}"
        )
        print(f"memory: {(node.memory() - empty) / len(tables):.0f} KiB/table, {node.memory() / 1024:.0f} MiB in all")
        stopped.set()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        if failed := [error for error in ended if error is not None]:
            print(f"failed: {len(failed)}, such as {failed[0]!r}")
    await asyncio.to_thread(node.stop)
    lost, doubled = lost_and_doubled(tally, await stored_messages(node.database))
    print(
        f"acknowledged {len(tally.acknowledged)}, lost {lost}, doubled {doubled}, "
        f"refused {dict(tally.refused)}, connected again {tally.reconnected}"
    )
    if lost or doubled:
        raise SystemExit(1)


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--pace", type=float, nargs=2, default=(1.0, 3.0))
    parser.add_argument("--folder", help="where the database lies; in memory, such as /dev/shm, no disk is waited for")
    parser.add_argument("--profile", help="where to write a profile of the server, for pstats")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="signoria-load-", dir=wanted.folder) as folder:
        node = Node(f"sqlite:///{Path(folder) / 'signoria.db'}", wanted.profile)
        node.start()
        try:
            print(disk(Path(folder)))
            asyncio.run(load(node, wanted))
            print(disk(Path(folder)))
        finally:
            node.kill()


if __name__ == "__main__":
    main()
