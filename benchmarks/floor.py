"""What a move costs a server that knows no game: `python -m benchmarks.floor [--tables 100] [--pace 1 3]`.

It does only what any server of this kind must, with the same libraries as ours: read a frame, parse it, keep a row in
SQLite before anybody is told, tell whoever sent it, and write an update as large as ours for each of two people. What
`benchmarks.load` measures beyond that at the same number of tables and the same pace is ours.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import queue
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.side_by_side import ROOT, machine

# An update of Dominion is as large, for one person.
UPDATE_BYTES = 2000
LINES = 20


class Writer:
    """A thread that keeps rows; whoever waits while it writes shares the next transaction."""

    def __init__(self, path: str) -> None:
        self.rows: queue.SimpleQueue[tuple[bytes, asyncio.Future[None]]] = queue.SimpleQueue()
        self.path = path
        threading.Thread(target=self._write, daemon=True).start()

    async def keep(self, row: bytes) -> None:
        """Come back when the row is durable."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rows.put((row, kept))
        await kept

    def _write(self) -> None:
        database = sqlite3.connect(self.path, isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, entry BLOB)")
        while True:
            together = [self.rows.get()]
            while not self.rows.empty():
                together.append(self.rows.get())
            database.execute("BEGIN")
            database.executemany("INSERT INTO entries (entry) VALUES (?)", [(row,) for row, _ in together])
            database.execute("COMMIT")
            for _, kept in together:
                kept.get_loop().call_soon_threadsafe(kept.set_result, None)


def serve(path: str) -> None:
    """Serve until killed."""
    people: dict[str, list[Any]] = defaultdict(list)
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder()
    line = "x" * (UPDATE_BYTES // LINES - 20)

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        people[scope["path"]].append(send)
        while (message := await receive())["type"] == "websocket.receive":
            asked = decoder.decode(message["text"])
            await writer.keep(message["text"].encode())
            for tell in people[scope["path"]]:
                update = {
                    "type": "update",
                    "ply": asked["ply"],
                    "log": [{"line": one, "text": line} for one in range(LINES)],
                }
                told = {"type": "websocket.send", "text": encoder.encode(update).decode()}
                await tell(told)
            accepted = encoder.encode({"type": "accepted", "id": asked["id"]}).decode()
            await send({"type": "websocket.send", "text": accepted})

    writer = Writer(path)
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        print(listener.getsockname()[1], flush=True)
        uvicorn.Server(config).run(sockets=[listener])


async def play(lines: list[ClientConnection], pace: tuple[float, float], moves: list[float]) -> None:
    """Move in turns, after some thought."""
    for ply in range(1_000_000):
        mover = lines[ply % len(lines)]
        await asyncio.sleep(random.uniform(*pace))
        sent = {"type": "choose", "id": f"move-{ply}", "ply": ply, "moves": ["play copper"], "seat": ply % len(lines)}
        began = time.perf_counter()
        await mover.send(msgspec.json.encode(sent).decode())
        for line in lines:
            while msgspec.json.decode(await line.recv())["type"] != "update":
                pass
        moves.append((time.perf_counter() - began) * 1000)


def used(pid: int) -> float:
    """Give the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, wanted: argparse.Namespace) -> None:
    """Let everybody play, and print what a move costs."""
    moves: list[float] = []
    playing = []
    for number in range(wanted.tables):
        address = f"ws://127.0.0.1:{port}/{number}"
        lines = [await connect(address, compression=None, ping_interval=None) for _ in range(2)]
        playing.append(asyncio.create_task(play(lines, tuple(wanted.pace), moves)))
    await asyncio.sleep(wanted.pace[1] + 1)
    moves.clear()
    before, began = used(pid), time.perf_counter()
    await asyncio.sleep(wanted.seconds)
    passed = time.perf_counter() - began
    print(f"{machine()}; load {os.getloadavg()[0]:.1f}")
    print(
        f"{wanted.tables} tables, {len(moves) / passed:.0f} moves/s:"
        f" {(used(pid) - before) / len(moves) * 1000:.2f} ms of a processor a move"
    )


def main() -> None:
    """Start the server, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--pace", type=float, nargs=2, default=(1.0, 3.0))
    parser.add_argument("--folder", default="/dev/shm", help="where the database lies")  # noqa: S108
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wanted.folder) as folder:
        serving = "import sys; from benchmarks.floor import serve; serve(sys.argv[1])"
        command = [sys.executable, "-c", serving, str(Path(folder) / "floor.db")]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                asyncio.run(measure(int(server.stdout.readline()), server.pid, wanted))
            finally:
                server.kill()


if __name__ == "__main__":
    main()
