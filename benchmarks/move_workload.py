"""What a move costs a server without a network: `python -m benchmarks.move_workload MOVES [calls [PROFILE]]`.

The whole server in one process, with SQLite in memory: frames are handed to it as if they had come, and what it sends
is thrown away. Two people play Dominion at each of many tables. Prints figures as JSON: the processor's time of all
threads and of the main one, frames and bytes a move; with `calls` the calls of functions, which other work on the
machine does not change, and perhaps where to write a profile. PYTHONPATH says which package is measured. A game takes
some sixty moves, so no more than 3,000 can be asked for.
"""

from __future__ import annotations

import asyncio
import cProfile
import json
import pstats
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvicorn

from benchmarks.table_node import KEY, LIMITS
from benchmarks.table_players import LIKED, SIGNER
from signoria.tables.room.room import Room
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.start import Start
from signoria.tables.table.rows import Guest, new_id
from signoria.web.app import create_app
from signoria.web.garbage import Garbage
from signoria.web.guard.identity import COOKIE
from signoria.web.logs import configure
from signoria.web.services import Services
from signoria.web.serving import Server
from signoria.web.settings import ServerSettings

HOST = ("127.0.0.1", 8000)
TABLES = 60
# Moves before anything is measured.
WARM_UP = 200


class Wire(asyncio.Transport):
    """A connection that ends nowhere."""

    def __init__(self, protocol: Any, told: asyncio.Event) -> None:  # noqa: ANN401 - of a library
        super().__init__({"peername": ("127.0.0.1", 9), "sockname": HOST})
        self.protocol = protocol
        self.told = told
        self.frames = 0
        self.bytes = 0
        protocol.connection_made(self)

    def write(self, data: Any) -> None:  # noqa: ANN401 - whatever can be sent
        """Throw away what is sent; notice the answer to a move."""
        self.frames += 1
        self.bytes += len(data)
        if b'"accepted"' in data[-200:] or b'"refused"' in data[-200:]:
            self.told.set()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Go on with another protocol."""
        self.protocol = protocol

    def get_protocol(self) -> Any:  # noqa: ANN401 - of a library
        """Give who speaks."""
        return self.protocol

    def get_write_buffer_size(self) -> int:
        """Nothing waits to be sent."""
        return 0

    def is_closing(self) -> bool:
        """It stays."""
        return False

    def pause_reading(self) -> None:
        """Wait, which costs nothing here."""

    def resume_reading(self) -> None:
        """Go on."""

    def abort(self) -> None:
        """End."""

    def close(self) -> None:
        """End."""

    def say(self, message: dict[str, Any]) -> None:
        """Hand a message to the server, in a frame as browsers send it; its key is zero, so that nothing is masked."""
        said = json.dumps(message).encode()
        self.protocol.data_received(b"\x81\xfe" + len(said).to_bytes(2, "big") + bytes(4) + said)


class Table:
    """Two people who play."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.numbers = 0
        self.told = asyncio.Event()
        self.room: Room
        self.wires: list[Wire] = []

    async def begin(self) -> None:
        """Let them sit down at a new table."""
        rooms = self.server.services.rooms
        guests = [Guest(new_id(), name, time.time()) for name in ("Marieke", "Joost")]
        order = Open("dominion", [SeatWish("me"), SeatWish("open")])
        self.room = await rooms.open_table(guests[0], order)
        await self.room.receive(Join(), Sender(guests[1]))
        await self.room.receive(Start(), Sender(guests[0]))
        self.wires = [self._come(guest.id) for guest in guests]
        while len(self.room.guests()) < len(guests):  # noqa: ASYNC110 - nobody says when they are there
            await asyncio.sleep(0.001)
        for wire in self.wires:
            wire.say({"type": "sync", "version": -1})

    def _come(self, guest: str) -> Wire:
        config: Any = self.server.config
        protocol = config.http_protocol_class(config=config, server_state=self.server.server_state, app_state={})
        wire = Wire(protocol, self.told)
        asked = (
            f"GET /ws/tables/{self.room.table.row.code} HTTP/1.1\r\nHost: 127.0.0.1:8000\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: {COOKIE}={SIGNER.sign(guest)}\r\n\r\n"
        )
        wire.protocol.data_received(asked.encode())
        return wire

    async def move(self) -> bool:
        """Let whoever is asked answer, and wait for the acknowledgement; False where nobody has a choice."""
        table = self.room.table
        play, seat = table.play, table.answering()
        if play is None or seat is None or len(play.position.legal()) < 2:
            return False
        options = [play.position.notation(option) for option in play.position.legal()]
        move = next((move for move in LIKED if move in options), None) or self.chance.choice(options)
        self.numbers += 1
        self.told.clear()
        order = {"type": "choose", "id": f"move {self.numbers}", "ply": play.ply_for(seat), "moves": [move]}
        self.wires[seat].say(order)
        await self.told.wait()
        return True


async def play(tables: list[Table], moves: int) -> None:
    """Let so many moves be made, at one table after another; none of them at a table that begins anew."""
    made = 0
    while made < moves:
        for table in tables:
            made += await table.move()
        await asyncio.sleep(0)


async def measured(server: Server, moves: int, *, calls: bool) -> dict[str, float]:
    """Measure some moves."""
    async with server.services.running(None):  # type: ignore[arg-type]  # it is not looked at
        chance = random.Random(7)
        tables = [Table(server, chance) for _ in range(TABLES)]
        for table in tables:
            await table.begin()
        await play(tables, WARM_UP)
        garbage = Garbage(lambda: 0.0, lambda: 0)
        garbage.begin()
        wires = [wire for table in tables for wire in table.wires]
        frames, sent = sum(wire.frames for wire in wires), sum(wire.bytes for wire in wires)
        profiler = cProfile.Profile()
        if calls:
            profiler.enable()
        began = time.process_time(), time.thread_time()
        await play(tables, moves)
        ended = time.process_time(), time.thread_time()
        profiler.disable()
        figures = {
            "microseconds": (ended[0] - began[0]) / moves * 1e6,
            "main": (ended[1] - began[1]) / moves * 1e6,
            "frames": (sum(wire.frames for wire in wires) - frames) / moves,
            "bytes": (sum(wire.bytes for wire in wires) - sent) / moves,
        }
        if calls:
            told = pstats.Stats(profiler)
            figures = {"calls": told.total_calls / moves, **{k: figures[k] for k in ("frames", "bytes")}}  # type: ignore[attr-defined]
            if len(sys.argv) > 3:
                told.dump_stats(sys.argv[3])
        return figures


def main() -> None:
    """Measure, and print."""
    moves, calls = int(sys.argv[1]), sys.argv[2:3] == ["calls"]
    with tempfile.TemporaryDirectory(prefix="signoria-move-", dir="/dev/shm") as folder:
        configure("console", "warning")
        database = f"sqlite:///{Path(folder) / 'signoria.db'}"
        settings = ServerSettings(
            database=database,
            keys=(KEY,),
            limits=LIMITS,
            secret_pause=(0.0, 0.0),
            silence=(0.0, 0.0),
            log_level="warning",
        )
        services = Services(settings)
        config = uvicorn.Config(create_app(services), log_config=None, access_log=False, proxy_headers=False)
        server = Server(config, services, lambda: None)
        loop = config.get_loop_factory()
        with asyncio.Runner(loop_factory=loop) as runner:
            print(json.dumps(runner.run(measured(server, moves, calls=calls))))


if __name__ == "__main__":
    main()
