"""Ratings as a store in memory keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.history.rating import Rated, Skill, rated

if TYPE_CHECKING:
    from signoria.tables.table.rows import Summary, TableRow


class MemoryRatings:
    """Ratings by game and guest, and what each table changed in them."""

    def __init__(self) -> None:
        self._skills: dict[str, dict[str, Skill]] = {}
        self._changes: dict[str, list[Rated]] = {}

    def rate(self, row: TableRow, summary: Summary) -> None:
        """Rate a table whose game is over, unless that was done before."""
        if summary.result is None or row.code in self._changes:
            return
        skills = self._skills.setdefault(row.game, {})
        self._changes[row.code] = rated(row.game, summary, skills)
        skills.update({one.guest: one.after for one in self._changes[row.code]})

    def forget(self, code: str) -> None:
        """Forget a table; the ratings stay as they are."""
        self._changes.pop(code, None)

    def ratings(self, game: str) -> dict[str, Skill]:
        """Give the ratings in a game, by guest."""
        return dict(self._skills.get(game, {}))

    def ratings_of(self, guest: str) -> dict[str, Skill]:
        """Give the ratings of a guest, by game."""
        return {game: skills[guest] for game, skills in self._skills.items() if guest in skills}

    def changes_at(self, code: str) -> list[Rated]:
        """Give what a table changed, by seat."""
        return list(self._changes.get(code, []))

    def changes_of(self, guest: str) -> dict[str, Rated]:
        """Give what the games of a guest changed in the own rating, by code of the table."""
        return {code: one for code, changes in self._changes.items() for one in changes if one.guest == guest}
