"""What is kept of tables and guests, as plain data: what stores take and give."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from signoria.core.chance import SECRET_SIZE
from signoria.tables.table.allowance import StandIn
from signoria.tables.table.entries import AnyEntry
from signoria.tables.table.habits import Preferences
from signoria.tables.table.house import HouseRules, mark_of
from signoria.tables.table.seats import Seat

# Codes are read aloud and typed on phones: no letter that looks or sounds like a digit, and no vowels, so no words.
CODE_LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"
CODE_SIZE: Final = 7


class TableRow(msgspec.Struct, frozen=True):
    """What never changes about a table. The secret decides all shuffles; it is published when the game is over."""

    id: str
    code: str
    game: str
    secret: bytes
    created: float


class Snapshot(msgspec.Struct, frozen=True):
    """The position when the table had so many entries: it goes on from here should the rules have changed since."""

    version: int
    position: dict[str, Any]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ranks: list[int] = []  # the place of each seat; none in results from before it was kept


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables show, and what is counted afterwards."""

    name: str
    status: str  # gathering, playing, over, closed
    host: str
    seats: list[Seat]
    options: dict[str, Any]
    listed: bool
    clock: int | None = None
    previous: str | None = None
    following: str | None = None
    # Whether the table goes on by itself, without anybody being there: a bot is to move, or a clock runs.
    busy: bool = False
    # The guest who is asked, so that a list of somebody's tables can say where it is their turn.
    asked: str | None = None
    # Whether nobody else may know that this guest is asked.
    secret: bool = False
    result: Ending | None = None
    # Why the game changes no rating, if so: a key of the shell's texts.
    practice: str | None = None
    # How many turns each player has had, with the one that goes on; 0 before the game.
    turn: int = 0
    # The day after which the table is called, unless somebody gave it a name.
    occasion: str | None = None
    # What the host rules about people.
    rules: HouseRules = HouseRules()
    stand_in: StandIn = "once"
    # Whether people who play with one another may ask for hints.
    hints: bool = False
    reserve: int = 0
    # Where a decision may take days: since when the guest is asked, and the seconds of the clock for it in all.
    since: float = 0.0
    allowed: float = 0.0
    # The puzzle that is still to be solved here.
    puzzle: str | None = None


def share_of_victory(summary: Summary, seat: int) -> float:
    """Give how much of a victory whoever sat on a seat had: a shared one counts as its share.

    It is nobody's where a bot has won it for who had left, was away or had resigned.
    """
    result = summary.result
    if result is None or seat not in result.winners or summary.seats[seat].kept:
        return 0.0
    return 1 / len(result.winners)


class NewTable(msgspec.Struct, frozen=True):
    """A table that is to be stored, with its first entries."""

    row: TableRow
    entries: list[AnyEntry]
    summary: Summary
    snapshot: Snapshot | None = None


class StoredTable(msgspec.Struct, frozen=True):
    """A table as stored."""

    row: TableRow
    entries: list[AnyEntry]
    snapshot: Snapshot | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    created: float
    changed: float
    summary: Summary
    removed: bool = False  # whose list it is has removed it
    id: str = ""

    def mark(self, guest: str) -> str:
        """Give the mark by which others name a guest at this table."""
        return mark_of(self.summary.rules.marks_of or self.id, guest)


class Invitation(msgspec.Struct, frozen=True):
    """A guest is invited to a table, by its id, by somebody who sits there."""

    table: str
    guest: str
    by: str
    at: float
    declined: bool = False


class Parting(msgspec.Struct, frozen=True):
    """A guest has taken another off the list of those to play with."""

    guest: str
    other: str


class Spoken(msgspec.Struct, frozen=True):
    """Something that was said at a table. `number` is 0 until the store has given it one."""

    guest: str
    message: str
    name: str
    seat: int | None
    text: str
    at: float
    number: int = 0


class Preferred(msgspec.Struct, frozen=True):
    """Whether a preference of a guest at a table, to have a question answered by itself, is other than usual."""

    guest: str
    name: str
    value: bool


class Head(msgspec.Struct, frozen=True):
    """How far a table has come in the store: how many entries, the last line of the chat, and the preferences."""

    version: int
    line: int
    preferences: Preferences


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here. Who knows the id is not thereby that guest: it never leaves the server unsigned."""

    id: str
    name: str
    created: float
    settings: dict[str, Any] = {}


class Standing(msgspec.Struct, frozen=True):
    """How often a player has played and won a game; a shared victory counts as its share."""

    guest: str | None
    bot: str | None
    name: str
    games: int
    wins: float


def new_id() -> str:
    """Give an id that nobody can guess."""
    return secrets.token_hex(16)


def new_secret() -> bytes:
    """Give what decides the shuffles of one game."""
    return secrets.token_bytes(SECRET_SIZE)


def new_row(game: str, now: float) -> TableRow:
    """Give a table with a code and a secret of its own."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_SIZE))
    return TableRow(new_id(), code, game, new_secret(), now)
