"""What follows without a person: a bot answers, or the table where nobody has a choice; a silence is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from signoria.tables.table.commands.command import ByItself
from signoria.tables.table.entries import Moved, Unveiled

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Answer(ByItself, frozen=True):
    """Answer for a seat."""

    seat: int
    move: str
    by: Literal["bot", "table"]

    def plan(self, change: Change) -> None:
        change.add(Moved(at=change.now, seat=self.seat, move=self.move, by=self.by))
        change.go_on()


class Unveil(ByItself, frozen=True):
    """Let everybody see what followed a silence."""

    def plan(self, change: Change) -> None:
        change.add(Unveiled(at=change.now))
        change.go_on()
