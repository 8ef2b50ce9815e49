"""Everything fails at random: `python -m benchmarks.chaos [--minutes 20] [--tables 9] [--seed 1]`.

Two nodes, each with a way of its own to one PostgreSQL (pgserver), and tables of all three games with people at both
nodes and bots. One fault after another strikes, and ends; then everybody must go on. At the end nothing that was
acknowledged is lost or was done twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

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
    seat,
)
from tests.kit.postgres import running
from tests.kit.proxy import Proxy
from tests.kit.stored import stored_messages

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

GAMES = ("dominion", "machiavelli", "florence")
PACE = (0.05, 0.4)
# Seconds after which a table is given up; what it may take is read from the report.
PATIENCE = 120.0
FULL_DISK = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse();
"""
ROOM_AGAIN = "DROP TRIGGER full_disk ON entries; DROP FUNCTION refuse();"
DEAF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%';"


@contextmanager
def database() -> Iterator[PostgresServer]:
    """Give a PostgreSQL with an empty database `chaos`."""
    with running(durable=True) as server:
        server.psql("CREATE DATABASE chaos;")
        yield server


class World:
    """Two nodes, their ways to the database, and what can happen to them."""

    def __init__(self, postgres: PostgresServer, ways: list[Proxy], folder: Path, wanted: argparse.Namespace) -> None:
        self.postgres = postgres
        self.ways = ways
        self.nodes = [
            Node(way.url, clock=folder / f"clock-{number}", log=folder / "log") for number, way in enumerate(ways)
        ]
        self.random = random.Random(wanted.seed)
        # Who wants to see each fault once does not want to see it long.
        self.shorter = 1.0 if wanted.minutes else 0.2
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "a node is killed": self.kill,
            "PostgreSQL is stopped": self.stop_database,
            "connections die silently": self.swallow,
            "a node is cut off": self.cut_off,
            "connections are cut": self.cut,
            "the bus is cut": self.deafen,
            "the bots of a node hang": self.stop_workers,
            "the disk is full": self.fill_disk,
            "a clock is moved": self.move_clock,
        }

    def sql(self, statement: str) -> None:
        """Do something in the database itself."""
        self.postgres.psql(f"\\c chaos\n{statement}")

    async def last(self, shortest: float, longest: float) -> None:
        """Let a fault last a while."""
        await asyncio.sleep(self.random.uniform(shortest, longest) * self.shorter)

    async def kill(self) -> None:
        """Kill a node, and start it again."""
        node = self.random.choice(self.nodes)
        await asyncio.to_thread(node.kill)
        await self.last(1, 4)
        await asyncio.to_thread(node.start)

    async def stop_database(self) -> None:
        """Stop PostgreSQL at once, without saying goodbye, or with; start it again."""
        pid = self.postgres.get_pid()
        assert pid is not None
        os.kill(pid, self.random.choice((signal.SIGQUIT, signal.SIGINT)))
        await self.last(5, 20)
        await asyncio.to_thread(self.postgres.ensure_postgres_running)

    async def swallow(self) -> None:
        """Let all connections of a node die without a word; new ones work."""
        self.random.choice(self.ways).swallow()

    async def cut_off(self) -> None:
        """Let nothing of a node through for a while."""
        way = self.random.choice(self.ways)
        way.swallow(everything=True)
        await self.last(3, 12)
        way.heal()

    async def cut(self) -> None:
        """End all connections of a node."""
        self.random.choice(self.ways).cut()

    async def deafen(self) -> None:
        """End the connections on which nodes hear of each other."""
        await asyncio.to_thread(self.sql, DEAF)

    async def stop_workers(self) -> None:
        """Stop the processes in which the bots of a node think; they never go on. Those of the other node do."""
        self.random.choice(self.nodes).stop_workers()

    async def fill_disk(self) -> None:
        """Let PostgreSQL refuse to write as it does when its disk is full."""
        await asyncio.to_thread(self.sql, FULL_DISK)
        await self.last(3, 10)
        await asyncio.to_thread(self.sql, ROOM_AGAIN)

    async def move_clock(self) -> None:
        """Set the clock of a node forward or back by hours, and right again."""
        node = self.random.choice(self.nodes)
        node.move_clock(self.random.choice((-3, 3)) * 3600)
        await self.last(3, 10)
        node.move_clock(0)


