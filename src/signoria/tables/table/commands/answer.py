"""What follows without a person: a bot answers, or the table where nobody has a choice; a silence is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from signoria.tables.table.commands.command import ByItself
from signoria.tables.table.entries import Kept, Moved, Unveiled
from signoria.tables.table.levels import keeper

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


class Lapse(ByItself, frozen=True):
    """Answer for a person whose time is up, where that is an answer of its own; nobody hears of a secret one."""

    seat: int
    move: str

    def plan(self, change: Change) -> None:
        table = change.after
        openly = table.play is not None and not table.play.secretly_asked
        away = openly and table.care.why(self.seat, table.stand_in) == "away"
        drew = table.drawable(self.seat) if openly else 0.0
        change.add(Moved(at=change.now, seat=self.seat, move=self.move, by="table", lapsed=openly, drew=drew))
        if away and table.status == "playing":
            change.add(Kept(at=change.now, seat=self.seat, bot=keeper(table.row.game)))
        change.go_on()


class Unveil(ByItself, frozen=True):
    """Let everybody see what followed a silence."""

    def plan(self, change: Change) -> None:
        change.add(Unveiled(at=change.now))
        change.go_on()
