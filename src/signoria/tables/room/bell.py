"""Calls people to a table who are not there: when it is their turn, and what somebody else does concerns them.

That somebody is to be told follows from the table, as everything it does by itself: whoever takes the table up sees it.
The store lets one node tell it. Nobody waits for it: what is told is handed on when it is stored.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from signoria.tables.room.alarm import Alarm
from signoria.tables.table.allowance import by_days
from signoria.tables.table.notices import REMINDER, awaited_guest, goes_on, of_table, turn_mark

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterable
    from typing import Any

    from signoria.tables.room.timekeeper import Timekeeper
    from signoria.tables.table.notices import Kind, Notice
    from signoria.tables.table.situation import Situation

LOG: Final = logging.getLogger(__name__)


class Herald(Protocol):
    """Whoever brings notices to people, through all their channels."""

    # Seconds for which somebody may be away without being told.
    delay: float

    async def announce(self, notice: Notice) -> float | None:
        """Tell somebody something, if no other node has; give a moment when it is to be looked at again instead.

        Returns soon: it is brought by and by.
        """


class Bell:
    """The bell of a table on one node."""

    def __init__(self, situation: Situation, time: Timekeeper, herald: Herald) -> None:
        self._situation = situation
        self._time = time
        self._herald = herald
        self._alarm = Alarm(time, self._ring, f"bell of {situation.table.row.code}")
        # Whom the table waits for, since when, and what is to be told next, and when.
        self._waiting: tuple[str, float] | None = None
        self._next: Kind = "turn"
        self._told: set[Kind] = set()
        self._telling: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Ring no more."""
        self._alarm.close()
        for telling in self._telling:
            telling.cancel()

    def anew(self) -> None:
        """Look again when whoever is asked is to be reminded: there may be a holiday, or another night."""
        if self._waiting is not None and self._next == "reminder":
            self._set(None)

    def look(self) -> None:
        """Look whom the table waits for, after anything has changed."""
        table, now = self._situation.table, self._time.now()
        guest = awaited_guest(table)
        if guest is None or self._situation.presence.here(guest):
            # Whoever goes away again is missed from then on.
            self._waiting = None
            self._alarm.set(None)
            return
        waiting = (guest, table.asked_at)
        if waiting == self._waiting:
            return
        self._waiting = waiting
        seen = self._situation.presence.seen(guest)
        knows = goes_on(table, guest) or (seen is not None and seen > table.asked_at)
        self._told = {"turn"} if knows else set()
        self._set(now + self._herald.delay if not knows else None)

    def _set(self, moment: float | None) -> None:
        """Ring for the turn at a moment, or later as a reminder."""
        self._next = "turn"
        if moment is None:
            now = self._time.now()
            due = self._reminder(now)
            moment, self._next = None if due is None else max(now + self._herald.delay, due), "reminder"
        self._alarm.set(moment)

    def _reminder(self, now: float) -> float | None:
        """Give when whoever is asked is reminded: where a move may take days."""
        situation = self._situation
        if not by_days(situation.table.clock) or "reminder" in self._told or situation.table.stand_in == "never":
            return None
        until = situation.deadline(now)
        if until is None:
            return None
        # While somebody is awake: what would be due at night is told the evening before.
        return situation.calendar(situation.table.answering()).before(until, REMINDER)

    def _ring(self) -> None:
        self._start(self._tell(self._next))

    async def _tell(self, kind: Kind) -> None:
        waiting = self._waiting
        if waiting is None:
            return
        table, guest, now = self._situation.table, waiting[0], self._time.now()
        if kind == "reminder" and (due := self._reminder(now)) is not None and due > now:
            # There is more time than there was when this was to be told: a holiday, or another night.
            self._alarm.set(due)
            return
        mark, decision = turn_mark(table, guest), 0 if table.play is None else table.play.ply_for(None)
        notice = of_table(table, guest, kind, mark if kind == "turn" else f"{mark}.{decision}")
        until = self._situation.deadline(now)
        again = await self._herald.announce(msgspec.structs.replace(notice, until=until))
        if waiting != self._waiting:
            return
        if again is not None:
            self._alarm.set(again)
            return
        self._told.add(kind)
        self._set(None)

    def tell(self, notices: Iterable[Notice]) -> None:
        """Tell those among whom a change concerns who are not at the table."""
        for notice in notices:
            if not self._situation.presence.here(notice.guest):
                self._start(self._announce(notice))

    async def _announce(self, notice: Notice) -> None:
        await self._herald.announce(notice)

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        telling = asyncio.create_task(self._safely(doing), name="notice")
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _safely(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Exception:
            # Nobody is told; the table goes on.
            LOG.exception("table %s: somebody could not be told", self._situation.table.row.code)
