"""The clock: seconds for each decision of a person. It needs no ticking: a deadline follows from the entries.

A clock that runs out gives that one decision to a bot; the next one has its whole time again. Whoever comes back before
a bot has answered has time once more, but once for a decision: nobody gets time without end by coming and going.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from signoria.tables.table.hours import Hours
    from signoria.tables.table.table import LiveTable


# Whoever is asked in secret has so many seconds, even where no clock runs: nobody else knows for whom to wait.
LONGEST_SILENCE: Final = 20


def deadline(table: LiveTable, hours: Hours, now: float) -> float | None:
    """Give until when the asked person must answer, or None if no clock runs.

    While nobody cared for the table, or nobody was there, nobody could answer: that time does not count. The clock of
    somebody without a choice runs as well, for its absence would tell.
    """
    if table.play is None or (table.clock is None and not table.play.secretly_asked):
        return None
    seat = table.answering()
    if seat is None or table.player(seat) is not None or table.request is not None:
        return None
    clock = None if table.clock is None else table.care.allowed(table.play.ply_for(None), table.clock)
    if table.play.secretly_asked:
        clock = min(LONGEST_SILENCE, table.clock or LONGEST_SILENCE)
    return None if clock is None else hours.after(table.asked_at, clock, now)


def left(table: LiveTable, hours: Hours, now: float) -> float | None:
    """Give the seconds that are left for the asked person."""
    until = deadline(table, hours, now)
    return None if until is None else max(0.0, until - now)
