"""Ending a game without a result: proposing it, and what the others say to that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.away import return_to
from signoria.tables.table.commands.command import ByItself, Order
from signoria.tables.table.ending import asked_to_end, patience, uncontested
from signoria.tables.table.entries import Closed, EndAnswered, EndProposed, EndWithdrawn
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.ending import EndProposal


class ProposeEnd(Order, frozen=True, tag="propose-end"):
    """Propose to end the game without a result: everybody who plays has to agree. The game goes on meanwhile.

    Who is missed for long, and for whom a bot plays therefore, has until it lapses to come back and say no.
    """

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        mine = table.seated(guest)
        if table.ending is not None:
            raise Refusal("reason-end-asked")
        wait = table.declined.get(guest, -patience(table)) + patience(table) - change.now
        if wait > 0:
            raise Refusal("reason-end-declined", seconds=int(wait) + 1)
        for seat in mine:
            return_to(change, seat)
        consent = asked_to_end(table, guest)
        change.add(EndProposed(at=change.now, guest=guest, message=self.id, seat=mine[0], consent=consent))
        conclude(change)


class AnswerEnd(Order, frozen=True, tag="answer-end"):
    """Agree, or not, that the game ends without a result."""

    agree: bool

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        mine = table.seated(guest)
        if guest not in proposal_at(change).waiting_for:
            raise Refusal("reason-end-none")
        for seat in mine:
            return_to(change, seat)
        change.add(EndAnswered(at=change.now, guest=guest, message=self.id, agree=self.agree))
        conclude(change)


class WithdrawEnd(Order, frozen=True, tag="withdraw-end"):
    """Play on after all: nobody is asked any more whether the game ends."""

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        table.seated(guest)
        if proposal_at(change).guest != guest:
            raise Refusal("reason-end-none")
        change.add(EndWithdrawn(at=change.now, guest=guest, message=self.id))


class LapseEnd(ByItself, frozen=True):
    """Give up a proposal that not everybody has answered in time; carry it out where only the absent have not."""

    def plan(self, change: Change) -> None:
        if uncontested(change.after):
            change.add(Closed(at=change.now, reason="reason-ended"))
        else:
            change.add(EndAnswered(at=change.now, agree=False))


def proposal_at(change: Change) -> EndProposal:
    """Give the proposal that stands at a table. Refuses where there is none."""
    if change.after.ending is None:
        raise Refusal("reason-end-none")
    return change.after.ending


def conclude(change: Change) -> None:
    """End the game if everybody has agreed."""
    proposal = change.after.ending
    if proposal is not None and not proposal.waiting_for:
        change.add(Closed(at=change.now, reason="reason-ended"))
