"""Perft: counting the ways in which a game can go on from a position, to find any change in what is allowed.

Each game has a file. Each line of it that is no comment is a scenario, a number of decisions, and in how many ways so
many decisions can be made, separated by tabs. Shuffles come out as the scenario's own chance has them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import signoria
from signoria.core.position import Position

FOLDER: Final = Path(__file__).parent
FILES: Final = {"dominion": FOLDER / "perft.txt", "machiavelli": FOLDER / "machiavelli.txt"}


class Line(NamedTuple):
    """A line of the file: a comment, or a scenario to count in."""

    game: str
    comment: str
    scenario: dict[str, object]
    depth: int
    ways: int

    def counted(self) -> int:
        """Count the ways anew."""
        return perft(signoria.game(self.game).scenario(self.scenario), self.depth)

    def __str__(self) -> str:
        if self.comment:
            return self.comment
        return f"{json.dumps(self.scenario, separators=(',', ':'))}\t{self.depth}\t{self.ways}"


def read(game: str) -> Iterator[Line]:
    """Read the lines of the file of a game."""
    for line in FILES[game].read_text().splitlines():
        if line.startswith("#"):
            yield Line(game, line, {}, 0, 0)
        else:
            scenario, depth, ways = line.split("\t")
            yield Line(game, "", json.loads(scenario), int(depth), int(ways))


def perft(position: Position, depth: int) -> int:
    """In how many ways so many decisions can be made; fewer where the game ends before."""
    if depth == 0 or position.over:
        return 1
    options = position.legal()
    if depth == 1:
        return len(options)
    ways = 0
    for option in options:
        twin = position.copy()
        twin.choose(option)
        ways += perft(twin, depth - 1)
    return ways


def ways_through(position: Position, question: str) -> int:
    """In how many ways a question can be answered until another one is asked."""
    if position.question != question:
        return 1
    ways = 0
    for option in position.legal():
        twin = position.copy()
        twin.choose(option)
        ways += ways_through(twin, question)
    return ways
