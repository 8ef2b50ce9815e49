"""Who sits where. Every change gives a new list of seats, or a `Refusal`; nothing is changed in place.

A guest may hold several seats: people who pass one device around, each with a name of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from signoria.core.record import LONGEST_NAME
from signoria.tables.table.names import checked_name, checked_person, equal, like
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence


# Why a bot plays on the seat of a person: it answers one decision, for which time ran out; it plays until the person
# shows up, or until the person says so; or it plays to the end, for the person has resigned.
Reason = Literal["once", "away", "left", "resigned"]
# What is told when a bot begins to play for a person.
KEPT_EVENTS: Final[dict[Reason, str]] = {
    "once": "time-ran-out",
    "away": "seat-kept",
    "left": "seat-left",
    "resigned": "seat-resigned",
}


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat: open, held by a guest, or played by a bot."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    guest: str | None = None
    # The bot that plays here: on a bot's own seat, and on that of a person who does not play.
    bot: str | None = None
    # Why a bot plays for a person; `keeper` says it for seats of earlier versions too, where it is not written.
    why: Reason | None = None

    @property
    def keeper(self) -> Reason | None:
        """Why a bot plays for a person on this seat; None where whose seat it is plays."""
        return (self.why or "away") if self.kind == "person" and self.bot is not None else None

    @property
    def kept(self) -> bool:
        """Whether a bot plays for a person, for more than one decision."""
        return self.keeper not in (None, "once")


OPEN: Final = Seat("open")


def person(guest: str, name: str) -> Seat:
    """Give the seat of a person."""
    return Seat("person", checked_person(name), guest)


def bot(name: str, bot: str) -> Seat:
    """Give the seat of a bot."""
    return Seat("bot", checked_name(name), None, bot)


def told_apart(seats: Sequence[Seat], before: Sequence[Seat] = ()) -> list[Seat]:
    """Give seats with names that can be told apart; those who sat there before keep theirs.

    Equal names get numbers. Refuses names that only look equal: nobody could tell who is meant.
    """
    for number, seat in enumerate(seats):
        if seat.kind != "open" and seat not in before:
            others = (other.name for place, other in enumerate(seats) if place != number and other.kind != "open")
            found = like(seat.name, (other for other in others if not equal(other, seat.name)))
            if found is not None:
                raise Refusal("reason-name-alike", name=found, seat=number)
    return distinct(seats)


def distinct(seats: Sequence[Seat]) -> list[Seat]:
    """Give equal names numbers, so that a log line is never about the wrong person."""
    taken: set[str] = set()
    result = []
    for seat in seats:
        name, number = seat.name, 1
        while seat.kind != "open" and name.casefold() in taken:
            number += 1
            ending = f" {number}"
            name = seat.name[: LONGEST_NAME - len(ending)] + ending
        taken.add(name.casefold())
        result.append(seat if name == seat.name else msgspec.structs.replace(seat, name=name))
    return result


def seats_of(seats: Sequence[Seat], guest: str | None) -> list[int]:
    """Give the numbers of the seats that a guest holds."""
    return [] if guest is None else [number for number, seat in enumerate(seats) if seat.guest == guest]


def people(seats: Sequence[Seat]) -> list[str]:
    """Give the guests who hold seats, in the order of their first seat."""
    return list(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None))


def checked_number(seats: Sequence[Seat], number: int) -> int:
    """Give the number of a seat back if there is one. Refuses the rest."""
    if not 0 <= number < len(seats):
        raise Refusal("reason-seat-none", seat=number)
    return number


def first_open(seats: Sequence[Seat]) -> int:
    """Give the first seat that is open."""
    for number, seat in enumerate(seats):
        if seat.kind == "open":
            return number
    raise Refusal("reason-seat-taken")


def taken_by(seats: Sequence[Seat], number: int, sitter: Seat) -> list[Seat]:
    """Let somebody take an open seat."""
    if seats[checked_number(seats, number)].kind != "open":
        raise Refusal("reason-seat-taken", seat=number)
    return told_apart([*seats[:number], sitter, *seats[number + 1 :]], seats)


def replaced(seats: Sequence[Seat], number: int, sitter: Seat) -> list[Seat]:
    """Let somebody, or nobody, sit on a seat, whoever was there."""
    return distinct([*seats[: checked_number(seats, number)], sitter, *seats[number + 1 :]])


def kept_by(seat: Seat, bot: str, why: Reason) -> Seat:
    """Give the seat of a person with a bot that plays there."""
    return msgspec.structs.replace(seat, bot=bot, why=why)


def given_back(seat: Seat) -> Seat:
    """Give a seat on which nobody plays for its person."""
    return seat if seat.keeper is None else msgspec.structs.replace(seat, bot=None, why=None)


def without(seats: Sequence[Seat], guest: str) -> list[Seat]:
    """Open all seats of a guest who leaves."""
    return [OPEN if seat.guest == guest else seat for seat in seats]
