"""Telling people who are not at a table that they are wanted there: what is told, to whom, and by which channels.

A notice says what everybody at the table knows: whose turn it is, who sat down, who wants a rematch. That somebody is
asked in secret is told by nothing, and so by no notice either: others may read what it is sent to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from signoria.tables.table.allowance import by_days

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.table import LiveTable

# It is their turn, their time is nearly over, somebody sat down at their table, somebody wants another game.
Kind = Literal["turn", "reminder", "seated", "rematch"]
# A browser of theirs, a letter, or an address that something else listens at.
Way = Literal["push", "mail", "hook"]
# How a message is written to such an address: as it is, or as Discord or a bridge to Matrix wants it.
Form = Literal["text", "discord", "json"]

# Channels of one guest: a push for each device, and the others together.
MOST_PUSHES: Final = 12
MOST_OTHERS: Final = 3
# A channel that has failed so often in a row is forgotten.
MOST_FAILURES: Final = 20
# Where a move may take days, whoever is asked is reminded so many seconds before the time is over.
REMINDER: Final = 6 * 3600.0


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way by which a guest wants to be told."""

    id: str
    guest: str
    way: Way
    address: str  # of the push service, the mailbox, or whatever listens
    created: float
    language: str = "en"
    device: str = ""  # whose browser it is
    # The keys of the browser for a push; how the message is written for a hook.
    details: dict[str, str] = {}
    # The address by which the guest knows this server.
    origin: str = ""
    # Whether whoever reads there has said that it is theirs.
    confirmed: bool = True
    failures: int = 0


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a guest is told who is not at a table."""

    guest: str
    kind: Kind
    # The same for whatever is told once: of two nodes that would tell it, one does.
    mark: str
    table: str  # its id
    code: str
    game: str
    name: str
    occasion: str | None
    turn: int = 0
    by_days: bool = False
    # Until when there is time, if a clock runs.
    until: float | None = None
    # Who sat down, or wants a rematch; and how many seats are free.
    who: str = ""
    free: int = 0


def of_table(table: LiveTable, guest: str, kind: Kind, mark: str) -> Notice:
    """Give a notice about a table to a guest."""
    return Notice(
        guest=guest,
        kind=kind,
        mark=mark,
        table=table.row.id,
        code=table.row.code,
        game=table.row.game,
        name=table.name,
        occasion=table.occasion,
        turn=table.turn,
        by_days=by_days(table.clock),
    )


def awaited_guest(table: LiveTable) -> str | None:
    """Give the guest for whom everybody knows the table waits: nobody who is asked in secret, or while that may be."""
    seat = table.answering()
    if seat is None or table.status != "playing" or table.veiled(None) or table.request is not None:
        return None
    return None if table.player(seat) is not None else table.seats[seat].guest


def goes_on(table: LiveTable, guest: str) -> bool:
    """Whether whoever is asked has made the last move that everybody noticed, in person: they know that they play."""
    if table.play is None:
        return False
    mine = table.seats_of(guest)
    for made in reversed(table.play.moves):
        if made.noticed:
            return made.seat in mine and made.by == "person"
    return False


def turn_mark(table: LiveTable, guest: str) -> str:
    """Name the turn for which a guest is told once, however many decisions it has: by what everybody noticed.

    Another one begins with the next turn of the game, or when the guest has played meanwhile and somebody else after.
    """
    runs, running, mine = 0, False, table.seats_of(guest)
    for made in () if table.play is None else table.play.moves:
        if not made.noticed or made.by == "table":
            continue
        own = made.seat in mine and made.by == "person"
        runs += own and not running
        running = own
    return f"{table.turn}.{runs}"


def notices_of(change: Change) -> list[Notice]:
    """Give whom a change concerns who may not be at the table: somebody sat down there, or wants a rematch."""
    before, after = change.before, change.after
    found: list[Notice] = []
    if before.status == "gathering" and after.closed is None:
        for new in (one for one in after.people() if one not in before.people()):
            name = next(seat.name for seat in after.seats if seat.guest == new)
            free = sum(seat.kind == "open" for seat in after.seats)
            for other in before.people():
                if other in after.people():
                    one = of_table(after, other, "seated", new)
                    found.append(msgspec.structs.replace(one, who=name, free=free))
    if after.following is None and after.closed is None:
        for new in (one for one in after.rematch if one not in before.rematch):
            name = next((seat.name for seat in after.seats if seat.guest == new), "")
            wanted = [one for one in after.people() if one not in after.rematch and one not in after.gone]
            told = [of_table(after, other, "rematch", "wanted") for other in wanted]
            found += [msgspec.structs.replace(one, who=name) for one in told]
    return found
