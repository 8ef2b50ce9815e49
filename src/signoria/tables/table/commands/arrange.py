"""Arranging all seats of a table at once, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.command import Command, Word
from signoria.tables.table.commands.open import SeatWish, seat_wished
from signoria.tables.table.entries import Arranged
from signoria.tables.table.names import BOT, BOT_NAMES
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.settings import check_settings

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.seats import Seat


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat from now on; `keep` leaves whoever is there."""

    kind: Literal["me", "local", "bot", "open", "keep"]
    bot: Word | None = None
    name: Word | None = None


class Arrange(Command, frozen=True):
    """Say who shall sit where, for all seats of a table that gathers, in order; the host does."""

    seats: Annotated[list[SeatChange], Meta(min_length=1, max_length=20)]

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.gathering()
        table.hosted_by(guest)
        check_settings(table.game, len(self.seats), table.options, table.clock)
        seats = seating.told_apart([self._seat(change, number) for number in range(len(self.seats))], table.seats)
        people = seating.people(seats)
        if not people:
            raise Refusal("reason-not-seated")
        host = table.host if table.host in people else people[0]
        change.add(Arranged(at=change.now, guest=guest, seats=seats, host=host))

    def _seat(self, change: Change, number: int) -> Seat:
        table, guest = change.after, change.guest
        wanted = self.seats[number]
        before = table.seats[number] if number < len(table.seats) else seating.OPEN
        if wanted.kind == "keep":
            return before
        if wanted.kind in ("me", "local") and before.guest == guest.id and wanted.name in (None, before.name):
            return before
        name = wanted.name
        if wanted.kind == "bot" and not name:
            taken = {seat.name for seat in table.seats}
            name = before.name if before.kind == "bot" else next((n for n in BOT_NAMES if n not in taken), BOT)
        return seat_wished(table.row.game, guest, SeatWish(wanted.kind, name, wanted.bot))
