"""Being away while the game goes on, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import ByItself, Order
from signoria.tables.table.entries import Kept, Returned
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        mine = change.after.seated(change.guest.id)
        check_not_resigned(change, mine)
        for seat in mine:
            if change.after.seats[seat].keeper != "resigned":
                return_to(change, seat, self.id)


def return_to(change: Change, seat: int, message: str | None = None) -> None:
    """Let the guest who asks play again on an own seat, should a bot play there. Refuses who has resigned."""
    check_not_resigned(change, [seat])
    if change.after.seats[seat].keeper is not None:
        change.add(Returned(at=change.now, guest=change.guest.id, message=message, seat=seat))


def check_not_resigned(change: Change, seats: Sequence[int]) -> None:
    """Refuse somebody who has resigned on all of some own seats."""
    if all(change.after.seats[seat].keeper == "resigned" for seat in seats):
        raise Refusal("reason-resigned")
