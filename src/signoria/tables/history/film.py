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
    from collections.abc import Sequence

    from signoria.core.position import Position
    from signoria.tables.table.playthrough import Made, Playthrough
    from signoria.tables.table.table import LiveTable

# Moments that are shown; of more, the last ones.
MOST: Final = 40


class Still(msgspec.Struct, frozen=True):
    """How the table looked when the log had so many lines."""

    until: int
    view: dict[str, Any]
    question: QuestionShown | None = None


def film(table: LiveTable, seat: int, since: int | None) -> list[Still]:
    """Give the moments after so many lines of the log, or after the last move of a seat; and the one before them."""
    play = table.play
    if play is None or table.status != "playing":
        return []
    own = _last_own(play, seat)
    # Whoever has not moved yet has seen the beginning, unless it is said how much of it.
    known = max([lines for lines in (since, own) if lines is not None], default=len(play.log))
    moments = _moments(play, seat, list(play.moves[play.start.ply :]))
    if table.curtain is not None and table.veiled(seat):
        # Of the move that began the silence, and of what followed, nobody else has seen more than this.
        begun = next((ply for ply in range(play.ply - 1, -1, -1) if not play.moves[ply].secret), 0)
        moments = _moments(play, seat, list(play.moves[play.start.ply : begun]))
        moments.append((table.curtain.lines, table.curtain.picture))
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


def _moments(play: Playthrough, seat: int, moves: Sequence[Made]) -> list[tuple[int, Position]]:
    """Give the moments that a seat has noticed in some moves from the start, with the length of the log then."""
    position = play.start.position()
    found: list[tuple[int, Position]] = []
    if moves:
        found.append((moves[0].log, position))
    # Where somebody else is asked in secret, what came of the move before is seen when that is over.
    owing = False
    for number, made in enumerate(moves):
        position = position.copy()
        position.play(made.move)
        following = play.start.ply + number + 1
        lines = play.moves[following].log if following < play.ply else len(play.log)
        waiting = position.waiting
        hidden = waiting is not None and waiting.secret() and position.asked != seat
        owing = owing or (made.noticed and not made.secret)
        if owing and not hidden:
            found.append((lines, position))
            owing = False
    return found


def _frame(table: LiveTable, seat: int, lines: int, position: Position) -> Still:
    view = position.view(seat)
    asked = None if position.asked == seat else question(position, view)
    if position.asked == seat:
        # Nobody answers what was asked then.
        view["question"] = None
    return Still(lines, shown(view, table.options), asked)
