"""Servers in processes of their own, and guests who play at their tables over WebSockets whatever happens."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.side_by_side import COMPILED, ROOT, SOURCES
from benchmarks.table_node import KEY
from signoria.tables.table.rows import new_id
from signoria.tables.wire.parcel import unpacked
from signoria.web.guard.identity import COOKIE, Signer

SIGNER = Signer((KEY,), 1e9)
# What somebody takes who wants money first, then provinces.
LIKED = ("play-all-treasures", "buy province", "buy gold", "buy silver", "end-actions", "end-buys", "pass")
# Seconds without an answer after which a guest connects again.
PATIENCE = 30.0


def package() -> Path:
    """Give the folder of the package to measure: compiled if it has been."""
    given = os.environ.get("SIGNORIA_PACKAGE")
    if given:
        return Path(given)
    return COMPILED if COMPILED.exists() else SOURCES


class Node:
    """A server in a process of its own."""

    def __init__(
        self, database: str, profile: str | None = None, clock: Path | None = None, log: Path | None = None
    ) -> None:
        self.database = database
        self.profile = profile
        # Where it complains; among what is printed here unless a file is named.
        self.log = log
        # A file that says by how many seconds its clock is wrong.
        self.clock = clock
        self.port = "0"
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it, on the same port as before, and wait until it is open."""
        command = [sys.executable, "-P", "-m", "benchmarks.table_node", self.database, self.port]
        complaints = None if self.log is None else self.log.open("a", encoding="utf-8")
        self.process = subprocess.Popen(
            command if self.profile is None else [*command, self.profile],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{package()}{os.pathsep}{ROOT}", "WRONG_CLOCK": str(self.clock or "")},
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )
        if complaints is not None:
            complaints.close()
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        self.address, self.port = found[0], found[1]

    def move_clock(self, seconds: float) -> None:
        """Let its clock be wrong from now on."""
        assert self.clock is not None
        self.clock.write_text(str(seconds), encoding="utf-8")

    def stop_workers(self) -> None:
        """Stop the processes in which its bots think, so that they hang."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        for child in children.split():
            with suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGSTOP)

    def kill(self) -> None:
        """Kill it without a warning."""
        self._end(signalled=False)

    def stop(self) -> None:
        """Stop it as a signal does."""
        self._end(signalled=True)

    def _end(self, *, signalled: bool) -> None:
        if self.process is None:
            return
        if signalled:
            # Uvicorn ends by the signal it got; this one lets a profile be written.
            self.process.send_signal(signal.SIGINT)
        else:
            self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def _status(self, name: str) -> int:
        assert self.process is not None
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1])
        raise ValueError(name)

    def memory(self) -> int:
        """Give the memory of the process in KiB."""
        return self._status("VmRSS")

    def cpu(self) -> float:
        """Give the seconds of processor time it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Give the seconds in which its main thread could have run but other work had the processor."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="utf-8").split()
        return int(fields[1]) / 1e9


class Tally:
    """What all guests have seen together."""

    def __init__(self) -> None:
        self.acknowledged: set[str] = set()
        self.sent = 0
        self.refused: Counter[str] = Counter()
        self.reconnected = 0
        self.games = 0
        # Bytes of all messages, before they are compressed.
        self.received = 0
        # Of each acknowledged move, in milliseconds: seen from here, and the server's own.
        self.round_trips: list[float] = []
        self.own: list[float] = []

    def forget_times(self) -> None:
        """Begin to measure."""
        self.round_trips.clear()
        self.own.clear()


