"""Games of Dominion as Hypothesis invents them: every option, every number of players, every choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from hypothesis import strategies as st

import signoria
from signoria.games.dominion.components import FIRST_KINGDOM, KINGDOM_SIZE, KINGDOMS, NAMES
from tests.kit.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.games.dominion.table import Dominion

GAME: Final = signoria.game("dominion")
# More decisions than any of these games needs; a driver has to have some limit, the rules have none.
CAP: Final = 20_000


@dataclass(frozen=True)
class Table:
    """What is settled before a game."""

    seats: int
    seed: int | bytes
    options: dict[str, object]

    def begin(self, *, listen: bool = True) -> Dominion:
        """Begin the game."""
        return cast("Dominion", GAME.new(self.seats, self.seed, self.options, listen=listen))


@dataclass(frozen=True)
class Course:
    """A game played for some time by a driver, and then by choices given by their place among the options."""

    table: Table
    driver: int
    lively: bool
    decisions: int
    choices: list[int]

    def reached(self, *, listen: bool = True) -> Dominion:
        """Give the position from which the given choices are made."""
        position = self.table.begin(listen=listen)
        Driver(self.driver, lively=self.lively).play(position, self.decisions)
        return position

    def played(self, *, listen: bool = True) -> Dominion:
        """Give the position after all choices."""
        position = self.reached(listen=listen)
        for _ in self.decide(position):
            pass
        return position

    def decide(self, position: Dominion) -> Iterator[int]:
        """Make the given choices, stopping before each of them; tell which one comes next."""
        for choice in self.choices:
            if position.over:
                return
            action = position.legal()[choice % len(position.legal())]
            yield action
            position.choose(action)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table: seats, seed and options that fit each other."""
    seats = draw(st.integers(2, 4))
    seed = draw(st.one_of(st.integers(), st.binary(min_size=32, max_size=32)))
    mode = draw(st.sampled_from([*KINGDOMS, "random", "random", "draft", "custom", "custom"]))
    options: dict[str, object] = {"kingdom-mode": mode}
    if mode == "custom":
        kinds = st.lists(st.sampled_from(NAMES[FIRST_KINGDOM:]), min_size=10, max_size=KINGDOM_SIZE, unique=True)
        options["kingdom"] = draw(kinds)
    if draw(st.booleans()):
        options |= {"start-player": "chosen", "start-seat": draw(st.integers(0, seats - 1))}
    elif draw(st.booleans()):
        options["previous-winners"] = draw(st.lists(st.integers(0, seats - 1), min_size=1, max_size=seats, unique=True))
    for name, values in {
        "remodel-gain": ["discard", "hand"],
        "feast-gain": ["must", "may"],
        "compulsion": ["first-edition", "lenient"],
        "pile-counts": ["strict", "open"],
        "discard-order": ["auto", "ask"],
    }.items():
        options[name] = draw(st.sampled_from(values))
    return Table(seats, seed, options)


def courses(*, least: int = 1, most: int = 30) -> st.SearchStrategy[Course]:
    """Any course of a game: any table, any stage of the game, then so many choices."""
    return st.builds(
        Course,
        tables(),
        driver=st.integers(0, 2**32),
        lively=st.sampled_from([True, True, True, False]),
        decisions=st.integers(0, 400),
        choices=st.lists(st.integers(0, 40), min_size=least, max_size=most),
    )


SEEDS: Final = st.integers()
