"""What somebody answered to a puzzle, and what became of the rating for puzzles by it."""

from __future__ import annotations

import msgspec

from signoria.tables.history.rating import Skill


class Answer(msgspec.Struct, frozen=True):
    """An answer to a puzzle of a game, which is so hard."""

    puzzle: str
    game: str
    level: float
    table: str  # its id
    at: float
    move: str
    right: bool


class Attempt(msgspec.Struct, frozen=True):
    """The first answer of a guest to a puzzle, with the rating before and after it."""

    puzzle: str
    game: str
    table: str
    at: float
    move: str
    right: bool
    before: Skill
    after: Skill
