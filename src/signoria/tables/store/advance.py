"""A move as the database keeps it: the row of a table goes on, and entries are added, which other servers then read.

Most transactions are no more. They go straight to the driver, with statements that are prepared once: on the way
through the library such a transaction takes several times as long as in the database.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.tables.store.store import Conflict, NotFound

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from asyncpg import Connection  # type: ignore[import-untyped]  # it has no types yet


class Advance(msgspec.Struct, frozen=True):
    """What is to be written about a table that has `expected` entries: columns of its row, and the next entries."""

    table: str
    expected: int
    columns: dict[str, Any]
    bodies: list[str]


def advance_in_sqlite(driver: sqlite3.Connection, what: Advance) -> None:
    """Write it, within a transaction. Raises `Conflict` or `NotFound`."""
    row = (*what.columns.values(), what.table, what.expected)
    # Of two writers who expect the same number, the second one finds another.
    if driver.execute(_sqlite_update(tuple(what.columns)), row).rowcount == 0:
        if driver.execute("SELECT 1 FROM tables WHERE id = ?", (what.table,)).fetchone() is None:
            raise NotFound(what.table)
        raise Conflict
    numbered = enumerate(what.bodies, start=what.expected + 1)
    rows = [(what.table, number, body) for number, body in numbered]
    driver.executemany("INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)", rows)


async def advance_in_postgres(driver: Connection, what: Advance) -> None:
    """Write it in one statement, which is a transaction of its own. Raises `Conflict` or `NotFound`."""
    statement = _postgres_statement(tuple(what.columns))
    # Of two writers who expect the same number, the second one waits here, and then finds another.
    done = await driver.fetchval(statement, what.table, what.expected, what.bodies, *what.columns.values())
    if not done:
        if await driver.fetchval("SELECT 1 FROM tables WHERE id = $1", what.table) is None:
            raise NotFound(what.table)
        raise Conflict


def added_in_sqlite(driver: sqlite3.Connection, table: str, after: int) -> list[str]:
    """Give what was added to a table after its first so many entries. Raises `NotFound`."""
    return _bodies(table, driver.execute(_added("?1", "?2"), (table, after)).fetchall())


async def added_in_postgres(driver: Connection, table: str, after: int) -> list[str]:
    """Give what was added to a table after its first so many entries. Raises `NotFound`."""
    return _bodies(table, await driver.fetch(_added("$1", "$2"), table, after))


def _added(table: str, after: str) -> str:
    # One statement sees one state of the database: the table is there, or it is not.
    return (
        "SELECT entries.body FROM tables LEFT JOIN entries"  # noqa: S608 - names of parameters
        f" ON entries.table_id = tables.id AND entries.number > {after}"
        f" WHERE tables.id = {table} ORDER BY entries.number"
    )


def _bodies(table: str, rows: Sequence[Any]) -> list[str]:
    if not rows:
        raise NotFound(table)
    return [row[0] for row in rows if row[0] is not None]


@cache
def _sqlite_update(columns: tuple[str, ...]) -> str:
    changes = ", ".join(f"{column} = ?" for column in columns)
    return f"UPDATE tables SET {changes} WHERE id = ? AND version = ?"  # noqa: S608 - names of our own columns


@cache
def _postgres_statement(columns: tuple[str, ...]) -> str:
    changes = ", ".join(f"{column} = ${number}" for number, column in enumerate(columns, start=4))
    return (
        f"WITH advanced AS (UPDATE tables SET {changes} WHERE id = $1 AND version = $2 RETURNING id), "  # noqa: S608
        "added AS (INSERT INTO entries (table_id, number, body) "
        "SELECT advanced.id, $2 + line.place, line.body FROM advanced, "
        "unnest($3::text[]) WITH ORDINALITY AS line (body, place) RETURNING number) "
        "SELECT count(*) FROM added"
    )
