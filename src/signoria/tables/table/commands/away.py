"""Being away while the game goes on, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import ByItself, Order
from signoria.tables.table.entries import Kept, Returned
from signoria.tables.table.levels import keeper

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Keep(ByItself, frozen=True):
    """Let a bot play for a person whose time is up."""

    seat: int

    def plan(self, change: Change) -> None:
        change.add(Kept(at=change.now, seat=self.seat, bot=keeper(change.after.row.game)))


class Return(Order, frozen=True, tag="return"):
    """Be back: play again where a bot has kept the own seats. Answering a question does it too."""

    def plan(self, change: Change) -> None:
        change.after.running()
        for seat in change.after.seated(change.guest.id):
            return_to(change, seat, self.id)


def return_to(change: Change, seat: int, message: str | None = None) -> None:
    """Let the guest who asks play again on an own seat, should a bot keep it."""
    if change.after.seats[seat].kept:
        change.add(Returned(at=change.now, guest=change.guest.id, message=message, seat=seat))
