"""A table as it is now, with what belongs to it beside its entries."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

import msgspec

from signoria.tables.table.allowance import StandIn, by_days
from signoria.tables.table.calendar import Calendar
from signoria.tables.table.clock import deadline
from signoria.tables.table.habits import Preferences, habits_of
from signoria.tables.table.hours import Hours
from signoria.tables.table.presence import Presence
from signoria.tables.table.seats import Seat
from signoria.tables.table.table import LiveTable
from signoria.tables.table.undo import away

# Who is asked and gives no sign for so many seconds counts as somebody who is perhaps not there.
UNSEEN: Final = 60.0


class Absence(msgspec.Struct, frozen=True):
    """Somebody who is asked, and gives no sign: since when, and who else is there to decide whether to wait."""

    seat: int
    since: float
    # From when on the others may call a bot.
    until: float
    here: bool  # connected, though without a sign
    others: tuple[str, ...]
    now: float
    callers: frozenset[str] = frozenset()  # of the others, who wants a bot
    stand_in: StandIn = "once"

    @property
    def noticed(self) -> bool:
        """Whether it has lasted so long that everybody is told."""
        return self.now >= self.until

    @property
    def needed(self) -> int:
        """How many of the others it takes to call a bot: more than half."""
        return len(self.others) // 2 + 1

    def outvoted(self, host: str) -> bool:
        """Whether enough of the others want a bot: most of them, or the host."""
        return host in self.callers or len(self.callers) >= self.needed

    @property
    def gone(self) -> float | None:
        """From when on a bot plays without being called, unless there is a sign before: for who is not connected."""
        return self.until if self.stand_in == "soon" and not self.here else None

    def over(self, host: str) -> bool:
        """Whether the table waits no longer, and a bot is to play."""
        return self.outvoted(host) or (self.gone is not None and self.noticed)

    def may_call(self, guest: str | None, host: str) -> bool:
        """Whether a guest may want a bot in place of who is asked: the host at once where nobody is connected."""
        if self.stand_in == "never":
            return False
        return guest in self.others and (self.noticed or (guest == host and not self.here))


class Situation(msgspec.Struct):
    """A table as it is now: who is there, what they prefer, and when it was awake."""

    table: LiveTable
    presence: Presence
    preferences: Preferences
    hours: Hours
    # The only person at the table wants to be asked soon: bots do not pause.
    hasty: bool = False
    # When the silence is over, by whoever keeps the time.
    end_of_silence: Callable[[LiveTable, Hours], float] | None = None
    # What several readers of a table are told alike, by what it is.
    _told_about: LiveTable | None = None
    _told: dict[Hashable, Any] = {}

    def told_alike(self, what: Hashable) -> Any | None:  # noqa: ANN401 - of the wire, of which tables know nothing
        """Give what was written before for others who are told the same about the table as it is now."""
        return self._told.get(what) if self._told_about is self.table else None

    def tell_alike(self, what: Hashable, told: object) -> None:
        """Keep what others are told too, as long as the table stays as it is."""
        if self._told_about is not self.table:
            self._told_about, self._told = self.table, {}
        self._told[what] = told

    def calendar(self, seat: int | None) -> Calendar:
        """Give when the person of a seat rests."""
        guest = None if seat is None else self.table.seats[seat].guest
        return habits_of(self.preferences, guest).calendar

    def deadline(self, now: float) -> float | None:
        """Give until when the asked person must answer, or None if no clock runs."""
        return deadline(self.table, self.hours, now, self.calendar(self.table.answering()))

    def silent_for(self, now: float) -> float | None:
        """Give the seconds for which it is still silent; None if it is not."""
        if self.table.curtain is None or self.end_of_silence is None:
            return None
        return max(0.0, self.end_of_silence(self.table, self.hours) - now)

    def attends(self, guest: str) -> bool:
        """Whether a guest who has a seat is there, and gives signs of it; who lets a bot play may look on.

        With a clock of days nobody need be there: who lets none of them pass plays.
        """
        return any(seat.guest == guest and self._plays(seat) for seat in self.table.seats)

    def _plays(self, seat: Seat) -> bool:
        """Whether the guest of a seat is there and plays on it."""
        if by_days(self.table.clock):
            return not seat.kept
        return self.presence.here(seat.guest) and seat.keeper != "away"

    def attending(self) -> list[str]:
        """Give the guests who play here, those who are there now."""
        return [guest for guest in self.table.people() if self.attends(guest)]

    def abandoned(self) -> bool:
        """Whether a game is played by nobody who is there: then nothing goes on by itself.

        Where everybody has resigned nobody can come back, and bots play to the end: the game counts.
        """
        table = self.table
        if table.status != "playing":
            return False
        for seat in table.seats:
            if seat.guest is not None and self._plays(seat):
                return False
        return not table.given_up

    def absence(self, now: float) -> Absence | None:
        """Give who is asked, if that is a person and everybody may know; for how long there has been no sign of them.

        A clock of days says itself how long one waits.
        """
        table, guest = self.table, self.waited_for()
        seat = table.answering()
        if guest is None or seat is None:
            return None
        since = self._unseen_since(guest)
        # Whoever lets a bot play, or has resigned, looks on: that is no reason to hurry anybody.
        others = tuple(one for one in self.attending() if one != guest and not away(table.seats, one))
        until, here = self.hours.after(since, UNSEEN, now), self.presence.here(guest)
        callers = table.care.callers & set(others)
        return Absence(seat, since, until, here, others, now, callers, table.stand_in)

    def missed(self, now: float) -> Absence | None:
        """As `absence`, but for nobody who is connected and was asked just now: that is so at almost every move."""
        guest = self.waited_for()
        if guest is None or (now - self.table.asked_at < UNSEEN and self.presence.here(guest)):
            return None
        return self.absence(now)

    def waited_for(self) -> str | None:
        """Give the guest who is asked, as everybody may know, and for whom nobody plays."""
        table = self.table
        number = table.answering()
        if number is None or table.request is not None or table.status != "playing" or table.veiled(None):
            return None
        seat = table.seats[number]
        return None if seat.bot is not None or by_days(table.clock) else seat.guest

    def patience(self, now: float) -> float | None:
        """Give from when on everybody is told that there is no sign of who is asked; None: nobody is waited for."""
        guest = self.waited_for()
        return None if guest is None else self.hours.after(self._unseen_since(guest), UNSEEN, now)

    def _unseen_since(self, guest: str) -> float:
        return max(self.table.asked_at, self.presence.seen(guest) or 0.0)

    def waiting_since(self) -> float:
        """Give a moment before which nothing has begun that waits now."""
        table = self.table
        began: list[float] = [table.asked_at]
        if table.curtain is not None:
            began += table.curtain.moments
        if table.request is not None:
            began.append(table.request.at)
        if table.ending is not None:
            began.append(table.ending.at)
        return min(began)
