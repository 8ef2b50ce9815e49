"""Tables as rows of the database: the pieces that the transactions of the store are made of."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from signoria.tables.store.schema import CHAT, ENTRIES, GUESTS, PLAYERS, PREFERENCES, TABLES
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.entries import read, written
from signoria.tables.table.habits import habits_of, other_than_usual
from signoria.tables.table.personal import habits
from signoria.tables.table.rows import Head, Spoken, share_of_victory

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Connection, Row, TextClause

    from signoria.tables.store.advance import Advance
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.rows import NewTable, Summary

# Written once, for writing them takes longer than carrying them out. What is changed in a row is in the parameters.
ADVANCE: Final = update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.version == bindparam("expected"))
ADD_ENTRIES: Final = insert(ENTRIES)
# The settings of a guest who has none.
NOTHING: Final = "{}"
# Lines of the chat that a table is given by the one it follows.
HANDED_ON: Final = 50


def create(connection: Connection, new: NewTable) -> None:
    """Add a table. Raises `Conflict` when its code is taken."""
    row = new.row
    try:
        connection.execute(
            insert(TABLES).values(
                id=row.id,
                code=row.code,
                game=row.game,
                secret=row.secret,
                created=row.created,
                version=len(new.entries),
                changed=new.entries[-1].at,
                snapshot=None if new.snapshot is None else msgspec.json.encode(new.snapshot).decode(),
                **summary_columns(new.summary),
            )
        )
    except IntegrityError:
        # The transaction is lost with it, as it should be.
        raise Conflict from None
    _add_entries(connection, row.id, 0, map(written, new.entries))
    set_players(connection, row.id, new.summary)


def advance(connection: Connection, what: Advance) -> None:
    """Let a table go on, with more that belongs to the same transaction. Raises `Conflict` or `NotFound`."""
    # Of two writers who expect the same number, the second one waits here, and then finds another.
    if connection.execute(ADVANCE, {"table": what.table, "expected": what.expected, **what.columns}).rowcount == 0:
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == what.table)).scalar() is None:
            raise NotFound(what.table)
        raise Conflict
    _add_entries(connection, what.table, what.expected, what.bodies)


def _add_entries(connection: Connection, table: str, after: int, bodies: Iterable[str]) -> None:
    numbered = enumerate(bodies, start=after + 1)
    connection.execute(ADD_ENTRIES, [{"table_id": table, "number": number, "body": body} for number, body in numbered])


def entries_between(connection: Connection, table: str, after: int, last: int) -> list[AnyEntry]:
    """Give the entries after a number, up to another."""
    number = ENTRIES.c.number
    wanted = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, number > after, number <= last)
    return [read(body) for body in connection.execute(wanted.order_by(number)).scalars()]


def go_on_talking(connection: Connection, table: str, opened: NewTable) -> None:
    """Let the talk at a table go on at the one that follows it: with its last lines, and whoever said them."""
    last = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(HANDED_ON)
    said = [spoken_in(row) for row in connection.execute(last)][::-1]
    rows = [{"table_id": opened.row.id, **columns} for columns in map(chat_columns, renumbered(said, opened))]
    if rows:
        connection.execute(insert(CHAT), rows)


def renumbered(said: Sequence[Spoken], opened: NewTable) -> list[Spoken]:
    """Give lines as the first ones at another table, from the seats that those who said them have there."""
    seats = opened.summary.seats
    found = []
    for number, line in enumerate(said, start=1):
        own = [place for place, seat in enumerate(seats) if (seat.guest, seat.name) == (line.guest, line.name)]
        found.append(msgspec.structs.replace(line, number=number, seat=own[0] if own else None))
    return found


def chat_columns(line: Spoken) -> dict[str, Any]:
    """Give what the row of a line of the chat holds."""
    return {
        "number": line.number,
        "guest_id": line.guest,
        "message": line.message,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
    }


def heads_of(connection: Connection, tables: Sequence[str]) -> Iterator[tuple[str, Head]]:
    """Give how far tables have come, by id."""
    preferences = preferences_at(connection, tables)
    line = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
    wanted = select(TABLES.c.id, TABLES.c.version, line).where(TABLES.c.id.in_(_listed(connection, tables)))
    for table, version, last in connection.execute(wanted):
        yield table, Head(version, last or 0, preferences.get(table, {}))


def _listed(connection: Connection, tables: Sequence[str]) -> TextClause:
    """Give ids as one parameter: a thousand of them would take longer to write into a statement than to look up."""
    listed = msgspec.json.encode(tables).decode()
    if connection.dialect.name == "sqlite":
        return text("SELECT value FROM json_each(:listed)").bindparams(listed=listed)
    return text("SELECT json_array_elements_text(CAST(:listed AS json))").bindparams(listed=listed)


def preferences_at(connection: Connection, tables: Sequence[str]) -> dict[str, Preferences]:
    """Give the preferences at tables that have any, by id: those for all tables, but for what is set at this one."""
    found: defaultdict[str, Preferences] = defaultdict(dict)
    everywhere = (
        select(TABLES.c.id.label("table_id"), TABLES.c.game, TABLES.c.code, PLAYERS.c.guest_id, GUESTS.c.settings)
        .join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
        .join(GUESTS, GUESTS.c.id == PLAYERS.c.guest_id)
        .where(TABLES.c.id.in_(_listed(connection, tables)), GUESTS.c.settings != NOTHING)
    )
    for row in connection.execute(everywhere):
        settings = msgspec.json.decode(row.settings, type=dict[str, Any])
        found[row.table_id][row.guest_id] = habits(settings, row.game, row.code)
    here_alone = select(PREFERENCES).where(PREFERENCES.c.table_id.in_(_listed(connection, tables)))
    for row in connection.execute(here_alone):
        here = found[row.table_id]
        here[row.guest_id] = habits_of(here, row.guest_id).with_preference(row.name, unusual=row.value)
    return {table: other_than_usual(here) for table, here in found.items()}


def set_players(connection: Connection, table: str, summary: Summary) -> None:
    """Write down who sits where, and how it ended for them."""
    result = summary.result
    rows = [
        {
            "table_id": table,
            "seat": number,
            "guest_id": seat.guest,
            "bot": None if seat.guest else seat.bot,
            "name": seat.name,
            "score": None if result is None else result.scores[number],
            "win": None if result is None else share_of_victory(summary, number),
        }
        for number, seat in enumerate(summary.seats)
    ]
    connection.execute(delete(PLAYERS).where(PLAYERS.c.table_id == table))
    connection.execute(insert(PLAYERS), rows)


def summary_columns(summary: Summary) -> dict[str, Any]:
    """Give what the row of a table holds of its summary."""
    return {
        "status": summary.status,
        "listed": summary.listed,
        "busy": summary.busy,
        "summary": summed_up(summary),
    }


def summed_up(summary: Summary) -> str:
    """Give a summary as it is stored."""
    return msgspec.json.encode(summary).decode()


def spoken_in(row: Row[Any]) -> Spoken:
    """Read a line of the chat."""
    return Spoken(row.guest_id, row.message, row.name, row.seat, row.text, row.at, row.number)
