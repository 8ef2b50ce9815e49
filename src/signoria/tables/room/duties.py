"""What a table has to do by itself, derived from nothing but its state: whoever loads a table knows what is due.

So a restart loses no bot's turn, and two nodes that both do the same duty do no harm: only one of them can store it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.table import shares
from signoria.tables.table.clock import deadline
from signoria.tables.table.preferences import preferred_answer
from signoria.tables.table.undo import PATIENCE

if TYPE_CHECKING:
    from signoria.tables.table.rows import Preferences
    from signoria.tables.table.table import LiveTable


class BotTurn(msgspec.Struct, frozen=True):
    """A bot has to answer the open question."""

    seat: int
    bot: str
    only: str | None  # the answer, when there is but one
    secret: bool = False  # a pause would tell the others that somebody is asked


class SecretAnswer(msgspec.Struct, frozen=True):
    """A person has no choice, or always chooses the same, and the others must not notice: answer after a pause."""

    seat: int
    move: str


class RunningClock(msgspec.Struct, frozen=True):
    """A person has to answer before a moment; then a bot takes over."""

    seat: int
    until: float
    lapse: str | None = None  # the answer that is given then, where no bot takes over


class OpenRequest(msgspec.Struct, frozen=True):
    """A request for an undo lapses at a moment."""

    until: float


class CalledGame(msgspec.Struct, frozen=True):
    """A game that was called begins at a moment, with the shares that are told by then."""

    until: float


Duty = CalledGame | BotTurn | SecretAnswer | RunningClock | OpenRequest


def duty_of(table: LiveTable, preferences: Preferences, awake: float) -> Duty | None:
    """Give what the table has to do next by itself; `awake` is since when somebody cares for the table."""
    play = table.play
    called = table.shares.called
    if called is not None and table.status == "gathering":
        return CalledGame(max(called, awake) + shares.PATIENCE)
    if play is None or table.status != "playing":
        return None
    if table.request is not None:
        # As with clocks, time when no server ran does not count.
        return OpenRequest(max(table.request.at, awake) + PATIENCE)
    seat = play.position.asked
    assert seat is not None
    bot = table.player(seat)
    only = play.only_answer()
    if bot is not None:
        return BotTurn(seat, bot, only, play.secretly_asked)
    if only is None:
        wishes = preferences.get(table.seats[seat].guest or "", frozenset())
        only = preferred_answer(play.position, wishes)
    if only is not None:
        return SecretAnswer(seat, only)
    until = deadline(table, awake)
    return None if until is None else RunningClock(seat, until, play.lapse())
