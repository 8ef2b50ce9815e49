"""What the host of a server may do with what is kept: export games, remove tables, change or remove names.

A name stands in many places: with the guest, on seats, in entries, in chat. All of them change in one transaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, or_, select, update

from signoria.tables.history.rebuild import rebuilt
from signoria.tables.history.replay import record
from signoria.tables.store import ratings as sql_ratings
from signoria.tables.store.schema import (
    ATTEMPTS,
    CHANNELS,
    CHAT,
    DEVICES,
    ENTRIES,
    GUESTS,
    INVITATIONS,
    LINKS,
    PARTINGS,
    PLAYERS,
    PREFERENCES,
    RATED,
    RATINGS,
    REMOVED,
    SIGN_OUTS,
    STANDINGS,
    TABLES,
    TOLD,
)
from signoria.tables.table.devices import LIFETIME
from signoria.tables.table.entries import Arranged, Opened, read, written
from signoria.tables.table.names import NOBODY, checked_person
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Guest, Summary, new_id
from signoria.tables.table.seats import distinct

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection

    from signoria.core.record import Record
    from signoria.tables.store.sql import SqlStore
    from signoria.tables.store.transactions import Transactions
    from signoria.tables.table.seats import Seat

GOING_ON: Final = ("gathering", "playing")
DAY: Final = 24 * 3600.0
# Rows that are removed in one transaction.
AT_A_TIME: Final = 100


class StillPlayingError(Exception):
    """The guest sits at tables that gather or play."""

    def __init__(self, codes: list[str]) -> None:
        super().__init__(", ".join(codes))
        self.codes = codes


async def finished_games(store: SqlStore) -> AsyncIterator[tuple[str, Record | None]]:
    """Give all games that are over, the oldest first: the code of the table, and the record if there can be one."""
    over = select(TABLES.c.code).where(TABLES.c.status == "over").order_by(TABLES.c.created, TABLES.c.id)
    for code in await store.transactions.read(lambda connection: list(connection.execute(over).scalars())):
        table = rebuilt(await store.load_table(code))
        try:
            yield code, record(table)
        except Refusal:
            # The rules have changed in the middle of it.
            yield code, None


async def summary_of(transactions: Transactions, code: str) -> tuple[str, Summary] | None:
    """Give the game and the summary of a table, if there is one."""
    wanted = select(TABLES).where(TABLES.c.code == code)
    row = await transactions.read(lambda connection: connection.execute(wanted).one_or_none())
    return None if row is None else (row.game, _summary(row.summary))


async def guests(transactions: Transactions, wanted: str = "") -> list[Guest]:
    """Give the guests whose id begins like this or whose name is this, however it is written; without it, all."""
    known = select(GUESTS).order_by(GUESTS.c.created, GUESTS.c.id)
    rows = await transactions.read(lambda connection: connection.execute(known).all())
    found = [Guest(row.id, row.name, row.created) for row in rows]
    if not wanted:
        return found
    return [guest for guest in found if guest.id == wanted] or [
        guest
        for guest in found
        if guest.name.casefold() == wanted.casefold() or (len(wanted) >= 6 and guest.id.startswith(wanted))
    ]


async def rename_guest(transactions: Transactions, guest: Guest, name: str) -> int:
    """Give a guest another name, wherever the old one stands; give at how many tables. Raises `Refusal`."""
    shown = checked_person(name)

    def work(connection: Connection) -> int:
        connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=shown))
        connection.execute(update(STANDINGS).where(STANDINGS.c.guest_id == guest.id).values(name=shown))
        return _rewrite(connection, _Rewriting(guest, guest.id, shown))

    return await transactions.write(work)


async def remove_guest(transactions: Transactions, guest: Guest) -> int:
    """Forget a guest: name, ratings, links, devices, channels and chat; give at how many tables.

    Their games stay, with nobody on a seat; and what is signed out stays so, for it names nobody.
    Raises `StillPlayingError` when the guest sits at tables that gather or play, for others play there too.
    """

    def work(connection: Connection) -> int:
        playing = _tables_of(connection, guest.id, GOING_ON)
        if playing:
            raise StillPlayingError(playing)
        # Seats need somebody: an id that nobody has or can get.
        nobody = new_id()
        changed = _rewrite(connection, _Rewriting(guest, nobody, NOBODY))
        counted = update(STANDINGS).where(STANDINGS.c.guest_id == guest.id)
        connection.execute(counted.values(guest_id=nobody, player=nobody, name=NOBODY))
        rated = (RATINGS, RATED, ATTEMPTS)
        own = (CHAT, PREFERENCES, REMOVED, INVITATIONS, PARTINGS, LINKS, DEVICES, CHANNELS, TOLD)
        for table in (*own, *rated):
            connection.execute(delete(table).where(table.c.guest_id == guest.id))
        connection.execute(delete(INVITATIONS).where(INVITATIONS.c.by_id == guest.id))
        connection.execute(delete(PARTINGS).where(PARTINGS.c.other_id == guest.id))
        connection.execute(delete(GUESTS).where(GUESTS.c.id == guest.id))
        return changed

    return await transactions.write(work)


async def rate_missed(transactions: Transactions) -> int:
    """Rate the games that are over and were not rated, in the order they ended; give how many tables that changed.

    They were over before ratings were kept, or somebody has measured a bot since.
    """
    unrated = (
        select(TABLES.c.id)
        .where(TABLES.c.status == "over", TABLES.c.id.not_in(select(RATED.c.table_id)))
        .order_by(TABLES.c.changed, TABLES.c.id)
    )

    def work(connection: Connection) -> int:
        rated = 0
        for table in list(connection.execute(unrated).scalars()):
            locked = select(TABLES.c.summary).where(TABLES.c.id == table).with_for_update()
            summary = connection.execute(locked).scalar()
            if summary is not None:
                rated += sql_ratings.rate(connection, table, _summary(summary))
        return rated

    return await transactions.write(work)


class Tidied(msgspec.Struct, frozen=True):
    """How much was forgotten."""

    tables: int
    guests: int
    links: int
    devices: int = 0


async def tidied(transactions: Transactions, before: float, now: float) -> Tidied:
    """Forget tables that have not changed since a moment, guests of whom nothing is left, and links that hold no more.

    Devices are forgotten, and what is signed out, when no cookie of them can hold any more.
    Ratings and how often somebody has played stay. A few at a time: those who play meanwhile hardly wait.
    """
    tables = guests = 0
    while removed := await transactions.write(lambda connection: _remove_tables(connection, before)):
        tables += removed
    while removed := await transactions.write(lambda connection: _remove_guests(connection, before)):
        guests += removed
    await transactions.write(_remove_partings)
    gone = delete(LINKS).where(LINKS.c.until <= now)
    links = await transactions.write(lambda connection: connection.execute(gone).rowcount)
    devices = await transactions.write(lambda connection: _remove_devices(connection, now - LIFETIME - DAY))
    return Tidied(tables, guests, links, devices)


def _remove_tables(connection: Connection, before: float) -> int:
    # In the statement itself: of a table that somebody has just come back to, nothing is removed.
    old = select(TABLES.c.id).where(TABLES.c.changed < before).limit(AT_A_TIME)
    return connection.execute(delete(TABLES).where(TABLES.c.id.in_(old), TABLES.c.changed < before)).rowcount


def _remove_guests(connection: Connection, before: float) -> int:
    elsewhere = [
        select(column.table).where(column == GUESTS.c.id).exists()
        for column in (PLAYERS.c.guest_id, RATINGS.c.guest_id, STANDINGS.c.guest_id, CHAT.c.guest_id)
    ]
    elsewhere.append(select(DEVICES.c.id).where(DEVICES.c.guest_id == GUESTS.c.id, DEVICES.c.last >= before).exists())
    old = select(GUESTS.c.id).where(GUESTS.c.created < before, ~or_(*elsewhere)).limit(AT_A_TIME)
    return connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(old))).rowcount


def _remove_partings(connection: Connection) -> None:
    """Forget who parted from whom where one of the two is nobody any more."""
    known = select(GUESTS.c.id)
    gone = or_(PARTINGS.c.guest_id.not_in(known), PARTINGS.c.other_id.not_in(known))
    connection.execute(delete(PARTINGS).where(gone))


def _remove_devices(connection: Connection, lapsed: float) -> int:
    connection.execute(delete(SIGN_OUTS).where(SIGN_OUTS.c.at < lapsed))
    return connection.execute(delete(DEVICES).where(DEVICES.c.last < lapsed)).rowcount


class _Rewriting:
    """A guest who is called otherwise from now on, and perhaps is somebody else."""

    def __init__(self, guest: Guest, new: str, name: str) -> None:
        self.guest = guest
        self.new = new
        self.name = name

    def seats(self, seats: list[Seat]) -> list[Seat]:
        """Rewrite seats. Names of others at the same device stay, unless nobody shall know who it was."""
        alone = sum(seat.guest == self.guest.id for seat in seats) == 1
        result = []
        for seat in seats:
            if seat.guest != self.guest.id:
                result.append(seat)
            else:
                own = alone or self._own(seat.name) or self.new != self.guest.id
                name = self.name if own else seat.name
                result.append(msgspec.structs.replace(seat, guest=self.new, name=name))
        return distinct(result)

    def _own(self, name: str) -> bool:
        """Whether a name is the guest's, perhaps with a number because another one had it too."""
        head, _, tail = name.rpartition(" ")
        return name == self.guest.name or (head == self.guest.name and tail.isdigit())

    def title(self, name: str) -> str:
        """Rewrite the name of a table, which is that of its host unless it was given another."""
        return self.name if name == self.guest.name else name

    def entry(self, text: str) -> str:
        """Rewrite an entry."""
        entry = read(text)
        if isinstance(entry, Opened):
            entry = msgspec.structs.replace(entry, seats=self.seats(entry.seats), name=self.title(entry.name))
        elif isinstance(entry, Arranged):
            entry = msgspec.structs.replace(entry, seats=self.seats(entry.seats))
        elif hasattr(entry, "name"):
            entry = msgspec.structs.replace(entry, name=self.title(entry.name))
        # Ids stand in several fields, and nowhere else: they are too long to be met by chance.
        return written(entry).replace(self.guest.id, self.new)

    def summary(self, text: str) -> str:
        """Rewrite a summary."""
        summary = _summary(text)
        changed = msgspec.structs.replace(summary, seats=self.seats(summary.seats), name=self.title(summary.name))
        return msgspec.json.encode(changed).decode().replace(self.guest.id, self.new)


