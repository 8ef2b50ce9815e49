"""Servers on the loopback interface, and people with browsers: cookies, requests and WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket as sockets
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from signoria.tables.thinking.thinker import InlineThinker
from signoria.tables.wire.parcel import unpacked
from signoria.web.app import create_app
from signoria.web.services import Services
from signoria.web.serving import Server, address_of, listening
from signoria.web.settings import Limits, Rate, ServerSettings

T = TypeVar("T")

KEY = bytes(range(32))
PLENTY = Rate(1_000_000, 1_000_000.0)
# For tests that are about something else: nobody does anything too often. What is too big is too big all the same.
NO_LIMITS = msgspec.structs.replace(
    Limits(),
    **{
        name: PLENTY if isinstance(limit, Rate) else 1_000_000
        for name, limit in msgspec.structs.asdict(Limits()).items()
        if not name.endswith("_bytes")
    },
)
# Seconds; on a busy machine anything may take long, and waiting ends as soon as the thing happens.
PATIENCE = 90.0
# Nobody here has a certificate. To read all that the world trusts, for each person, takes longer than most requests.
NO_TRUST = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
FIRST = {"start-player": "chosen", "start-seat": 0}
BUYING = (
    "play-all-treasures",
    "buy province",
    "buy gold",
    "buy silver",
    "end-actions",
    "end-buys",
    "pass",
)


def settings_for(database: str, **changes: Any) -> ServerSettings:  # noqa: ANN401
    """Give settings for a server in which bots take no time and nobody meets a limit."""
    settings = ServerSettings(
        database=database,
        keys=(KEY,),
        limits=NO_LIMITS,
        bot_pause=(0, 0),
        secret_pause=(0, 0),
        keeper_pause=(0, 0),
        silence=(0, 0),
    )
    return msgspec.structs.replace(settings, **changes)


def config_for(services: Services, **more: Any) -> uvicorn.Config:  # noqa: ANN401
    """Give how a server serves in tests."""
    return uvicorn.Config(
        create_app(services),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=services.settings.limits.frame_bytes,
        timeout_graceful_shutdown=3,
        lifespan="on",
        **more,
    )


class House:
    """A server that runs in a thread, so that it and the tests can wait for each other."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.address = ""

    def __enter__(self) -> Self:
        self.services = Services(self.settings, thinker=InlineThinker())
        listener = listening("127.0.0.1", 0)
        self.address = address_of(listener).rstrip("/")
        ready = threading.Event()

        def begun() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.server = Server(config_for(self.services), self.services, begun)
        self.thread = threading.Thread(target=lambda: self.server.run(sockets=[listener]), daemon=True)
        self.thread.start()
        assert ready.wait(PATIENCE), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    async def does(self, doing: Coroutine[Any, Any, T]) -> T:
        """Let the server do something of its own."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(doing, self.loop))

    def stop(self) -> None:
        """Stop as a signal would."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"


@contextlib.contextmanager
def house(folder: Path, **changes: Any) -> Iterator[House]:  # noqa: ANN401
    """Run a server with SQLite in a folder."""
    with House(settings_for(f"sqlite:///{folder / 'signoria.db'}", **changes)) as running:
        yield running


