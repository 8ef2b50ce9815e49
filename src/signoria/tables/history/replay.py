"""A game that is over, looked at again: its record, and any moment of it through anybody's eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from signoria.core.record import FORMAT, result_of
from signoria.tables.table.refusal import Refusal
from signoria.tables.wire.messages import QuestionShown
from signoria.tables.wire.presenter import question

if TYPE_CHECKING:
    from signoria.core.record import Record
    from signoria.tables.table.table import LiveTable


class Moment(msgspec.Struct, frozen=True):
    """How things stood after so many moves: `move` is the last of them."""

    ply: int
    moves: int
    move: str | None
    seat: int | None
    view: dict[str, Any]
    question: QuestionShown | None
    events: list[dict[str, Any]]  # what that move brought about; before the first, how the game began


def record(table: LiveTable) -> Record:
    """Give the game as played, with the secret that makes it repeatable. Refuses while it goes on."""
    play = table.finished()
    if play.start.ply > 0:
        # The rules have changed in the middle of it: it cannot be played again from the start.
        raise Refusal("reason-no-record")
    return {
        "format": FORMAT,
        "game": table.row.game,
        "options": table.options,
        "seats": [seat.name for seat in table.seats],
        "seed": {"secret": table.row.secret.hex(), "commitment": table.commitment},
        "moves": [made.move for made in play.moves],
        "result": result_of(play.position),
    }


class Course(msgspec.Struct, frozen=True):
    """How a game went: by name of what is measured, for each seat its values at the start and after each round."""

    rounds: int
    series: dict[str, list[list[int]]]


def course(table: LiveTable) -> Course:
    """Give how a game that is over went. Refuses while it goes on, for points are hidden until then."""
    play = table.finished()
    position = play.start.position()
    seats = len(table.seats)
    samples = [position.measures()]
    turns = max(1, position.turns_taken())
    for made in play.moves[play.start.ply :]:
        position.play(made.move)
        if position.turns_taken() >= turns + seats:
            turns += seats
            samples.append(position.measures())
    # What the last round brought.
    samples.append(position.measures())
    names = samples[-1]
    series = {name: [[sample[name][seat] for sample in samples] for seat in range(seats)] for name in names}
    return Course(len(samples) - 1, series)


def moment(table: LiveTable, ply: int, seat: int | None) -> Moment:
    """Give a moment of a game that is over, as a seat saw it then. Refuses while the game goes on."""
    play = table.finished()
    if not play.start.ply <= ply <= play.ply or not (seat is None or 0 <= seat < len(table.seats)):
        raise Refusal("reason-no-moment")
    position = play.start.position()
    happened = 0
    for made in play.moves[play.start.ply : ply]:
        happened = len(position.events())
        position.play(made.move)
    view = position.view(seat)
    return Moment(
        ply=ply,
        moves=play.ply,
        move=play.moves[ply - 1].move if ply > play.start.ply else None,
        seat=seat,
        view=view,
        question=question(view),
        events=[event.seen_by(seat) for event in position.events(happened)],
    )
