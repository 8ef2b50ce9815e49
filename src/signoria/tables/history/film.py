"""What happened at a table since somebody last looked, as moments to be shown one after another.

It shows a seat what that seat was shown, or would have been: nothing that others did unnoticed, and no moment at which
somebody else was asked in secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.tables.wire.messages import QuestionShown
from signoria.tables.wire.presenter import question, shown

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.tables.table.playthrough import Playthrough
    from signoria.tables.table.table import LiveTable

# Moments that are shown; of more, the last ones.
MOST: Final = 40


class Frame(msgspec.Struct, frozen=True):
    """How the table looked when the log had so many lines."""

    until: int
    view: dict[str, Any]
    question: QuestionShown | None = None


def film(table: LiveTable, seat: int, since: int | None) -> list[Frame]:
    """Give the moments after so many lines of the log, or after the last move of a seat; and the one before them."""
    play = table.play
    if play is None or table.status != "playing":
        return []
    own = _last_own(play, seat)
    # Whoever has not moved yet has seen the beginning, unless it is said how much of it.
    known = max([lines for lines in (since, own) if lines is not None], default=len(play.log))
    end = table.curtain.lines if table.curtain is not None and table.veiled(seat) else len(play.log)
    moments = [moment for moment in _moments(play, seat) if moment[0] <= end]
    before = [moment for moment in moments if moment[0] <= known][-1:]
    after = [moment for moment in moments if moment[0] > known]
    if not after:
        return []
    return [_frame(table, seat, *moment) for moment in [*before, *after][-MOST - 1 :]]


def _last_own(play: Playthrough, seat: int) -> int | None:
    """Give how long the log was after the last move that the person of a seat made; None without any."""
    lines = len(play.log)
    for made in reversed(play.moves):
        if made.seat == seat and made.by == "person" and made.noticed:
            return lines
        lines = made.log
    return None


def _moments(play: Playthrough, seat: int) -> list[tuple[int, Position]]:
    """Give the moments that a seat has noticed, with the length of the log then."""
    position, moves = play.start.position(), play.moves[play.start.ply :]
    found: list[tuple[int, Position]] = []
    if moves:
        found.append((moves[0].log, position))
    for number, made in enumerate(moves):
        position = position.copy()
        position.play(made.move)
        lines = moves[number + 1].log if number + 1 < len(moves) else len(play.log)
        waiting = position.waiting
        hidden = waiting is not None and waiting.secret() and position.asked != seat
        if made.noticed and not made.secret and not hidden:
            found.append((lines, position))
    return found


def _frame(table: LiveTable, seat: int, lines: int, position: Position) -> Frame:
    view = position.view(seat)
    asked = None if position.asked == seat else question(position, view)
    if position.asked == seat:
        # Nobody answers what was asked then.
        view["question"] = None
    return Frame(lines, shown(view, table.options), asked)
