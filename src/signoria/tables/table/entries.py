"""What a table is made of: a list of entries, only ever added to. A table is what its entries say, in order.

Entries are stored as JSON and read again by later versions of the program: fields may be added with a default, never
renamed or given another meaning. They hold guests and messages of guests: they are for storage, never for players.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from signoria.tables.table.allowance import StandIn
from signoria.tables.table.house import HouseRules
from signoria.tables.table.seats import Reason, Seat

# Who made a move: a person, a bot on its own seat or on one it keeps, or the table where there was no choice.
By = Literal["person", "bot", "table"]


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="entry"
):
    """One change of a table: when, and for what message of which guest."""

    at: float
    guest: str | None = None
    message: str | None = None


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table has been opened; always the first entry."""

    name: str
    host: str
    seats: list[Seat]
    options: dict[str, Any]
    clock: int | None = None
    listed: bool = True
    previous: str | None = None  # the table this one is a rematch of
    rules: HouseRules = HouseRules()  # those of the table before it
    # The day after which the table is called, where nobody gave it another name.
    occasion: str | None = None
    stand_in: StandIn = "once"
    hints: bool = False  # whether people who play with one another may ask for hints
    lesson: str | None = None  # which one is played here
    puzzle: str | None = None  # which one is to be solved here
    reserve: int = 0  # seconds for the whole game, when those of a decision are over


class Arranged(Entry, frozen=True, kw_only=True, tag="arranged"):
    """The seats are taken like this from now on."""

    seats: list[Seat]
    host: str


class Settled(Entry, frozen=True, kw_only=True, tag="settled"):
    """The host has settled how the table plays."""

    name: str
    options: dict[str, Any]
    clock: int | None = None
    listed: bool = True
    occasion: str | None = None
    stand_in: StandIn = "once"
    hints: bool = False
    reserve: int = 0


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """A guest will have a share in the chance of the game: its hash, which binds the guest to it."""

    seal: str


class Called(Entry, frozen=True, kw_only=True, tag="called"):
    """The game is to begin as soon as the shares are told that were sealed."""


class Shared(Entry, frozen=True, kw_only=True, tag="shared"):
    """A guest has told the share that was sealed."""

    share: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """The game has begun. The secret itself stands apart from the entries."""

    commitment: str
    # Where it goes on from a moment of another game: the position, and after how many moves of that game it was.
    position: dict[str, Any] | None = None
    after: int = 0


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A question has been answered."""

    seat: int
    move: str
    by: By
    took: float | None = None  # seconds that a person took for an answer that was kept back
    lapsed: bool = False  # the time of the person ran out, and everybody knows that
    drew: float = 0.0  # seconds of the reserve that the decision has taken


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """A player has asked for a hint at the open question."""

    seat: int


class SecretlyAsked(Entry, frozen=True, kw_only=True, tag="secretly-asked"):
    """The last of several moments of a silence has begun: only now does a seat learn that it is asked."""

    seat: int


class SecretlyAnswered(Entry, frozen=True, kw_only=True, tag="secretly-answered"):
    """Whoever is asked in secret has answered. It is done when the silence is over: nobody else learns when it was."""

    seat: int
    move: str


class Unveiled(Entry, frozen=True, kw_only=True, tag="unveiled"):
    """A silence is over, at which somebody may have been asked in secret: everybody sees what followed."""


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    """A player asks the others to go back to when so many moves had been made."""

    seat: int
    to: int
    consent: list[str]  # the guests who must agree


class UndoAnswered(Entry, frozen=True, kw_only=True, tag="undo-answered"):
    """A guest has agreed to an undo or not; without a guest: nobody answered in time."""

    agree: bool


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """The moves after the first so many have been taken back."""

    seat: int
    to: int


class Kept(Entry, frozen=True, kw_only=True, tag="kept"):
    """A bot plays for a person from now on. Earlier versions did not say why."""

    seat: int
    bot: str
    why: Reason = "away"
    drew: float = 0.0  # seconds of the reserve that were used up before


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """A person plays again; perhaps one who has seen what a bot did meanwhile."""

    seat: int
    seen: bool = False


class Signed(Entry, frozen=True, kw_only=True, tag="signed"):
    """A person has shown to be there, who has missed a decision, or for whom others would call a bot."""

    seat: int


class BotCalled(Entry, frozen=True, kw_only=True, tag="bot-called"):
    """A guest would rather have a bot play on a seat than wait for its person."""

    seat: int


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """The host has sent a person away: a bot plays on in that seat, for good."""

    seat: int
    bot: str


class Hosted(Entry, frozen=True, kw_only=True, tag="hosted"):
    """Somebody else keeps order at the table from now on: the host is not there any more."""

    host: str


class EndProposed(Entry, frozen=True, kw_only=True, tag="end-proposed"):
    """A player proposes to end the game without a result."""

    seat: int
    consent: list[str]  # the guests who must agree


class EndAnswered(Entry, frozen=True, kw_only=True, tag="end-answered"):
    """A guest has agreed to end the game or not; without a guest: not everybody answered in time."""

    agree: bool


class EndWithdrawn(Entry, frozen=True, kw_only=True, tag="end-withdrawn"):
    """Whoever proposed to end the game plays on after all."""


class Ruled(Entry, frozen=True, kw_only=True, tag="ruled"):
    """The host rules about people like this from now on."""

    rules: HouseRules


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A guest has left after the game and is not there for a rematch."""


class RematchWanted(Entry, frozen=True, kw_only=True, tag="rematch-wanted"):
    """A guest wants another game."""

    seal: str | None = None  # of the guest's share in its chance


class RematchCancelled(Entry, frozen=True, kw_only=True, tag="rematch-cancelled"):
    """A guest does not want another game after all."""


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """The rematch has been opened."""

    code: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table is no more."""

    reason: str


AnyEntry = (
    Opened
    | Arranged
    | Settled
    | Sealed
    | Called
    | Shared
    | Started
    | Moved
    | Hinted
    | SecretlyAsked
    | SecretlyAnswered
    | Unveiled
    | UndoAsked
    | UndoAnswered
    | Undone
    | Kept
    | Returned
    | Signed
    | BotCalled
    | Replaced
    | Hosted
    | EndProposed
    | EndAnswered
    | EndWithdrawn
    | Ruled
    | Left
    | RematchWanted
    | RematchCancelled
    | Followed
    | Closed
)

_DECODER: Final = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """Give an entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """Read a stored entry. Raises ValueError for anything else."""
    entry: AnyEntry = _DECODER.decode(text)
    return entry
