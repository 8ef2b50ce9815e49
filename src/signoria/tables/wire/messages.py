"""What tables and clients say to each other. The types of the browser client are generated from this module.

A client sends one of `Sent`, most of which are the commands of `table.commands`; a table answers with `Accepted` or
`Refused` to the sender, and tells everyone at the table what changed with `Update`, each seat its own. Every field is
written for its reader: nothing is stripped later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import msgspec

from signoria.tables.table.commands import ORDERS
from signoria.tables.table.commands.command import Order

# --- What a client sends ---------------------------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all messages: a field `type` says which one it is."""


class Sync(Message, frozen=True, tag="sync"):
    """Say which version was seen last, after connecting again; -1 for none. Answered with an `Update`.

    `seat` says through whose eyes: where people pass one device around, the one who sits before it now. Until that is
    said such a device sees what everybody sees. When the game is over, anybody may look through all eyes.
    """

    version: int = -1
    seat: int | None = None


class Consider(Message, frozen=True, tag="consider"):
    """Ask what would come of moves of the own seat and why they cannot be made; of none, about the open question.

    Answered with `Considered` at once, by the table as it is now: nothing changes, and nobody else learns of it. `id`
    is the sender's own name for it.
    """

    id: str
    moves: list[str] = []


class Ping(Message, frozen=True, tag="ping"):
    """Measure the way to the server; answered with a `Pong` that has the same `at`."""

    at: float


if TYPE_CHECKING:
    Sent = Order | Sync | Consider | Ping
else:
    Sent = Union[*ORDERS, Sync, Consider, Ping]

# --- What a table sends ----------------------------------------------------------------------------------------------


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everyone sees it: who sits there, and whether that person is here."""

    number: int
    kind: str  # person, bot, open
    name: str
    bot: str | None = None  # name of the bot, for bots and for seats that a bot keeps
    present: bool = True
    kept: bool = False  # a bot plays for an absent person
    mine: bool = False  # the reader holds this seat
    host: bool = False
    wants_rematch: bool = False


class TableShown(msgspec.Struct, frozen=True):
    """A table as everyone sees it, in the lobby and at the table."""

    code: str
    name: str
    game: str
    options: dict[str, Any]
    seats: list[SeatShown]
    status: str  # gathering, playing, over, closed
    clock: int | None = None  # seconds for a decision
    spectators: int = 0
    commitment: str | None = None  # of the secret seed, while the game runs
    secret: str | None = None  # the seed itself, when the game is over
    previous: str | None = None  # code of the table this one is a rematch of
    following: str | None = None  # code of the rematch


class OptionShown(msgspec.Struct, frozen=True):
    """One thing that may be chosen: its notation, the key of its text, and the card it is about."""

    move: str
    text: str  # key in the game's texts, such as option-buy
    card: str | None = None


class QuestionShown(msgspec.Struct, frozen=True):
    """The question that is open, with the options for who is asked (or for all where they are no secret)."""

    kind: str
    seat: int
    details: dict[str, Any] = {}
    options: list[OptionShown] = []
    in_person: bool = False  # the player answers it even where there is but one answer


class UndoShown(msgspec.Struct, frozen=True):
    """Whether the reader may take a decision back: freely, by asking, or not at all; and who asks for it now."""

    possible: str  # free, ask, no
    reason: str | None = None  # key of the reason when it is not possible
    asked_by: int | None = None
    waiting_for: list[int] = []


class ClockShown(msgspec.Struct, frozen=True):
    """The running clock: seconds left for the seat that is asked."""

    seat: int
    left: float


class Update(Message, frozen=True, tag="update"):
    """Everything the reader may know now, and what happened since the version the reader had.

    `events` are the lines of the log from number `since` on: the reader keeps the lines before, and lets go of all
    after them, which were taken back. `complete` says that they begin at the start of the game.
    """

    version: int
    ply: int
    seat: int | None  # through whose eyes; None for a bystander's
    table: TableShown
    view: dict[str, Any] | None  # None while the table gathers
    question: QuestionShown | None
    events: list[dict[str, Any]]
    since: int
    complete: bool
    undo: UndoShown
    preferences: list[str] = []  # those of the reader that are switched on
    clock: ClockShown | None = None


class Accepted(Message, frozen=True, tag="accepted"):
    """A message has been carried out, durably."""

    id: str
    ply: int
    milliseconds: float  # the server's own time for it


class Refused(Message, frozen=True, tag="refused"):
    """A message has not been carried out. `reason` is a key of the shell's texts, `facts` its variables."""

    id: str
    reason: str
    facts: dict[str, Any] = {}


class Said(Message, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Considered(Message, frozen=True, tag="considered"):
    """The answer to a `Consider` with the same `id`, for the seat through whose eyes the reader looks."""

    id: str
    ply: int  # the number of moves that were made then
    answer: dict[str, Any]  # its shape depends on the game


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a `Ping`."""

    at: float
    milliseconds: float


class Farewell(Message, frozen=True, tag="closed"):
    """The table, or the server, is closing; `reason` is a key of the shell's texts."""

    reason: str


Told = Update | Accepted | Refused | Said | Considered | Pong | Farewell
