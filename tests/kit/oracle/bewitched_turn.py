"""The calls of a round with a Witch, as generators: two parts of two players become one line after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kit.oracle.machiavelli_turn import Build, FreeTurn, Round, income
from tests.kit.oracle.question import Asking, Question

if TYPE_CHECKING:
    from collections.abc import Callable


def round_with_witch(table: Round) -> Asking:
    """Call every character from the Witch on."""
    for character in table.ranks:
        if character in table.holders:
            table.rob(character)
            yield from called(table, character)


def called(table: Round, character: str) -> Asking:
    """The Witch has an income and names; whom she named has an income, and she the rest of that turn."""
    seat = table.holders[character]
    if character == "witch":
        yield from income(table, seat)
        answer = yield Question(seat, "name-character", [f"name {name}" for name in table.ranks[1:]])
        table.bewitched, table.witch = answer.removeprefix("name "), seat
    elif character == table.bewitched:
        yield from income(table, seat)
        if character in ("king", "patrician"):
            table.move_crown(seat)
        yield from FreeTurn(table, table.witch, character, resumed=True).play(into_own_city(table))
    else:
        yield from FreeTurn(table, seat, character).play(into_own_city(table))


def into_own_city(table: Round) -> Callable[[Build], Asking]:
    """Whoever builds gets the district."""

    def enter(build: Build) -> Asking:
        table.add(build.seat, build)
        yield from ()

    return enter
