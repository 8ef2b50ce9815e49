"""The clock: seconds for each decision of a person. It needs no ticking: a deadline follows from the entries.

A clock that runs out gives that one decision to a bot; the next one has its whole time again. Whoever comes back before
a bot has answered has time once more, but once for a decision: nobody gets time without end by coming and going.

Where a decision may take days, the days are those of who is asked (calendar.py), and when they are over what is left of
the reserve follows. It follows from what is stored, so a restart neither gives nor takes any of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.tables.table.allowance import by_days
from signoria.tables.table.calendar import ALWAYS

if TYPE_CHECKING:
    from signoria.tables.table.calendar import Calendar
    from signoria.tables.table.hours import Hours
    from signoria.tables.table.table import LiveTable


# Whoever is asked in secret outside a silence, as a game went on there, has so many seconds, even where no clock runs.
LONGEST_SILENCE: Final = 20
# Whose days ended while no server cared for the table has so many seconds from when one does.
PARDON: Final = 3600.0


def deadline(table: LiveTable, hours: Hours, now: float, calendar: Calendar = ALWAYS) -> float | None:
    """Give until when the asked person must answer, or None if no clock runs.

    While nobody cared for the table, or nobody was there, nobody could answer: that time does not count, unless it is
    days that are counted. The clock of somebody without a choice runs as well, for its absence would tell.
    """
    if table.play is None or table.curtain is not None or (table.clock is None and not table.play.secretly_asked):
        # In a silence, it is the silence that ends.
        return None
    seat = table.answering()
    if seat is None or table.player(seat) is not None or table.request is not None:
        return None
    clock = table.allowed(seat)
    if table.play.secretly_asked:
        clock = min(LONGEST_SILENCE, table.clock or LONGEST_SILENCE)
    elif clock is not None and by_days(table.clock):
        until = calendar.after(min(table.asked_at, now), clock)
        return until if table.asked_at >= hours.awake else max(until, hours.awake + PARDON)
    return None if clock is None else hours.after(table.asked_at, clock, now)


def left(table: LiveTable, hours: Hours, now: float, calendar: Calendar = ALWAYS) -> float | None:
    """Give the seconds that are left for the asked person."""
    until = deadline(table, hours, now, calendar)
    return None if until is None else max(0.0, until - now)


def overdrawn(table: LiveTable, seat: int, calendar: Calendar, now: float) -> float:
    """Give how many seconds of the reserve the open decision of a seat has taken by now."""
    most = table.drawable(seat)
    if not most or table.clock is None or table.play is None:
        return 0.0
    own = table.care.allowed(table.play.ply_for(None), table.clock)
    return round(min(most, max(0.0, calendar.spent(table.asked_at, now) - own)), 1)
