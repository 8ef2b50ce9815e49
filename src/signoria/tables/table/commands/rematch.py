"""Another game with the same players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change
from signoria.tables.table.commands.command import Order, Word
from signoria.tables.table.commands.start import call
from signoria.tables.table.entries import Followed, Opened, RematchWanted, Sealed
from signoria.tables.table.rows import new_row
from signoria.tables.table.shares import checked
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from signoria.tables.table.rows import NewTable


class Rematch(Order, frozen=True, tag="rematch"):
    """Want another game with the same players; it begins when all people at the table want it."""

    seal: Word | None = None  # of the own share in its chance

    def plan(self, change: Change) -> None:
        change.after.finished()
        change.after.seated(change.guest.id)
        seal = None if self.seal is None else checked(self.seal)
        change.add(RematchWanted(at=change.now, guest=change.guest.id, message=self.id, seal=seal))
        follow(change)


def follow(change: Change) -> None:
    """Open the rematch if everybody who is left wants it."""
    table = change.after
    if table.following is None and table.rematch and set(table.people()) <= table.rematch.keys() | table.gone:
        change.opens = followed(table, change.now)
        change.add(Followed(at=change.now, code=change.opens.row.code))


def followed(table: LiveTable, now: float) -> NewTable:
    """Give the table of a rematch. Whoever has left leaves an open seat, and then the winner decides nothing."""
    stayed = not table.gone
    options = dict(table.options)
    if "previous-winners" in options:
        options["previous-winners"] = list(table.finished().position.winners()) if stayed else []
    # A bot may have played for somebody who was away during the last game; the new one is for people again.
    seats = [seating.given_back(seat) for seat in table.seats]
    for guest in table.gone:
        seats = seating.without(seats, guest)
    new = Change(LiveTable.new(new_row(table.row.game, now)), now)
    new.add(
        Opened(
            at=now,
            name=table.name,
            host=table.host if table.host not in table.gone else seating.people(seats)[0],
            seats=seats,
            options=options,
            clock=table.clock,
            listed=table.listed,
            previous=table.row.code,
            rules=table.rules.handed_on(table.row.id),
            occasion=table.occasion,
        )
    )
    for guest, seal in table.rematch.items():
        if seal is not None:
            new.add(Sealed(at=now, guest=guest, seal=seal))
    if stayed:
        call(new)
    return new.opened()
