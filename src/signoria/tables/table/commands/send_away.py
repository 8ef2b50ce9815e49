"""Sending somebody away for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.command import Order
from signoria.tables.table.commands.rematch import follow
from signoria.tables.table.entries import Arranged, Left, Replaced, Ruled
from signoria.tables.table.house import Mark
from signoria.tables.table.levels import keeper

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class SendAway(Order, frozen=True, tag="send-away"):
    """Send somebody away, who cannot sit down or speak here again; or let them in again. The host does.

    Before the game the seats are open then. During it a bot plays on, for good, and the game changes nobody's rating:
    no host sends somebody away who is about to win.
    """

    who: Mark
    away: bool = True

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.rules_over(guest, self.who)
        seated = next((one for one in table.people() if table.mark(one) == self.who), None)
        name = ", ".join(table.seats[seat].name for seat in table.seats_of(seated))
        rules = table.rules.sending(self.who, name, away=self.away)
        if rules.sent_away.keys() == table.rules.sent_away.keys():
            return
        change.add(Ruled(at=change.now, guest=guest, message=self.id, rules=rules))
        if self.away and seated is not None:
            part_from(change, seated)


def part_from(change: Change, guest: str) -> None:
    """Go on without a guest who sits at the table."""
    table = change.after
    match table.status:
        case "gathering":
            seats = seating.without(table.seats, guest)
            change.add(Arranged(at=change.now, guest=change.guest.id, seats=seats, host=table.host))
        case "playing":
            for seat in table.seats_of(guest):
                bot = keeper(table.row.game)
                change.add(Replaced(at=change.now, guest=change.guest.id, seat=seat, bot=bot))
        case _:
            change.add(Left(at=change.now, guest=guest))
            follow(change)
