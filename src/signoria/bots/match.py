"""Playing a game to its end with computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from signoria.bots.bot import Bot
    from signoria.core.position import Position
    from signoria.core.record import Witness

# No sensible game comes near it. Without a limit, bots that avoid every ending would play for ever.
MOST_DECISIONS: Final = 100_000


def play_out(position: Position, bots: list[Bot], most: i64 = -1, witness: Witness | None = None) -> int:
    """Let bots play, one for each seat, until the game is over; give the number of decisions.

    A game of wandering bots need not end by itself. With `most` the driver stops after so many decisions; the rules
    know no such limit. A witness is told of each move.
    """
    sights = [position.sight(seat) for seat in range(len(bots))]
    decisions: i64 = 0
    seat = position.asked_seat()
    while seat >= 0 and decisions != most:
        action = bots[seat].choose(sights[seat])
        position.answer(action)
        if witness is not None:
            witness.note(action)
        decisions += 1
        seat = position.asked_seat()
    return decisions
