"""In the database: by which channels guests are told something, and what they have been told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update

from signoria.tables.store.devices import lock
from signoria.tables.store.schema import CHANNELS, KEEPSAKES, TABLES, TOLD
from signoria.tables.store.store import NotFound
from signoria.tables.table.notices import MOST_FAILURES, Channel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection
    from sqlalchemy.engine import Row

    from signoria.tables.table.notices import Notice


def channels(connection: Connection, guest: str) -> list[Channel]:
    """Give the channels of a guest, the oldest first."""
    found = select(CHANNELS).where(CHANNELS.c.guest_id == guest).order_by(CHANNELS.c.created, CHANNELS.c.id)
    return [channel_in(row) for row in connection.execute(found)]


def channel(connection: Connection, wanted: str) -> Channel:
    """Give a channel. Raises `NotFound`."""
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == wanted)).one_or_none()
    if row is None:
        raise NotFound(wanted)
    return channel_in(row)


def open_channel(connection: Connection, new: Channel, check: Callable[[Sequence[Channel]], None]) -> None:
    """Add a channel in the place of the one that it follows. Raises `NotFound`, and what `check` raises."""
    if not lock(connection, new.guest):
        raise NotFound(new.guest)
    same = [CHANNELS.c.way == new.way, CHANNELS.c.address == new.address]
    mine = CHANNELS.c.guest_id == new.guest
    # A browser belongs to whoever uses it now; whatever else has an address may be given by several.
    followed = and_(*same) if new.way == "push" else and_(*same, mine)
    if new.way == "push":
        followed = or_(followed, and_(mine, CHANNELS.c.way == new.way, CHANNELS.c.device == new.device))
    connection.execute(delete(CHANNELS).where(followed))
    check(channels(connection, new.guest))
    connection.execute(insert(CHANNELS).values(_columns(new)))


def close_channel(connection: Connection, guest: str, wanted: str) -> None:
    """Forget a channel of a guest. Raises `NotFound`."""
    if connection.execute(delete(CHANNELS).where(CHANNELS.c.id == wanted, CHANNELS.c.guest_id == guest)).rowcount == 0:
        raise NotFound(wanted)


def confirm_channel(connection: Connection, wanted: str) -> None:
    """Keep that a channel is believed. Raises `NotFound`."""
    if connection.execute(update(CHANNELS).where(CHANNELS.c.id == wanted).values(confirmed=True)).rowcount == 0:
        raise NotFound(wanted)


def tried(connection: Connection, wanted: str, *, arrived: bool) -> None:
    """Count whether something has arrived by a channel; one that fails too often is forgotten."""
    here = CHANNELS.c.id == wanted
    after = 0 if arrived else CHANNELS.c.failures + 1
    connection.execute(update(CHANNELS).where(here).values(failures=after))
    connection.execute(delete(CHANNELS).where(here, CHANNELS.c.failures >= MOST_FAILURES))


def claim(connection: Connection, notice: Notice) -> bool:
    """Keep that a guest is told something; say whether it is new. Of two who ask at once one hears that it is."""
    # Whoever asks at the same moment waits for the row of the table.
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == notice.table).with_for_update()).scalar() is None:
        return False
    keys = {"table_id": notice.table, "guest_id": notice.guest, "kind": notice.kind}
    known = connection.execute(select(TOLD.c.mark).filter_by(**keys)).scalar()
    if known == notice.mark:
        return False
    if known is None:
        connection.execute(insert(TOLD).values(**keys, mark=notice.mark))
    else:
        connection.execute(update(TOLD).filter_by(**keys).values(mark=notice.mark))
    return True


def keepsake(connection: Connection, name: str, new: bytes) -> bytes:
    """Give what is kept under a name; if there is nothing yet, keep this."""
    known = connection.execute(select(KEEPSAKES.c.value).where(KEEPSAKES.c.name == name)).scalar()
    if known is not None:
        return bytes(known)
    connection.execute(insert(KEEPSAKES).values(name=name, value=new))
    return new


def channel_in(row: Row[Any]) -> Channel:
    """Read a channel."""
    return Channel(
        id=row.id,
        guest=row.guest_id,
        way=row.way,
        address=row.address,
        created=row.created,
        language=row.language,
        device=row.device,
        details=msgspec.json.decode(row.details, type=dict[str, str]),
        origin=row.origin,
        confirmed=row.confirmed,
        failures=row.failures,
    )


def _columns(new: Channel) -> dict[str, Any]:
    columns = msgspec.structs.asdict(new)
    return columns | {"guest_id": columns.pop("guest"), "details": msgspec.json.encode(new.details).decode()}
