"""What follows without a person: a bot answers, or the table where nobody has a choice; a silence is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from signoria.tables.table.commands.command import ByItself
from signoria.tables.table.entries import Kept, Moved, SecretlyAsked, Unveiled
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
    """Answer for a person whose time is up, where that is an answer of its own; nobody hears of a secret one.

    Of a secret question that is asked in a silence, the end of the silence takes care.
    """

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


class AskInSecret(ByItself, frozen=True):
    """Let a seat know that it is asked: what may have been asked before, of somebody else, is over by now."""

    seat: int

    def plan(self, change: Change) -> None:
        change.add(SecretlyAsked(at=change.now, seat=self.seat))


class Unveil(ByItself, frozen=True):
    """Let everybody see what followed a silence: the answer of whoever was asked, which is no if none was given."""

    def plan(self, change: Change) -> None:
        table = change.after
        play, curtain = table.play, table.curtain
        if play is None or curtain is None or not play.secretly_asked:
            change.add(Unveiled(at=change.now))
        else:
            seat, answer = play.position.asked, curtain.answer
            assert seat is not None
            if answer is None:
                change.add(Moved(at=change.now, seat=seat, move=play.lapse() or "", by="table"))
            else:
                took = round(max(0.0, answer.at - table.asked_at), 3)
                guest = answer.guest
                change.add(Moved(at=change.now, guest=guest, seat=seat, move=answer.move, by="person", took=took))
        change.go_on()
