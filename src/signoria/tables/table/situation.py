"""A table as it is now, with what belongs to it beside its entries."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from signoria.tables.table.allowance import by_days
from signoria.tables.table.habits import Preferences
from signoria.tables.table.hours import Hours
from signoria.tables.table.presence import Presence
from signoria.tables.table.seats import seats_of
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

    def may_call(self, guest: str | None, host: str) -> bool:
        """Whether a guest may want a bot in place of who is asked: the host at once where nobody is connected."""
        return guest in self.others and (self.noticed or (guest == host and not self.here))


class Situation(msgspec.Struct):
    """A table as it is now: who is there, what they prefer, and when it was awake."""

    table: LiveTable
    presence: Presence
    preferences: Preferences
    hours: Hours
    # The only person at the table wants to be asked soon: bots do not pause.
    hasty: bool = False
    # What bystanders were told about a table, by the lines of the log that they had.
    _told_about: LiveTable | None = None
    _told: dict[int, Any] = {}

    def told_bystanders(self, since: int) -> Any | None:  # noqa: ANN401 - an update, of which tables know nothing
        """Give what bystanders were told about the table as it is now, if any of them was."""
        return self._told.get(since) if self._told_about is self.table else None

    def tell_bystanders(self, since: int, told: object) -> None:
        """Keep what bystanders are told, as long as the table stays as it is."""
        if self._told_about is not self.table:
            self._told_about, self._told = self.table, {}
        self._told[since] = told

    def attends(self, guest: str) -> bool:
        """Whether a guest who has a seat is there, and gives signs of it; who lets a bot play may look on.

        With a clock of days nobody need be there: who lets none of them pass plays.
        """
        seats = [self.table.seats[seat] for seat in seats_of(self.table.seats, guest)]
        if by_days(self.table.clock):
            return any(not seat.kept for seat in seats)
        return self.presence.here(guest) and any(seat.keeper != "away" for seat in seats)

    def attending(self) -> list[str]:
        """Give the guests who play here, those who are there now."""
        return [guest for guest in self.table.people() if self.attends(guest)]

    def abandoned(self) -> bool:
        """Whether a game is played by nobody who is there: then nothing goes on by itself.

        Where everybody has resigned nobody can come back, and bots play to the end: the game counts.
        """
        return self.table.status == "playing" and not self.table.given_up and not self.attending()

    def absence(self, now: float) -> Absence | None:
        """Give who is asked, if that is a person and everybody may know; for how long there has been no sign of them.

        A clock of days says itself how long one waits.
        """
        table = self.table
        seat = table.answering()
        if seat is None or table.status != "playing" or table.veiled(None) or table.request is not None:
            return None
        guest = table.seats[seat].guest
        if guest is None or table.player(seat) is not None or by_days(table.clock):
            return None
        since = max(table.asked_at, self.presence.seen(guest) or 0.0)
        # Whoever lets a bot play, or has resigned, looks on: that is no reason to hurry anybody.
        others = tuple(one for one in self.attending() if one != guest and not away(table.seats, one))
        until, here = self.hours.after(since, UNSEEN, now), self.presence.here(guest)
        return Absence(seat, since, until, here, others, now, table.care.callers & set(others))

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
