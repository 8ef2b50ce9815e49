"""Devices of guests in the database: when they were here, and that they are signed out.

Whatever lets somebody in, or keeps somebody out, is decided under the lock of the guest's row: so of two devices that
sign each other out one is first, and no link is made by a device that is being signed out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from signoria.tables.store.schema import CHANNELS, DEVICES, GUESTS, LINKS, SIGN_OUTS
from signoria.tables.store.store import NotFound, SignedOut
from signoria.tables.table.devices import MOST_DEVICES, Barred, Device, SignOut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Select
    from sqlalchemy.engine import Row

    from signoria.tables.table.devices import Sighting, Ticket


def lock(connection: Connection, guest: str) -> bool:
    """Take the row of a guest for the rest of the transaction; say whether there is one."""
    return connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update()).scalar() is not None


def admit(connection: Connection, ticket: Ticket) -> None:
    """Lock a guest, and let only a device go on that is not signed out. Raises `NotFound` and `SignedOut`."""
    if not lock(connection, ticket.guest):
        raise NotFound(ticket.guest)
    if barred(connection, ticket.guest).bars(ticket):
        raise SignedOut


def barred(connection: Connection, guest: str) -> Barred:
    """Give which devices of a guest are signed out."""
    return Barred(*_found(connection, select(SIGN_OUTS).where(SIGN_OUTS.c.guest_id == guest)))


def sign_outs(connection: Connection, after: int) -> list[SignOut]:
    """Give what was signed out after the first so many times, of all guests."""
    return _found(connection, select(SIGN_OUTS).where(SIGN_OUTS.c.number > after))


def _found(connection: Connection, wanted: Select[tuple[object, ...]]) -> list[SignOut]:
    rows = connection.execute(wanted.order_by(SIGN_OUTS.c.number))
    return [SignOut(row.number, row.guest_id, row.device, row.kept, row.at) for row in rows]


def sign_out(connection: Connection, guest: str, device: str | None, asking: Ticket | None, now: float) -> SignOut:
    """Sign a device of a guest out, or all but the one that asks. Raises `NotFound` and `SignedOut`."""
    if asking is not None:
        admit(connection, asking)
    elif not lock(connection, guest):
        raise NotFound(guest)
    kept = asking.device if asking is not None and device is None else None
    own, gone = DEVICES.c.guest_id == guest, DEVICES.c.id == device
    if device is None:
        gone = DEVICES.c.id != (kept or "")
    elif (
        asking is not None
        and device != asking.device
        and not connection.execute(select(DEVICES).where(own, gone)).first()
    ):
        raise NotFound(device)
    # Later than the one before, whatever the clocks of the nodes say.
    at = max(int(now), barred(connection, guest).last + 1)
    connection.execute(delete(DEVICES).where(own, gone))
    # What is signed out is told nothing any more.
    told = CHANNELS.c.device == device if device is not None else CHANNELS.c.device.not_in(("", kept or ""))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.guest_id == guest, told))
    if device is None:
        # All of that is in this one.
        connection.execute(delete(SIGN_OUTS).where(SIGN_OUTS.c.guest_id == guest))
    if asking is None or device != asking.device:
        # It may have made a link to come back by. Who signs the own device out may have made one to go on elsewhere.
        connection.execute(delete(LINKS).where(LINKS.c.guest_id == guest))
    added = insert(SIGN_OUTS).values(guest_id=guest, device=device, kept=kept, at=at).returning(SIGN_OUTS.c.number)
    return SignOut(connection.execute(added).scalar_one(), guest, device, kept, at)


def see(connection: Connection, seen: Sequence[Sighting]) -> list[Sighting]:
    """Write down that devices were here; give those of guests who are kept. Devices beyond the most are forgotten."""
    kept = []
    # Always in the same order, so that no two nodes wait for each other.
    for one in sorted(seen, key=lambda one: one.ticket.guest):
        if not lock(connection, one.ticket.guest):
            continue
        kept.append(one)
        guest, device = one.ticket.guest, one.ticket.device
        names = {"browser": one.browser, "system": one.system, "last": one.at}
        same = update(DEVICES).where(DEVICES.c.guest_id == guest, DEVICES.c.id == device)
        if connection.execute(same.values(names)).rowcount or barred(connection, guest).bars(one.ticket):
            continue
        connection.execute(insert(DEVICES).values(guest_id=guest, id=device, first=one.at, **names))
        used = _latest(guest).with_only_columns(DEVICES.c.id)
        for surplus in connection.execute(used).scalars().all()[MOST_DEVICES:]:
            connection.execute(delete(DEVICES).where(DEVICES.c.guest_id == guest, DEVICES.c.id == surplus))
    return kept


def devices(connection: Connection, guest: str) -> list[Device]:
    """Give the devices of a guest, the last used first."""
    rows: Sequence[Row[tuple[object, ...]]] = connection.execute(_latest(guest)).all()
    return [Device(row.id, row.browser, row.system, row.first, row.last) for row in rows]


def _latest(guest: str) -> Select[tuple[object, ...]]:
    found = select(DEVICES).where(DEVICES.c.guest_id == guest)
    return found.order_by(DEVICES.c.last.desc(), DEVICES.c.first.desc(), DEVICES.c.id)
