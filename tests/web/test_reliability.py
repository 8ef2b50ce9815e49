"""Servers in processes of their own, and what can happen to them: nothing waits for ever, and one sentence says why."""

from __future__ import annotations

import asyncio
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from signoria.web.files import ENOUGH
from signoria.web.settings import Limits
from tests.kit.proxy import Proxy
from tests.web.killing import Process
from tests.web.kit import PATIENCE, House, Person, eventually, house, settings_for
from tests.web.test_nodes import postgres  # noqa: F401 - a fixture
from tests.web.test_serve import command, environment, refusal

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")
# Seconds in which a server ends.
END = 5.0


# --- One server for a file --------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_says_so_and_stops(process: Process, tmp_path: Path) -> None:
    """And when the first is killed, the next one has it at once; commands of the host never need it."""
    assert process.process is not None
    said = refusal("--port", "0", "--data", str(tmp_path))
    assert "another server" in said
    assert str(process.process.pid) in said
    listing = [sys.executable, "-m", "signoria.cli", "admin", "guests", "--data", str(tmp_path)]
    subprocess.run(listing, env=environment(), check=True, timeout=PATIENCE)  # noqa: S603 - a program of our own
    process.kill()
    process.start()


# --- Friendly starts --------------------------------------------------------------------------------------------------


def test_a_damaged_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "signoria.db").write_bytes(b"no database at all" * 1000)
    said = refusal("--port", "0", "--data", str(tmp_path))
    assert "damaged" in said
    assert "restore" in said


def test_a_postgresql_that_is_away_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        said = refusal(
            "--port", "0", "--data", str(tmp_path), "--database", f"postgresql://anna:sesame@127.0.0.1:{port}/games"
        )
    assert "does not answer" in said
    assert "sesame" not in said


@pytest.mark.parametrize("key", ["ab", "00" * 32, "0" * 64, "abab" * 16, "no key"])
def test_a_key_that_can_be_guessed_is_refused(key: str, tmp_path: Path) -> None:
    said = refusal("--port", "0", "--data", str(tmp_path), SIGNORIA_KEY=key)
    assert "64 hexadecimal digits" in said


# --- Ending -----------------------------------------------------------------------------------------------------------


async def ends(process: Process) -> None:
    """Stop a server, and hold it to its word."""
    assert process.process is not None
    process.process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(process.process.wait, END)


async def test_it_ends_while_requests_and_readers_hang(process: Process) -> None:
    """Half a request, half a body, and somebody who does not read."""
    port = int(process.port)
    half = socket.create_connection(("127.0.0.1", port))
    half.sendall(b"GET /api/me HT")
    body = socket.create_connection(("127.0.0.1", port))
    body.sendall(b"POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n")
    body.sendall(b"Content-Length: 1000\r\n\r\n{")
    async with Person(process.address) as anna:
        code = await anna.play()
        mute = await anna.socket(code)
        mute.transport.pause_reading()
        line = await anna.sit(code)
        await line.choose("play-all-treasures")
        await ends(process)
        mute.transport.abort()
    half.close()
    body.close()


@pytest.fixture
def behind(postgres: PostgresServer) -> Iterator[Proxy]:  # noqa: F811 - the fixture
    """A database behind a proxy."""
    postgres.psql("CREATE DATABASE behind;")
    with Proxy(postgres.get_uri("behind")) as proxy:
        yield proxy
    postgres.psql("DROP DATABASE behind WITH (FORCE);")


@pytest.fixture
def remote(behind: Proxy) -> Iterator[Process]:
    """A server whose database is behind the proxy."""
    server = Process(behind.url)
    server.start()
    yield server
    server.kill()


async def test_it_ends_while_its_database_is_silent(remote: Process, behind: Proxy) -> None:
    """With a move on the way that never comes back."""
    async with Person(remote.address) as anna:
        line = await anna.sit(await anna.play())
        behind.swallow(everything=True)
        await line.send(type="choose", id="m", ply=line.now["ply"], moves=["play-all-treasures"])
        await ends(remote)


async def test_moves_go_on_when_connections_to_the_database_die_silently(remote: Process, behind: Proxy) -> None:
    """And the server says that it is ready again."""
    async with Person(remote.address) as anna:
        line = await anna.sit(await anna.play())
        behind.swallow()
        while True:
            # What was not stored is sent again, as the browser does.
            answer = await line.order(type="choose", id="same", ply=line.now["ply"], moves=["play-all-treasures"])
            if answer["type"] == "accepted":
                break
            assert answer["reason"] == "reason-storage"
        await line.play_on(5)
        assert await readiness(anna, "well") == 200


async def readiness(person: Person, *wanted: str) -> int:
    """Wait until a server says one of these about itself; give with which code."""
    for _ in range(int(PATIENCE / 0.1)):
        answer = await person.web.get("/ready")
        if answer.json()["status"] in wanted:
            return answer.status_code
        await asyncio.sleep(0.1)
    raise AssertionError(f"it does not become {wanted}")


# --- Ready ------------------------------------------------------------------------------------------------------------


