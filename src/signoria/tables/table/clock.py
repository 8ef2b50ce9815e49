"""The clock: seconds for each decision of a person. It needs no ticking: a deadline follows from the entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from signoria.tables.table.table import LiveTable


# Whoever is asked in secret has so many seconds, even where no clock runs: nobody else knows for whom to wait.
LONGEST_SILENCE: Final = 20


def deadline(table: LiveTable, awake: float) -> float | None:
    """Give until when the asked person must answer, or None if no clock runs.

    While nobody cared for the table, because the server was down, nobody could answer: time counts from `awake` on.
    The clock of somebody without a choice runs as well, for its absence would tell.
    """
    seat = table.answering()
    if table.play is None or seat is None or table.player(seat) is not None or table.request is not None:
        return None
    clock = table.clock
    if table.play.secretly_asked:
        clock = min(LONGEST_SILENCE, clock or LONGEST_SILENCE)
    return None if clock is None else max(table.asked_at, awake) + clock


def left(table: LiveTable, awake: float, now: float) -> float | None:
    """Give the seconds that are left for the asked person."""
    until = deadline(table, awake)
    return None if until is None else max(0.0, until - now)
