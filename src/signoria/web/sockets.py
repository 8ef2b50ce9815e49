"""A WebSocket for each device at a table. It carries the messages of `tables.messages` as JSON, one in each text frame.

Two things go on side by side: what the device says is handed to the table, one message after another, and what the
table has to tell is sent as fast as the device takes it. A device that does not read is let go, and can connect again:
with `sync` it is told what happened since the version it had.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from signoria.tables.table.commands.command import LONGEST_ID
from signoria.tables.table.commands.hint import Hint
from signoria.tables.table.commands.say import Say
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Guest, new_id
from signoria.tables.wire.messages import Consider, Farewell, Refused, Sent
from signoria.web.codes import checked_code
from signoria.web.guard.identity import default_name
from signoria.web.guard.limits import TooFast, source
from signoria.web.handed import Provided
from signoria.web.logs import shadow, traced

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from contextlib import AbstractContextManager

    from signoria.tables.room.connection import Connection
    from signoria.tables.room.room import Room
    from signoria.tables.table.devices import Ticket
    from signoria.web.services import Services

LOG: Final = structlog.get_logger("signoria.web")

DECODER: Final = msgspec.json.Decoder(Sent)
ENCODER: Final = msgspec.json.Encoder()
# A device that takes nothing for so many seconds is let go.
PATIENCE: Final = 20.0
# How many seconds a device has to say which version it has, before it is told everything.
GREETING: Final = 1.0
# How long somebody waits who is too fast.
BREATH: Final = 0.2

# Codes with which a WebSocket is closed.
NORMAL: Final = 1000
UNREADABLE: Final = 1003
POLICY: Final = 1008
TOO_BIG: Final = 1009
FAILED: Final = 1011
RESTART: Final = 1012
TRY_LATER: Final = 1013
# Those of farewells, where they say more than that it is over.
ENDINGS: Final = {"reason-closing": RESTART, "reason-signed-out": POLICY, "reason-too-slow": TRY_LATER}


class HangUp(Exception):  # noqa: N818 - how a conversation ends, not an error of the program
    """The connection ends, with a code; None when the other side has ended it."""

    def __init__(self, code: int | None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/ws/tables/{code:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], services: Provided, code: FromPath[str]) -> None:
    """Carry a device's conversation with a table."""
    await carried(socket, services, lambda ticket: Line(socket, services, ticket).carry(code))


async def carried(
    socket: WebSocket[Any, Any, Any],
    services: Services,
    conversation: Callable[[Ticket | None], Awaitable[None]],
) -> None:
    """Accept a device, and let a conversation with it go on until it ends; the device is told why."""
    task = asyncio.current_task()
    assert task is not None
    await socket.accept()
    try:
        ticket = services.identity.ticket(socket)
        with services.meters.socket(None if ticket is None else ticket.guest, source(socket)):
            services.sockets.add(task)
            try:
                if services.closing:
                    raise HangUp(RESTART, "reason-closing")
                await conversation(ticket)
            finally:
                services.sockets.discard(task)
                services.closed += 1
    except HangUp as end:
        await part(socket, end)
    except TooFast as refusal:
        await part(socket, HangUp(TRY_LATER, refusal.reason))
    except Refusal as refusal:
        later = refusal.reason in ("reason-storage", "reason-busy")
        await part(socket, HangUp(TRY_LATER if later else POLICY, refusal.reason))
    except asyncio.CancelledError:
        if not services.closing:
            raise
        # The server asked for it, so the task goes on to its end.
        task.uncancel()
        await part(socket, HangUp(RESTART, "reason-closing"))
    except Exception as wrong:  # noqa: BLE001 - whatever happened, the device is told
        LOG.error("socket failed", **traced(wrong))  # noqa: TRY400 - without what it says
        await part(socket, HangUp(FAILED, "reason-error"))


async def part(socket: WebSocket[Any, Any, Any], end: HangUp) -> None:
    """Say why, and close. The device may be gone already."""
    if end.code is None:
        return
    try:
        async with asyncio.timeout(1):
            if end.reason:
                await socket.send_text(ENCODER.encode(Farewell(end.reason)).decode())
            await socket.close(end.code, end.reason)
    except Exception:  # noqa: BLE001 - servers raise different things for a line that is cut
        return


