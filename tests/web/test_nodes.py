"""Several servers on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.web.kit import House, Person, in_loop, settings_for

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server, in a folder of its own: it runs as another user, who may not enter those of pytest."""
    with warnings.catch_warnings():
        # On a machine without a session of its own it falls back to another folder, which is fine.
        warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
        from pgserver.postgres_server import get_server
    server = get_server(tempfile.mkdtemp(prefix="signoria-postgres-"), cleanup_mode="delete")
    # No test cuts the power; without waiting for the disk, everything is quicker.
    server.psql("ALTER SYSTEM SET fsync = off;")
    server.psql("SELECT pg_reload_conf();")
    yield server
    server.cleanup()


@pytest.fixture
def nodes(postgres: PostgresServer) -> Iterator[tuple[House, House]]:
    """Two servers that know each other only through the database."""
    postgres.psql("CREATE DATABASE nodes;")
    settings = settings_for(postgres.get_uri("nodes"))
    with House(settings) as one, House(settings) as other:
        yield one, other
    postgres.psql("DROP DATABASE nodes;")


@in_loop
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


@in_loop
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
