"""Puzzles as they are kept: the record up to a moment, whose choice it is, and what every choice is worth.

A new puzzle is a new file in the folder of its game. `signoria puzzles find` writes them.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import msgspec

from signoria.bots.search.advice import reason_for
from signoria.core.record import verify
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from signoria.core.message import Message
    from signoria.core.position import Position

# Days since this one count which puzzle it is, the same for everybody.
SECONDS_OF_A_DAY: Final = 86_400
ID_DIGITS: Final = 8


class Candidate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen: in notation, the chance to win with it, and what that is given or taken."""

    move: str
    chance: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment at which one choice is clearly best, for what its seat knows."""

    id: str
    game: str
    seat: int
    question: str
    # How hard it is, on the scale of ratings: what somebody is worth who solves every second one of its kind.
    level: float
    # Everything that can be chosen, the best first.
    choices: list[Candidate]
    # The game up to this moment.
    record: dict[str, Any]

    @property
    def answer(self) -> str:
        """The best choice."""
        return self.choices[0].move

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.record["seats"])

    def choice(self, move: str) -> Candidate:
        """Give what is known of a choice. Raises LookupError for what cannot be chosen."""
        for one in self.choices:
            if one.move == move:
                return one
        raise LookupError(move)

    def position(self) -> Position:
        """Give the moment, with everything that is hidden as it was: never to be shown."""
        return verify(self.record, REGISTRY)

    def why(self, chosen: str) -> Message:
        """Give one sentence for the best choice: what it has that the chosen one has not, or else the next best."""
        other = self.choices[1].move if chosen == self.answer else chosen
        sight = self.position().sight(self.seat)
        found = reason_for(sight, sight.view(), self.answer, other)
        return ("hint-wins", {}) if found is None else found


@lru_cache
def puzzles() -> dict[str, Puzzle]:
    """Give all puzzles by their ids, those of a game from the easiest to the hardest."""
    found = [read(file) for folder in files(__package__).iterdir() if folder.is_dir() for file in json_in(folder)]
    return {one.id: one for one in sorted(found, key=lambda one: (one.game, one.level, one.id))}


def puzzles_of(game: str) -> list[Puzzle]:
    """Give the puzzles of a game, from the easiest to the hardest."""
    return [one for one in puzzles().values() if one.game == game]


def of_the_day(game: str, now: float) -> Puzzle | None:
    """Give the puzzle of a day, by a clock that everybody shares: all of them in turn, easy and hard mixed."""
    mixed = sorted(puzzles_of(game), key=lambda one: hashlib.sha256(one.id.encode()).digest())
    return mixed[int(now // SECONDS_OF_A_DAY) % len(mixed)] if mixed else None


def json_in(folder: Traversable) -> list[Traversable]:
    """Give the files of a folder that have puzzles."""
    return [file for file in folder.iterdir() if file.name.endswith(".json")]


def read(file: Traversable) -> Puzzle:
    """Read a puzzle."""
    return msgspec.json.decode(file.read_bytes(), type=Puzzle)


def written(puzzle: Puzzle) -> str:
    """Write a puzzle down, a field to a line."""
    fields = msgspec.to_builtins(puzzle)
    lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def id_of(game: str, seat: int, record: dict[str, Any]) -> str:
    """Give the name of a puzzle: it follows from the moment, and says nothing about it."""
    told = json.dumps([seat, record["seed"], record["moves"]])
    return f"{game}-{hashlib.sha256(told.encode()).hexdigest()[:ID_DIGITS]}"
