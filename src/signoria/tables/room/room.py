"""A table on one node: takes commands one after another, stores what they change, then shows it to everyone.

Nothing becomes real before it is stored. Other nodes may serve the same table: the store lets only one of them add an
entry with a number, the other one reads what it missed and plans again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from signoria.tables.nodes.bus import Note
from signoria.tables.room.advisers import Advisers
from signoria.tables.room.alarm import Alarm
from signoria.tables.room.audience import Audience
from signoria.tables.room.bell import Bell
from signoria.tables.room.connection import Connection
from signoria.tables.room.duties import RunningClock, duty_of, earliest, end_of_silence
from signoria.tables.room.queue import Queue
from signoria.tables.room.scheduler import awaited
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.allowance import by_days
from signoria.tables.table.change import Change
from signoria.tables.table.commands.away import Here
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.command import LONGEST_ID, Order
from signoria.tables.table.commands.hint import Hint
from signoria.tables.table.hours import Hours
from signoria.tables.table.notices import notices_of
from signoria.tables.table.presence import Presence
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.situation import UNSEEN, Situation
from signoria.tables.wire import presenter
from signoria.tables.wire.messages import Accepted, Consider, Hasten, Ping, Pong, Refused, Said, Sync

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from signoria.tables.nodes.bus import Topic
    from signoria.tables.room.duties import Duty
    from signoria.tables.room.node import Node
    from signoria.tables.table.calendar import Calendar
    from signoria.tables.table.change import Sender
    from signoria.tables.table.commands.command import Command
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.rows import Guest, Head
    from signoria.tables.table.table import LiveTable
    from signoria.tables.wire.messages import Sent, Told

LOG: Final = logging.getLogger(__name__)
Outcome = TypeVar("Outcome")

# A room that nobody needs is kept for so many seconds.
STAYING: Final = 60.0
# Somebody else was quicker so many times: enough.
ATTEMPTS: Final = 20
# After a failure of the store or a bot, wait so many seconds and try again.
RETRY: Final = 2.0
CHAT_SHOWN: Final = 100
MOST_KEPT_BACK: Final = 50


@dataclass(slots=True)
class _InHand:
    """What a table has to do by itself, as it follows from the table at a version, and who does it."""

    version: int
    duty: Duty
    doing: asyncio.Task[None]


class Room:
    """A table on this node. `opened` hears of the tables that follow it."""

    def __init__(self, node: Node, table: LiveTable, preferences: Preferences, opened: Callable[[str], None]) -> None:
        now = node.time.now()
        self.situation = Situation(_not_later_than(table, now), Presence(), preferences, Hours(now))
        self.situation.end_of_silence = partial(end_of_silence, time=node.time)
        # When somebody last wanted the room, so that it is not left under their feet.
        self.wanted = now
        self._node = node
        self._opened = opened
        self._audience = Audience(node.name, self.situation.presence)
        self._queue = Queue(f"table {table.row.code}")
        self._advisers = Advisers(node, self.situation)
        # Set while it is not known whether the last entries were stored.
        self._doubtful = False
        # The number of the last line of the chat that the devices know.
        self._last_line = 0
        self._in_hand: _InHand | None = None
        # When everybody is told that there is no sign of who is asked, and what sees to it.
        self._patience: float | None = None
        self._watch = Alarm(node.time, self._look_around, f"watch at {table.row.code}")
        # Calls those who are not here, where anybody is told anything.
        self._bell = None if node.herald is None else Bell(self.situation, node.time, node.herald)
        # Answers that came too quickly.
        self._kept_back: set[asyncio.Task[None]] = set()
        self._take_up_duty()

    @property
    def table(self) -> LiveTable:
        """The table as it is stored, as far as this node knows."""
        return self.situation.table

    # --- Being there ---------------------------------------------------------------------------------------------

    async def connect(self, guest: Guest) -> Connection:
        """Let a device of a guest, seated or not, come to the table."""
        # Before the connection is there, so that no line is told twice.
        spoken = await self._queue.take(self._so_far)
        connection = Connection(guest, self.situation, self._node.time)
        for line in spoken:
            connection.tell(line)
        self._audience.connections.append(connection)
        await self._tell_presence()
        return connection

    async def disconnect(self, connection: Connection) -> None:
        """Let a device go."""
        connection.close()
        self._advisers.leave(connection)
        if connection in self._audience.connections:
            self._audience.connections.remove(connection)
            await self._tell_presence()

    def guests(self) -> list[str]:
        """Give the guests who are connected through this node."""
        return [connection.guest.id for connection in self._audience.connections]

    def tell(self, guest: str, message: Told) -> None:
        """Tell the devices of a guest something that is no matter of this table."""
        for connection in self._audience.connections:
            if connection.guest.id == guest:
                connection.tell(message)

    def idle(self) -> bool:
        """Whether nobody is there, or on the way here, and nothing is to be done."""
        unwanted = self._node.time.now() - self.wanted > STAYING
        busy = self._in_hand is not None and not self._in_hand.doing.done()
        return unwanted and not self._audience.connections and self._queue.idle and not busy

    async def close(self, reason: str | None = None) -> None:
        """Leave the table to the other nodes, or to a later time."""
        self._audience.close(reason)
        self._audience.connections.clear()
        self._drop_duty()
        self._watch.close()
        if self._bell is not None:
            self._bell.close()
        self._advisers.close()
        for keeping in self._kept_back:
            keeping.cancel()
        await self._queue.close()

    # --- Commands ------------------------------------------------------------------------------------------------

    async def converse(self, connection: Connection, message: Sent) -> None:
        """Take a message of a device. The answer, too, comes with `Connection.next`."""
        began = time.perf_counter()
        match message:
            case Ping():
                connection.tell(Pong(message.at, _milliseconds(began)))
            case Sync():
                connection.sync(message)
                # It is told at once what is known here, and soon what is true.
                self._queue.later(self._catch_up)
            case Consider():
                connection.consider(message)
            case Hint():
                await self._hint(connection, message, began)
            case Hasten():
                self._hasten(connection, on=message.on)
            case Choose() if (moment := self._earliest(connection)) > self._node.time.now():
                self._keep_back(connection, message, moment)
            case Here():
                await self._obey(connection, message, connection.sender, began)
                await self._publish("sign", (connection.guest.id,))
            case Order():
                await self._obey(connection, message, connection.sender, began)

    async def _hint(self, connection: Connection, hint: Hint, began: float) -> None:
        """Note that somebody asks for a hint, and let it be thought about. Nobody waits for it."""
        if await self._obey(connection, hint, connection.sender, began):
            self._advisers.advise(connection, hint.id)

    async def _obey(self, connection: Connection, order: Order, sender: Sender, began: float) -> bool:
        """Carry an order of a device out, and say so; say whether it was."""
        self._sign(connection.guest.id)

        def accept() -> None:
            ply = presenter.ply_for(self.table, presenter.eyes(self.table, connection.reader))
            connection.tell(Accepted(order.id, ply, _milliseconds(began)))

        try:
            await self.receive(order, sender, accept)
        except Refusal as refusal:
            connection.tell(Refused(order.id[:LONGEST_ID], refusal.reason, dict(refusal.facts)))
            return False
        return True

    def _earliest(self, connection: Connection) -> float:
        """Give the moment before which an answer of a device is kept back; others are told at once that it is none."""
        if self.table.answering() not in self.table.seats_of(connection.guest.id):
            return 0.0
        return earliest(self.table, self._node.time)

    def _keep_back(self, connection: Connection, answer: Choose, moment: float) -> None:
        """Carry an answer out at a moment: as if its player had thought so long. Nobody is told before."""
        if len(self._kept_back) >= MOST_KEPT_BACK:
            connection.tell(Refused(answer.id[:LONGEST_ID], "reason-busy"))
            return
        kept = self._kept(connection, answer, moment)
        keeping = asyncio.create_task(kept, name=f"answer at {self.table.row.code}")
        self._kept_back.add(keeping)
        keeping.add_done_callback(self._kept_back.discard)

    async def _kept(self, connection: Connection, answer: Choose, moment: float) -> None:
        sender = msgspec.structs.replace(connection.sender, at=self._node.time.now())
        await self._node.time.until(moment)
        await self._obey(connection, answer, sender, time.perf_counter())

    async def receive(
        self, command: Command, sender: Sender | None = None, accept: Callable[[], None] | None = None
    ) -> None:
        """Carry a command out in its turn: somebody's, or the table's own. Raises `Refusal` when nothing has happened.

        What is acknowledged by returning is stored. It is done even if whoever waits for it goes away. `accept` is
        called as soon as it is done, before any device takes what is new: so both are sent together.
        """
        await self._queue.take(lambda: self._carry_out(command, sender, accept))

    async def _carry_out(self, command: Command, sender: Sender | None, accept: Callable[[], None] | None) -> None:
        before = self.table
        change = await self._change(command, sender)
        if change.entries:
            await self._tell_others(before)
            if self._bell is not None:
                self._bell.tell(notices_of(change))
            if change.reseated():
                # Whoever has sat down may prefer something everywhere.
                await self._read_preferences()
        if change.opens is not None:
            self._opened(change.opens.row.code)
        if change.spoken is not None:
            await self._read_chat()
            await self._publish("chat")
        if change.preference is not None:
            await self._read_preferences()
            await self._publish("preferences")
        if accept is not None:
            accept()

    async def _change(self, command: Command, sender: Sender | None) -> Change:
        """Plan a change, store it, and let it be real."""
        sure = False
        if self._doubtful:
            await self._catch_up()
            sure = True
        for _ in range(ATTEMPTS):
            change = Change(self.table, self._node.time.now(), sender, self.situation.preferences, self.situation)
            try:
                if command.due(change):
                    command.plan(change)
            except Refusal:
                # By the table as it is known here. Nobody is refused for what another node has changed meanwhile.
                if sure or not await self._catch_up():
                    raise
                sure = True
                continue
            try:
                await self._store(change)
            except Conflict:
                await self._catch_up()
                continue
            if change.entries:
                self._replace(change.after)
            return change
        raise Refusal("reason-busy")

    def _replace(self, table: LiveTable) -> None:
        """Let another table, which is stored, take the place of this one."""
        self.situation.table = _not_later_than(table, self._node.time.now())
        asked = table.answering()
        if table.status != "playing" or (asked is not None and table.player(asked) is None):
            self.situation.hasty = False
        self._audience.changed()
        self._take_up_duty()

    # --- What is stored ------------------------------------------------------------------------------------------

    async def _store(self, change: Change) -> None:
        store, table = self._node.store, change.before.row.id
        if change.entries:
            await self._stored(
                store.append(
                    table,
                    change.before.version,
                    change.entries,
                    summary=change.summary(),
                    snapshot=change.snapshot(),
                    opens=change.opens,
                    reseated=change.reseated(),
                    changed=change.after.changed,
                )
            )
        if change.spoken is not None:
            await self._stored(store.say(table, change.spoken))
        if change.preference is not None:
            await self._stored(store.prefer(table, change.preference))

    async def _stored(self, storing: Awaitable[Outcome]) -> Outcome:
        """Wait for the store. When it fails, nobody knows how far it came: look before the next change."""
        self._doubtful = True
        try:
            answer = await self._node.stored(storing)
        except Conflict:
            self._doubtful = False
            raise
        except NotFound:
            # Somebody has removed the table.
            self._audience.close("reason-no-table")
            raise Refusal("reason-no-table") from None
        self._doubtful = False
        return answer

    async def catch_up(self) -> None:
        """Read what other nodes have added to the table."""
        await self._queue.take(self._catch_up)

    def compare(self, head: Head | None) -> bool:
        """Compare what is known here with the store, and read what was missed; say whether anything was."""
        if head is None:
            self._audience.close("reason-no-table")
            return True
        behind = False
        for differs, reading in (
            (head.version > self.table.version, self._catch_up),
            (head.line > self._last_line, self._read_chat),
            (head.preferences != self.situation.preferences, self._read_preferences),
        ):
            if differs:
                self._queue.later(reading)
                behind = True
        return behind

    async def _catch_up(self) -> bool:
        """Read what was added elsewhere; say whether anything was."""
        missed = await self._stored(self._node.store.entries_after(self.table.row.id, self.table.version))
        if missed:
            after = self.table.copy()
            for entry in missed:
                after.apply(entry)
            self._replace(after)
        return bool(missed)

    async def _read_preferences(self) -> None:
        before = self.situation.preferences
        self.situation.preferences = now = await self._stored(self._node.store.preferences(self.table.row.id))
        for connection in self._audience.connections:
            # Nobody else may notice.
            if before.get(connection.guest.id) != now.get(connection.guest.id):
                connection.changed(due=True)
        if by_days(self.table.clock) and _holidays(before) != _holidays(now):
            # Everybody sees who has days off.
            self._audience.changed(due=True)
            if self._bell is not None:
                self._bell.anew()
        self._take_up_duty()

    def prefer_anew(self) -> None:
        """Hear that somebody who sits here prefers something else."""
        self._queue.later(self._read_preferences)

    def _hasten(self, connection: Connection, *, on: bool) -> None:
        """Let bots make haste until the one person here is asked. Among several, nobody decides that for the others."""
        if self.table.people() == [connection.guest.id]:
            self.situation.hasty = on
            self._take_up_duty()

    async def _so_far(self) -> list[Said]:
        """Read how things stand, for somebody who comes; give the last lines of the chat."""
        await self._catch_up()
        await self._read_chat()
        return await self._chat_after(0)

    async def _read_chat(self) -> None:
        """Read what was said, here or at other nodes, and tell it."""
        for line in await self._chat_after(self._last_line):
            self._last_line = line.number
            self._audience.tell(line)

    async def _chat_after(self, number: int) -> list[Said]:
        lines = await self._stored(self._node.store.chat_after(self.table.row.id, number, CHAT_SHOWN))
        mark = self.table.mark
        return [Said(line.number, line.name, line.seat, line.text, line.at, mark(line.guest)) for line in lines]

    # --- By itself -----------------------------------------------------------------------------------------------

    def _take_up_duty(self) -> None:
        """Look what is due now. What is in hand already goes on: nobody makes a pause begin anew."""
        self._look_around()
        duty = duty_of(self.situation, self._node.time)
        version, held = self.table.version, self._in_hand
        if held is not None and (held.version, held.duty) == (version, duty) and not held.doing.done():
            return
        self._drop_duty()
        if duty is not None:
            doing = asyncio.create_task(self._do_duty(duty, self.table), name=f"duty of {self.table.row.code}")
            self._in_hand = _InHand(version, duty, doing)

    def _look_around(self) -> None:
        """Let the table stand still where nobody is left who plays, and tell when somebody gives no sign for long."""
        situation, now = self.situation, self._node.time.now()
        still = situation.abandoned()
        if still != situation.hours.still:
            situation.hours.note(now, still=still, needed=situation.waiting_since())
            self._audience.changed(due=True)
        until = situation.patience(now)
        noticed = until is not None and until <= now
        until = None if noticed or situation.hours.still else until
        if noticed and self._patience is not None:
            self._audience.changed(due=True)
        self._patience = until
        self._watch.set(until)
        if self._bell is not None:
            self._bell.look()

    def _sign(self, guest: str) -> None:
        """Note that somebody does something at the table."""
        now, situation = self._node.time.now(), self.situation
        # Who was asked just now is not missed yet: that is so at almost every move.
        until = None if now - situation.table.asked_at < UNSEEN else situation.patience(now)
        situation.presence.sign(guest, now)
        # Else it is enough to look when the patience would have been at its end.
        if until is not None and until <= now and situation.waited_for() == guest:
            self._audience.changed(due=True)
            self._look_around()

    def _drop_duty(self) -> None:
        if self._in_hand is not None:
            self._in_hand.doing.cancel()
        self._in_hand = None

    async def _do_duty(self, duty: Duty, table: LiveTable) -> None:
        failures = 0
        while True:
            try:
                command = await awaited(duty, table, self._node, failures)
                if by_days(table.clock) and isinstance(duty, RunningClock):
                    # Should somebody have taken days off through another node, this is not due any more, and is
                    # dropped.
                    await self._queue.take(self._read_preferences)
                await self.receive(command)
            except Refusal as refusal:
                if refusal.reason == "reason-no-table":
                    return
                LOG.warning("table %s: %s could not be done: %s", table.row.code, duty, refusal.reason)
            except Exception:
                LOG.exception("table %s: %s has failed", table.row.code, duty)
            else:
                return
            failures += 1
            await self._node.time.sleep(RETRY)

    # --- Other nodes ---------------------------------------------------------------------------------------------

    def hear(self, note: Note) -> None:
        """Hear from another node that something has changed."""
        match note.topic:
            case "entries" | "secret":
                self._queue.later(self._catch_up)
            case "chat":
                self._queue.later(self._read_chat)
            case "preferences" | "guest":
                self.prefer_anew()
            case "sign":
                for guest in note.guests:
                    self._sign(guest)
            case "presence":
                if self._audience.hear(note, self._node.time.now()):
                    self._queue.later(self._tell_presence)
                self._take_up_duty()
            case "who" if self._audience.connections:
                self._queue.later(self._tell_presence)
            case _:
                """Concerns no table."""

    async def _tell_others(self, before: LiveTable) -> None:
        """Tell the other nodes, and whoever shows lists: of what only one seat may notice, that one alone."""
        table = self.table
        if table.noticed > before.noticed:
            await self._publish("entries")
        else:
            seats = [seat for seat, number in table.noticed_alone.items() if number > before.noticed_alone.get(seat, 0)]
            await self._publish("secret", tuple(table.seats[seat].guest or "" for seat in seats))

    async def _publish(self, topic: Topic, guests: tuple[str, ...] = ()) -> None:
        """Tell the other nodes. It is stored already: that they do not hear must not look like a failure."""
        try:
            await self._node.bus.publish(Note(self._node.name, self.table.row.id, topic, guests))
        except Exception:
            LOG.exception("table %s: the bus does not answer", self.table.row.code)

    async def _tell_presence(self) -> None:
        here = self._audience.here(self._node.time.now())
        # The table answers only for who is there.
        self._take_up_duty()
        await self._publish("presence", here)

    async def ask_who(self) -> None:
        """Ask the other nodes who is here through them."""
        await self._publish("who")

    async def repeat_presence(self) -> None:
        """Say again who is here, and forget nodes that have fallen silent."""
        await self._tell_presence()
        if self._audience.expire(self._node.time.now()):
            self._take_up_duty()


def _not_later_than(table: LiveTable, now: float) -> LiveTable:
    """Let nobody have been asked in the future, by a clock that was wrong: it would give them all that time."""
    table.asked_at = min(table.asked_at, now)
    return table


def _holidays(preferences: Preferences) -> dict[str, Calendar]:
    return {guest: habits.calendar for guest, habits in preferences.items()}


def _milliseconds(began: float) -> float:
    return round((time.perf_counter() - began) * 1000, 2)