async def until_one_ends(*doing: Coroutine[Any, Any, None]) -> None:
    """Do things side by side until one of them ends: it decides how; of several that end together, the first named."""
    tasks = [asyncio.create_task(one) for one in doing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Line:
    """The line to one device."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, ticket: Ticket | None) -> None:
        self.socket = socket
        self.services = services
        self.ticket = ticket
        self.known = None if ticket is None else ticket.guest
        self.watching = socket.query_params.get("watch") in ("1", "true")
        self.malformed = 0

    async def guest(self) -> Guest:
        """Give who is on the line. Who only watches, though having a seat here, is nobody in particular."""
        if self.known is None:
            nobody = new_id()
            return Guest(nobody, default_name(nobody), time.time())
        guest = await self.services.rooms.node.stored(self.services.identity.guest(self.known))
        return msgspec.structs.replace(guest, id=new_id()) if self.watching else guest

    async def carry(self, code: str) -> None:
        """Let device and table talk until one of them ends it."""
        guest = await self.guest()
        room = await self.services.rooms.room(checked_code(code))
        connection = await room.connect(guest)
        # A device that comes back says at once which version it has; then it need not be told everything again.
        connection.held_back = True
        asyncio.get_running_loop().call_later(GREETING, connection.let_go_on)
        log = LOG.bind(table=room.table.row.code, guest=shadow(self.known))
        log.debug("socket open")
        try:
            with self.known_of(connection):
                # What the table says last comes before what the device does.
                await until_one_ends(self.write(connection), self.read(room, connection, guest.id))
        finally:
            await room.disconnect(connection)
            log.debug("socket closed")

    def known_of(self, connection: Connection) -> AbstractContextManager[None]:
        """Let the line be ended when its device is signed out."""
        if self.ticket is None:
            return nullcontext()
        agent = self.socket.headers.get("user-agent")
        return self.services.devices.line(self.ticket, agent, lambda: connection.close("reason-signed-out"))

    async def write(self, connection: Connection) -> None:
        """Send what the table tells, as fast as the device takes it."""
        with Patience() as patience:
            while (told := await connection.next()) is not None:
                patience.since = patience.now()
                try:
                    await self.socket.send_text(ENCODER.encode(told).decode())
                except asyncio.CancelledError:
                    if not patience.lost:
                        raise
                    self.services.metrics.slow_readers.inc()
                    raise HangUp(TRY_LATER) from None
                except (RuntimeError, OSError, WebSocketException):
                    # The line is cut; servers say so in different ways.
                    raise HangUp(None) from None
                patience.since = None
                self.services.metrics.told.inc()
                if isinstance(told, Farewell):
                    raise HangUp(ENDINGS.get(told.reason, NORMAL))
        raise HangUp(NORMAL)

    async def read(self, room: Room, connection: Connection, guest: str) -> None:
        """Hand what the device says to the table."""
        limits = self.services.settings.limits
        metrics = self.services.metrics
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise HangUp(None)
            text = frame.get("text")
            if self.ticket is not None and self.services.devices.bars(self.ticket):
                # A device that does not read hears too late that its line is ended.
                raise HangUp(POLICY, "reason-signed-out")
            if not isinstance(text, str):
                raise HangUp(UNREADABLE, "reason-invalid")
            if len(text) > limits.frame_bytes:
                raise HangUp(TOO_BIG, "reason-too-long")
            try:
                message: Sent = DECODER.decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self.refuse_malformed(connection, text)
                continue
            kind = str(message.__struct_config__.tag)
            began = time.perf_counter()
            if refused := self.refusal(message, guest):
                connection.tell(Refused(getattr(message, "id", "")[:LONGEST_ID], refused))
                metrics.messages.labels(kind, "refused").inc()
                await asyncio.sleep(BREATH)
                continue
            if isinstance(message, Say):
                await self.introduce(connection)
            await room.converse(connection, message)
            metrics.taken(kind, time.perf_counter() - began)

    async def introduce(self, connection: Connection) -> None:
        """Let somebody speak under the name that they have now, which may be another than when they came."""
        if self.known is not None:
            name = (await self.services.identity.guest(self.known)).name
            connection.guest = msgspec.structs.replace(connection.guest, name=name)

    def refusal(self, message: Sent, guest: str) -> str | None:
        """Say why a message is not even handed to the table, if so."""
        meters = self.services.meters
        meter = meters.considerations if isinstance(message, Consider) else meters.messages
        if meter.wait(guest):
            return "reason-too-fast"
        if isinstance(message, Say):
            # Who is nobody in particular could not be kept from speaking.
            if self.known is None or self.watching:
                return "reason-no-guest"
            if meters.chat.wait(guest):
                return "reason-too-fast"
        if isinstance(message, Hint) and meters.hints.wait(guest):
            return "reason-too-fast"
        return None

    def refuse_malformed(self, connection: Connection, text: str) -> None:
        """Say no to what is no message; whoever goes on with it is let go."""
        self.services.metrics.messages.labels("malformed", "refused").inc()
        self.malformed += 1
        if self.malformed > self.services.settings.limits.malformed:
            raise HangUp(POLICY, "reason-invalid")
        connection.tell(Refused(name_of(text), "reason-invalid"))


class Patience:
    """Cancels the task that sends to a device which takes nothing for too long: one timer for all that it is sent."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.now = loop.time
        # Since when the device is waited for; None while it is not.
        self.since: float | None = None
        self.lost = False
        self._later = loop.call_later
        self._sending = asyncio.current_task()

    def __enter__(self) -> Self:
        self._timer = self._later(PATIENCE, self._look)
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _look(self) -> None:
        waited = 0.0 if self.since is None else self.now() - self.since
        if waited < PATIENCE:
            self._timer = self._later(PATIENCE - waited, self._look)
        elif self._sending is not None:
            self.lost = True
            self._sending.cancel()


def name_of(text: str) -> str:
    """Give the sender's own name of a malformed message, if it can be read, so that the sender need not wait."""
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
    name = content.get("id") if isinstance(content, dict) else None
    return name[:LONGEST_ID] if isinstance(name, str) else ""
