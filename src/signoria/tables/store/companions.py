"""Invitations in the database, and who wants to be invited by whom no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, or_, select, update

from signoria.tables.store.devices import lock
from signoria.tables.store.schema import INVITATIONS, PARTINGS, TABLES
from signoria.tables.store.store import NotFound
from signoria.tables.table.rows import Invitation, Parting

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from sqlalchemy import Connection, Row, Select


def invite(
    connection: Connection, new: Invitation, check: Callable[[Sequence[Invitation]], bool], since: float
) -> None:
    """Keep an invitation that is right with those that its guest has. Raises `NotFound`, and what `check` raises."""
    # Under the lock of the guest: of two who invite at the same moment, one sees what the other did.
    if not lock(connection, new.guest):
        raise NotFound(new.guest)
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == new.table)).scalar() is None:
        raise NotFound(new.table)
    own = INVITATIONS.c.guest_id == new.guest
    connection.execute(delete(INVITATIONS).where(own, INVITATIONS.c.at < since))
    if check([invitation_in(row) for row in connection.execute(select(INVITATIONS).where(own))]):
        row = {
            "table_id": new.table,
            "guest_id": new.guest,
            "by_id": new.by,
            "at": new.at,
            "declined": new.declined,
        }
        connection.execute(insert(INVITATIONS).values(row))


def invitations_to(guest: str, since: float) -> Select[Any]:
    """Select the invitations that a guest has not declined, with their tables."""
    joined = select(TABLES, INVITATIONS).join(INVITATIONS, INVITATIONS.c.table_id == TABLES.c.id)
    waiting = joined.where(INVITATIONS.c.guest_id == guest, INVITATIONS.c.at >= since, ~INVITATIONS.c.declined)
    return waiting.order_by(INVITATIONS.c.at.desc())


def invitations_at(connection: Connection, table: str) -> list[Invitation]:
    """Give the invitations to a table."""
    found = select(INVITATIONS).where(INVITATIONS.c.table_id == table).order_by(INVITATIONS.c.at)
    return [invitation_in(row) for row in connection.execute(found)]


def decline(connection: Connection, code: str, guest: str) -> Invitation:
    """Decline an invitation. Raises `NotFound`."""
    table = select(TABLES.c.id).where(TABLES.c.code == code).scalar_subquery()
    here = (INVITATIONS.c.table_id == table, INVITATIONS.c.guest_id == guest)
    if connection.execute(update(INVITATIONS).where(*here).values(declined=True)).rowcount == 0:
        raise NotFound(code)
    return invitation_in(connection.execute(select(INVITATIONS).where(*here)).one())


def part(connection: Connection, parting: Parting, *, apart: bool) -> None:
    """Keep that somebody was taken off a list, or put back."""
    # Under a lock, so that two devices of a guest do not both find nothing to change.
    lock(connection, parting.guest)
    row = {"guest_id": parting.guest, "other_id": parting.other}
    connection.execute(delete(PARTINGS).filter_by(**row))
    if apart:
        connection.execute(insert(PARTINGS).values(row))


def partings(connection: Connection, guest: str) -> list[Parting]:
    """Give whom a guest has taken off the list, and who has taken the guest off."""
    either = or_(PARTINGS.c.guest_id == guest, PARTINGS.c.other_id == guest)
    return [Parting(row.guest_id, row.other_id) for row in connection.execute(select(PARTINGS).where(either))]


def invitation_in(row: Row[Any]) -> Invitation:
    """Read an invitation."""
    return Invitation(row.table_id, row.guest_id, row.by_id, row.at, row.declined)
