"""Going away for good, or for the rest of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.command import Command
from signoria.tables.table.commands.rematch import follow
from signoria.tables.table.entries import Arranged, Closed, Kept, Left
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Leave(Command, frozen=True):
    """Leave a table: before the game the seats are open then; during it bots keep them; after it, no rematch."""

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        mine = table.seated(guest)
        match table.status:
            case "gathering":
                open_seats(change)
            case "playing":
                for seat in mine:
                    if table.seats[seat].keeper not in ("left", "resigned"):
                        change.add(Kept(at=change.now, guest=guest, seat=seat, bot=keeper(table.row.game), why="left"))
            case "over":
                change.add(Left(at=change.now, guest=guest))
                follow(change)
            case _:
                raise Refusal("reason-closed")


def open_seats(change: Change) -> None:
    """Go on without a guest; the host's part falls to the next one, and without people the table closes."""
    table, guest = change.after, change.guest.id
    seats = seating.without(table.seats, guest)
    people = seating.people(seats)
    if people:
        host = table.host if table.host in people else people[0]
        change.add(Arranged(at=change.now, guest=guest, seats=seats, host=host))
    else:
        change.add(Closed(at=change.now, guest=guest, reason="reason-closed"))
