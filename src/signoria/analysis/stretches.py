"""A game cut where the chances of all were looked at: what each stretch changed, whose turn it was, what happened."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.analyst import Analyst
    from signoria.analysis.shapes import Chances, Decision
    from signoria.core.events import Event


class Stretch(NamedTuple):
    """From one moment at which all chances were looked at to the next."""

    before: Chances
    after: Chances
    # Whose turn it was; None where all have a part in it.
    by: int | None
    decisions: list[Decision]
    events: list[Event]

    def choices(self, seat: int) -> list[Decision]:
        """Give what a seat decided."""
        return [one for one in self.decisions if one.seat == seat]

    def cost(self, seat: int) -> float:
        """Give what a seat lost by its own choices."""
        return sum(one.gap for one in self.choices(seat))

    def change(self, seat: int) -> float:
        """Give by how much the chance of a seat changed beyond what its own choices cost."""
        return self.after.chances[seat] - self.before.chances[seat] + self.cost(seat)


def stretches_of(analyst: Analyst, course: Sequence[Chances], decisions: Sequence[Decision]) -> list[Stretch]:
    """Cut a game."""
    replay = analyst.replay
    turns = {part.first: part.seat for one in analyst.ruler.rounds for part in one.parts}
    events = replay.events()
    return [
        Stretch(
            before,
            after,
            turns.get(before.ply),
            [one for one in decisions if before.ply <= one.ply < after.ply],
            events[replay.marks[before.ply - replay.first] : replay.marks[after.ply - replay.first]],
        )
        for before, after in pairwise(course)
    ]
