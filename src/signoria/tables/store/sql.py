"""The store in a database: SQLite in a file, or PostgreSQL by one URL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from signoria.tables.nodes.lifeline import ANSWERING
from signoria.tables.store import attempts as sql_attempts
from signoria.tables.store import companions as sql_companions
from signoria.tables.store import devices as sql_devices
from signoria.tables.store import notices as sql_notices
from signoria.tables.store import ratings as sql_ratings
from signoria.tables.store import standings as sql_standings
from signoria.tables.store.advance import Advance
from signoria.tables.store.migrations import upgrade
from signoria.tables.store.schema import ANALYSES, CHAT, GUESTS, LINKS, PLAYERS, PREFERENCES, REMOVED, TABLES
from signoria.tables.store.sqlite import SECONDS as SQLITE_SECONDS
from signoria.tables.store.statements import (
    advance,
    chat_columns,
    create,
    entries_between,
    go_on_talking,
    heads_of,
    preferences_at,
    set_players,
    spoken_in,
    summary_columns,
    summed_up,
)
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.store.transactions import transactions_at
from signoria.tables.table.entries import read, written
from signoria.tables.table.rows import (
    Guest,
    Head,
    Listed,
    Snapshot,
    Spoken,
    Standing,
    StoredTable,
    Summary,
    TableRow,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlalchemy import Connection, Row, Select

    from signoria.tables.history.puzzling import Answer, Attempt
    from signoria.tables.history.rating import Rated, Skill
    from signoria.tables.store.transactions import Transactions
    from signoria.tables.table.devices import Barred, Device, Sighting, SignOut, Ticket
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.notices import Channel, Notice
    from signoria.tables.table.rows import Invitation, NewTable, Parting, Preferred

# Somebody else said something at the same moment: take the next number.
CHAT_ATTEMPTS: Final = 20
PUZZLE_ATTEMPTS: Final = 20
# Tables that one statement asks about; databases limit how much can be asked at once.
MOST_HEADS: Final = 1000


class SqlStore:
    """Keeps tables in a database. Every method is one transaction."""

    def __init__(self, transactions: Transactions) -> None:
        self.transactions = transactions

    @classmethod
    async def open(cls, address: str) -> SqlStore:
        """Give the store at an address, after bringing the database to the newest form."""
        # To bring a large database forward may take long.
        patient = transactions_at(address)
        try:
            await patient.write(upgrade)
        finally:
            await patient.close()
        return cls(transactions_at(address, seconds_for(address)))

    async def _rows(self, wanted: Select[Any]) -> Sequence[Row[Any]]:
        return await self.transactions.read(lambda connection: connection.execute(wanted).all())

    # --- Tables --------------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTable) -> None:
        await self.transactions.write(lambda connection: create(connection, new))

    async def load_table(self, code: str) -> StoredTable:
        def work(connection: Connection) -> tuple[Row[Any], list[AnyEntry]]:
            found = connection.execute(select(TABLES).where(TABLES.c.code == code)).one_or_none()
            if found is None:
                raise NotFound(code)
            # Entries may come in between the two, with a snapshot of their own: those are left to the next time.
            return found, entries_between(connection, found.id, 0, found.version)

        found, entries = await self.transactions.read(work)
        row = TableRow(found.id, found.code, found.game, found.secret, found.created)
        snapshot = None if found.snapshot is None else msgspec.json.decode(found.snapshot, type=Snapshot)
        return StoredTable(row, entries, snapshot)

    async def entries_after(self, table: str, number: int) -> list[AnyEntry]:
        return [read(body) for body in await self.transactions.added(table, number)]

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        groups = [tables[start : start + MOST_HEADS] for start in range(0, len(tables), MOST_HEADS)]

        def work(connection: Connection) -> dict[str, Head]:
            return {table: head for group in groups for table, head in heads_of(connection, group)}

        return await self.transactions.read(work) if groups else {}

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
        columns: dict[str, Any] = {
            "version": expected + len(entries),
            "changed": entries[-1].at if changed is None else changed,
        }
        if summary is not None:
            # A column that has an index is written only where it may have changed: the index would be, too.
            columns |= summary_columns(summary) if reseated else {"summary": summed_up(summary)}
        if snapshot is not None:
            columns["snapshot"] = msgspec.json.encode(snapshot).decode()

        what = Advance(table, expected, columns, [written(entry) for entry in entries])
        if (summary is None or not reseated) and opens is None:
            await self.transactions.advance(what)
            return

        def work(connection: Connection) -> None:
            advance(connection, what)
            if summary is not None and reseated:
                sql_standings.count(connection, table, summary)
                set_players(connection, table, summary)
                sql_ratings.rate(connection, table, summary)
            if opens is not None:
                create(connection, opens)
                go_on_talking(connection, table, opens)

        await self.transactions.write(work)

    async def remove_table(self, code: str) -> None:
        def work(connection: Connection) -> None:
            if connection.execute(delete(TABLES).where(TABLES.c.code == code)).rowcount == 0:
                raise NotFound(code)

        await self.transactions.write(work)

    # --- Beside the entries --------------------------------------------------------------------------------------

    async def say(self, table: str, spoken: Spoken) -> Spoken:
        for _ in range(CHAT_ATTEMPTS):
            try:
                return await self._say(table, spoken)
            except IntegrityError:
                continue
        raise Conflict

    async def _say(self, table: str, spoken: Spoken) -> Spoken:
        here = CHAT.c.table_id == table

        def work(connection: Connection) -> Spoken:
            same = select(CHAT).where(here, CHAT.c.guest_id == spoken.guest, CHAT.c.message == spoken.message)
            before = connection.execute(same).one_or_none()
            if before is not None:
                return spoken_in(before)
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).scalar() is None:
                raise NotFound(table)
            last = connection.execute(select(func.max(CHAT.c.number)).where(here)).scalar()
            numbered = msgspec.structs.replace(spoken, number=(last or 0) + 1)
            connection.execute(insert(CHAT).values(table_id=table, **chat_columns(numbered)))
            return numbered

        return await self.transactions.write(work)

    async def chat_after(self, table: str, number: int, most: int) -> list[Spoken]:
        last = (
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.number > number)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        return [spoken_in(row) for row in await self._rows(last)][::-1]

    async def prefer(self, table: str, preference: Preferred) -> None:
        keys = {"table_id": table, "guest_id": preference.guest, "name": preference.name}

        def work(connection: Connection) -> None:
            # Locks the table's row, so that two devices of a guest do not both find nothing to change.
            lock = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
            if connection.execute(lock).scalar() is None:
                raise NotFound(table)
            connection.execute(delete(PREFERENCES).filter_by(**keys))
            connection.execute(insert(PREFERENCES).values(**keys, value=preference.value))

        await self.transactions.write(work)

    async def preferences(self, table: str) -> Preferences:
        found = await self.transactions.read(lambda connection: preferences_at(connection, [table]))
        return found.get(table, {})

    # --- Lists ---------------------------------------------------------------------------------------------------

    async def lobby(self, game: str | None = None, most: int = 100) -> list[Listed]:
        listed = select(TABLES).where(TABLES.c.listed, TABLES.c.status.in_(("gathering", "playing")))
        if game is not None:
            listed = listed.where(TABLES.c.game == game)
        return await self._listed(listed.order_by(TABLES.c.created.desc()).limit(most))

    async def tables_of(self, guest: str, most: int = 100) -> list[Listed]:
        seated = select(PLAYERS.c.table_id).where(PLAYERS.c.guest_id == guest)
        off = and_(REMOVED.c.table_id == TABLES.c.id, REMOVED.c.guest_id == guest)
        mine = select(TABLES, REMOVED.c.guest_id.label("removed")).outerjoin(REMOVED, off)
        mine = mine.where(TABLES.c.id.in_(seated))
        return await self._listed(mine.order_by(TABLES.c.changed.desc()).limit(most))

    async def _listed(self, wanted: Select[Any]) -> list[Listed]:
        return [_listed_in(row) for row in await self._rows(wanted)]

    async def take_off_list(self, code: str, guest: str) -> None:
        def work(connection: Connection) -> None:
            # Locks the row of the table, so that two devices of a guest do not both find nothing to change.
            lock = select(TABLES.c.id).where(TABLES.c.code == code).with_for_update()
            table = connection.execute(lock).scalar()
            if table is None:
                raise NotFound(code)
            keys = {"table_id": table, "guest_id": guest}
            if connection.execute(select(REMOVED).filter_by(**keys)).one_or_none() is None:
                connection.execute(insert(REMOVED).values(**keys))

        await self.transactions.write(work)

    async def games_shown(self, most: int = 100) -> list[Listed]:
        over = select(TABLES).where(TABLES.c.listed, TABLES.c.status == "over")
        return await self._listed(over.order_by(TABLES.c.created.desc()).limit(most))

    async def busy_tables(self) -> list[str]:
        busy = select(TABLES.c.code).where(TABLES.c.busy).order_by(TABLES.c.created)
        return [row.code for row in await self._rows(busy)]

    async def standings(self, game: str, most: int = 100) -> list[Standing]:
        return await self.transactions.read(lambda connection: sql_standings.standings(connection, game, most))

    # --- Ratings -------------------------------------------------------------------------------------------------

    async def ratings(self, game: str, guests: Collection[str]) -> dict[str, Skill]:
        return await self.transactions.read(lambda connection: sql_ratings.ratings(connection, game, guests))

    async def ratings_of(self, guest: str) -> dict[str, Skill]:
        return await self.transactions.read(lambda connection: sql_ratings.ratings_of(connection, guest))

    async def rated_at(self, code: str) -> list[Rated]:
        return await self.transactions.read(lambda connection: sql_ratings.changes_at(connection, code))

    async def rated_of(self, guest: str) -> dict[str, Rated]:
        return await self.transactions.read(lambda connection: sql_ratings.changes_of(connection, guest))

    # --- Puzzles ------------------------------------------------------------------------------------------------

    async def keep_attempt(self, guest: str, answer: Answer) -> Attempt:
        for _ in range(PUZZLE_ATTEMPTS):
            try:
                return await self.transactions.write(lambda connection: sql_attempts.keep(connection, guest, answer))
            except IntegrityError:
                # Another device of the same guest was quicker.
                continue
        raise Conflict(answer.puzzle)

    async def attempts_of(self, guest: str) -> list[Attempt]:
        return await self.transactions.read(lambda connection: sql_attempts.attempts_of(connection, guest))

    # --- Analyses ------------------------------------------------------------------------------------------------

    async def keep_analysis(self, table: str, body: bytes, at: float) -> None:
        def work(connection: Connection) -> None:
            # Whoever keeps one at the same moment, or removes the table, waits for its row.
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).scalar() is None:
                return
            connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table))
            connection.execute(insert(ANALYSES).values(table_id=table, at=at, body=body))

        await self.transactions.write(work)

    async def analysis(self, table: str) -> bytes | None:
        rows = await self._rows(select(ANALYSES.c.body).where(ANALYSES.c.table_id == table))
        return bytes(rows[0].body) if rows else None

    # --- Guests --------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(name=guest.name, created=guest.created)

        def work(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                connection.execute(insert(GUESTS).values(_guest_row(guest, guest.settings)))

        try:
            await self.transactions.write(work)
        except IntegrityError:
            # Another device of the same guest was quicker; the last word counts.
            await self.transactions.write(work)

    async def set_guest(self, guest: Guest, change: Callable[[Mapping[str, Any]], dict[str, Any]]) -> dict[str, Any]:
        here = GUESTS.c.id == guest.id

        def work(connection: Connection) -> dict[str, Any]:
            known = connection.execute(select(GUESTS.c.settings).where(here).with_for_update()).scalar()
            if known is None:
                new = change(guest.settings)
                connection.execute(insert(GUESTS).values(_guest_row(guest, new)))
            else:
                new = change(msgspec.json.decode(known, type=dict[str, Any]))
                connection.execute(update(GUESTS).where(here).values(settings=msgspec.json.encode(new).decode()))
            return new

        try:
            return await self.transactions.write(work)
        except IntegrityError:
            # Another device of the same guest was quicker: what it has written is changed.
            return await self.transactions.write(work)

    async def guest(self, guest: str) -> Guest:
        return await self._guest(select(GUESTS).where(GUESTS.c.id == guest))

    async def add_link(self, digest: bytes, guest: str, until: float, asking: Ticket | None = None) -> None:
        await self.guest(guest)
        linked = insert(LINKS).values(digest=digest, guest_id=guest, until=until)

        def work(connection: Connection) -> None:
            if asking is not None:
                sql_devices.admit(connection, asking)
            connection.execute(linked)

        await self.transactions.write(work)

    async def guest_by_link(self, digest: bytes, now: float) -> Guest:
        linked = select(GUESTS).join(LINKS, LINKS.c.guest_id == GUESTS.c.id)
        return await self._guest(linked.where(LINKS.c.digest == digest, LINKS.c.until > now))

    async def use_link(self, digest: bytes, now: float) -> Guest:
        here, holds = LINKS.c.digest == digest, LINKS.c.until > now

        def work(connection: Connection) -> Sequence[Row[Any]]:
            # Of two who follow the link at the same moment, at whatever node, this counts a row for one.
            if connection.execute(update(LINKS).where(here, holds).values(until=now)).rowcount == 0:
                return []
            return connection.execute(select(GUESTS).join(LINKS, LINKS.c.guest_id == GUESTS.c.id).where(here)).all()

        return _guest_in(await self.transactions.write(work))

    async def _guest(self, wanted: Select[Any]) -> Guest:
        return _guest_in(await self._rows(wanted))

    # --- Companions ----------------------------------------------------------------------------------------------

    async def invite(self, new: Invitation, check: Callable[[Sequence[Invitation]], bool], since: float) -> None:
        await self.transactions.write(lambda connection: sql_companions.invite(connection, new, check, since))

    async def invitations_to(self, guest: str, since: float) -> list[tuple[Invitation, Listed]]:
        rows = await self._rows(sql_companions.invitations_to(guest, since))
        return [(sql_companions.invitation_in(row), _listed_in(row)) for row in rows]

    async def invitations_at(self, table: str) -> list[Invitation]:
        return await self.transactions.read(lambda connection: sql_companions.invitations_at(connection, table))

    async def decline(self, code: str, guest: str) -> Invitation:
        return await self.transactions.write(lambda connection: sql_companions.decline(connection, code, guest))

    async def part(self, parting: Parting, *, apart: bool) -> None:
        await self.transactions.write(lambda connection: sql_companions.part(connection, parting, apart=apart))

    async def partings(self, guest: str) -> list[Parting]:
        return await self.transactions.read(lambda connection: sql_companions.partings(connection, guest))

    # --- Notices -------------------------------------------------------------------------------------------------

    async def channels(self, guest: str) -> list[Channel]:
        return await self.transactions.read(lambda connection: sql_notices.channels(connection, guest))

    async def channel(self, wanted: str) -> Channel:
        return await self.transactions.read(lambda connection: sql_notices.channel(connection, wanted))

    async def open_channel(self, new: Channel, check: Callable[[Sequence[Channel]], None]) -> None:
        await self.transactions.write(lambda connection: sql_notices.open_channel(connection, new, check))

    async def close_channel(self, guest: str, wanted: str) -> None:
        await self.transactions.write(lambda connection: sql_notices.close_channel(connection, guest, wanted))

    async def confirm_channel(self, wanted: str) -> None:
        await self.transactions.write(lambda connection: sql_notices.confirm_channel(connection, wanted))

    async def tried(self, wanted: str, *, arrived: bool) -> None:
        await self.transactions.write(lambda connection: sql_notices.tried(connection, wanted, arrived=arrived))

    async def claim(self, notice: Notice) -> bool:
        return await self.transactions.write(lambda connection: sql_notices.claim(connection, notice))

    async def keepsake(self, name: str, new: bytes) -> bytes:
        try:
            return await self.transactions.write(lambda connection: sql_notices.keepsake(connection, name, new))
        except IntegrityError:
            # Another node was quicker.
            return await self.transactions.write(lambda connection: sql_notices.keepsake(connection, name, new))

    # --- Devices -------------------------------------------------------------------------------------------------

    async def see_devices(self, seen: Sequence[Sighting]) -> list[Sighting]:
        return await self.transactions.write(lambda connection: sql_devices.see(connection, seen)) if seen else []

    async def devices(self, guest: str) -> list[Device]:
        return await self.transactions.read(lambda connection: sql_devices.devices(connection, guest))

    async def sign_out(self, guest: str, device: str | None, asking: Ticket | None, now: float) -> SignOut:
        return await self.transactions.write(
            lambda connection: sql_devices.sign_out(connection, guest, device, asking, now)
        )

    async def sign_outs(self, after: int) -> list[SignOut]:
        return await self.transactions.read(lambda connection: sql_devices.sign_outs(connection, after))

    async def barred(self, guest: str) -> Barred:
        return await self.transactions.read(lambda connection: sql_devices.barred(connection, guest))

    async def probe(self) -> None:
        def work(connection: Connection) -> None:
            # The one row that every database has.
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        await self.transactions.write(work)

    async def close(self) -> None:
        await self.transactions.close()


def seconds_for(address: str) -> float:
    """Give how long a transaction of a server may take: SQLite waits by itself for others who write."""
    return SQLITE_SECONDS if address.startswith("sqlite") else ANSWERING


def _guest_row(guest: Guest, settings: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "id": guest.id,
        "name": guest.name,
        "created": guest.created,
        "settings": msgspec.json.encode(settings).decode(),
    }


def _listed_in(row: Row[Any]) -> Listed:
    summary = msgspec.json.decode(row.summary, type=Summary)
    removed = getattr(row, "removed", None) is not None
    return Listed(row.code, row.game, row.created, row.changed, summary, removed, row.id)


def _guest_in(rows: Sequence[Row[Any]]) -> Guest:
    if not rows:
        raise NotFound("guest")
    row = rows[0]
    return Guest(row.id, row.name, row.created, msgspec.json.decode(row.settings, type=dict[str, Any]))