class Person:
    """Somebody with a browser."""

    def __init__(
        self, address: str, headers: dict[str, str] | None = None, cookies: httpx.Cookies | None = None
    ) -> None:
        self.address = address
        self.web = httpx.AsyncClient(
            base_url=address, headers=headers, cookies=cookies, timeout=PATIENCE, verify=NO_TRUST
        )
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for line in self.lines:
            await line.close()
        await self.web.aclose()

    async def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401
        """Ask for something; check the status."""
        answer = await self.web.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:  # noqa: ANN401
        """Ask for a change; check the status."""
        answer = await self.web.post(path, json={} if body is None else body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def play(self, **wishes: object) -> str:
        """Open a table with bots at which the guest begins."""
        answer = await self.post("/api/play", {"game": "dominion", "options": FIRST, **wishes}, 201)
        code: str = answer["code"]
        return code

    async def open(self, *kinds: str, **wishes: object) -> str:
        """Open a table with seats such as `me`, `open`, `bot`."""
        seats = [{"kind": kind} for kind in kinds]
        answer = await self.post("/api/tables", {"game": "dominion", "seats": seats, **wishes}, 201)
        code: str = answer["code"]
        return code

    async def sit(
        self, code: str, *, watch: bool = False, version: int = -1, log: Sequence[dict[str, Any]] = ()
    ) -> Line:
        """Connect to a table, with what was told up to a version, and wait until it has said how things stand."""
        line = Line(await self.socket(code, watch=watch))
        line.log = list(log)
        self.lines.append(line)
        await line.send(type="sync", version=version)
        await line.until(lambda: line.update is not None)
        return line

    async def socket(
        self, code: str, *, watch: bool = False, path: str = "/ws/tables/{code}", **headers: str
    ) -> ClientConnection:
        """Open a WebSocket to a table, or to another place."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        place = path.replace("{code}", code)
        address = f"{self.address.replace('http', 'ws', 1)}{place}{'?watch=1' if watch else ''}"
        return await connect(
            address,
            additional_headers={"Cookie": cookies, **headers},
            # A browser calls itself the same wherever it comes.
            user_agent_header=self.web.headers["User-Agent"],
            max_size=4_000_000,
            proxy=None,
            close_timeout=1,
            sock=self.way(),
        )

    def way(self) -> sockets.socket | None:
        """Give the connection over which a WebSocket goes; None for a new one."""
        return None


class Line:
    """A WebSocket to a table, with everything that came over it."""

    numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.update: dict[str, Any] | None = None
        self.log: list[dict[str, Any]] = []
        self.closed = False
        self.news = asyncio.Condition()
        self.pump = asyncio.create_task(self._take())

    async def _take(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                message = msgspec.json.decode(frame)
                self.frames.append(frame)
                self.told.append(message)
                if message["type"] == "update":
                    assert message["since"] <= len(self.log)
                    self.log[message["since"] :] = message["log"]
                    # What is left out is as it was told last.
                    message["table"] = message["table"] or (self.update or {})["table"]
                    self.update = message
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            async with self.news:
                self.news.notify_all()

    async def until(self, true: Callable[[], object]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE), self.news:
            while not true():
                assert not self.closed, f"the line was closed: {self.told[-1:]}"
                await self.news.wait()

    async def until_over(self) -> None:
        """Wait for the end of the game."""
        await self.until(lambda: self.over)

    async def until_after(self, ply: int) -> None:
        """Wait until more moves have been made."""
        await self.until(lambda: self.now["ply"] > ply)

    async def until_asked(self) -> bool:
        """Wait for a choice; give whether there is one, for the game may be over."""
        await self.until(lambda: self.over or (self.mine and len(self.options) > 1))
        return not self.over

    async def send(self, **message: object) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def order(self, **message: Any) -> dict[str, Any]:  # noqa: ANN401
        """Send a message with a name, and give the answer to it."""
        message.setdefault("id", f"m{next(self.numbers)}")
        before = len(self.told)
        await self.send(**message)

        def answers() -> list[dict[str, Any]]:
            kinds = ("accepted", "refused")
            return [one for one in self.told[before:] if one["type"] in kinds and one["id"] == message["id"]]

        await self.until(answers)
        return answers()[0]

    @property
    def now(self) -> dict[str, Any]:
        """The last update."""
        assert self.update is not None
        return self.update

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.now["table"]["status"] == "over")

    @property
    def mine(self) -> bool:
        """Whether this seat is asked."""
        question = (self.now["view"] or {}).get("question")
        return question is not None and question["seat"] == self.now["seat"]

    @property
    def options(self) -> list[str]:
        """What may be chosen."""
        options: list[str] = unpacked(self.now["view"]["question"])["options"]
        return options

    async def choose(self, *moves: str, **more: object) -> dict[str, Any]:
        """Answer the open question; wait until the table has moved on."""
        ply = self.now["ply"]
        answer = await self.order(type="choose", ply=ply, moves=list(moves), **more)
        if answer["type"] == "accepted":
            await self.until(lambda: self.now["ply"] != ply)
        return answer

    async def play_on(self, most: int = 2000) -> int:
        """Play until the game is over; give how many decisions that took."""
        made = 0
        while made < most:
            if not await self.until_asked():
                break
            answer = await self.choose(wanted(self.options))
            if answer["type"] == "accepted":
                made += 1
            else:
                # Somebody, or the table itself, was quicker.
                assert answer["reason"] in ("reason-stale", "reason-not-asked", "reason-over"), answer
        return made

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self.pump


def wanted(options: list[str]) -> str:
    """Choose as somebody does who wants to be done."""
    return next((move for move in BUYING if move in options), options[-1])


async def eventually(true: Callable[[], bool]) -> None:
    """Wait for something of which nobody tells."""
    for _ in range(int(PATIENCE / 0.05)):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not become true")


async def rest_of(socket: ClientConnection) -> tuple[list[dict[str, Any]], int | None]:
    """Take everything until the other side hangs up; give it, and the code with which it did."""
    told = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                told.append(msgspec.json.decode(await socket.recv()))
    except ConnectionClosed as ended:
        return told, None if ended.rcvd is None else ended.rcvd.code
