"""Taking a decision back: asking for it, and what the others say to that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.away import return_to
from signoria.tables.table.commands.command import ByItself, Order
from signoria.tables.table.entries import UndoAnswered, UndoAsked, Undone
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.undo import possible

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Undo(Order, frozen=True, tag="undo"):
    """Take the own last decision back; where others must agree, ask them."""

    ply: int

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        play = table.running()
        table.seated(guest)
        if self.ply != play.ply_for(change.eyes):
            raise Refusal("reason-stale")
        found = possible(table, guest)
        if found.consent:
            if table.request is not None:
                raise Refusal("reason-undo-asked")
            if (guest, found.to) in table.turned_down:
                raise Refusal("reason-undo-refused")
        return_to(change, found.seat)
        if found.consent:
            consent = list(found.consent)
            change.add(
                UndoAsked(at=change.now, guest=guest, message=self.id, seat=found.seat, to=found.to, consent=consent)
            )
        else:
            change.add(Undone(at=change.now, guest=guest, message=self.id, seat=found.seat, to=found.to))


class AnswerUndo(Order, frozen=True, tag="answer-undo"):
    """Agree, or not, that another player takes a decision back."""

    agree: bool

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        table.seated(guest)
        request = table.request
        if request is None or guest not in request.waiting_for:
            raise Refusal("reason-undo-none")
        change.add(UndoAnswered(at=change.now, guest=guest, message=self.id, agree=self.agree))
        if table.request is not None and not table.request.waiting_for:
            change.add(Undone(at=change.now, seat=request.seat, to=request.to))


class LapseUndo(ByItself, frozen=True):
    """Turn down a request that nobody has answered in time."""

    def plan(self, change: Change) -> None:
        change.add(UndoAnswered(at=change.now, agree=False))
