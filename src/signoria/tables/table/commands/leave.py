"""Going away for good, or for the rest of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.command import Command
from signoria.tables.table.commands.rematch import follow
from signoria.tables.table.entries import Arranged, Closed, Hosted, Kept, Left, UndoAnswered
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.undo import away

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
                        bot, drew = keeper(table.row.game), change.overdrawn(seat) if seat == table.answering() else 0.0
                        change.add(Kept(at=change.now, guest=guest, seat=seat, bot=bot, why="left", drew=drew))
                let_go(change)
            case "over":
                change.add(Left(at=change.now, guest=guest))
                hand_over(change)
                follow(change)
            case _:
                raise Refusal("reason-closed")


def let_go(change: Change) -> None:
    """Go on without a guest for whom bots play now: nobody waits for what only that guest could say."""
    guest, request = change.guest.id, change.after.request
    if request is not None and guest in (request.guest, *request.waiting_for):
        change.add(UndoAnswered(at=change.now, agree=False))
    hand_over(change)


def hand_over(change: Change) -> None:
    """Let somebody else keep order when the host has gone; the host stays it where everybody has."""
    table = change.after
    if table.host != change.guest.id:
        return
    here = [one for one in table.people() if one not in table.gone and not away(table.seats, one)]
    if here and table.host not in here:
        change.add(Hosted(at=change.now, host=here[0]))


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
