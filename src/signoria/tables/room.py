"""A table on one node: takes messages one after another, stores what they change, then tells everyone.

Nothing is shown before it is stored. Other nodes may serve the same table: the store lets only one of them add an entry
with a number, the other one reads what it missed and looks at its message again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar

from signoria.tables import looking_back, requests, showing
from signoria.tables.bus import Note
from signoria.tables.change import Change
from signoria.tables.connection import Connection
from signoria.tables.driving import Driver
from signoria.tables.limits import LONGEST_TEXT, MOST_WAITING
from signoria.tables.messages import (
    Accepted,
    AnswerUndo,
    Choose,
    Ping,
    Pong,
    Prefer,
    Refused,
    Rematch,
    Return,
    Said,
    Say,
    Sync,
    Undo,
)
from signoria.tables.preferences import check
from signoria.tables.presence import Presence, Present
from signoria.tables.refusal import Refusal
from signoria.tables.showing import Reader, Scene
from signoria.tables.store import Conflict, NotFound
from signoria.tables.stored import Spoken

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from signoria.core.record import Record
    from signoria.tables.bus import Topic
    from signoria.tables.looking_back import Moment
    from signoria.tables.messages import Sent, TableShown, Update
    from signoria.tables.services import Services
    from signoria.tables.store import Preferences
    from signoria.tables.stored import Guest
    from signoria.tables.table import LiveTable

    Plan = Callable[[Change], None]

Answer = TypeVar("Answer")

LOG: Final = logging.getLogger(__name__)
# Somebody else was quicker so many times: enough.
ATTEMPTS: Final = 20
CHAT_SHOWN: Final = 100
# A room that nobody needs is kept for so many seconds.
STAYING: Final = 60.0


class Room:
    """A table on this node."""

    def __init__(
        self, services: Services, table: LiveTable, preferences: Preferences, opened: Callable[[str], None]
    ) -> None:
        self.services = services
        self.table = table
        self.preferences = preferences
        self.presence = Presence()
        self.awake = services.timing.now()
        self.connections: list[Connection] = []
        self._opened = opened
        # The number of the last line of the chat that the connections know.
        self._chat = 0
        # Set while it is not known whether the last entries were stored.
        self._doubtful = False
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._worker = asyncio.create_task(self._work(), name=f"table {table.row.code}")
        self._driver = Driver(self)
        self._driver.drive()
        # When somebody last wanted the room, so that it is not left under their feet.
        self.wanted = self.awake

    # --- Being there ---------------------------------------------------------------------------------------------

    async def connect(self, guest: Guest) -> Connection:
        """Let a device of a guest, seated or not, come to the table."""
        # Before the connection is there, so that no line is told twice.
        spoken = await self._in_turn(self._chat_so_far)
        connection = Connection(guest, self._written, self.services.timing.now())
        for line in spoken:
            connection.tell(_said(line))
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
        return unwanted and not self.connections and self._jobs.empty() and not self._driver.busy

    async def close(self, reason: str | None = None) -> None:
        """Leave the table to the other nodes, or to a later time."""
        for connection in self.connections:
            connection.close(reason)
        self.connections.clear()
        self._driver.stop()
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        while not self._jobs.empty():
            _, done = self._jobs.get_nowait()
            done.cancel()

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
                    await self._in_turn(lambda: self._carry_out(connection, message))
                except Refusal as refusal:
                    connection.tell(Refused(message.id, refusal.reason, dict(refusal.facts)))
                else:
                    ply = showing.ply_for(self.table, connection.reader)
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
                await self._say(connection, message)
            case Prefer():
                await self._prefer(guest, message)

    def _sync(self, connection: Connection, message: Sync) -> None:
        reader = Reader(connection.guest.id, message.seat)
        if message.seat is not None and showing.eyes(self.table, reader) != message.seat:
            connection.tell(Refused("", "reason-not-seated"))
            return
        connection.reader = reader
        connection.version = message.version
        connection.let_go_on()
        connection.changed(due=True)

    async def _say(self, connection: Connection, message: Say) -> None:
        text = message.text.strip()
        if not text or len(text) > LONGEST_TEXT:
            raise Refusal("reason-too-long", most=LONGEST_TEXT)
        if not 0 < len(message.id) <= requests.LONGEST_ID:
            raise Refusal("reason-too-long", most=requests.LONGEST_ID)
        if not connection.chat.take(self.services.timing.now()):
            raise Refusal("reason-too-fast")
        mine = self.table.seats_of(connection.guest.id)
        seat = mine[0] if mine else None
        if connection.reader.wanted in mine:
            seat = connection.reader.wanted
        name = connection.guest.name if seat is None else self.table.seats[seat].name
        now = self.services.timing.now()
        await self._stored(
            self.services.store.say(self.table.row.id, Spoken(connection.guest.id, message.id, name, seat, text, now))
        )
        await self._read_chat()
        await self._publish("chat")

    async def _prefer(self, guest: str, message: Prefer) -> None:
        self.table.seated(guest)
        check(self.table.row.game, message.name)
        store, table = self.services.store, self.table.row.id
        await self._stored(store.prefer(table, guest, message.name, value=message.value))
        await self._read_preferences()
        await self._publish("preferences")

    # --- Gathering -----------------------------------------------------------------------------------------------

    async def join(self, guest: Guest, seat: int | None = None, name: str | None = None) -> None:
        """Let a guest take an open seat; with a name, a further one for somebody else at the same device."""
        await self._request(lambda change: requests.join(change, guest, seat, name))

    async def leave(self, guest: str) -> None:
        """Let a guest leave: seats are opened before the game, kept by bots during it."""
        await self._request(lambda change: requests.leave(change, guest))

    async def open_seat(self, guest: str, seat: int) -> None:
        """Send somebody away from a seat, or give the own one up."""
        await self._request(lambda change: requests.open_seat(change, guest, seat))

    async def seat_bot(self, guest: str, seat: int, bot: str, name: str | None = None) -> None:
        """Put a bot, by level or name, on a seat."""
        await self._request(lambda change: requests.seat_bot(change, guest, seat, bot, name))

    async def add_seat(self, guest: str) -> None:
        """Put another seat at the table."""
        await self._request(lambda change: requests.add_seat(change, guest))

    async def remove_seat(self, guest: str, seat: int) -> None:
        """Take a seat away."""
        await self._request(lambda change: requests.remove_seat(change, guest, seat))

    async def settle(
        self,
        guest: str,
        options: dict[str, Any],
        *,
        clock: int | None,
        name: str | None = None,
        listed: bool | None = None,
    ) -> None:
        """Settle how the table plays."""
        await self._request(
            lambda change: requests.settle(change, guest, options, clock=clock, name=name, listed=listed)
        )

    async def start(self, guest: str) -> None:
        """Begin the game."""
        await self._request(lambda change: requests.start(change, guest))

    async def close_table(self, guest: str) -> None:
        """Close a table whose game has not begun."""
        await self._request(lambda change: requests.close(change, guest))

    # --- Looking -------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """Give the table with what belongs to it."""
        return Scene(self.table, self.presence, self.preferences, self.awake)

    def shown(self, guest: str | None) -> TableShown:
        """Give the table as everyone sees it, with the seats of a guest marked."""
        return showing.table_shown(self.scene(), Reader(guest))

    def update(self, guest: str | None, seat: int | None = None, version: int = -1) -> Update:
        """Give everything a guest may know, once, without a connection."""
        return showing.update(self.scene(), Reader(guest, seat), version, self.services.timing.now())

    def record(self) -> Record:
        """Give the record of a game that is over. Raises `Refusal` before that."""
        return looking_back.record(self.table)

    async def moment(self, ply: int, seat: int | None) -> Moment:
        """Give a moment of a game that is over, through the eyes of a seat. Raises `Refusal` before that."""
        return await asyncio.to_thread(looking_back.moment, self.table, ply, seat)

    def _written(self, connection: Connection) -> Update | None:
        """Write an update for a device, if there is something to tell."""
        if not connection.due and showing.version_for(self.table, connection.reader) == connection.version:
            return None
        return showing.update(self.scene(), connection.reader, connection.version, self.services.timing.now())

    # --- One after another ---------------------------------------------------------------------------------------

    async def _in_turn(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do a job when those before it are done. It is done even if whoever waits for it goes away."""
        if self._worker.done() or self._jobs.qsize() >= MOST_WAITING:
            raise Refusal("reason-busy")
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, done))
        return await asyncio.shield(done)

    async def _work(self) -> None:
        while True:
            job, done = await self._jobs.get()
            try:
                answer = await job()
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception as wrong:  # noqa: BLE001 - it belongs to whoever waits for the job
                if not done.done():
                    done.set_exception(wrong)
            else:
                if not done.done():
                    done.set_result(answer)

    async def catch_up(self) -> None:
        """Read what other nodes have added to the table."""
        await self._in_turn(lambda: self._stored(self._catch_up()))

    async def _request(self, plan: Plan) -> None:
        await self._in_turn(lambda: self._change(plan))

    async def change_by_itself(self, version: int, plan: Plan) -> None:
        """Do something that the table has to do by itself, unless it has changed meanwhile."""

        def still(change: Change) -> None:
            if change.before.version == version:
                plan(change)

        await self._in_turn(lambda: self._change(still))

    # --- Changing ------------------------------------------------------------------------------------------------

    async def _change(self, plan: Plan) -> None:
        """Plan a change, store it, and let it be real. Raises `Refusal` when nothing has happened."""
        if self._doubtful:
            await self._stored(self._catch_up())
        for _ in range(ATTEMPTS):
            change = Change(self.table, self.services.timing.now())
            plan(change)
            if not change.entries:
                return
            try:
                await self._stored(self._append(change))
            except Conflict:
                await self._stored(self._catch_up())
                continue
            self._replace(change.after)
            await self._publish("entries")
            if change.opens is not None:
                self._opened(change.opens.row.code)
            return
        raise Refusal("reason-busy")

    async def _append(self, change: Change) -> None:
        await self.services.store.append(
            change.before.row.id,
            change.before.version,
            change.entries,
            summary=change.summary(),
            snapshot=change.snapshot(),
            opens=change.opens,
            reseated=change.reseated(),
        )

    async def _stored(self, storing: Awaitable[Answer]) -> Answer:
        """Wait for the store. When it fails, nobody knows how far it came: look before the next change."""
        self._doubtful = True
        try:
            answer = await storing
        except Conflict:
            self._doubtful = False
            raise
        except NotFound:
            # Somebody has removed the table.
            for connection in self.connections:
                connection.close("reason-no-table")
            raise Refusal("reason-no-table") from None
        except Exception:
            LOG.exception("table %s: the store does not answer", self.table.row.code)
            raise Refusal("reason-storage") from None
        self._doubtful = False
        return answer

    async def _catch_up(self) -> None:
        """Read what others have added to the table."""
        missed = await self.services.store.entries_after(self.table.row.id, self.table.version)
        if missed:
            after = self.table.copy()
            for entry in missed:
                after.apply(entry)
            self._replace(after)

    def _replace(self, table: LiveTable) -> None:
        self.table = table
        for connection in self.connections:
            connection.changed()
        self._driver.drive()

    # --- Beside the entries --------------------------------------------------------------------------------------

    async def _chat_so_far(self) -> list[Spoken]:
        await self._read_chat()
        return await self._stored(self.services.store.chat_after(self.table.row.id, 0, CHAT_SHOWN))

    async def _read_chat(self) -> None:
        for spoken in await self._stored(self.services.store.chat_after(self.table.row.id, self._chat, CHAT_SHOWN)):
            self._chat = spoken.number
            for connection in self.connections:
                connection.tell(_said(spoken))

    async def _read_preferences(self) -> None:
        self.preferences = await self._stored(self.services.store.preferences(self.table.row.id))
        for connection in self.connections:
            connection.changed(due=self.table.seats_of(connection.guest.id) != [])
        self._driver.drive()

    # --- Other nodes ---------------------------------------------------------------------------------------------

    def hear(self, note: Note) -> None:
        """Hear from another node that something has changed."""
        match note.topic:
            case "entries":
                self._later(lambda: self._stored(self._catch_up()))
            case "chat":
                self._later(self._read_chat)
            case "preferences":
                self._later(self._read_preferences)
            case "presence":
                self._hear_presence(note)

    def _later(self, job: Callable[[], Awaitable[None]]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Failing is logged where it happens; nobody waits here.
        done.add_done_callback(lambda future: None if future.cancelled() else future.exception())
        self._jobs.put_nowait((job, done))

    async def _publish(self, topic: Topic, guests: tuple[str, ...] = ()) -> None:
        """Tell the other nodes. It is stored already: that they do not hear must not look like a failure."""
        try:
            await self.services.bus.publish(Note(self.services.node, self.table.row.id, topic, guests))
        except Exception:
            LOG.exception("table %s: the bus does not answer", self.table.row.code)

    async def _tell_presence(self) -> None:
        guests = tuple(sorted(connection.guest.id for connection in self.connections))
        if self.presence.tell(self.services.node, Present(guests), self.services.timing.now()):
            self._presence_changed()
        await self._publish("presence", guests)

    def _hear_presence(self, note: Note) -> None:
        if note.guests and self.connections and not self.presence.knows(note.node):
            # It has come later and does not know who is here.
            self._later(self._tell_presence)
        if self.presence.tell(note.node, Present(note.guests), self.services.timing.now()):
            self._presence_changed()

    async def repeat_presence(self) -> None:
        """Say again who is here, and forget nodes that have fallen silent."""
        await self._tell_presence()
        if self.presence.expire(self.services.timing.now()):
            self._presence_changed()

    def _presence_changed(self) -> None:
        for connection in self.connections:
            connection.changed(due=True)


def _said(spoken: Spoken) -> Said:
    return Said(spoken.number, spoken.name, spoken.seat, spoken.text, spoken.at)


def _milliseconds(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)
