"""Several servers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.kit.postgres import running
from tests.web.killing import Process, Stubborn, check_stored, several_more
from tests.web.kit import FIRST, House, Person, settings_for

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

PLAYERS = 2


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server."""
    with running() as server:
        yield server


@pytest.fixture
def nodes(postgres: PostgresServer) -> Iterator[tuple[House, House]]:
    """Two servers that know each other only through the database."""
    postgres.psql("CREATE DATABASE nodes;")
    settings = settings_for(postgres.get_uri("nodes"))
    with House(settings) as one, House(settings) as other:
        yield one, other
    postgres.psql("DROP DATABASE nodes;")


async def test_two_people_play_through_different_nodes(nodes: tuple[House, House]) -> None:
    """Each move is told through the other node too; a guest is the same everywhere."""
    one, other = nodes
    async with Person(one.address) as anna, Person(other.address) as bert:
        code = await anna.open("me", "open", "bot")
        await bert.post(f"/api/tables/{code}/join", {})
        hers, his = await anna.sit(code), await bert.sit(code)
        await anna.post(f"/api/tables/{code}/start")
        await his.until(lambda: his.now["table"]["status"] == "playing")
        assert (await hers.order(type="say", text="Can you hear me?"))["type"] == "accepted"
        await his.until(lambda: [one for one in his.told if one["type"] == "said"])
        await asyncio.gather(hers.play_on(), his.play_on())
        assert hers.now["view"]["winners"] == his.now["view"]["winners"]
        # The log is the same at both, but for what each may know.
        assert [event["event"] for event in hers.log] == [event["event"] for event in his.log]
        async with Person(other.address, cookies=anna.web.cookies) as elsewhere:
            assert [game["code"] for game in await elsewhere.get("/api/history")] == [code]


async def test_a_table_goes_on_at_another_node_when_one_stops(nodes: tuple[House, House]) -> None:
    """The device connects elsewhere, with the version it had."""
    one, other = nodes
    async with Person(one.address) as anna:
        code = await anna.play()
        line = await anna.sit(code)
        await line.play_on(10)
        await line.until(lambda: line.mine or line.over)
        await asyncio.to_thread(one.stop)
        async with Person(other.address, cookies=anna.web.cookies) as again:
            there = await again.sit(code)
            assert there.now["ply"] >= line.now["ply"]
            await there.play_on()
            assert there.over


async def test_no_table_depends_on_what_nodes_tell_each_other(
    nodes: tuple[House, House], postgres: PostgresServer
) -> None:
    """Whatever they tell each other is lost, and everybody plays on all the same."""
    one, other = nodes
    for node in nodes:
        node.services.rooms.node.bus._heard = lambda *_: None  # type: ignore[attr-defined]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'nodes' AND query LIKE '%pg_notify%';"
    async with Person(one.address) as anna, Person(other.address) as bert:
        code = await anna.open("me", "open", options=FIRST)
        await bert.post(f"/api/tables/{code}/join", {})
        hers, his = await anna.sit(code), await bert.sit(code)
        await anna.post(f"/api/tables/{code}/start")
        # From here on with other connections, on which nothing is heard.
        postgres.psql(cut)
        await asyncio.gather(hers.play_on(4), his.play_on(4))
        assert hers.now["ply"] > 4
    assert one.services.rooms.found_behind + other.services.rooms.found_behind > 0


@pytest.fixture
def processes(postgres: PostgresServer) -> Iterator[tuple[Process, Process]]:
    """Two servers in processes of their own."""
    postgres.psql("CREATE DATABASE killed;")
    found = Process(postgres.get_uri("killed")), Process(postgres.get_uri("killed"))
    for process in found:
        process.start()
    yield found
    for process in found:
        process.kill()
    postgres.psql("DROP DATABASE killed WITH (FORCE);")


@pytest.mark.skipif(sys.platform == "win32", reason="no signal kills like that there")
async def test_nothing_acknowledged_is_lost_when_a_node_is_killed(processes: tuple[Process, Process]) -> None:
    """People go on at the other node: each acknowledged move is there, once."""
    players = []
    for number in range(PLAYERS):
        first, second = processes[number % 2], processes[1 - number % 2]
        person = Person(first.address)
        code = await person.play()
        players.append(Stubborn([person, Person(second.address, cookies=person.web.cookies)], code))
    playing = [asyncio.create_task(player.play()) for player in players]
    for victim in processes:
        # The other one may be the one that was killed before.
        for process in processes:
            if process.process is None:
                await asyncio.to_thread(process.start)
        await several_more(players)
        await asyncio.to_thread(victim.kill)
        await check_stored(victim.database, players)
        # Nobody waits for the one that is gone.
        await several_more(players)
        await check_stored(victim.database, players)
    for player in players:
        player.stop = True
    await asyncio.gather(*playing)
    await check_stored(processes[0].database, players)
    for player in players:
        for person in player.people:
            await person.__aexit__()
