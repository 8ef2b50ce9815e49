"""Tables in tests: time that stands still until it is moved, and devices that remember what they were told."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from types import UnionType
from typing import TYPE_CHECKING, Self, TypeVar

import msgspec

from signoria.tables.room.node import Node
from signoria.tables.room.rooms import Rooms
from signoria.tables.room.timekeeper import Cue, Timekeeper
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.command import LONGEST_ID
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.commands.start import Start
from signoria.tables.table.commands.undo import Undo
from signoria.tables.table.playthrough import Playthrough
from signoria.tables.table.rows import Guest
from signoria.tables.table.trail import Trail
from signoria.tables.wire.messages import Accepted, Consider, Considered, Refused, Said, Update
from signoria.tables.wire.parcel import unpacked
from signoria.tables.wire.presenter import lines
from tests.kit.memory_store import MemoryStore

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from signoria.tables.nodes.bus import Bus
    from signoria.tables.room.bell import Herald
    from signoria.tables.room.connection import Connection
    from signoria.tables.room.room import Room
    from signoria.tables.store.store import Store
    from signoria.tables.wire.messages import LogLine, Sent, TableShown, Told

T = TypeVar("T")
# Turns of the event loop without a change after which nothing more will happen by itself.
QUIET_TURNS = 60
SOME_MOMENT = Cue(b"")
# Seconds of a silence.
SILENCE = 2.0


class StillTime(Timekeeper):
    """Time that only moves when it is told to."""

    def __init__(self, bot: float = 0.0, secret: float = 2.0) -> None:
        super().__init__((bot, bot), (secret, secret), (bot, bot), (SILENCE, SILENCE))
        self.moment = 1_000_000.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def now(self) -> float:
        return self.moment

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.moment + seconds, next(self._numbers), alarm))
        await alarm

    def advance(self, seconds: float) -> None:
        """Let time go by."""
        self.moment += seconds
        while self._sleepers and self._sleepers[0][0] <= self.moment:
            _, _, alarm = heapq.heappop(self._sleepers)
            if not alarm.done():
                alarm.set_result(None)


class Device:
    """A device at a table that takes everything it is told at once."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.connection = connection
        self.told: list[Told] = []
        # When it was told each of it.
        self.moments: list[float] = []
        self.log: list[LogLine] = []
        # How often it was told what the table is like.
        self.tables = 0
        self._numbers = itertools.count(1)
        self._pump = asyncio.create_task(self._take())

    async def _take(self) -> None:
        while (message := await self.connection.next()) is not None:
            if isinstance(message, Update):
                assert message.since <= len(self.log)
                self.log[message.since :] = message.log
                if message.table is None:
                    message = msgspec.structs.replace(message, table=self.shown())
                else:
                    self.tables += 1
            self.told.append(message)
            self.moments.append(self.house.timing.now())

    def all(self, kind: type[T] | UnionType, since: int = 0) -> list[T]:
        """Give everything of a kind that was told."""
        return [message for message in self.told[since:] if isinstance(message, kind)]

    def now(self) -> Update:
        """Give the last update."""
        return self.all(Update)[-1]

    def shown(self) -> TableShown:
        """Give the table as the device knows it."""
        table = self.now().table
        assert table is not None
        return table

    @property
    def question(self) -> str | None:
        """What is asked, as the device knows."""
        asked = (self.now().view or {}).get("question")
        return None if asked is None else asked["kind"]

    @property
    def options(self) -> list[str]:
        """What may be chosen, as the device knows."""
        asked = (self.now().view or {}).get("question") or {}
        return list(unpacked(asked).get("options", []))

    @property
    def view(self) -> dict[str, Any]:
        """What the device may know of the game."""
        view = self.now().view
        assert view is not None
        question = None if view["question"] is None else unpacked(view["question"])
        return {"options": self.shown().options, **view, "question": question}

    @property
    def seconds(self) -> float | None:
        """What is left on the clock."""
        clock = self.now().clock
        return None if clock is None else clock.left

    def new_id(self) -> str:
        """Give a name for a message."""
        return f"{self.connection.guest.name}-{next(self._numbers)}"

    async def send(self, message: Sent) -> Told | None:
        """Send a message; give the answer, when everything has come to rest."""
        before = len(self.told)
        await self.room.converse(self.connection, message)
        await self.house.rest()
        answers = [told for told in self.told[before:] if isinstance(told, Accepted | Refused | Considered)]
        own = getattr(message, "id", "")
        return next((told for told in answers if told.id in (own, own[:LONGEST_ID])), None)

    async def choose(self, *moves: str, seat: int | None = None) -> Told | None:
        """Answer the open question; if that is too quick, let the time go by that it is kept back."""
        before = len(self.told)
        order = Choose(self.new_id(), self.now().ply, list(moves), seat)
        answer = await self.send(order)
        if answer is None and self.room._kept_back:
            await self.house.wait(self.house.timing.kept_back(SOME_MOMENT))
            answer = next((told for told in self.all(Accepted | Refused, before) if told.id == order.id), None)
        return answer

    async def consider(self, *moves: str) -> Told | None:
        """Ask what would come of moves."""
        return await self.send(Consider(self.new_id(), list(moves)))

    async def undo(self) -> Told | None:
        """Take the last decision back."""
        return await self.send(Undo(self.new_id(), self.now().ply))

    def heard(self) -> list[str]:
        """Give what was said."""
        return [f"{said.name}: {said.text}" for said in self.all(Said)]

    async def leave(self) -> None:
        """Go away."""
        await self.room.disconnect(self.connection)
        await self._pump
        await self.house.rest()