class Guest:
    """Somebody who plays at a table, repeats what was not acknowledged, and goes to another node when one fails."""

    def __init__(
        self, web: httpx.AsyncClient, nodes: list[Node], tally: Tally, pace: tuple[float, float], home: int = 0
    ) -> None:
        self.id = new_id()
        # The node where the guest is when nothing fails.
        self.home = home
        self.cookie = f"{COOKIE}={SIGNER.sign(self.id)}"
        self.web = web
        self.nodes = nodes
        self.node = home
        self.tally = tally
        self.pace = pace
        self.code = ""
        self.numbers = 0
        self.pending: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None
        # How far the game is, as the guest knows; when that was news, and when it was a bot that had gone on.
        self.known: tuple[str, int] | None = None
        self.heard = self.heard_of_bots = 0.0
        self._bot_asked = False

    def __str__(self) -> str:
        return f"table {self.code} at node {self.node}, {self.known}, waits for {self.pending}"

    async def go_home(self) -> None:
        """Go back to the own node."""
        if self.node != self.home and self.socket is not None:
            # One further, for a guest whose line is cut tries the next node.
            self.node = self.home - 1
            await self.socket.close()

    async def post(self, path: str, body: object) -> Any:  # noqa: ANN401 - whatever the server answers
        """Ask for a change."""
        answer = await self.web.post(
            f"{self.nodes[self.node].address}{path}", json=body, headers={"Cookie": self.cookie}
        )
        answer.raise_for_status()
        return answer.json()

    async def play(self, stopped: asyncio.Event) -> None:
        """Play until the game is over or everybody stops."""
        while not stopped.is_set():
            with suppress(WebSocketException, OSError, TimeoutError):
                if await self._play_while_connected(stopped):
                    return
            self.tally.reconnected += 1
            # Where one node is gone, another one may be there.
            self.node = (self.node + 1) % len(self.nodes)
            await asyncio.sleep(0.05)

    async def _play_while_connected(self, stopped: asyncio.Event) -> bool:
        address = f"{self.nodes[self.node].address.replace('http', 'ws', 1)}/ws/tables/{self.code}"
        socket = await connect(
            address, additional_headers={"Cookie": self.cookie}, proxy=None, compression=None, max_size=4_000_000
        )
        self.socket = socket
        try:
            await socket.send('{"type":"sync","version":-1}')
            return await self._converse(socket, stopped)
        finally:
            await socket.close()

    async def _converse(  # noqa: C901 - one message after another
        self, socket: ClientConnection, stopped: asyncio.Event
    ) -> bool:
        """Answer questions until the game is over."""
        sent = 0.0 if self.pending is None else await self._send(socket)
        # What the guest knows of the table, and has not acted on yet.
        news: dict[str, Any] | None = None
        table: dict[str, Any] = {}
        while not stopped.is_set():
            try:
                told = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                if sent and time.perf_counter() - sent > PATIENCE:
                    raise
                continue
            self.tally.received += len(told)
            message = msgspec.json.decode(told)
            kind = message["type"]
            if kind == "closed":
                return False
            if kind == "update":
                news = message
                table = message["table"] or table
                self._hear(message, table)
            elif self.pending is not None and message.get("id") == self.pending["id"]:
                await self._answered(message, sent)
                sent = 0.0
                if kind == "refused":
                    news = None
                    await socket.send('{"type":"sync","version":-1}')
            if news is None or self.pending is not None:
                continue
            if table["status"] == "over":
                return True
            question = (news["view"] or {}).get("question")
            options = unpacked(question)["options"] if question and question["seat"] == news["seat"] else []
            if len(options) > 1:
                await self._decide(options, news["ply"])
                sent = await self._send(socket)
            news = None
        return True

    def _hear(self, update: dict[str, Any], table: dict[str, Any]) -> None:
        known = self.code, update["ply"]
        if self.known != known:
            self.heard = time.perf_counter()
            if self._bot_asked:
                self.heard_of_bots = self.heard
        self.known = known
        question = (update["view"] or {}).get("question")
        self._bot_asked = question is not None and table["seats"][question["seat"]]["kind"] == "bot"

    async def _answered(self, message: dict[str, Any], sent: float) -> None:
        assert self.pending is not None
        if message["type"] == "accepted":
            self.tally.round_trips.append((time.perf_counter() - sent) * 1000)
            self.tally.own.append(message["milliseconds"])
            self.tally.acknowledged.add(message["id"])
        else:
            self.tally.refused[message["reason"]] += 1
            await asyncio.sleep(0.1)
        self.pending = None

    async def _decide(self, options: list[str], ply: int) -> None:
        # In the other games some moves are as good as others, as long as there are moves.
        move = next((move for move in LIKED if move in options), random.choice(options))
        self.numbers += 1
        await asyncio.sleep(random.uniform(*self.pace))
        self.pending = {"type": "choose", "id": f"{self.id}-{self.numbers}", "ply": ply, "moves": [move]}

    async def _send(self, socket: ClientConnection) -> float:
        self.tally.sent += 1
        sent = time.perf_counter()
        await socket.send(msgspec.json.encode(self.pending).decode())
        return sent


@dataclass
class Table:
    """People who play one game after another together, perhaps with bots."""

    guests: list[Guest]
    game: str = "dominion"
    bots: int = 0


async def seat(table: Table) -> None:
    """Let guests open a table and begin."""
    host, *others = guests = table.guests
    seats = [{"kind": "me"}, *[{"kind": "open"} for _ in others], *[{"kind": "bot"} for _ in range(table.bots)]]
    code = (await host.post("/api/tables", {"game": table.game, "seats": seats}))["code"]
    for guest in others:
        await guest.post(f"/api/tables/{code}/join", {})
    await host.post(f"/api/tables/{code}/start", {})
    for guest in guests:
        guest.code = code


async def seat_all(tables: list[Table]) -> None:
    """Let guests open all tables; ten at a time, for people do not all come in the same second."""
    door = asyncio.Semaphore(10)

    async def enter(table: Table) -> None:
        async with door:
            await seat(table)

    await asyncio.gather(*(enter(table) for table in tables))


def share(values: list[float], hundredths: int) -> float:
    """Give the value that so many of a hundred do not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * hundredths // 100)] if ordered else 0.0


async def play_games(table: Table, stopped: asyncio.Event, start: float) -> None:
    """Play one game after another at one table after another."""
    await asyncio.sleep(start)
    while not stopped.is_set():
        await asyncio.gather(*(guest.play(stopped) for guest in table.guests))
        if not stopped.is_set():
            table.guests[0].tally.games += 1
            await _seat_somewhere(table, stopped)


async def _seat_somewhere(table: Table, stopped: asyncio.Event) -> None:
    """Open the next table; where a node is gone, or cannot store it, at another one or later."""
    while not stopped.is_set():
        try:
            await seat(table)
        except httpx.HTTPError:
            for guest in table.guests:
                guest.node = (guest.node + 1) % len(guest.nodes)
            await asyncio.sleep(0.1)
        else:
            return


def lost_and_doubled(tally: Tally, stored: list[str]) -> tuple[int, int]:
    """Count the acknowledged moves that are not stored, and those that were carried out more than once."""
    return len(tally.acknowledged.difference(stored)), len(stored) - len(set(stored))
