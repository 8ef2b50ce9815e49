"""Ratings in the database. They change in the transaction that ends a game: with it or not at all, and once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from signoria.tables.history.rating import Rated, Skill, rated, rated_guests
from signoria.tables.store.schema import RATED, RATINGS, TABLES

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Row

    from signoria.tables.table.rows import Summary


def rate(connection: Connection, table: str, summary: Summary) -> bool:
    """Rate a table whose game is over, unless that was done before; say whether it was done now.

    The caller has changed or locked the row of the table in the same transaction: nobody else rates it meanwhile.
    """
    if summary.result is None or _is_rated(connection, table):
        return False
    game = connection.execute(select(TABLES.c.game).where(TABLES.c.id == table)).scalar_one()
    guests = rated_guests(game, summary)
    if not guests:
        return False
    changes = rated(game, summary, _locked(connection, game, guests))
    connection.execute(insert(RATED), [_columns(table, one) for one in changes])
    for one in changes:
        mine = (RATINGS.c.guest_id == one.guest, RATINGS.c.game == game)
        after = {"mu": one.after.mu, "sigma": one.after.sigma, "games": one.after.games}
        connection.execute(update(RATINGS).where(*mine).values(after))
    return True


def ratings(connection: Connection, game: str, guests: Collection[str]) -> dict[str, Skill]:
    """Give the ratings of guests in a game, of those who have one."""
    found = connection.execute(select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.guest_id.in_(guests)))
    return {row.guest_id: _skill(row) for row in found}


def ratings_of(connection: Connection, guest: str) -> dict[str, Skill]:
    """Give the ratings of a guest, by game."""
    found = connection.execute(select(RATINGS).where(RATINGS.c.guest_id == guest))
    return {row.game: _skill(row) for row in found}


def changes_at(connection: Connection, code: str) -> list[Rated]:
    """Give what a table changed, by seat."""
    here = select(RATED).join(TABLES, TABLES.c.id == RATED.c.table_id).where(TABLES.c.code == code)
    return [_rated(row) for row in connection.execute(here.order_by(RATED.c.seat))]


def changes_of(connection: Connection, guest: str) -> dict[str, Rated]:
    """Give what the games of a guest changed in the own rating, by code of the table."""
    mine = select(RATED, TABLES.c.code).join(TABLES, TABLES.c.id == RATED.c.table_id)
    return {row.code: _rated(row) for row in connection.execute(mine.where(RATED.c.guest_id == guest))}


def _is_rated(connection: Connection, table: str) -> bool:
    found = select(RATED.c.seat).where(RATED.c.table_id == table).limit(1)
    return connection.execute(found).scalar() is not None


def _locked(connection: Connection, game: str, guests: list[str]) -> dict[str, Skill]:
    """Give the ratings of guests, made where they are missing, so that no other table changes them until we are done.

    Always in the same order: of two tables that end with the same people, one waits and nobody waits for ever.
    """
    new = Skill()
    fresh = [
        {"guest_id": guest, "game": game, "mu": new.mu, "sigma": new.sigma, "games": 0} for guest in sorted(guests)
    ]
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(RATINGS).on_conflict_do_nothing(), fresh)
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.guest_id.in_(guests))
    found = connection.execute(wanted.order_by(RATINGS.c.guest_id).with_for_update())
    return {row.guest_id: _skill(row) for row in found}


def _columns(table: str, one: Rated) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": one.seat,
        "guest_id": one.guest,
        "mu_before": one.before.mu,
        "sigma_before": one.before.sigma,
        "mu": one.after.mu,
        "sigma": one.after.sigma,
        "games": one.after.games,
    }


def _rated(row: Row[Any]) -> Rated:
    before = Skill(row.mu_before, row.sigma_before, row.games - 1)
    return Rated(row.seat, row.guest_id, before, _skill(row))


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma, row.games)
