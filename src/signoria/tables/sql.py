"""The store in a database: SQLite in a file, or PostgreSQL by one URL."""

from __future__ import annotations

from collections import defaultdict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from signoria.tables import sql_ratings
from signoria.tables.entries import read, written
from signoria.tables.migrations import migrate
from signoria.tables.schema import CHAT, ENTRIES, GUESTS, LINKS, PLAYERS, PREFERENCES, TABLES
from signoria.tables.store import Conflict, NotFound
from signoria.tables.stored import Guest, Listed, Snapshot, Spoken, Standing, StoredTable, Summary, TableRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import Connection, Row, Select
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

    from signoria.tables.entries import AnyEntry
    from signoria.tables.rating import Rated, Skill
    from signoria.tables.store import Preferences
    from signoria.tables.stored import NewTable

# How long a writer waits for another one, in milliseconds.
BUSY_TIMEOUT: Final = 10_000
# Somebody else said something at the same moment: take the next number.
CHAT_ATTEMPTS: Final = 20


def new_engine(url: str) -> AsyncEngine:
    """Give the engine for a URL such as `sqlite+aiosqlite:///file` or `postgresql+asyncpg://host/name`."""
    engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    # The driver would begin transactions in its own way, too late for what was read to stay true.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # What is acknowledged survives a power cut.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes its turn at once: a reader that turns into a writer could be refused half-way.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class SqlStore:
    """Keeps tables in a database. Every method is one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @classmethod
    async def open(cls, url: str) -> SqlStore:
        """Give the store for a URL, after bringing the database to the newest form."""
        engine = new_engine(url)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    # --- Tables --------------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTable) -> None:
        async with self._writing() as connection:
            await _create(connection, new)

    async def load_table(self, code: str) -> StoredTable:
        async with self._reading() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).one_or_none()
            if found is None:
                raise NotFound(code)
            # Entries may come in between the two, with a snapshot of their own: those are left to the next time.
            entries = await _entries(connection, found.id, 0, found.version)
        row = TableRow(found.id, found.code, found.game, found.secret, found.created)
        snapshot = None if found.snapshot is None else msgspec.json.decode(found.snapshot, type=Snapshot)
        return StoredTable(row, entries, snapshot)

    async def entries_after(self, table: str, number: int) -> list[AnyEntry]:
        async with self._reading() as connection:
            version = (await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))).scalar()
            if version is None:
                raise NotFound(table)
            return await _entries(connection, table, number, version)

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[AnyEntry],
        *,
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
        opens: NewTable | None = None,
    ) -> None:
        values: dict[str, Any] = {"version": expected + len(entries), "changed": entries[-1].at}
        if summary is not None:
            values |= _summary_columns(summary)
        if snapshot is not None:
            values["snapshot"] = msgspec.json.encode(snapshot).decode()
        async with self._writing() as connection:
            # Of two writers who expect the same number, the second one waits here, and then finds another.
            here = TABLES.c.id == table
            done = await connection.execute(update(TABLES).where(here, TABLES.c.version == expected).values(values))
            if done.rowcount == 0:
                if (await connection.execute(select(TABLES.c.id).where(here))).scalar() is None:
                    raise NotFound(table)
                raise Conflict
            await _add_entries(connection, table, expected, entries)
            if summary is not None:
                await _set_players(connection, table, summary)
                await connection.run_sync(sql_ratings.rate, table, summary)
            if opens is not None:
                await _create(connection, opens)

    async def remove_table(self, code: str) -> None:
        async with self._writing() as connection:
            if (await connection.execute(delete(TABLES).where(TABLES.c.code == code))).rowcount == 0:
                raise NotFound(code)

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
        async with self._writing() as connection:
            same = select(CHAT).where(here, CHAT.c.guest_id == spoken.guest, CHAT.c.message == spoken.message)
            before = (await connection.execute(same)).one_or_none()
            if before is not None:
                return _spoken(before)
            if (await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table))).scalar() is None:
                raise NotFound(table)
            last = (await connection.execute(select(func.max(CHAT.c.number)).where(here))).scalar()
            numbered = msgspec.structs.replace(spoken, number=(last or 0) + 1)
            await connection.execute(
                insert(CHAT).values(
                    table_id=table,
                    number=numbered.number,
                    guest_id=numbered.guest,
                    message=numbered.message,
                    name=numbered.name,
                    seat=numbered.seat,
                    text=numbered.text,
                    at=numbered.at,
                )
            )
        return numbered

    async def chat_after(self, table: str, number: int, most: int) -> list[Spoken]:
        last = (
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.number > number)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        async with self._reading() as connection:
            return [_spoken(row) for row in (await connection.execute(last)).all()][::-1]

    async def prefer(self, table: str, guest: str, name: str, *, value: bool) -> None:
        keys = {"table_id": table, "guest_id": guest, "name": name}
        async with self._writing() as connection:
            # Locks the table's row, so that two devices of a guest do not both find nothing to change.
            lock = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()
            if (await connection.execute(lock)).scalar() is None:
                raise NotFound(table)
            await connection.execute(delete(PREFERENCES).filter_by(**keys))
            await connection.execute(insert(PREFERENCES).values(**keys, value=value))

    async def preferences(self, table: str) -> Preferences:
        on = select(PREFERENCES).where(PREFERENCES.c.table_id == table, PREFERENCES.c.value)
        found: dict[str, set[str]] = defaultdict(set)
        async with self._reading() as connection:
            for row in (await connection.execute(on)).all():
                found[row.guest_id].add(row.name)
        return {guest: frozenset(names) for guest, names in found.items()}

    # --- Lists ---------------------------------------------------------------------------------------------------

    async def lobby(self, game: str | None = None, most: int = 100) -> list[Listed]:
        listed = select(TABLES).where(TABLES.c.listed, TABLES.c.status.in_(("gathering", "playing")))
        if game is not None:
            listed = listed.where(TABLES.c.game == game)
        return await self._listed(listed.order_by(TABLES.c.created.desc()).limit(most))

    async def tables_of(self, guest: str, most: int = 100) -> list[Listed]:
        seated = select(PLAYERS.c.table_id).where(PLAYERS.c.guest_id == guest)
        mine = select(TABLES).where(TABLES.c.id.in_(seated))
        return await self._listed(mine.order_by(TABLES.c.changed.desc()).limit(most))

    async def _listed(self, wanted: Select[Any]) -> list[Listed]:
        async with self._reading() as connection:
            return [
                Listed(row.code, row.game, row.created, row.changed, msgspec.json.decode(row.summary, type=Summary))
                for row in (await connection.execute(wanted)).all()
            ]

    async def busy_tables(self) -> list[str]:
        busy = select(TABLES.c.code).where(TABLES.c.busy).order_by(TABLES.c.created)
        async with self._reading() as connection:
            return list((await connection.execute(busy)).scalars())

    async def standings(self, game: str, most: int = 100) -> list[Standing]:
        games = func.count().label("games")
        counted = (
            select(
                PLAYERS.c.guest_id,
                PLAYERS.c.bot,
                games,
                func.sum(PLAYERS.c.win).label("wins"),
                # The name of the last game would need another query for each; any of the names will do.
                func.max(PLAYERS.c.name).label("name"),
            )
            .join(TABLES, TABLES.c.id == PLAYERS.c.table_id)
            .where(TABLES.c.game == game, PLAYERS.c.win.is_not(None))
            .group_by(PLAYERS.c.guest_id, PLAYERS.c.bot)
            .order_by(games.desc(), PLAYERS.c.guest_id, PLAYERS.c.bot)
            .limit(most)
        )
        async with self._reading() as connection:
            return [
                Standing(row.guest_id, row.bot, row.name, row.games, row.wins)
                for row in (await connection.execute(counted)).all()
            ]

    # --- Ratings -------------------------------------------------------------------------------------------------

    async def ratings(self, game: str) -> dict[str, Skill]:
        async with self._reading() as connection:
            return await connection.run_sync(sql_ratings.ratings, game)

    async def ratings_of(self, guest: str) -> dict[str, Skill]:
        async with self._reading() as connection:
            return await connection.run_sync(sql_ratings.ratings_of, guest)

    async def rated_at(self, code: str) -> list[Rated]:
        async with self._reading() as connection:
            return await connection.run_sync(sql_ratings.changes_at, code)

    async def rated_of(self, guest: str) -> dict[str, Rated]:
        async with self._reading() as connection:
            return await connection.run_sync(sql_ratings.changes_of, guest)

    # --- Guests --------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        values = {
            "name": guest.name,
            "created": guest.created,
            "settings": msgspec.json.encode(guest.settings).decode(),
        }
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(values)
        try:
            async with self._writing() as connection:
                if (await connection.execute(change)).rowcount == 0:
                    await connection.execute(insert(GUESTS).values(id=guest.id, **values))
        except IntegrityError:
            # Another device of the same guest was quicker; the last word counts.
            async with self._writing() as connection:
                await connection.execute(change)

    async def guest(self, guest: str) -> Guest:
        return await self._guest(select(GUESTS).where(GUESTS.c.id == guest))

    async def add_link(self, digest: bytes, guest: str, until: float) -> None:
        await self.guest(guest)
        async with self._writing() as connection:
            await connection.execute(insert(LINKS).values(digest=digest, guest_id=guest, until=until))

    async def guest_by_link(self, digest: bytes, now: float) -> Guest:
        linked = select(GUESTS).join(LINKS, LINKS.c.guest_id == GUESTS.c.id)
        return await self._guest(linked.where(LINKS.c.digest == digest, LINKS.c.until > now))

    async def _guest(self, wanted: Select[Any]) -> Guest:
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise NotFound("guest")
        return Guest(row.id, row.name, row.created, msgspec.json.decode(row.settings, type=dict[str, Any]))

    async def close(self) -> None:
        await self.engine.dispose()


async def _create(connection: AsyncConnection, new: NewTable) -> None:
    row = new.row
    try:
        await connection.execute(
            insert(TABLES).values(
                id=row.id,
                code=row.code,
                game=row.game,
                secret=row.secret,
                created=row.created,
                version=len(new.entries),
                changed=new.entries[-1].at,
                snapshot=None if new.snapshot is None else msgspec.json.encode(new.snapshot).decode(),
                **_summary_columns(new.summary),
            )
        )
    except IntegrityError:
        # The transaction is lost with it, as it should be.
        raise Conflict from None
    await _add_entries(connection, row.id, 0, new.entries)
    await _set_players(connection, row.id, new.summary)


async def _add_entries(connection: AsyncConnection, table: str, after: int, entries: Sequence[AnyEntry]) -> None:
    numbered = enumerate(entries, start=after + 1)
    rows = [{"table_id": table, "number": number, "body": written(entry)} for number, entry in numbered]
    await connection.execute(insert(ENTRIES), rows)


async def _entries(connection: AsyncConnection, table: str, after: int, last: int) -> list[AnyEntry]:
    number = ENTRIES.c.number
    wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, number > after, number <= last)
    return [read(body) for body in (await connection.execute(wanted.order_by(number))).scalars()]


async def _set_players(connection: AsyncConnection, table: str, summary: Summary) -> None:
    result = summary.result
    rows = [
        {
            "table_id": table,
            "seat": number,
            "guest_id": seat.guest,
            "bot": None if seat.guest else seat.bot,
            "name": seat.name,
            "score": None if result is None else result.scores[number],
            "win": None if result is None else (number in result.winners) / len(result.winners),
        }
        for number, seat in enumerate(summary.seats)
    ]
    await connection.execute(delete(PLAYERS).where(PLAYERS.c.table_id == table))
    await connection.execute(insert(PLAYERS), rows)


def _summary_columns(summary: Summary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "listed": summary.listed,
        "busy": summary.busy,
        "summary": msgspec.json.encode(summary).decode(),
    }


def _spoken(row: Row[Any]) -> Spoken:
    return Spoken(row.guest_id, row.message, row.name, row.seat, row.text, row.at, row.number)
