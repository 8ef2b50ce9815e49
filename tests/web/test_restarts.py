"""Stopping and starting again in the middle of games: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from tests.web.kit import FIRST, PATIENCE, Person, house, in_loop, wanted

ROOT = Path(__file__).parents[2]
KILLS = 4
PLAYERS = 3


@in_loop
async def test_a_game_goes_on_where_it_was_when_the_server_starts_again(tmp_path: Path) -> None:
    """The same guest, the same seat, the same position, and a bot whose turn it was moves on."""
    with house(tmp_path) as server:
        async with Person(server.address) as anna:
            code = await anna.play()
            line = await anna.sit(code)
            assert (await line.order(type="say", text="until later"))["type"] == "accepted"
            await line.play_on(12)
            await line.until(lambda: line.mine)
            await asyncio.sleep(0.2)
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
            assert [one for one in again.told if one["type"] == "update"][-1]["events"] == []
            assert (await line.order(type="undo", ply=line.now["ply"]))["type"] == "accepted"
            await line.play_on()
            assert line.over


@in_loop
async def test_bots_move_on_without_anybody_being_there(tmp_path: Path) -> None:
    """A table at which a bot is to move goes on as soon as the server does."""
    with house(tmp_path, bot_pause=(1000, 1000)) as server:
        async with Person(server.address) as anna:
            code = await anna.play(options={"start-player": "chosen", "start-seat": 1})
            assert (await anna.sit(code)).now["ply"] == 0
            cookies = anna.web.cookies
    with house(tmp_path) as server:
        for _ in range(200):
            room = server.services.rooms._rooms.get(code)
            if room is not None and room.table.ply > 0:
                break
            await asyncio.sleep(0.05)
        async with Person(server.address, cookies=cookies) as anna:
            line = await anna.sit(code)
            await line.until(lambda: line.mine)
            assert line.now["ply"] > 0


@in_loop
async def test_bots_do_not_outlive_a_server_that_is_killed(process: Process) -> None:
    """The processes in which they think end with it."""
    async with Person(process.address) as anna:
        line = await anna.sit(await anna.play(options={"start-player": "chosen", "start-seat": 1}))
        await line.until_after(0)
    assert process.process is not None
    before = children(process.process.pid)
    assert before
    await asyncio.to_thread(process.kill)
    for _ in range(100):
        if not any(is_there(child) for child in before):
            break
        await asyncio.sleep(0.1)
    assert not any(is_there(child) for child in before)


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


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = "0"

    def start(self) -> None:
        """Start it, on the same port as before, and wait until it is open."""
        self.process = subprocess.Popen(  # noqa: S603 - a program of our own
            [sys.executable, "-m", "tests.web.server_process", str(self.folder), self.port],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address, self.port = found[0], found[1]

    def kill(self) -> None:
        """Kill it without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server in a process of its own."""
    server = Process(tmp_path)
    server.start()
    yield server
    server.kill()


class Stubborn:
    """Somebody who plays on whatever happens, repeating what was not acknowledged, and remembers what was."""

    def __init__(self, person: Person, code: str) -> None:
        self.person = person
        self.code = code
        self.acknowledged: dict[str, int] = {}
        self.numbers = 0
        self.pending: dict[str, Any] | None = None
        self.stop = False

    async def play(self) -> None:
        """Play until told to stop."""
        while not self.stop:
            with contextlib.suppress(WebSocketException, OSError, AssertionError, TimeoutError):
                await self.play_while_connected()
            await asyncio.sleep(0.05)

    async def play_while_connected(self) -> None:
        """Play until the line is cut."""
        line = await self.person.sit(self.code)
        try:
            while not self.stop and not line.over:
                if self.pending is None:
                    if not await line.until_asked():
                        return
                    self.numbers += 1
                    self.pending = {
                        "type": "choose",
                        "id": f"{self.code}-{self.numbers}",
                        "ply": line.now["ply"],
                        "moves": [wanted(line.options)],
                    }
                answer = await line.order(**self.pending)
                if answer["type"] == "accepted":
                    self.acknowledged[self.pending["id"]] = self.pending["ply"]
                    ply = self.pending["ply"]
                    self.pending = None
                    await line.until_after(ply)
                elif answer["reason"] == "reason-too-fast":
                    await asyncio.sleep(0.1)
                else:
                    self.pending = None
        finally:
            with contextlib.suppress(WebSocketException, OSError):
                await line.close()
            self.person.lines.remove(line)


def stored_messages(folder: Path) -> list[str]:
    """Give the messages of all moves that are stored."""
    with contextlib.closing(sqlite3.connect(folder / "signoria.db")) as database:
        bodies = [msgspec.json.decode(body) for (body,) in database.execute("SELECT body FROM entries")]
    return [body["message"] for body in bodies if body["entry"] == "moved" and "message" in body]


@pytest.mark.skipif(sys.platform == "win32", reason="no signal kills like that there")
@in_loop
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(process: Process) -> None:
    """Killed without a warning, several times, in the middle of moves: each acknowledged one is there, once."""
    assert signal.SIGKILL
    people = [Person(process.address) for _ in range(PLAYERS)]
    players = [Stubborn(person, await person.play(options=FIRST)) for person in people]
    playing = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        before = sum(len(player.acknowledged) for player in players)
        for _ in range(400):
            await asyncio.sleep(0.02)
            if sum(len(player.acknowledged) for player in players) >= before + 9:
                break
        acknowledged = [set(player.acknowledged) for player in players]
        await asyncio.to_thread(process.kill)
        stored = stored_messages(process.folder)
        assert len(stored) == len(set(stored)), "a message was carried out twice"
        for ids in acknowledged:
            assert ids <= set(stored), "an acknowledged move is lost"
        await asyncio.to_thread(process.start)
    for player in players:
        player.stop = True
    await asyncio.gather(*playing)
    assert sum(len(player.acknowledged) for player in players) >= 9
    for player in players:
        line = await player.person.sit(player.code)
        assert line.now["ply"] > max(player.acknowledged.values())
        for message in list(player.acknowledged)[-3:]:
            # Long done, and still known.
            again = await line.order(type="choose", id=message, ply=0, moves=["end-buys"])
            assert again["type"] == "accepted"
    for person in people:
        await person.__aexit__()
