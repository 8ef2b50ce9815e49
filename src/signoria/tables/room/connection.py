"""One device at a table: what it is to be told, until it takes it.

Messages wait in a short row; an update does not wait at all, it is written when the device takes it. So a slow device
gets one update in place of many, misses no event, and costs no memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table.change import Sender
from signoria.tables.table.commands.command import LONGEST_ID
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire import presenter
from signoria.tables.wire.messages import Accepted, Farewell, Refused
from signoria.tables.wire.presenter import Reader

if TYPE_CHECKING:
    from signoria.tables.room.timekeeper import Timekeeper
    from signoria.tables.table.rows import Guest
    from signoria.tables.table.situation import Situation
    from signoria.tables.table.table import LiveTable
    from signoria.tables.wire.messages import Consider, Sync, TableShown, Told, Update

LONGEST_ROW: Final = 256


class Connection:
    """One device of a guest at a table."""

    def __init__(self, guest: Guest, situation: Situation, time: Timekeeper) -> None:
        self.guest = guest
        self.reader = Reader(guest.id)
        # The version the device has; -1 for none.
        self.version = -1
        # The table as the device was told last.
        self.table: TableShown | None = None
        self._around: tuple[object, ...] = ()
        # The table when it was last looked whether there is something to tell.
        self._looked_at: LiveTable | None = None
        # Whether it must be told again although the version is the same.
        self.due = True
        # Whether updates wait until the device has said which version it has.
        self.held_back = False
        self._situation = situation
        self._time = time
        self._row: deque[Told] = deque()
        self._something = asyncio.Event()
        self._something.set()
        self._closed = False

    @property
    def sender(self) -> Sender:
        """Who speaks through this device."""
        return Sender(self.guest, self.reader.wanted)

    def sync(self, message: Sync) -> None:
        """Hear which version the device has, and through whose eyes it looks."""
        reader = Reader(self.guest.id, message.seat)
        if message.seat is not None and presenter.eyes(self._situation.table, reader) != message.seat:
            self.tell(Refused("", "reason-not-seated"))
            return
        self.reader = reader
        self.version = message.version
        self.table = None
        self.let_go_on()
        self.changed(due=True)

    def consider(self, message: Consider) -> None:
        """Tell this device alone what would come of some moves, by the table as it is now."""
        try:
            self.tell(presenter.considered(self._situation.table, self.reader, message))
        except Refusal as refusal:
            self.tell(Refused(message.id[:LONGEST_ID], refusal.reason, dict(refusal.facts)))

    def tell(self, message: Told) -> None:
        """Put a message into the row. A device that takes nothing is let go."""
        if self._closed:
            return
        self._row.append(message)
        if len(self._row) > LONGEST_ROW:
            self._row.clear()
            self.close("reason-too-slow")
        self._something.set()

    def let_go_on(self) -> None:
        """Hold updates back no longer."""
        self.held_back = False
        self._something.set()

    def changed(self, *, due: bool = False) -> None:
        """Notice that the table has changed; `due` when that has not given it another version."""
        self.due = self.due or due
        self._something.set()

    def close(self, reason: str | None = None) -> None:
        """Let the device go, after what is in the row."""
        if reason is not None and not self._closed:
            self._row.append(Farewell(reason))
        self._closed = True
        self._something.set()

    async def next(self) -> Told | None:
        """Give what the device is to be told next, as soon as there is something; None when it is let go."""
        while True:
            # That something is done comes after what it has changed: a device that is told so may ask for the next.
            if self._row and not isinstance(self._row[0], Accepted):
                return self._row.popleft()
            if self._closed and not self._row:
                return None
            update = None if self.held_back else self._update()
            if update is not None:
                self.version = update.version
                self.due = False
                return update
            if self._row:
                return self._row.popleft()
            self._something.clear()
            await self._something.wait()

    def _update(self) -> Update | None:
        """Write an update, if there is something to tell."""
        table = self._situation.table
        looked_at, self._looked_at = self._looked_at, table
        if not self.due and (
            looked_at is table or table.version_for(presenter.eyes(table, self.reader)) == self.version
        ):
            return None
        now = self._time.now()
        update = presenter.update(self._situation, self.reader, self.version, now)
        around = presenter.around(table)
        if not self.due and around == self._around:
            return update
        self._around = around
        shown = presenter.table_shown(self._situation, self.reader, now)
        if shown == self.table:
            return update
        self.table = shown
        return msgspec.structs.replace(update, table=shown)
