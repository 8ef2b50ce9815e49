"""The clock: seconds for each decision of a person. It needs no ticking: a deadline follows from the entries."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from signoria.tables.table.table import LiveTable


def deadline(table: LiveTable, awake: float) -> float | None:
    """Give until when the asked person must answer, or None if no clock runs.

    While nobody cared for the table, because the server was down, nobody could answer: time counts from `awake` on.
    The clock of somebody without a choice runs as well, for its absence would tell.
    """
    if table.clock is None or table.play is None or table.status != "playing" or table.request is not None:
        return None
    seat = table.play.position.asked
    if seat is None or table.player(seat) is not None:
        return None
    return max(table.asked_at, awake) + table.clock


def left(table: LiveTable, awake: float, now: float) -> float | None:
    """Give the seconds that are left for the asked person."""
    until = deadline(table, awake)
    return None if until is None else max(0.0, until - now)