async def test_a_full_disk_is_told_and_nothing_is_lost(process: Process) -> None:
    """The server lives and is not ready; who wants to keep something is told to try later."""
    assert process.process is not None
    pid = process.process.pid
    async with Person(process.address) as anna, Person(process.address) as new:
        line = await anna.sit(await anna.play())
        assert (await anna.get("/ready"))["status"] == "well"
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
        assert await readiness(anna, "storage-full", "no-storage") == 503
        assert (await anna.get("/health"))["status"] == "well"
        refused = await line.order(type="choose", ply=line.now["ply"], moves=["play-all-treasures"])
        assert refused["reason"] == "reason-storage"
        assert (await new.post("/api/play", {"game": "dominion"}, 503))["reason"] == "reason-storage"
        renamed = await new.web.patch("/api/me", json={"name": "Bea"})
        assert (renamed.status_code, renamed.json()["reason"]) == (503, "reason-storage")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        assert await readiness(anna, "well") == 200
        assert (await line.choose("play-all-treasures"))["type"] == "accepted"


async def test_a_database_that_can_only_be_read_is_told(postgres: PostgresServer) -> None:  # noqa: F811 - the fixture
    postgres.psql("CREATE DATABASE readable;")
    with House(settings_for(postgres.get_uri("readable"))) as server:
        async with Person(server.address) as anna:
            assert (await anna.get("/ready"))["status"] == "well"
            postgres.psql("ALTER DATABASE readable SET default_transaction_read_only = on;")
            postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'readable';")
            assert await readiness(anna, "storage-read-only") == 503
    postgres.psql("DROP DATABASE readable WITH (FORCE);")


# --- Connections ------------------------------------------------------------------------------------------------------

QUICK = Limits(header_seconds=0.5, body_seconds=0.5, reader_seconds=0.5, connections=20, connections_by_address=5)


def connected(server: House, address: str = "127.0.0.1") -> socket.socket:
    """Connect from an address of this machine."""
    port = int(server.address.rpartition(":")[2])
    found = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
    found.settimeout(PATIENCE)
    return found


def is_cut(connection: socket.socket) -> bool:
    """Wait for the other side to end it."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    connection.close()
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HT",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
        b"POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half of the next", "half a body"],
)
async def test_who_does_not_say_what_they_want_is_cut(sent: bytes, tmp_path: Path) -> None:
    with house(tmp_path, limits=QUICK) as server:
        connection = connected(server)
        connection.sendall(sent)
        assert await asyncio.to_thread(is_cut, connection)
        assert len(server.server.arrivals) == 0


async def test_who_does_not_read_is_cut(tmp_path: Path) -> None:
    """Many answers, of which none is taken."""
    with house(tmp_path, limits=QUICK) as server:
        connection = connected(server)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        connection.settimeout(None)
        connection.sendall(request * 200)
        await eventually(lambda: server.server.arrivals.cut == 1)
        connection.close()


async def test_one_address_has_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    with house(tmp_path, limits=QUICK) as server:
        taken = [connected(server, "127.0.0.2") for _ in range(6)]
        await eventually(lambda: server.server.arrivals.refused == 1)
        async with Person(server.address) as anna:
            assert (await anna.get("/health"))["status"] == "well"
        for connection in taken:
            connection.close()


async def test_who_has_asked_for_nothing_makes_room(tmp_path: Path) -> None:
    """All connections are taken by people who say nothing; somebody who plays stays, and somebody new comes in."""
    limits = Limits(connections=20, header_seconds=1000)
    with house(tmp_path, limits=limits) as server:
        async with Person(server.address) as anna, Person(server.address) as new:
            line = await anna.sit(await anna.play())
            taken = [connected(server) for _ in range(40)]
            await eventually(lambda: server.server.arrivals.cut + server.server.arrivals.refused >= 20)
            assert (await new.get("/health"))["status"] == "well"
            assert (await line.choose("play-all-treasures"))["type"] == "accepted"
            for connection in taken:
                connection.close()


async def test_half_requests_without_end_keep_nobody_out(tmp_path: Path) -> None:
    """On a system that gives few files: those who hold them without a word give way, and the log stays short."""
    few = ["sh", "-c", 'ulimit -n 300 && exec "$@"', "sh"]
    log = tmp_path / "log"
    with log.open("w") as errors:
        server = subprocess.Popen(  # noqa: ASYNC220, S603 - a program of our own
            [*few, *command("--port", "0", "--data", str(tmp_path))],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        assert server.stdout is not None
        address = server.stdout.readline().split()[4].rstrip("/")
        port = int(address.rpartition(":")[2])
        taken = []
        async with Person(address) as anna:
            line = await anna.sit(await anna.play())
            for _ in range(400):
                taken.append(socket.create_connection(("127.0.0.1", port)))
                taken[-1].sendall(b"GET /api/me HT")
            async with Person(address) as new:
                assert (await new.get("/health"))["status"] == "well"
            assert (await line.choose("play-all-treasures"))["type"] == "accepted"
        for connection in taken:
            connection.close()
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.communicate, None, PATIENCE)
    assert len(log.read_text().splitlines()) < 50


def test_as_many_files_as_there_are_are_asked_for(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Process(f"sqlite:///{tmp_path / 'signoria.db'}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert server.process is not None
    assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] == min(hard, ENOUGH)
    server.kill()
