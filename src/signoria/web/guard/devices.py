"""The devices of guests, as far as this server knows: which are signed out, which are on the line, which were seen.

That a device is signed out is known here within seconds, whatever node it happened at, and is asked with every request
and every message: from memory, so that nobody waits for it, and so that a database that is away lets nobody in again.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec
import structlog

from signoria.tables.nodes.bus import Note
from signoria.tables.store.store import NotFound, SignedOut
from signoria.tables.table.devices import Barred, Device, Sighting, Ticket
from signoria.tables.table.refusal import Refusal
from signoria.web.guard.browsers import named
from signoria.web.logs import shadow, traced

if TYPE_CHECKING:
    from collections.abc import Iterable

    from signoria.tables.room.node import Node
    from signoria.tables.table.devices import SignOut

LOG: Final = structlog.get_logger("signoria.web")
# Seconds after which a node reads again what was signed out: notes of other nodes may be lost.
LOOKING: Final = 2.5
# Numbers before the last one that are read again: transactions may end in another order than they began.
OVERLAP: Final = 200
# When a device was here is known by the hour, and written down so often.
HOUR: Final = 3600
# Devices of which it is remembered that they are written down.
MOST_SEEN: Final = 50_000
# Sightings that are written together at most, and that wait for it.
MOST_TOGETHER: Final = 500
MOST_WAITING: Final = 5_000

Names = tuple[str | None, str | None]


class _Line(NamedTuple):
    """An open connection of a device, and how to end it."""

    ticket: Ticket
    names: Names
    end: Callable[[], None]


class Devices:
    """Used with `async with`: on the way in, it is read what is signed out."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._barred: defaultdict[str, Barred] = defaultdict(Barred)
        self._last = 0
        self._lines: defaultdict[str, dict[int, _Line]] = defaultdict(dict)
        self._numbers = itertools.count()
        # The hour in which a device was last written down; and what waits to be.
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._waiting: dict[tuple[str, str], Sighting] = {}
        self._hour = 0
        # Whoever wants to read what is written waits for those who are just writing.
        self._writing = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        await self.look_again()
        await self._node.bus.listen(self._hear, self._missed)
        self._start(self._keep_looking())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._node.bus.forget(self._hear)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Who is let in -------------------------------------------------------------------------------------------

    def bars(self, ticket: Ticket) -> bool:
        """Whether the device of a ticket is signed out."""
        barred = self._barred.get(ticket.guest)
        return barred is not None and barred.bars(ticket)

    def check(self, ticket: Ticket) -> None:
        """Refuse a device that is signed out."""
        if self.bars(ticket):
            raise Refusal("reason-signed-out")

    def renewed(self, ticket: Ticket) -> Ticket:
        """Give the ticket that a device should have now."""
        barred = self._barred.get(ticket.guest)
        return ticket if barred is None else barred.renewed(ticket)

    async def named(self, ticket: Ticket) -> Ticket:
        """Give the ticket of somebody whose cookie names no device, with one: by what the store knows now."""
        if (await self._node.store.barred(ticket.guest)).bars(ticket):
            raise Refusal("reason-signed-out")
        return msgspec.structs.replace(ticket, device=new_device())

    async def admitted(self, guest: str) -> Ticket:
        """Give a ticket for another device of a guest. Asked for before what entitles to it is used up."""
        return (await self._node.store.barred(guest)).renewed(new_ticket(guest))

    # --- Signing out ---------------------------------------------------------------------------------------------

    async def sign_out(self, asking: Ticket, device: str | None) -> None:
        """Sign a device out, or all but the one that asks; everywhere, and at once where they are on the line here."""
        which = "others" if device is None else "this" if device == asking.device else "one"
        if device is not None and device in self._barred[asking.guest].devices:
            # Said twice.
            return
        try:
            done = await self._node.store.sign_out(asking.guest, device, asking, time.time())
        except SignedOut:
            raise Refusal("reason-signed-out") from None
        except NotFound:
            raise Refusal("reason-no-device") from None
        self._learn([done])
        LOG.info("signed out", guest=shadow(asking.guest), which=which)
        try:
            await self._node.bus.publish(Note(self._node.name, "", "devices"))
        except Exception as wrong:  # noqa: BLE001 - it is stored: other nodes read it in any case
            LOG.error("no bus", **traced(wrong))  # noqa: TRY400 - without what it says

    def _learn(self, found: Iterable[SignOut]) -> None:
        guests = set()
        for one in found:
            self._barred[one.guest].add(one)
            self._last = max(self._last, one.number)
            guests.add(one.guest)
        for guest in guests:
            for line in list(self._lines.get(guest, {}).values()):
                if self.bars(line.ticket):
                    line.end()

    @contextmanager
    def line(self, ticket: Ticket, agent: str | None, end: Callable[[], None]) -> Iterator[None]:
        """Know of an open connection; `end` is called when its device is signed out."""
        number, guest = next(self._numbers), ticket.guest
        self._lines[guest][number] = _Line(ticket, named(agent), end)
        try:
            # It may have happened on the way here.
            self.check(ticket)
            yield
        finally:
            del self._lines[guest][number]
            if not self._lines[guest]:
                del self._lines[guest]

    # --- What other nodes do -------------------------------------------------------------------------------------

    async def look_again(self) -> None:
        """Read what was signed out anywhere."""
        self._learn(await self._node.store.sign_outs(max(0, self._last - OVERLAP)))

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOKING)
            await self._try(self.look_again())
            await self._try(self.write_down())

    async def _try(self, doing: Any) -> None:  # noqa: ANN401 - a coroutine
        try:
            await doing
        except Exception as wrong:  # noqa: BLE001 - the next time it may go well
            LOG.error("devices are not known", **traced(wrong))  # noqa: TRY400 - without what it says

    def _hear(self, note: Note) -> None:
        if note.topic == "devices" and note.node != self._node.name:
            self._missed()

    def _missed(self) -> None:
        self._start(self._try(self.look_again()))

    def _start(self, doing: Any) -> None:  # noqa: ANN401 - a coroutine
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- Who was here --------------------------------------------------------------------------------------------

    def see(self, ticket: Ticket, agent: str | None) -> None:
        """Notice a device. It is written down later, with others, once in an hour."""
        hour = int(time.time()) // HOUR
        if ticket.device and self._seen.get((ticket.guest, ticket.device)) != hour:
            self._see(ticket, named(agent), hour)

    def _see(self, ticket: Ticket, names: Names, hour: int) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting[ticket.guest, ticket.device] = Sighting(ticket, *names, float(hour * HOUR))

    async def write_down(self) -> None:
        """Write down who was here, and who still is."""
        async with self._writing:
            await self._write_down()

    async def _write_down(self) -> None:
        hour = int(time.time()) // HOUR
        if hour != self._hour:
            self._hour = hour
            for lines in self._lines.values():
                for line in lines.values():
                    if line.ticket.device:
                        self._see(line.ticket, line.names, hour)
        while self._waiting:
            keys = list(self._waiting)[:MOST_TOGETHER]
            seen = [self._waiting.pop(key) for key in keys]
            # Those of whom nothing is kept yet are noticed again when they come again.
            for one in await self._node.store.see_devices(seen):
                key = one.ticket.guest, one.ticket.device
                self._seen[key] = int(one.at) // HOUR
                self._seen.move_to_end(key)
            while len(self._seen) > MOST_SEEN:
                self._seen.popitem(last=False)

    async def of(self, ticket: Ticket, agent: str | None) -> list[Device]:
        """Give the devices of a guest, the one that asks first."""
        self.see(ticket, agent)
        await self._try(self.write_down())
        found = await self._node.store.devices(ticket.guest)
        now = float(int(time.time()) // HOUR * HOUR)
        own = [one for one in found if one.id == ticket.device] or [Device(ticket.device, *named(agent), now, now)]
        return own + [one for one in found if one.id != ticket.device]


def new_ticket(guest: str) -> Ticket:
    """Give what the cookie of a new device says."""
    return Ticket(guest, new_device())


def new_device() -> str:
    """Give the id of a device that nobody has seen."""
    return secrets.token_hex(8)