def _rewrite(connection: Connection, rewriting: _Rewriting) -> int:
    guest = rewriting.guest.id
    entries = select(ENTRIES.c.table_id).where(ENTRIES.c.body.contains(guest, autoescape=True))
    chats = select(CHAT.c.table_id).where(CHAT.c.guest_id == guest)
    concerned = select(TABLES).where(or_(TABLES.c.id.in_(entries), TABLES.c.id.in_(chats))).with_for_update()
    tables = connection.execute(concerned).all()
    for table in tables:
        here: dict[str, Any] = {"summary": rewriting.summary(table.summary)}
        connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(here))
        for row in connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table.id)).all():
            body = rewriting.entry(row.body)
            if body != row.body:
                same = (ENTRIES.c.table_id == table.id, ENTRIES.c.number == row.number)
                connection.execute(update(ENTRIES).where(*same).values(body=body))
        for number, seat in enumerate(_summary(here["summary"]).seats):
            same = (PLAYERS.c.table_id == table.id, PLAYERS.c.seat == number)
            connection.execute(update(PLAYERS).where(*same).values(name=seat.name, guest_id=seat.guest))
        said = (CHAT.c.table_id == table.id, CHAT.c.guest_id == guest, CHAT.c.name == rewriting.guest.name)
        connection.execute(update(CHAT).where(*said).values(name=rewriting.name))
    return len(tables)


def _tables_of(connection: Connection, guest: str, status: tuple[str, ...]) -> list[str]:
    seated = select(PLAYERS.c.table_id).where(PLAYERS.c.guest_id == guest)
    found = select(TABLES.c.code).where(TABLES.c.id.in_(seated), TABLES.c.status.in_(status)).order_by(TABLES.c.code)
    return list(connection.execute(found).scalars())


def _summary(text: str) -> Summary:
    return msgspec.json.decode(text, type=Summary)
