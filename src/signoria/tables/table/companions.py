"""People with whom somebody has played lately, and what it takes to invite one of them to a table.

Whoever has taken somebody off the list is on the list of neither: nobody is invited who does not want to be, and nobody
is told so. The same holds where a host has kept somebody from speaking, or has sent them away.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.tables.table import seats as seating
from signoria.tables.table.commands.expire import GATHERING
from signoria.tables.table.house import mark_of
from signoria.tables.table.names import forgotten
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from signoria.tables.table.rows import Invitation, Listed, Parting

# Tables of a guest that are looked through, and companions that are listed.
MOST_TABLES: Final = 100
MOST_COMPANIONS: Final = 24
# Seconds for which an invitation holds: no longer than a table gathers.
LASTING: Final = GATHERING
# Seconds in which nobody is invited more often than this by the same person; nor again, after they have declined.
WHILE: Final = 3600.0
MOST_TO_ONE: Final = 3
# Invitations of somebody that wait for an answer, from whomever.
MOST_WAITING: Final = 12


class Companion(msgspec.Struct, frozen=True):
    """Somebody with whom a guest has played: the names on their seats then, and when and what it was the last time."""

    guest: str
    who: str  # the mark by which the guest, and nobody else, names this companion
    names: list[str]
    game: str
    last: float
    games: int = 1
    off: bool = False  # the guest has taken them off the list


def companions(guest: str, tables: Iterable[Listed], partings: Collection[Parting]) -> list[Companion]:
    """Give whom a guest has played with, by the own tables with the last changed first; those taken off come last."""
    off = {one.other for one in partings if one.guest == guest}
    shunned = {one.guest for one in partings if one.other == guest}
    found: dict[str, Companion] = {}
    for listed in tables:
        if not begun(listed):
            continue
        for other in seating.people(listed.summary.seats):
            if other == guest:
                continue
            if ruled_out(listed, guest, other):
                shunned.add(other)
            known = found.get(other)
            if known is not None:
                found[other] = msgspec.structs.replace(known, games=known.games + 1)
                continue
            names = [seat.name for seat in listed.summary.seats if seat.guest == other]
            if all(map(forgotten, names)):
                continue
            mark = mark_of(guest, other)
            found[other] = Companion(other, mark, names, listed.game, listed.changed, off=other in off)
    wanted = [one for one in found.values() if one.guest not in shunned]
    listed_ones = [one for one in wanted if not one.off][:MOST_COMPANIONS]
    return listed_ones + [one for one in wanted if one.off]


def begun(listed: Listed) -> bool:
    """Whether a game was played at a table: who has only sat down somewhere has not played with anybody."""
    summary = listed.summary
    # Tables of the first versions do not know how many turns there were.
    return summary.turn > 0 or summary.status == "playing" or summary.result is not None


def ruled_out(listed: Listed, one: str, other: str) -> bool:
    """Whether one of two, as the host of a table, has kept the other from speaking, or has sent them away."""
    rules, host = listed.summary.rules, listed.summary.host
    if host not in (one, other):
        return False
    mark = listed.mark(other if host == one else one)
    return mark in rules.muted or mark in rules.sent_away


def allowed(known: Sequence[Invitation], new: Invitation, name: str) -> bool:
    """Say whether an invitation is to be kept, beside those that its guest has; one to the same table holds already.

    Refuses to invite somebody who has declined, or too often. `name` is what the guest is called.
    """
    same = next((one for one in known if one.table == new.table), None)
    if same is not None:
        if same.declined:
            raise Refusal("reason-invite-declined", name=name)
        return False
    lately = [one for one in known if one.by == new.by and one.at > new.at - WHILE]
    if len(lately) >= MOST_TO_ONE or any(one.declined for one in lately):
        first = min(one.at for one in lately if one.declined or len(lately) >= MOST_TO_ONE)
        raise Refusal("reason-invite-often", name=name, minutes=max(1, ceil((first + WHILE - new.at) / 60)))
    if sum(not one.declined for one in known) >= MOST_WAITING:
        raise Refusal("reason-invite-many", name=name)
    return True


def holding(
    guest: str, found: Iterable[tuple[Invitation, Listed]], partings: Collection[Parting]
) -> list[tuple[Invitation, Listed]]:
    """Give the invitations of a guest that lead to a seat: from somebody who still sits there, and is wanted."""
    apart = {one.other if one.guest == guest else one.guest for one in partings}
    return [
        (invitation, listed)
        for invitation, listed in found
        if invitation.by not in apart and invitation.by in seating.people(listed.summary.seats) and free(listed, guest)
    ]


def free(listed: Listed, guest: str | None) -> bool:
    """Whether a table that gathers has a seat for a guest, who does not sit there and was not sent away."""
    summary = listed.summary
    if summary.status != "gathering" or all(seat.kind != "open" for seat in summary.seats):
        return False
    if guest is None:
        return True
    return guest not in seating.people(summary.seats) and listed.mark(guest) not in summary.rules.sent_away
