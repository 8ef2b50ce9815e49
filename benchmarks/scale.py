"""What servers on one PostgreSQL carry: `python -m benchmarks.scale [--nodes 1 2 4] [--seconds 20] [--step 100]`.

More and more tables of Dominion, the two guests of each at different nodes, until the slowest hundredth of all moves
waits longer than `--limit` milliseconds for its acknowledgement. At each step: what nodes, PostgreSQL and guests used
of the processors, connections, and bytes. At the end one of several nodes is killed, and what it costs the others to
take its guests is measured. Guests and everything else share this machine: what each part used says more
than where it ends.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from benchmarks.side_by_side import machine
from benchmarks.table_players import Guest, Node, Table, Tally, lost_and_doubled, package, play_games, seat_all, share
from tests.kit.postgres import running
from tests.kit.stored import stored_messages

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

NAME = "scale"
TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> Iterator[int]:
    """Give a process and those that it has started."""
    yield pid
    children = Path(f"/proc/{pid}/task/{pid}/children")
    for child in children.read_text(encoding="utf-8").split() if children.exists() else ():
        yield from family(int(child))


def used(pid: int) -> float:
    """Give the seconds of processor time that a process and those below it have used, the ended ones too."""
    ticks = 0
    for one in family(pid):
        stat = Path(f"/proc/{one}/stat")
        if stat.exists():
            ticks += sum(map(int, stat.read_text(encoding="utf-8").rpartition(")")[2].split()[11:15]))
    return ticks / TICKS


@dataclass
class Reading:
    """How much was used up to a moment."""

    seconds: float
    nodes: list[float]
    database: float
    guests: float
    written: int
    received: int
    moves: int


class World:
    """Nodes on one database, and everybody who plays."""

    def __init__(self, postgres: PostgresServer, nodes: int, pace: tuple[float, float]) -> None:
        self.postgres = postgres
        self.nodes = [Node(postgres.get_uri(NAME)) for _ in range(nodes)]
        self.pace = pace
        self.tally = Tally()
        self.tables: list[Table] = []
        self.playing: list[asyncio.Task[None]] = []
        self.stopped = asyncio.Event()

    def asked(self, statement: str) -> str:
        """Ask the database about itself."""
        return self.postgres.psql(f"\\c {NAME}\n\\t on\n{statement}").strip().splitlines()[-1].strip()

    def reading(self) -> Reading:
        """Say how much was used so far."""
        pid = self.postgres.get_pid()
        assert pid is not None
        return Reading(
            time.perf_counter(),
            [node.cpu() if node.process is not None else 0.0 for node in self.nodes],
            used(pid),
            time.process_time(),
            int(self.asked("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint;")),
            self.tally.received,
            len(self.tally.acknowledged),
        )

    async def add(self, web: httpx.AsyncClient, count: int) -> None:
        """Let so many more tables begin, each guest of one at another node."""
        places = range(len(self.tables), len(self.tables) + count)
        new = [
            Table(
                [Guest(web, self.nodes, self.tally, self.pace, (place + seat_) % len(self.nodes)) for seat_ in (0, 1)]
            )
            for place in places
        ]
        await seat_all(new)
        self.tables += new
        self.playing += [
            asyncio.create_task(play_games(table, self.stopped, self.pace[1] * 2 * place / max(1, count)))
            for place, table in enumerate(new)
        ]


async def step(world: World, seconds: float) -> float:
    """Measure for a while and print a row; give how long the slowest hundredth waited."""
    await asyncio.sleep(world.pace[1] * 3)
    world.tally.forget_times()
    before = world.reading()
    await asyncio.sleep(seconds)
    after = world.reading()
    waits = list(world.tally.round_trips)
    passed, moves = after.seconds - before.seconds, max(1, after.moves - before.moves)
    nodes = [(last - first) / passed for first, last in zip(before.nodes, after.nodes)]
    per_move = [
        f"{value * 1000 / moves:.2f}"
        for value in (
            sum(after.nodes) - sum(before.nodes),
            after.database - before.database,
            after.guests - before.guests,
        )
    ]
    connections = world.asked("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database();")
    columns = (
        len(world.nodes),
        len(world.tables),
        round(moves / passed),
        f"{share(waits, 50):.0f} / {share(waits, 99):.0f}",
        f"{share(world.tally.own, 99):.0f}",
        " / ".join(f"{one:.0%}" for one in nodes),
        " / ".join(per_move),
        connections,
        f"{(after.received - before.received) / moves / 1000:.1f}",
        f"{(after.written - before.written) / moves / 1000:.1f}",
    )
    print(f"| {' | '.join(map(str, columns))} |", flush=True)
    return share(waits, 99)


async def lose_a_node(world: World) -> None:
    """Kill the last node; print what the others needed until all of its guests were back."""
    lost = world.nodes[-1]
    moving = [guest for table in world.tables for guest in table.guests if guest.node == len(world.nodes) - 1]
    connected = world.tally.reconnected
    before = world.reading()
    await asyncio.to_thread(lost.kill)
    while any(guest.node == len(world.nodes) - 1 or guest.heard < before.seconds for guest in moving):
        if time.perf_counter() - before.seconds > 120:
            print("not everybody came back in two minutes")
            return
        await asyncio.sleep(0.05)
    after = world.reading()
    moves = after.moves - before.moves
    used_by_others = sum(after.nodes[:-1]) - sum(before.nodes[:-1])
    print(
        f"\na node is lost: {len(moving)} guests are back after {after.seconds - before.seconds:.1f} s"
        f" ({world.tally.reconnected - connected} connections); the other nodes used {used_by_others:.2f} s meanwhile,"
        f" with {moves} moves, PostgreSQL {after.database - before.database:.2f} s\n"
    )


async def scale(world: World, wanted: argparse.Namespace) -> None:
    """Add tables until moves wait too long, then lose a node."""
    async with httpx.AsyncClient(timeout=120, limits=httpx.Limits(max_connections=10)) as web:
        while len(world.tables) < wanted.most:
            await world.add(web, wanted.step)
            if await step(world, wanted.seconds) > wanted.limit:
                break
        if len(world.nodes) > 1:
            await lose_a_node(world)
        world.stopped.set()
        ended = await asyncio.gather(*world.playing, return_exceptions=True)
    if failed := [error for error in ended if error is not None]:
        print(f"failed: {len(failed)}, such as {failed[0]!r}")
    lost, doubled = lost_and_doubled(world.tally, await stored_messages(world.postgres.get_uri(NAME)))
    print(f"acknowledged {len(world.tally.acknowledged)}, lost {lost}, doubled {doubled}\n", flush=True)
    if lost or doubled:
        raise SystemExit(1)


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=20.0, help="for each step (20)")
    parser.add_argument("--step", type=int, default=100, help="how many tables more at each step (100)")
    parser.add_argument("--most", type=int, default=2000, help="tables at which to stop in any case (2000)")
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds for the slowest hundredth (100)")
    parser.add_argument("--pace", type=float, nargs=2, default=(0.5, 1.5), help="seconds that a guest thinks")
    wanted = parser.parse_args()
    print(f"{machine()}; load before: {os.getloadavg()[0]:.1f}; package: {package()}\n")
    print(
        "| nodes | tables | moves/s | send to acknowledgement p50 / p99, ms | own time p99, ms | processor of each node"
        " | ms a move: nodes / PostgreSQL / guests | connections | kB to guests a move | kB of WAL a move |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|")
    for count in wanted.nodes:
        with running(durable=True) as postgres:
            postgres.psql(f"CREATE DATABASE {NAME};")
            world = World(postgres, count, tuple(wanted.pace))
            try:
                for node in world.nodes:
                    node.start()
                asyncio.run(scale(world, wanted))
            finally:
                for node in world.nodes:
                    node.kill()


if __name__ == "__main__":
    main()
