"""A table on one node: takes messages one after another, stores what they change, then tells everyone.

What happens in which order is decided in `turns`, what is stored in `keeping`, who hears of it in `audience`.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from signoria.tables.history import replay
from signoria.tables.nodes.bus import Note
from signoria.tables.room.audience import Audience
from signoria.tables.room.chat import Talking
from signoria.tables.room.connection import Connection
from signoria.tables.room.gathering import Gathering
from signoria.tables.room.queue import Turns
from signoria.tables.room.scheduler import Driver
from signoria.tables.room.writer import Keeping
from signoria.tables.table import requests
from signoria.tables.table.preferences import check
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire import presenter
from signoria.tables.wire.messages import (
    Accepted,
    AnswerUndo,
    Choose,
    Ping,
    Pong,
    Prefer,
    Refused,
    Rematch,
    Return,
    Say,
    Sync,
    Undo,
)
from signoria.tables.wire.presenter import Reader, Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.record import Record
    from signoria.tables.nodes.bus import Topic
    from signoria.tables.room.services import Services
    from signoria.tables.room.writer import Plan
    from signoria.tables.store.store import Preferences
    from signoria.tables.table.change import Change
    from signoria.tables.table.rows import Guest
    from signoria.tables.table.table import LiveTable
    from signoria.tables.wire.messages import Sent, TableShown, Update

LOG: Final = logging.getLogger(__name__)
# A room that nobody needs is kept for so many seconds.
STAYING: Final = 60.0


class Room(Gathering):
    """A table on this node."""

    def __init__(
        self, services: Services, table: LiveTable, preferences: Preferences, opened: Callable[[str], None]
    ) -> None:
        self.services = services
        self.preferences = preferences
        self.awake = services.timing.now()
        # When somebody last wanted the room, so that it is not left under their feet.
        self.wanted = self.awake
        self._opened = opened
        self._audience = Audience(services.node)
        self._keeping = Keeping(services, table, self)
        self._talking = Talking(services, self._keeping, self._audience)
        self._turns = Turns(f"table {table.row.code}")
        self._driver = Driver(self)
        self._driver.drive()

    @property
    def table(self) -> LiveTable:
        """The table as it is stored."""
        return self._keeping.table

    @property
    def connections(self) -> list[Connection]:
        """The devices that are connected through this node."""
        return self._audience.connections

    # --- Being there ---------------------------------------------------------------------------------------------

    async def connect(self, guest: Guest) -> Connection:
        """Let a device of a guest, seated or not, come to the table."""
        # Before the connection is there, so that no line is told twice.
        spoken = await self._turns.take(self._talking.so_far)
        connection = Connection(guest, self._written, self.services.timing.now())
        for line in spoken:
            connection.tell(line)
        self.connections.append(connection)
        await self._tell_presence()
        return connection

    async def disconnect(self, connection: Connection) -> None:
        """Let a device go."""
        connection.close()
        if connection in self.connections:
            self.connections.remove(connection)
            await self._tell_presence()

    def idle(self) -> bool:
        """Whether nobody is there, or on the way here, and nothing is to be done."""
        unwanted = self.services.timing.now() - self.wanted > STAYING
        return unwanted and not self.connections and self._turns.idle and not self._driver.busy

    async def close(self, reason: str | None = None) -> None:
        """Leave the table to the other nodes, or to a later time."""
        self._audience.close(reason)
        self.connections.clear()
        self._driver.stop()
        await self._turns.close()

    # --- Messages ------------------------------------------------------------------------------------------------

    async def receive(self, connection: Connection, message: Sent) -> None:
        """Take a message of a device. The answer, too, comes with `Connection.next`."""
        began = time.perf_counter()
        if not connection.messages.take(self.services.timing.now()):
            connection.tell(Refused(getattr(message, "id", ""), "reason-too-fast"))
            return
        match message:
            case Ping():
                connection.tell(Pong(message.at, _milliseconds(began)))
            case Sync():
                self._sync(connection, message)
            case _:
                try:
                    await self._turns.take(lambda: self._carry_out(connection, message))
                except Refusal as refusal:
                    connection.tell(Refused(message.id, refusal.reason, dict(refusal.facts)))
                else:
                    ply = presenter.ply_for(self.table, connection.reader)
                    connection.tell(Accepted(message.id, ply, _milliseconds(began)))

    async def _carry_out(
        self, connection: Connection, message: Choose | Undo | AnswerUndo | Say | Rematch | Prefer | Return
    ) -> None:
        guest = connection.guest.id
        match message:
            case Choose():
                await self._change(lambda change: requests.choose(change, guest, message))
            case Undo():
                await self._change(lambda change: requests.undo(change, guest, message))
            case AnswerUndo():
                await self._change(lambda change: requests.answer_undo(change, guest, message))
            case Rematch():
                await self._change(lambda change: requests.rematch(change, guest, message))
            case Return():
                await self._change(lambda change: requests.come_back(change, guest, message))
            case Say():
                await self._talking.say(connection, message)
                await self._publish("chat")
            case Prefer():
                await self._prefer(guest, message)

    def _sync(self, connection: Connection, message: Sync) -> None:
        reader = Reader(connection.guest.id, message.seat)
        if message.seat is not None and presenter.eyes(self.table, reader) != message.seat:
            connection.tell(Refused("", "reason-not-seated"))
            return
        connection.reader = reader
        connection.version = message.version
        connection.let_go_on()
        connection.changed(due=True)

    async def _prefer(self, guest: str, message: Prefer) -> None:
        self.table.seated(guest)
        check(self.table.row.game, message.name)
        store, table = self.services.store, self.table.row.id
        await self._keeping.stored(store.prefer(table, guest, message.name, value=message.value))
        await self._read_preferences()
        await self._publish("preferences")

    async def _read_preferences(self) -> None:
        self.preferences = await self._keeping.stored(self.services.store.preferences(self.table.row.id))
        for connection in self.connections:
            connection.changed(due=self.table.seats_of(connection.guest.id) != [])
        self._driver.drive()

    # --- Changing ------------------------------------------------------------------------------------------------

    async def request(self, plan: Plan) -> None:
        """Carry out what somebody asks for. Raises `Refusal`."""
        await self._turns.take(lambda: self._change(plan))

    async def change_by_itself(self, version: int, plan: Plan) -> None:
        """Do something that the table has to do by itself, unless it has changed meanwhile."""

        def still(change: Change) -> None:
            if change.before.version == version:
                plan(change)

        await self.request(still)

    async def catch_up(self) -> None:
        """Read what other nodes have added to the table."""
        await self._turns.take(self._keeping.catch_up)

    async def _change(self, plan: Plan) -> None:
        change = await self._keeping.change(plan)
        if change is not None:
            await self._publish("entries")
            if change.opens is not None:
                self._opened(change.opens.row.code)

    def changed(self) -> None:
        """Let everybody know that the table is another one now, and do what is due at that."""
        self._audience.changed()
        self._driver.drive()

    def removed(self) -> None:
        """Let everybody go: somebody has removed the table."""
        self._audience.close("reason-no-table")

    # --- Looking -------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Give the table with what belongs to it."""
        return Scene(self.table, self._audience.presence, self.preferences, self.awake)

    def shown(self, guest: str | None) -> TableShown:
        """Give the table as everyone sees it, with the seats of a guest marked."""
        return presenter.table_shown(self.scene(), Reader(guest))

    def update(self, guest: str | None, seat: int | None = None, version: int = -1) -> Update:
        """Give everything a guest may know, once, without a connection."""
        return presenter.update(self.scene(), Reader(guest, seat), version, self.services.timing.now())

    def record(self) -> Record:
        """Give the record of a game that is over. Raises `Refusal` before that."""
        return replay.record(self.table)

    def _written(self, connection: Connection) -> Update | None:
        """Write an update for a device, if there is something to tell."""
        if not connection.due and presenter.version_for(self.table, connection.reader) == connection.version:
            return None
        return presenter.update(self.scene(), connection.reader, connection.version, self.services.timing.now())

    # --- Other nodes ---------------------------------------------------------------------------------------------

    def hear(self, note: Note) -> None:
        """Hear from another node that something has changed."""
        match note.topic:
            case "entries":
                self._turns.later(self._keeping.catch_up)
            case "chat":
                self._turns.later(self._talking.read)
            case "preferences":
                self._turns.later(self._read_preferences)
            case "presence":
                if self._audience.hear(note, self.services.timing.now()):
                    self._turns.later(self._tell_presence)

    async def _publish(self, topic: Topic, guests: tuple[str, ...] = ()) -> None:
        """Tell the other nodes. It is stored already: that they do not hear must not look like a failure."""
        try:
            await self.services.bus.publish(Note(self.services.node, self.table.row.id, topic, guests))
        except Exception:
            LOG.exception("table %s: the bus does not answer", self.table.row.code)

    async def _tell_presence(self) -> None:
        await self._publish("presence", self._audience.here(self.services.timing.now()))

    async def repeat_presence(self) -> None:
        """Say again who is here, and forget nodes that have fallen silent."""
        await self._tell_presence()
        self._audience.expire(self.services.timing.now())


def _milliseconds(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)
