"""What guests answered to puzzles, in the database. The first answer counts; it moves a rating of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from signoria.tables.history.puzzling import Attempt
from signoria.tables.history.rating import Skill, solved
from signoria.tables.store.schema import ATTEMPTS

if TYPE_CHECKING:
    from sqlalchemy import Connection, Row

    from signoria.tables.history.puzzling import Answer


def keep(connection: Connection, guest: str, answer: Answer) -> Attempt:
    """Keep what a guest answered, unless something was kept before; give what is kept."""
    mine = select(ATTEMPTS).where(ATTEMPTS.c.guest_id == guest)
    known = connection.execute(mine.where(ATTEMPTS.c.puzzle == answer.puzzle)).one_or_none()
    if known is not None:
        return _attempt(known)
    here = mine.where(ATTEMPTS.c.game == answer.game).order_by(ATTEMPTS.c.number.desc()).limit(1)
    last = connection.execute(here).one_or_none()
    before = Skill() if last is None else _attempt(last).after
    after = solved(before, answer.level, right=answer.right)
    new = Attempt(answer.puzzle, answer.game, answer.table, answer.at, answer.move, answer.right, before, after)
    # Whoever answers another one at the same moment takes the same number: one of both is refused, and tried again.
    connection.execute(insert(ATTEMPTS).values(guest_id=guest, **_columns(new)))
    return new


def attempts_of(connection: Connection, guest: str) -> list[Attempt]:
    """Give what a guest answered, the last answers last."""
    mine = select(ATTEMPTS).where(ATTEMPTS.c.guest_id == guest).order_by(ATTEMPTS.c.game, ATTEMPTS.c.number)
    return [_attempt(row) for row in connection.execute(mine)]


def _columns(one: Attempt) -> dict[str, Any]:
    return {
        "puzzle": one.puzzle,
        "game": one.game,
        "number": one.after.games,
        "table_id": one.table,
        "at": one.at,
        "move": one.move,
        "right": one.right,
        "mu_before": one.before.mu,
        "sigma_before": one.before.sigma,
        "mu": one.after.mu,
        "sigma": one.after.sigma,
    }


def _attempt(row: Row[Any]) -> Attempt:
    before = Skill(row.mu_before, row.sigma_before, row.number - 1)
    after = Skill(row.mu, row.sigma, row.number)
    return Attempt(row.puzzle, row.game, row.table_id, row.at, row.move, row.right, before, after)
