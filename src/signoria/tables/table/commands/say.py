"""Talking. What is said is kept beside the entries: it changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.tables.table.commands.command import Order
from signoria.tables.table.names import like
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.change import Change
    from signoria.tables.table.seats import Seat

LONGEST_TEXT: Final = 500


class Say(Order, frozen=True, tag="say"):
    """Say something to everyone at the table."""

    text: str

    def plan(self, change: Change) -> None:
        text = self.text.strip()
        if not text or len(text) > LONGEST_TEXT:
            raise Refusal("reason-too-long", most=LONGEST_TEXT)
        if not self.text.replace("\n", " ").isprintable():
            raise Refusal("reason-invalid")
        guest, seat = change.guest, speaking_from(change)
        if silenced := change.after.silenced(guest.id):
            raise Refusal(silenced)
        name = spoken_by(guest.name, change.after.seats) if seat is None else change.after.seats[seat].name
        change.spoken = Spoken(guest.id, self.id, name, seat, text, change.now)


def spoken_by(name: str, seats: Sequence[Seat]) -> str:
    """Give the name of a spectator who speaks. Refuses one that looks like that of somebody at the table."""
    found = like(name, (seat.name for seat in seats if seat.kind != "open"))
    if found is not None:
        raise Refusal("reason-name-alike", name=found)
    return name


def speaking_from(change: Change) -> int | None:
    """Give the seat from which somebody speaks: at a shared device, that of whoever sits there now."""
    assert change.sender is not None
    mine = change.after.seats_of(change.guest.id)
    if change.sender.seat in mine:
        return change.sender.seat
    return mine[0] if mine else None
