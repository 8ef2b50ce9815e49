"""Stopping and starting again in the middle of games: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.web.killing import Process, Stubborn, check_stored, several_more
from tests.web.kit import FIRST, Person, eventually, house

ROOT = Path(__file__).parents[2]
KILLS = 4
PLAYERS = 3


async def test_a_game_goes_on_where_it_was_when_the_server_starts_again(tmp_path: Path) -> None:
    """The same guest, the same seat, the same position, and a bot whose turn it was moves on."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await anna.play()
            line = await anna.sit(code)
            assert (await line.order(type="say", text="until later"))["type"] == "accepted"
            await line.play_on(12)
            assert await line.until_asked()
            before = line.now
            cookies = anna.web.cookies
    with house(tmp_path) as server:
        async with Person(server.address, cookies=cookies) as anna:
            line = await anna.sit(code)
            assert line.now["view"] == before["view"]
            assert line.now["ply"] == before["ply"]
            assert line.now["version"] == before["version"]
            assert [one["text"] for one in line.told if one["type"] == "said"] == ["until later"]
            # What was done before is known, also to who was away: the version still means the same.
            again = await anna.sit(code, version=before["version"], log=line.log)
            assert [one for one in again.told if one["type"] == "update"][-1]["log"] == []
            assert (await line.order(type="undo", ply=line.now["ply"]))["type"] == "accepted"
            await line.play_on()
            assert line.over


async def test_bots_move_on_as_soon_as_somebody_is_there(tmp_path: Path) -> None:
    """A table at which a bot is to move waits for its people, whatever the server has been through."""
    with house(tmp_path, bot_pause=(1000, 1000)) as server:
        async with Person(server.address) as anna:
            code = await anna.play(options={"start-player": "chosen", "start-seat": 1})
            assert (await anna.sit(code)).now["ply"] == 0
            cookies = anna.web.cookies
    with house(tmp_path) as server:
        async with Person(server.address, cookies=cookies) as anna:
            line = await anna.sit(code)
            await line.until(lambda: line.mine)
            assert line.now["ply"] > 0


async def test_bots_do_not_outlive_a_server_that_is_killed(process: Process) -> None:
    """The processes in which they think end with it."""
    async with Person(process.address) as anna:
        line = await anna.sit(await anna.play(options={"start-player": "chosen", "start-seat": 1}))
        await line.until_after(0)
    assert process.process is not None
    before = children(process.process.pid)
    assert before
    await asyncio.to_thread(process.kill)
    await eventually(lambda: not any(is_there(child) for child in before))


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
async def test_a_server_that_is_told_to_stop_waits_for_no_bot(tmp_path: Path) -> None:
    """It ends with everybody still there and a bot in the middle of an endless thought; so do its processes."""
    server = Process(f"sqlite:///{tmp_path / 'signoria.db'}", ENDLESS_BOTS="1")
    await asyncio.to_thread(server.start)
    assert server.process is not None
    async with Person(server.address) as anna:
        await anna.sit(await anna.play(options={"start-player": "chosen", "start-seat": 1}))
        thinking = children(server.process.pid)
        assert len(thinking) >= 2
        server.process.terminate()
        # The limit is generous, for machines are busy; what hangs would hang for ever.
        assert await asyncio.to_thread(server.process.wait, 60) in {0, -signal.SIGTERM}
    await eventually(lambda: not any(is_there(child) for child in thinking))
    server.kill()


def children(parent: int) -> list[int]:
    """Give the processes that a process has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children")
    if not found.exists():
        pytest.skip("only Linux tells")
    return [int(child) for child in found.read_text().split()]


def is_there(process: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="no signal kills like that there")
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(process: Process) -> None:
    """Killed without a warning, several times, in the middle of moves: each acknowledged one is there, once."""
    people = [Person(process.address) for _ in range(PLAYERS)]
    players = [Stubborn([person], await person.play(options=FIRST)) for person in people]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        await several_more(players)
        await asyncio.to_thread(process.kill)
        await check_stored(process.database, players)
        await asyncio.to_thread(process.start)
    for player in players:
        player.stop = True
    await asyncio.gather(*playing)
    assert sum(len(player.acknowledged) for player in players) >= 9
    for player in players:
        line = await player.people[0].sit(player.code)
        here = {message: ply for message, ply in player.acknowledged.items() if message.startswith(player.code)}
        assert line.now["ply"] > max(here.values(), default=-1)
        for message in list(here)[-3:]:
            # Long done, and still known.
            again = await line.order(type="choose", id=message, ply=0, moves=["end-buys"])
            assert again["type"] == "accepted"
    for person in people:
        await person.__aexit__()
