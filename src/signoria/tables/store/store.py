"""Where tables are kept. What a store has acknowledged is never lost, and no entry number is ever given twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from signoria.tables.history.puzzling import Answer, Attempt
    from signoria.tables.history.rating import Rated, Skill
    from signoria.tables.table.devices import Barred, Device, Sighting, SignOut, Ticket
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.notices import Channel, Notice
    from signoria.tables.table.rows import (
        Guest,
        Head,
        Invitation,
        Listed,
        NewTable,
        Parting,
        Preferred,
        Snapshot,
        Spoken,
        Standing,
        StoredTable,
        Summary,
    )


class Conflict(Exception):  # noqa: N818 - nothing is wrong: somebody was quicker
    """Somebody else has written to the table meanwhile, or has taken the code. Nothing has been stored."""


class NotFound(LookupError):  # noqa: N818 - a question that has no answer, nothing more
    """There is no such table or guest."""


class SignedOut(Exception):  # noqa: N818 - an answer: the device is not let in
    """The device that asks is signed out. Nothing has been stored."""


class Store(Protocol):
    """What the tables need of a store. All of it is durable before it returns."""

    # --- Tables --------------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTable) -> None:
        """Store a table. Raises `Conflict` when its code is taken."""

    async def load_table(self, code: str) -> StoredTable:
        """Give a table with all its entries. Raises `NotFound`."""

    async def entries_after(self, table: str, number: int) -> list[AnyEntry]:
        """Give the entries of a table after the first so many."""

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Give how far each of many tables has come, by id. Those that are no more are missing."""

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[AnyEntry],
        *,
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
        opens: NewTable | None = None,
        reseated: bool = True,
        changed: float | None = None,
    ) -> None:
        """Add entries to a table that has `expected` ones; with them, what has changed in its summary and snapshot.

        `reseated` says whether that may be who sits where, how the table is listed, or the result; `changed`, when
        everybody last noticed something, if that was not the last entry. Perhaps a following table is opened too. All
        of it happens or nothing; raises `Conflict` or `NotFound`.
        """

    async def remove_table(self, code: str) -> None:
        """Forget a table and everything about it. Raises `NotFound`."""

    # --- Beside the entries --------------------------------------------------------------------------------------

    async def say(self, table: str, spoken: Spoken) -> Spoken:
        """Add a line to the chat and give it its number; said again with the same message, give the first one."""

    async def chat_after(self, table: str, number: int, most: int) -> list[Spoken]:
        """Give the last lines of the chat after a number, at most so many."""

    async def prefer(self, table: str, preference: Preferred) -> None:
        """Keep a preference of a guest at a table."""

    async def preferences(self, table: str) -> Preferences:
        """Give the preferences at a table, and what those who sit there prefer everywhere (table/habits.py)."""

    # --- Lists ---------------------------------------------------------------------------------------------------

    async def lobby(self, game: str | None = None, most: int = 100) -> list[Listed]:
        """Give the listed tables that gather or play, the last opened first."""

    async def tables_of(self, guest: str, most: int = 100) -> list[Listed]:
        """Give the tables at which a guest has a seat, the last changed first; those too that the guest has removed."""

    async def take_off_list(self, code: str, guest: str) -> None:
        """Keep that a guest has removed a table from the own list. Raises `NotFound`."""

    async def games_shown(self, most: int = 100) -> list[Listed]:
        """Give the listed tables whose game is over, the last opened first."""

    async def busy_tables(self) -> list[str]:
        """Give the codes of the tables that go on by themselves, such as those where a bot is to move."""

    async def standings(self, game: str, most: int = 100) -> list[Standing]:
        """Give who has played a game how often, and won; the most games first."""

    # --- Ratings: changed by `append`, with the entries that end a game, once for a table ---------------------------

    async def ratings(self, game: str, guests: Collection[str]) -> dict[str, Skill]:
        """Give the ratings of guests in a game, of those who have one."""

    async def ratings_of(self, guest: str) -> dict[str, Skill]:
        """Give the ratings of a guest, by game."""

    async def rated_at(self, code: str) -> list[Rated]:
        """Give what a game changed, by seat; nothing for one that does not count, or is not over."""

    async def rated_of(self, guest: str) -> dict[str, Rated]:
        """Give what each game of a guest changed in the own rating, by code of the table."""

    # --- Puzzles ------------------------------------------------------------------------------------------------

    async def keep_attempt(self, guest: str, answer: Answer) -> Attempt:
        """Keep what a guest answered to a puzzle, and rate it, unless there is an answer; give what is kept."""

    async def attempts_of(self, guest: str) -> list[Attempt]:
        """Give what a guest answered to puzzles, game by game, the last answer last."""

    # --- Analyses ------------------------------------------------------------------------------------------------

    async def keep_analysis(self, table: str, body: bytes, at: float) -> None:
        """Keep what was found in the game of a table, by its id, in the place of what was found before."""

    async def analysis(self, table: str) -> bytes | None:
        """Give what was found in the game of a table, if anything was."""

    # --- Guests --------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest, new or with another name; the settings of one who is known stay as they are."""

    async def set_guest(self, guest: Guest, change: Callable[[Mapping[str, Any]], dict[str, Any]]) -> dict[str, Any]:
        """Change the settings of a guest, new or not, and give them; nobody else changes them meanwhile.

        `change` gives the new settings for the old ones, or raises, and then nothing has changed.
        """

    async def guest(self, guest: str) -> Guest:
        """Give a guest. Raises `NotFound`."""

    async def add_link(self, digest: bytes, guest: str, until: float, asking: Ticket | None = None) -> None:
        """Let whoever knows a secret with this digest be a guest, on another device, until then.

        Raises `NotFound`, and `SignedOut` when a device asks for it that is.
        """

    async def guest_by_link(self, digest: bytes, now: float) -> Guest:
        """Give the guest of a link that still holds. Raises `NotFound`."""

    async def use_link(self, digest: bytes, now: float) -> Guest:
        """Give the guest of a link that still holds; from then on it does not. Raises `NotFound`."""

    # --- Companions ----------------------------------------------------------------------------------------------

    async def invite(self, new: Invitation, check: Callable[[Sequence[Invitation]], bool], since: float) -> None:
        """Keep an invitation, if that is right with all that its guest got since a moment; earlier ones are forgotten.

        `check` says whether it is, or raises, and then nothing is kept. Nobody else invites that guest meanwhile.
        Raises `NotFound` for a guest or a table that is no more.
        """

    async def invitations_to(self, guest: str, since: float) -> list[tuple[Invitation, Listed]]:
        """Give the invitations that a guest got since a moment and has not declined, the last first."""

    async def invitations_at(self, table: str) -> list[Invitation]:
        """Give the invitations to a table, by its id."""

    async def decline(self, code: str, guest: str) -> Invitation:
        """Let a guest decline an invitation, and give it. Raises `NotFound` for somebody who has none."""

    async def part(self, parting: Parting, *, apart: bool) -> None:
        """Keep that a guest has taken somebody off the list of those to play with, or has put them back."""

    async def partings(self, guest: str) -> list[Parting]:
        """Give whom a guest has taken off that list, and who has taken the guest off theirs."""

    # --- Notices -------------------------------------------------------------------------------------------------

    async def channels(self, guest: str) -> list[Channel]:
        """Give the channels by which a guest is told something, the oldest first."""

    async def channel(self, wanted: str) -> Channel:
        """Give a channel by its id. Raises `NotFound`."""

    async def open_channel(self, new: Channel, check: Callable[[Sequence[Channel]], None]) -> None:
        """Keep a channel, in the place of an earlier one of the same browser or address.

        `check` raises if there are too many beside it, and then nothing has changed. Raises `NotFound` for a guest
        who is no more.
        """

    async def close_channel(self, guest: str, wanted: str) -> None:
        """Forget a channel of a guest. Raises `NotFound`."""

    async def confirm_channel(self, wanted: str) -> None:
        """Keep that a channel belongs to who gave it. Raises `NotFound`."""

    async def tried(self, wanted: str, *, arrived: bool) -> None:
        """Keep whether something has arrived by a channel; one that always fails is forgotten."""

    async def claim(self, notice: Notice) -> bool:
        """Keep that a guest is told something, if that is new, and say so: to one who asks, however many do."""

    async def keepsake(self, name: str, new: bytes) -> bytes:
        """Give what servers keep under a name; the first one who asks keeps what it has made."""

    # --- Devices -------------------------------------------------------------------------------------------------

    async def see_devices(self, seen: Sequence[Sighting]) -> list[Sighting]:
        """Write down that devices were here; give those of guests who are kept. There is a most for each guest."""

    async def devices(self, guest: str) -> list[Device]:
        """Give the devices of a guest that are not signed out, the last used first."""

    async def sign_out(self, guest: str, device: str | None, asking: Ticket | None, now: float) -> SignOut:
        """Sign a device of a guest out; None: all but the one that asks, or all if the host does.

        Links of the guest hold no more, unless a device signs itself out. Raises `NotFound`, and `SignedOut` when the
        device that asks is.
        """

    async def sign_outs(self, after: int) -> list[SignOut]:
        """Give what was signed out, of all guests, after a number."""

    async def barred(self, guest: str) -> Barred:
        """Give which devices of a guest are signed out."""

    async def probe(self) -> None:
        """Write something that changes nothing, as durably as a move is written. Raises what a move would meet."""

    async def close(self) -> None:
        """Let go of everything the store holds open."""