class House:
    """A node with its tables."""

    def __init__(
        self,
        store: Store | None = None,
        bus: Bus | None = None,
        timing: StillTime | None = None,
        herald: Herald | None = None,
    ) -> None:
        self.store: Store = store or MemoryStore()
        self.timing = timing or StillTime()
        self.rooms = Rooms(Node(self.store, bus, time=self.timing, herald=herald))
        self.devices: list[Device] = []

    async def __aenter__(self) -> Self:
        await self.rooms.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.__aexit__(None, None, None)
        await asyncio.gather(*(device._pump for device in self.devices))

    async def open(self, host: Guest, *seats: str, **wishes: object) -> Room:
        """Open a table with seats such as `me`, `open`, `bot`, `local Anna`, and start it if nobody must come."""
        wished = [seat_wish(seat) for seat in seats]
        start = all(seat.kind != "open" for seat in wished)
        game = str(wishes.pop("game", "dominion"))
        command = Open(game, wished, start=start, **wishes)  # type: ignore[arg-type]
        return await self.rooms.open_table(host, command)

    async def come(self, room: Room, guest: Guest) -> Device:
        """Let a device of a guest come to a table."""
        device = Device(self, room, await room.connect(guest))
        self.devices.append(device)
        await self.rest()
        return device

    async def rest(self) -> None:
        """Wait until nothing happens any more by itself."""
        still, seen = 0, self._state()
        while still < QUIET_TURNS:
            await asyncio.sleep(0)
            state = self._state()
            still = still + 1 if state == seen else 0
            seen = state

    def _state(self) -> object:
        rooms = tuple((code, room.table.version) for code, room in self.rooms._rooms.items())
        return rooms, sum(len(device.told) for device in self.devices)

    async def wait(self, seconds: float) -> None:
        """Let time go by, and everything happen that is due then."""
        self.timing.advance(seconds)
        await self.rest()


class Witness:
    """Somebody at a table whose device must have been told what the game shows to a seat, and nothing else."""

    def __init__(self, device: Device, seat: int | None) -> None:
        self.device = device
        self.seat = seat
        self.seen: list[dict[str, Any]] = []
        self.log: list[LogLine] = []

    @property
    def play(self) -> Playthrough:
        """The game, over or not."""
        play = self.device.room.table.play
        assert play is not None
        return play

    def look(self) -> None:
        """Compare view and log with what was told; of the log only what has come since is put into words anew."""
        play = self.play
        assert self.device.view == play.position.view(self.seat)
        self.seen.extend(event.seen_by(self.seat) for event in play.log[len(self.seen) :])
        self.log.extend(lines(play.position.game.speech, self.seen, len(self.log)))
        assert self.device.log == self.log

    def look_back(self) -> None:
        """Compare the whole log, put into words at once."""
        self.look()
        seen = [event.seen_by(self.seat) for event in self.play.log]
        assert self.log == lines(self.play.position.game.speech, seen)


async def begin(room: Room, host: Guest, *others: Guest) -> None:
    """Let people take the open seats, and the game begin."""
    for other in others:
        await room.receive(Join(), Sender(other))
    await room.receive(Start(), Sender(host))


async def stage(house: House, room: Room, **scene: object) -> None:
    """Put a scenario in the place of the game that has just begun at a table."""
    play = room.table.play
    assert play is not None
    described = {key.replace("_", "-"): value for key, value in scene.items()}
    start = msgspec.structs.replace(play.start, saved=room.table.game.scenario(described).save())
    room.table.go_on_with(Playthrough.begin(start))
    room.table.request = None
    room.table.lengths = Trail([0] * len(room.table.lengths))
    # As if it were news to everybody.
    room._replace(room.table)
    for connection in room._audience.connections:
        connection.version = -1
        connection.changed(due=True)
    await house.rest()


async def staged(
    house: House, host: Guest, *others: Guest, game: str, options: dict[str, object] | None = None, **scene: object
) -> list[Device]:
    """Give the devices of people at a table on which a scenario lies."""
    room = await house.open(host, "me", *["open"] * len(others), game=game, options=options or {})
    await begin(room, host, *others)
    devices = [await house.come(room, person) for person in (host, *others)]
    await stage(house, room, **scene)
    return devices


def reason(answer: Told | None) -> str:
    """Give the reason of a refusal."""
    assert isinstance(answer, Refused), answer
    return answer.reason


def guest(name: str) -> Guest:
    """Give a guest."""
    return Guest(f"guest-{name}", name, 0.0)


def seat_wish(text: str) -> SeatWish:
    """Read a seat."""
    kind, _, rest = text.partition(" ")
    assert kind in ("me", "open", "bot", "local")
    if kind == "bot":
        return SeatWish("bot", bot=rest or "normal")
    return SeatWish(kind, name=rest or None)  # type: ignore[arg-type]


def first_of(options: Sequence[str], *wanted: str) -> str:
    """Give the first option that is wanted, or else the last one."""
    return next((move for move in wanted if move in options), options[-1])


BUYING = (
    "play-all-treasures",
    "buy province",
    "buy gold",
    "buy duchy",
    "buy silver",
    "buy estate",
    "end-buys",
)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, a minute at most."""
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not become true")
