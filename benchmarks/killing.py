"""Killing servers under load: `python -m benchmarks.killing [--times 20] [--nodes 1|2] [--tables 10]`.

With one node, on SQLite: it is killed at random moments and started again. With two, on PostgreSQL (pgserver): one of
them is killed, the players go on at the other, and it is started again. Whatever was acknowledged must be stored, once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from benchmarks.table_players import Guest, Node, Table, Tally, lost_and_doubled, play_games, seat
from tests.kit.postgres import running
from tests.kit.stored import stored_messages

# How long it may take until moves are made again.
PATIENCE = 60.0


@contextmanager
def database(nodes: int) -> Iterator[str]:
    """Give a database that so many nodes can share."""
    if nodes == 1:
        with tempfile.TemporaryDirectory(prefix="signoria-killing-") as folder:
            yield f"sqlite:///{Path(folder) / 'signoria.db'}"
        return
    with running(durable=True) as server:
        server.psql("CREATE DATABASE killing;")
        yield server.get_uri("killing")


async def moves_again(tally: Tally, before: int) -> float:
    """Wait until a few more moves are acknowledged; give how long that took."""
    began = time.perf_counter()
    while len(tally.acknowledged) < before + 5:
        if time.perf_counter() - began > PATIENCE:
            raise SystemExit("nobody moves any more")
        await asyncio.sleep(0.02)
    return time.perf_counter() - began


async def check(address: str, tally: Tally) -> tuple[int, int]:
    """Compare what was acknowledged before now with what is stored."""
    # What is acknowledged while the database is read may be missing from it.
    known = Tally()
    known.acknowledged = set(tally.acknowledged)
    return lost_and_doubled(known, await stored_messages(address))


async def kill_again_and_again(nodes: list[Node], wanted: argparse.Namespace) -> int:
    """Let people play, and kill; give how many moves were lost or doubled."""
    tally, wrong = Tally(), 0
    stopped = asyncio.Event()
    async with httpx.AsyncClient(timeout=120) as web:
        # Two at one table sit at different nodes.
        tables = [
            Table([Guest(web, nodes, tally, (0.02, 0.2), home=number % len(nodes)) for number in range(2)])
            for _ in range(wanted.tables)
        ]
        for table in tables:
            await seat(table)
        playing = [asyncio.create_task(play_games(table, stopped, 0)) for table in tables]
        for time_number in range(1, wanted.times + 1):
            await moves_again(tally, len(tally.acknowledged))
            await asyncio.sleep(random.uniform(0.0, 1.0))
            victim = nodes[time_number % len(nodes)]
            await asyncio.to_thread(victim.kill)
            before = len(tally.acknowledged)
            away = await moves_again(tally, before) if len(nodes) > 1 else 0.0
            lost, doubled = await check(nodes[0].database, tally)
            wrong += lost + doubled
            await asyncio.to_thread(victim.start)
            if len(nodes) == 1:
                away = await moves_again(tally, before)
            print(
                f"{time_number}: {len(tally.acknowledged)} acknowledged, lost {lost}, doubled {doubled};"
                f" moves again after {away:.2f} s",
                flush=True,
            )
        stopped.set()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        failed = [error for error in ended if error is not None]
    lost, doubled = await check(nodes[0].database, tally)
    print(
        f"killed {wanted.times} times, {tally.games} games over: {len(tally.acknowledged)} acknowledged,"
        f" lost {lost}, doubled {doubled}, connected again {tally.reconnected}, refused {dict(tally.refused)}"
    )
    if failed:
        print(f"failed: {len(failed)}, such as {failed[0]!r}")
    return wrong + lost + doubled + len(failed)


def main() -> None:
    """Read the arguments and kill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--nodes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--tables", type=int, default=10)
    wanted = parser.parse_args()
    with database(wanted.nodes) as address:
        nodes = [Node(address) for _ in range(wanted.nodes)]
        try:
            for node in nodes:
                node.start()
            wrong = asyncio.run(kill_again_and_again(nodes, wanted))
        finally:
            for node in nodes:
                node.kill()
    if wrong:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
