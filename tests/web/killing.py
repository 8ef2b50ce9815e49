"""Servers that are killed without a warning, and people who play on whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.kit.stored import stored_messages
from tests.web.kit import PATIENCE, Person, eventually, wanted

ROOT = Path(__file__).parents[2]


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, **variables: str) -> None:
        self.database = database
        self.variables = variables
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = "0"

    def start(self) -> None:
        """Start it, on the same port as before, and wait until it is open."""
        self.process = subprocess.Popen(  # noqa: S603 - a program of our own
            [sys.executable, "-m", "tests.web.server_process", self.database, self.port],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **self.variables},
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


class Stubborn:
    """Somebody who plays one game after another, repeats what was not acknowledged, and remembers what was.

    `people` are the same guest at different servers: where one is gone, another one may be there.
    """

    def __init__(self, people: list[Person], code: str) -> None:
        self.people = people
        self.code = code
        self.acknowledged: dict[str, int] = {}
        self.numbers = 0
        self.pending: dict[str, Any] | None = None
        self.stop = False

    async def play(self) -> None:
        """Play until told to stop."""
        while not self.stop:
            with contextlib.suppress(WebSocketException, OSError, AssertionError, TimeoutError, httpx.TransportError):
                if await self.play_while_connected(self.people[0]):
                    self.code = await self.people[0].play()
            self.people.append(self.people.pop(0))
            await asyncio.sleep(0.05)

    async def play_while_connected(self, person: Person) -> bool:
        """Play until the line is cut; give whether the game is over."""
        line = await person.sit(self.code)
        try:
            while not self.stop and not line.over:
                if self.pending is None:
                    if not await line.until_asked():
                        break
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
                else:
                    self.pending = None
            return line.over
        finally:
            with contextlib.suppress(WebSocketException, OSError):
                await line.close()
            person.lines.remove(line)


async def several_more(players: list[Stubborn], number: int = 9) -> None:
    """Wait until some more moves are acknowledged."""

    def made() -> int:
        return sum(len(player.acknowledged) for player in players)

    enough = made() + number
    await eventually(lambda: made() >= enough)


async def check_stored(database: str, players: list[Stubborn]) -> None:
    """Check that whatever was acknowledged up to now is stored, and nothing twice."""
    acknowledged = {message for player in players for message in player.acknowledged}
    stored = await stored_messages(database)
    assert len(stored) == len(set(stored)), "a message was carried out twice"
    assert acknowledged <= set(stored), "an acknowledged move is lost"
