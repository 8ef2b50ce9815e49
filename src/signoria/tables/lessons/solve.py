"""Opening the table of a puzzle: who solves it on its seat, bots elsewhere, and the moment at which one choice is best.

Nothing goes along that the seat cannot know: hidden cards and all chance are drawn anew, from the secret of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from signoria.analysis.puzzles.puzzle import puzzles
from signoria.core.replay import without_journal
from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change, Sender
from signoria.tables.table.commands.play_on import drawn_anew
from signoria.tables.table.entries import Opened, Started
from signoria.tables.table.levels import usual_bot
from signoria.tables.table.names import BOT_NAMES
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from signoria.tables.table.rows import Guest, NewTable

# Pages call it otherwise, in the language of the reader.
NAME: Final = "Puzzle"


@dataclass(frozen=True, slots=True)
class Solve:
    """Try a puzzle, by its id."""

    puzzle: str

    def opened(self, host: Guest, now: float) -> NewTable:
        """Give the table. Raises `Refusal`."""
        puzzle = puzzles().get(self.puzzle)
        if puzzle is None:
            raise Refusal("reason-not-found")
        bot = usual_bot(puzzle.game)
        seats = [seating.bot(name, bot) for name in BOT_NAMES[: puzzle.players]]
        seats[puzzle.seat] = seating.person(host.id, host.name)
        position = without_journal(puzzle.position())
        change = Change(LiveTable.new(new_row(puzzle.game, now)), now, Sender(host))
        table = change.after
        change.add(
            Opened(
                at=now,
                name=NAME,
                host=host.id,
                seats=seating.told_apart(seats),
                options=table.game.kept(puzzle.record["options"]),
                listed=False,
                puzzle=puzzle.id,
            )
        )
        saved = drawn_anew(position, puzzle.seat, table.row.secret)
        made = len(puzzle.record["moves"])
        change.add(Started(at=now, commitment=table.commitment, position=saved, after=made))
        change.go_on()
        return change.opened()
