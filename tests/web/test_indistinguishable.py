"""Nobody can tell worlds apart by anything that a server sends: each byte, its moment, and each answer to each request.

Two worlds that differ only in what some readers cannot know are played at a server each: somebody who sits there, a
guest who looks on, and a stranger listen, ask for whatever there is to ask for, and try what they may not do.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from signoria.tables.room import room as rooms_room
from signoria.tables.table import rows
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.playthrough import Playthrough
from signoria.tables.table.rows import Guest
from signoria.tables.table.trail import Trail
from signoria.tables.thinking.thinker import InlineThinker
from signoria.web import lists, news, sockets
from signoria.web import services as web_services
from signoria.web.app import create_app
from signoria.web.guard import devices, identity
from signoria.web.notices import push
from signoria.web.services import Services
from signoria.web.serving import Server, address_of, listening
from tests.kit.effort import DEEP
from tests.kit.memory_store import MemoryStore
from tests.tables.kit import StillTime
from tests.tables.test_indistinguishable import GAMES, SECRET_QUESTIONS, worlds_to_play
from tests.tables.worlds import SECRETLY_THINKING, STEP, THINKING, common_moves, heard, on
from tests.web.kit import Line, Person, config_for, settings_for
from tests.web.wire import End, Tap, Wires

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.asyncio.client import ClientConnection

    from signoria.core.position import Position
    from signoria.tables.room.room import Room
    from signoria.tables.table.notices import Notice

Case = TypeVar("Case")

MOST_STEPS: Final = 60
DAYS: Final = 86_400
# Everything is asked for at every so many steps; what is about tables that are played, at each.
ALL_AT: Final = 7

# What each route is asked with; `{code}` stands for the table, and `{game}` for its game.
ASKED_AT_EACH_STEP: Final = {
    "/api/tables": ["/api/tables"],
    "/api/tables/{code}": ["/api/tables/{code}"],
    "/api/tables/{code}/film": ["/api/tables/{code}/film", "/api/tables/{code}/film?since=0"],
}
ASKED_NOW_AND_THEN: Final = {
    "/": ["/"],
    "/{path}": ["/tables/{code}", "/robots.txt"],
    "/letters.css": ["/letters.css"],
    "/api": ["/api"],
    "/api/{path}": ["/api/no-such-thing", "/api/tables/{code}/no-such-thing"],
    "/api/me": ["/api/me"],
    "/api/me/holidays": ["/api/me/holidays"],
    "/api/me/devices": ["/api/me/devices"],
    "/api/me/notices": ["/api/me/notices"],
    "/api/lessons": ["/api/lessons"],
    "/api/puzzles": ["/api/puzzles"],
    "/api/games": ["/api/games"],
    "/api/games/{game}/words/{language}": ["/api/games/{game}/words/en"],
    "/api/rules/{game}": ["/api/rules/{game}"],
    "/api/history": ["/api/history"],
    "/api/opponents": ["/api/opponents", "/api/opponents?game={game}"],
    "/api/shown-games": ["/api/shown-games"],
    "/api/statistics/{game}": ["/api/statistics/{game}"],
    "/api/ladder": ["/api/ladder"],
    "/api/companions": ["/api/companions"],
    "/api/invitations": ["/api/invitations"],
    "/api/reach": ["/api/reach"],
    "/api/tables/{code}/invitation": ["/api/tables/{code}/invitation"],
    "/api/tables/{code}/record": ["/api/tables/{code}/record"],
    "/api/tables/{code}/replay": ["/api/tables/{code}/replay"],
    "/api/tables/{code}/replay/{ply}": [f"/api/tables/{{code}}/replay/{ply}" for ply in (0, 1, 9999)],
    "/api/tables/{code}/course": ["/api/tables/{code}/course"],
    "/api/tables/{code}/outcome": ["/api/tables/{code}/outcome"],
    "/api/tables/{code}/ratings": ["/api/tables/{code}/ratings"],
    "/api/tables/{code}/analysis": ["/api/tables/{code}/analysis"],
    "/i/{token}": ["/i/no-such-link"],
    "/m/{token}": ["/m/no-such-link"],
    "/health": ["/health"],
    "/ready": ["/ready"],
}
NOT_ASKED: Final = {
    "/metrics": "for this machine and for whom the host names, who may know how much goes on",
    "/schema": "the description of the interface, which is made before anybody plays",
    "/schema/openapi.json": "as above",
    "/schema/{path}": "as above",
}
# What is asked of a table that somebody may not do, or that comes to nothing there.
TRIED: Final = [
    ("join", {}),
    ("start", {}),
    ("close", {}),
    ("analysis", {}),
    ("analysis/stop", {}),
    ("branch", {"ply": 1, "seat": 0}),
    ("puzzle", {}),
    ("options", {"options": {}}),
    ("seats", {"seats": []}),
    ("mute", {"who": "nobody", "on": True}),
    ("send-away", {"who": "nobody"}),
    ("hush", {"on": True}),
    ("invite", {"who": "nobody"}),
    ("decline", {}),
]


def sought(cases: list[Case]) -> list[Case]:
    """Give what only those who look hard try."""
    return cases if DEEP else []


class Seeded:
    """Stands in for the module `secrets`: what is drawn for both worlds is the same."""

    def __init__(self) -> None:
        self._chance = random.Random(1)

    def token_bytes(self, number: int = 32) -> bytes:
        return self._chance.randbytes(number)

    def token_hex(self, number: int = 32) -> str:
        return self._chance.randbytes(number).hex()

    def token_urlsafe(self, number: int = 32) -> str:
        return self._chance.randbytes(number).hex()

    def choice(self, options: Sequence[str]) -> str:
        return self._chance.choice(options)


def routes() -> list[HTTPRoute | WebSocketRoute]:
    """Give all routes of a server."""
    inner = create_app(Services(settings_for("sqlite://"))).inner  # type: ignore[attr-defined]
    assert isinstance(inner, Litestar)
    return [route for route in inner.routes if isinstance(route, HTTPRoute | WebSocketRoute)]


def plainly(path: str) -> str:
    """Give a path with the names of what varies, without their types."""
    return "/".join(piece.partition(":")[0] + "}" if ":" in piece else piece for piece in path.split("/"))


def test_every_route_is_compared_or_left_out_for_a_reason() -> None:
    found = {plainly(route.path) for route in routes() if isinstance(route, HTTPRoute) and "GET" in route.methods}
    assert found == {*ASKED_AT_EACH_STEP, *ASKED_NOW_AND_THEN, *NOT_ASKED}
    tried = {f"/api/tables/{{code}}/{what}" for what, _ in TRIED}
    # Those change the table, in the open: they are tried by sockets, or not at all.
    changing = {f"/api/tables/{{code}}/{what}" for what in ("leave", "resign", "remove", "propose-end")}
    posted = {plainly(route.path) for route in routes() if isinstance(route, HTTPRoute) and "POST" in route.methods}
    assert {path for path in posted if path.startswith("/api/tables/{code}/")} == tried | changing
    listened = {plainly(route.path) for route in routes() if isinstance(route, WebSocketRoute)}
    assert listened == {"/ws/tables/{code}", "/ws/lists"}


async def forgotten(page: ClientConnection) -> None:
    """Take all that a page is told."""
    async for _ in page:
        pass


class Wired(Person):
    """Somebody whose WebSockets go over connections that are watched."""

    def __init__(self, wires: Wires) -> None:
        super().__init__(address_of(wires).rstrip("/"))
        self.wires = wires
        self.ends: list[End] = []

    def way(self) -> End:
        """Give the connection over which a WebSocket goes."""
        self.ends.append(self.wires.another())
        return self.ends[-1]


class Reader:
    """Somebody who wants to find out: who listens, asks and tries."""

    def __init__(self, person: Wired, name: str) -> None:
        self.person = person
        self.name = name
        self.line: Line | None = None
        self.taps: list[Tap] = []
        self.told: list[tuple[object, ...]] = []
        self._numbers = 0

    def new_id(self) -> str:
        """Give a name for a message."""
        self._numbers += 1
        return f"{self.name} {self._numbers}"


class Served:
    """A world that is played at a server."""

    def __init__(self, stack: AsyncExitStack, moment: StillTime) -> None:
        self._stack = stack
        self.timing = moment
        self.readers: list[Reader] = []
        self.lines: dict[int, Line] = {}
        self.silences = 0
        self.notices: list[tuple[float, Notice]] = []
        self.people: list[Wired] = []
        self.services: Services
        self.wires: Wires
        self.room: Room
        self.code = ""

    @classmethod
    async def begin(
        cls,
        stack: AsyncExitStack,
        monkeypatch: pytest.MonkeyPatch,
        position: Position,
        reader: int,
        wishes: dict[str, Any],
    ) -> Self:
        """Let people sit down at a table of a new server, at which a game has come as far as a position."""
        self = cls(stack, StillTime())
        self._keep_still(monkeypatch)
        self.services = Services(settings_for("sqlite://"), store=MemoryStore(), thinker=InlineThinker())
        self.wires = Wires(listening("127.0.0.1", 0))
        ready = asyncio.Event()
        server = Server(config_for(self.services, ws_ping_interval=None, date_header=False), self.services, ready.set)
        serving = asyncio.create_task(server.serve(sockets=[self.wires]))
        stack.push_async_callback(lambda: serving)
        stack.callback(setattr, server, "should_exit", True)
        await ready.wait()
        monkeypatch.setattr(self.services.messenger, "announce", self._announce)
        await self._sit_down(position, reader, wishes)
        return self

    def _keep_still(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seeded = Seeded()
        for module in (rows, identity, devices):
            monkeypatch.setattr(module, "secrets", seeded)
        monkeypatch.setattr(time, "time", self.timing.now)
        monkeypatch.setattr(identity.Signer.__init__, "__defaults__", (self.timing.now,))
        monkeypatch.setattr(push, "new_key", lambda: bytes(range(1, 33)))
        monkeypatch.setattr(rooms_room, "_milliseconds", lambda _began: 0.0)
        monkeypatch.setattr(web_services, "Timekeeper", lambda *_: self.timing)
        # Whoever may not speak waits for a while of real time, and what he sends then is read together.
        monkeypatch.setattr(sockets, "BREATH", 0.0)
        # Pages with lists look whenever anything has happened, and only then.
        for module in (lists, news):
            monkeypatch.setattr(module, "SELDOM", 0.0)
        monkeypatch.setattr(lists, "OFTEN_ENOUGH", float(DAYS))

    async def _announce(self, notice: Notice) -> None:
        self.notices.append((self.timing.now(), notice))

    async def _person(self) -> Wired:
        return await self._stack.enter_async_context(Wired(self.wires))

    async def _sit_down(self, position: Position, reader: int, wishes: dict[str, Any]) -> None:
        number = position.seats()
        wishes = dict(wishes)
        away = wishes.pop("away", False)
        self.people = people = [await self._person() for _ in range(number)]
        watching, stranger = await self._person(), await self._person()
        game = position.game
        self.code = await people[0].open("me", *["open"] * (number - 1), game=game.name, **wishes)
        for person in people[1:]:
            await person.post(f"/api/tables/{self.code}/join")
        await watching.get("/api/me")
        await people[0].post(f"/api/tables/{self.code}/start")
        self.room = room = await self.services.rooms.room(self.code)
        play = room.table.play
        assert play is not None
        start = msgspec.structs.replace(play.start, saved=heard(position).save())
        room.table.go_on_with(Playthrough.begin(start))
        room.table.lengths = Trail([0] * len(room.table.lengths))
        room._replace(room.table)
        await self.wires.rest()
        self.readers = [Reader(people[reader], "seated"), Reader(watching, "watching"), Reader(stranger, "stranger")]
        for one in self.readers:
            page = await self._stack.enter_async_context(await one.person.socket("", path="/ws/lists?playing=1"))
            self._stack.callback(asyncio.create_task(forgotten(page)).cancel)
            one.taps.append(Tap(self.wires.brought(one.person.ends[-1])))
            await self.wires.rest()
        for one in self.readers[away:]:
            await self._listen(one)
        for seat, person in enumerate(people):
            if seat != reader:
                self.lines[seat] = await person.sit(self.code)
                await self.wires.rest()
            elif not away:
                assert self.readers[0].line is not None
                self.lines[seat] = self.readers[0].line

    async def _listen(self, reader: Reader) -> None:
        reader.line = await reader.person.sit(self.code)
        reader.taps.append(Tap(self.wires.brought(reader.person.ends[-1])))
        await self.wires.rest()

    async def play(self, moves: Sequence[str]) -> None:
        """Play moves, while everybody listens."""
        begun = self.room.table.ply
        for step in range(MOST_STEPS):
            self.silences += self.room.table.curtain is not None
            if not self._over(moves, begun):
                made = self._made(begun)
                await self._answer(moves[made] if made < len(moves) else "")
            # Whether the table or somebody made the last move must be the same to this test.
            over = self._over(moves, begun)
            for reader in self.readers:
                if over and reader.line is None:
                    # Who was away comes back, and is told everything.
                    await self._listen(reader)
                await self._observe(reader, everything=over or step % ALL_AT == 0)
            if over:
                return
            self.timing.advance(STEP)
            await self.wires.rest()
        raise AssertionError(f"{moves} do not come to an end")

    def _made(self, begun: int) -> int:
        play = self.room.table.play
        assert play is not None
        return sum(not one.secret for one in play.moves[begun:])

    def _over(self, moves: Sequence[str], begun: int) -> bool:
        return self._made(begun) >= len(moves) and self.room.table.curtain is None

    async def _answer(self, move: str) -> None:
        """Let whoever is asked answer in time, unless the table will."""
        table = self.room.table
        seat, play = table.answering(), table.play
        if play is None or seat is None:
            return
        line = self.lines.get(seat)
        if line is not None and play.only_answer() is not None and not play.secretly_asked:
            return
        waited = self.timing.now() - table.asked_at
        if self.room._kept_back or waited < (SECRETLY_THINKING if play.secretly_asked else THINKING):
            return
        answer = play.position.notation(play.position.legal()[-1]) if play.secretly_asked else move
        if line is None:
            guest = Guest(table.seats[seat].guest or "", "", 0.0)
            order = Choose(f"away {table.version}", play.ply_for(seat), [answer or play.only_answer() or ""], seat)
            await self.room.receive(order, Sender(guest, seat))
        else:
            order_id = f"answer {table.version}"
            await line.send(type="choose", id=order_id, ply=line.now["ply"], moves=[answer], seat=seat)
        await self.wires.rest()

    async def _observe(self, reader: Reader, *, everything: bool) -> None:
        if reader.line is not None:
            await self._probe(reader, reader.line)
        for number, tap in enumerate(reader.taps):
            reader.told += [(self.timing.now(), number, *frame) for frame in tap.frames()]
        asked = {**ASKED_AT_EACH_STEP, **ASKED_NOW_AND_THEN} if everything else ASKED_AT_EACH_STEP
        for path in (one for paths in asked.values() for one in paths):
            await self._ask(reader, "GET", path)
        if everything and reader.name != "seated":
            for what, body in TRIED:
                await self._ask(reader, "POST", f"/api/tables/{{code}}/{what}", body)
        elif everything:
            await self._ask(reader, "POST", "/api/tables/{code}/analysis", {})
            await self._ask(reader, "POST", "/api/tables/{code}/branch", {"ply": 1, "seat": 0})
            told = [(moment, notice) for moment, notice in self.notices if notice.guest == self._guest(reader)]
            reader.told.append((self.timing.now(), "notices", told))

    def _guest(self, reader: Reader) -> str | None:
        return self.room.table.seats[self.people.index(reader.person)].guest

    async def _ask(self, reader: Reader, method: str, path: str, body: object = None) -> None:
        asked = path.replace("{code}", self.code).replace("{game}", self.room.table.row.game)
        answer = await reader.person.web.request(method, asked, json=body)
        said = sorted((name, value) for name, value in answer.headers.items())
        reader.told.append(
            (self.timing.now(), path, answer.status_code, said, answer.num_bytes_downloaded, answer.text)
        )

    async def _probe(self, reader: Reader, line: Line) -> None:
        """Try everything that a device can send."""
        ply = line.now["ply"]
        guesses = range(max(0, ply - 1), ply + 4)
        messages: list[dict[str, object]] = [
            {"type": "choose", "ply": guess, "moves": ["pass"]} for guess in guesses if guess != ply
        ]
        messages += [{"type": "choose", "ply": ply, "moves": ["no such move"], **seat} for seat in ({}, {"seat": 1})]
        if not any(word in line.now["undo"]["possible"] for word in ("free", "ask")):
            messages += [{"type": "undo", "ply": guess} for guess in guesses]
        messages += [{"type": "consider"}, {"type": "consider", "moves": ["pass"]}, {"type": "hint", "ply": ply}]
        messages += [{"type": "call-bot", "seat": seat} for seat in range(3)]
        messages += [{"type": "answer-undo", "agree": False}, {"type": "answer-end", "agree": False}]
        messages += [{"type": "here"}, {"type": "propose-end"}, {"type": "withdraw-end"}, {"type": "rematch"}]
        messages += [{"type": "say", "text": "hm"}]
        messages = [{"id": reader.new_id(), **message} for message in messages]
        messages += [{"type": "hasten", "on": quick} for quick in (True, False)]
        messages += [{"type": "sync", "version": line.now["version"] + more} for more in (-1, 0, 1)]
        messages += [{"type": "sync", "version": -1}]
        for message in messages:
            # One at a time: how much of what happens at once one update tells is chance.
            await line.send(**message)
            await self.wires.rest()


async def held_against(
    monkeypatch: pytest.MonkeyPatch,
    worlds: Sequence[Position],
    moves: Sequence[str],
    reader: int,
    wishes: dict[str, Any],
) -> list[Served]:
    """Play moves in both worlds, and hold against each other all that readers were told; give what was played."""
    played: list[Served] = []
    for position in worlds:
        async with AsyncExitStack() as stack:
            world = await Served.begin(stack, monkeypatch, position, reader, wishes)
            played.append(world)
            await world.play(moves)
    for one, other in zip(played[0].readers, played[1].readers, strict=True):
        pairs = zip_longest(one.told, other.told, fillvalue=())
        assert [pair for pair in pairs if pair[0] != pair[1]][:5] == [], f"who is {one.name} can tell the worlds apart"
        # Otherwise nothing was compared.
        assert sum(told[1] == "/api/tables/{code}" for told in one.told) > len(moves)
        assert any('"update"' in str(told[-1]) for told in one.told)
        assert any('"codes"' in str(told[-1]) for told in one.told)
    return played


@pytest.mark.parametrize(
    ("game", "seed", "wishes"),
    [
        (1, 0, {"clock": 60}),
        (0, 2, {"clock": DAYS, "reserve": DAYS, "away": True}),
        *sought([(0, 0, {}), (1, 1, {"clock": DAYS, "away": True}), (2, 0, {}), (2, 1, {"clock": DAYS})]),
    ],
    ids=lambda told: str(told) if isinstance(told, int) else "-".join(told),
)
async def test_worlds_that_differ_in_what_is_hidden_are_sent_byte_for_byte_alike(
    game: int, seed: int, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that anybody is sent, asks for or is refused."""
    name, seats, options = GAMES[game]
    worlds, moves = worlds_to_play(name, seats, options, seed)
    await held_against(monkeypatch, worlds, moves[:4], seed % seats, wishes)


@pytest.mark.parametrize(
    ("which", "wishes"),
    [
        ("rasputin", {"clock": 60}),
        ("a murdered king", {"clock": DAYS, "away": True}),
        *sought([("acrobat", {}), ("two holders", {"clock": 60})]),
    ],
)
async def test_nobody_else_is_sent_a_byte_because_somebody_is_asked_in_secret(
    which: str, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """MD-H26, MD-H27, MD-H31, R8."""
    worlds = [heard(world) for world in SECRET_QUESTIONS[which]]
    moves = ["end-turn", *common_moves([on(world, "end-turn") for world in worlds], None, 2, random.Random(1))]
    played = await held_against(monkeypatch, worlds, moves, 2, wishes)
    assert played[0].silences == played[1].silences > 0
