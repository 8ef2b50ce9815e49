"""Taking a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.command import Command, SeatNumber, Word
from signoria.tables.table.entries import Arranged
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Join(Command, frozen=True):
    """Take a seat; the first open one if none is named. A name is for somebody else at the same device."""

    seat: SeatNumber | None = None
    name: Word | None = None

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest
        table.gathering()
        if table.mark(guest.id) in table.rules.sent_away:
            raise Refusal("reason-sent-away")
        mine = table.seats_of(guest.id)
        if mine and self.name is None:
            raise Refusal("reason-already-seated")
        if guest.id != table.host and len(mine) >= most_at_a_device(len(table.seats)):
            raise Refusal("reason-friends", most=most_at_a_device(len(table.seats)))
        number = seating.first_open(table.seats) if self.seat is None else self.seat
        sitter = seating.person(guest.id, guest.name if self.name is None else self.name)
        seats = seating.taken_by(table.seats, number, sitter)
        change.add(Arranged(at=change.now, guest=guest.id, seats=seats, host=table.host))


def most_at_a_device(seats: int) -> int:
    """Give how many seats a guest may take who is not the host: others, who come by the link, want to play too."""
    return max(2, seats // 2)
