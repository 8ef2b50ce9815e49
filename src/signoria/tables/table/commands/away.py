"""Being away while the game goes on, and coming back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import ByItself, Order
from signoria.tables.table.entries import Hosted, Kept, Returned, Signed
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.undo import handed_over

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.change import Change


class Keep(ByItself, frozen=True):
    """Let a bot answer for a person whose time is up; and play on for one who has missed too many decisions."""

    seat: int

    def plan(self, change: Change) -> None:
        table = change.after
        bot, why = keeper(table.row.game), table.care.why(self.seat, table.stand_in)
        change.add(Kept(at=change.now, seat=self.seat, bot=bot, why=why, drew=table.drawable(self.seat)))


class Here(Order, frozen=True, tag="here"):
    """Show to be there: whatever somebody does at the table is a sign, and where a bot stands in, the own seats again.

    Whoever has left a seat to a bot gets it back by saying so (`return`), not by looking on.
    """

    def plan(self, change: Change) -> None:
        change.after.running()
        for seat in change.after.seated(change.guest.id):
            self._sign(change, seat)

    def _sign(self, change: Change, seat: int) -> None:
        table = change.after
        play, why = table.running(), table.seats[seat].keeper
        # Time is given once for a decision: whoever lets it run out again is not asked anew.
        late = why == "once" and table.care.renewed == play.ply_for(None)
        if why == "away" or (why == "once" and not late):
            change.add(Returned(at=change.now, guest=change.guest.id, message=self.id, seat=seat))
        elif table.care.signed(seat, play.position.asked) != table.care:
            change.add(Signed(at=change.now, guest=change.guest.id, message=self.id, seat=seat))


class Return(Order, frozen=True, tag="return"):
    """Play again where a bot has played on the own seats, having seen what it did. Answering a question does it too."""

    def plan(self, change: Change) -> None:
        table = change.after
        table.running()
        mine = table.seated(change.guest.id)
        check_not_resigned(change, mine)
        for seat in mine:
            if table.seats[seat].keeper != "resigned" and (table.seats[seat].kept or seat in table.care.unseen):
                change.add(Returned(at=change.now, guest=change.guest.id, message=self.id, seat=seat, seen=True))
        if handed_over(table.seats, table.host):
            # Everybody had gone, so that nobody else could keep order.
            change.add(Hosted(at=change.now, host=change.guest.id))


def return_to(change: Change, seat: int) -> None:
    """Let the guest who asks play again on an own seat, should a bot play there. Refuses who has resigned."""
    check_not_resigned(change, [seat])
    if change.after.seats[seat].keeper is not None:
        change.add(Returned(at=change.now, guest=change.guest.id, seat=seat))


def check_not_resigned(change: Change, seats: Sequence[int]) -> None:
    """Refuse somebody who has resigned on all of some own seats."""
    if all(change.after.seats[seat].keeper == "resigned" for seat in seats):
        raise Refusal("reason-resigned")
