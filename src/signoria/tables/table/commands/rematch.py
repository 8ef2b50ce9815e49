"""Another game with the same players, or with those of them who want one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from signoria.tables.table import seats as seating
from signoria.tables.table.change import Change
from signoria.tables.table.commands.command import Order, Word
from signoria.tables.table.commands.start import call
from signoria.tables.table.entries import Followed, Opened, RematchCancelled, RematchWanted, Sealed
from signoria.tables.table.levels import usual_bot
from signoria.tables.table.names import BOT, BOT_NAMES
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_row
from signoria.tables.table.shares import checked
from signoria.tables.table.table import LiveTable

if TYPE_CHECKING:
    from signoria.tables.table.rows import NewTable
    from signoria.tables.table.seats import Seat

# What becomes of the seats of those who do not want another game, or have not said so: their players are waited for; a
# bot sits down there; they are taken away; or the table gathers, and everything can be settled anew.
Absent = Literal["wait", "bot", "without", "gather"]


class Rematch(Order, frozen=True, tag="rematch"):
    """Want another game; it begins when all people at the table want it, or at once without those who do not."""

    seal: Word | None = None  # of the own share in its chance
    absent: Absent = "wait"

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.finished()
        table.seated(guest)
        if table.mark(guest) in table.rules.sent_away:
            raise Refusal("reason-sent-away")
        if table.following is not None:
            # Somebody else was quicker: there it is.
            return
        seal = None if self.seal is None else checked(self.seal)
        change.add(RematchWanted(at=change.now, guest=guest, message=self.id, seal=seal))
        follow(change, self.absent)


class CancelRematch(Order, frozen=True, tag="cancel-rematch"):
    """Not want another game after all."""

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.finished()
        table.seated(guest)
        if table.following is not None:
            raise Refusal("reason-rematch-begun")
        if guest in table.rematch:
            change.add(RematchCancelled(at=change.now, guest=guest, message=self.id))


def follow(change: Change, absent: Absent = "wait") -> None:
    """Open the rematch if nobody is waited for any more who might want it."""
    table = change.after
    if table.following is not None or not table.rematch:
        return
    waited_for = set(table.people()) - table.rematch.keys() - table.gone
    if absent == "wait" and waited_for:
        return
    change.opens = followed(table, change.now, absent, None if change.sender is None else change.guest.id)
    change.add(Followed(at=change.now, code=change.opens.row.code))


def followed(table: LiveTable, now: float, absent: Absent, asker: str | None) -> NewTable:
    """Give the table of a rematch. Where somebody is missing, the last winner decides nothing."""
    missing = set(table.people()) - table.rematch.keys()
    options = dict(table.options)
    if "previous-winners" in options:
        options["previous-winners"] = [] if missing else list(table.finished().position.winners())
    if absent == "without" and options.get("start-player") == "chosen":
        # Whoever was to begin still is, on whatever seat; and if not here any more, chance decides.
        stay = [number for number, seat in enumerate(table.seats) if seat.guest not in missing]
        here = options["start-seat"] in stay
        options["start-player"] = "chosen" if here else "random"
        options["start-seat"] = stay.index(options["start-seat"]) if here else None
    seats = reseated(table, missing, absent)
    people = seating.people(seats)
    # Whoever wants to settle things anew is the one to do it.
    hosts = [asker, table.host] if absent == "gather" else [table.host, asker]
    new = Change(LiveTable.new(new_row(table.row.game, now)), now)
    new.add(
        Opened(
            at=now,
            name=table.name,
            host=next((host for host in hosts if host in people), people[0]) or people[0],
            seats=seats,
            options=options,
            clock=table.clock,
            listed=table.listed,
            previous=table.row.code,
            rules=table.rules.handed_on(table.row.id),
            occasion=table.occasion,
            stand_in=table.stand_in,
            hints=table.hints,
            reserve=table.reserve,
        )
    )
    for guest, seal in table.rematch.items():
        if seal is not None:
            new.add(Sealed(at=now, guest=guest, seal=seal))
    if absent in ("bot", "without") or (absent == "wait" and not missing):
        call(new)
    return new.opened()


def reseated(table: LiveTable, missing: set[str], absent: Absent) -> list[Seat]:
    """Give the seats of a rematch, in which people sit again for whom a bot has played in the last game."""
    seats = []
    for seat in table.seats:
        if seat.guest is None:
            seats.append(seat)
        elif seat.guest not in missing:
            seats.append(seating.given_back(seat))
        elif absent == "bot":
            taken = {one.name for one in (*table.seats, *seats)}
            name = next((name for name in BOT_NAMES if name not in taken), BOT)
            seats.append(seating.bot(name, usual_bot(table.row.game)))
        elif absent != "without":
            seats.append(seating.OPEN)
    return seating.distinct(seats)