async def gone_on(tables: list[Table], world: World, since: float) -> float:
    """Wait until everybody, at their own node, has heard of a bot's move since a moment; give how long it took."""
    guests = [guest for table in tables for guest in table.guests]
    for guest in guests:
        await guest.go_home()
    while waiting := [guest for guest in guests if guest.heard_of_bots < since]:
        if time.perf_counter() - since > PATIENCE:
            raise SystemExit("stuck: " + "; ".join(str(guest) for guest in waiting))
        await asyncio.sleep(0.02)
    assert all(node.process is not None for node in world.nodes)
    return time.perf_counter() - since


async def strike(world: World, tally: Tally, tables: list[Table], seconds: float) -> dict[str, list[float]]:
    """Let one fault after another strike for so many seconds, each kind at least once; give how long each hurt."""
    recovered: dict[str, list[float]] = defaultdict(list)
    ends = time.perf_counter() + seconds
    left: list[str] = []
    while time.perf_counter() < ends or not recovered or left:
        if not left:
            left = world.random.sample(list(world.faults), len(world.faults))
        name = left.pop()
        await world.last(0, 2)
        await world.faults[name]()
        took = await gone_on(tables, world, time.perf_counter())
        recovered[name].append(took)
        print(f"{name}: everybody goes on after {took:.2f} s; {len(tally.acknowledged)} acknowledged", flush=True)
    return recovered


async def chaos(world: World, wanted: argparse.Namespace) -> bool:
    """Let people play while everything fails; print what came of it and give whether all is well."""
    tally = Tally()
    stopped = asyncio.Event()
    async with httpx.AsyncClient(timeout=30) as web:
        tables = [
            Table([Guest(web, world.nodes, tally, PACE, home=number) for number in range(2)], GAMES[place % 3], 1)
            for place in range(wanted.tables)
        ]
        for table in tables:
            await seat(table)
        playing = [asyncio.create_task(play_games(table, stopped, 0)) for table in tables]
        await gone_on(tables, world, time.perf_counter())
        recovered = await strike(world, tally, tables, wanted.minutes * 60)
        stopped.set()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    failed = [error for error in ended if error is not None]
    lost, doubled = lost_and_doubled(tally, await stored_messages(world.postgres.get_uri("chaos")))
    print(f"\n{machine()}; package: {package()}\n\n| fault | times | median s | longest s |\n|---|---|---|---|")
    for name, times in recovered.items():
        print(f"| {name} | {len(times)} | {statistics.median(times):.1f} | {max(times):.1f} |")
    print(
        f"\n{len(tables)} tables, {tally.games} games over, {len(tally.acknowledged)} moves acknowledged, lost {lost},"
        f" doubled {doubled}, connected again {tally.reconnected}, refused {dict(tally.refused)}"
    )
    if failed:
        print(f"failed: {len(failed)}, such as {failed[0]!r}")
    return not (lost or doubled or failed)


def main(arguments: list[str] | None = None) -> None:
    """Read the arguments and let everything fail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="0 for each fault once, and short")
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    with ExitStack() as stack:
        postgres = stack.enter_context(database())
        ways = [stack.enter_context(Proxy(postgres.get_uri("chaos"))) for _ in range(2)]
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="signoria-clocks-")))
        world = World(postgres, ways, folder, wanted)
        for node in world.nodes:
            stack.callback(node.kill)
            node.start()
        well = asyncio.run(chaos(world, wanted))
    if not well:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
