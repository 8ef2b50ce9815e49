"""Games as Hypothesis invents them: every option, every number of players, every choice.

A game is one entry of GAMES: the tables it can be played at, what is checked of its cards, and how much of the common
effort it gets. `everywhere` runs a test for each of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from tests.kit.driver import Driver, driver_of
from tests.kit.effort import examples
from tests.properties import dominion, florence, machiavelli
from tests.properties.tables import Table

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable, Iterator, Mapping

    from signoria.core.game import Game
    from signoria.core.position import Position

# More decisions than any of these games needs; a driver has to have some limit, the rules have none.
CAP: Final = 20_000


@dataclass(frozen=True)
class Played:
    """A game and what the tests need to know of it."""

    name: str
    tables: st.SearchStrategy[Table]
    # The pieces that are there, and those that should be.
    count: Callable[[Position], tuple[Counter[Any], Counter[Any]]]
    # What can lie in zones that somebody cannot see.
    hidden: Callable[[Position], object]
    # Raises AssertionError where anything else is out of order.
    check_order: Callable[[Position], None] | None = None
    # Of so many examples that Dominion gets.
    share: float = 1.0

    @property
    def game(self) -> Game:
        """The game itself."""
        return signoria.game(self.name)

    def assert_whole(self, position: Position) -> None:
        """Check that no piece has appeared or disappeared, and that all is in order."""
        found, box = self.count(position)
        assert found == box
        if self.check_order is not None:
            self.check_order(position)

    def effort(self, number: int) -> int:
        """How many examples to try."""
        return max(5, int(number * self.share))


GAMES: Final[Mapping[str, Played]] = {
    played.name: played
    for played in (
        Played("dominion", dominion.tables(), dominion.count, dominion.hidden_cards),
        Played("florence", florence.tables(), florence.count, florence.hidden_cards, florence.check_order, 0.4),
        Played(
            "machiavelli",
            machiavelli.tables(),
            machiavelli.count,
            machiavelli.hidden_cards,
            machiavelli.check_order,
            0.4,
        ),
    )
}


@dataclass(frozen=True)
class Course:
    """A game played for some time by a driver, and then by choices given by their place among the options."""

    table: Table
    driver: int
    lively: bool
    decisions: int
    choices: list[int]

    @property
    def played(self) -> Played:
        """The game and what the tests know of it."""
        return GAMES[self.table.name]

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.played.game

    def reached(self, *, listen: bool = True) -> Any:  # noqa: ANN401 - the position of whatever game it is
        """Give the position from which the given choices are made."""
        position = self.table.begin(listen=listen)
        self.another_driver(self.driver, lively=self.lively).play(position, self.decisions)
        return position

    def after(self, *, listen: bool = True) -> Any:  # noqa: ANN401 - the same
        """Give the position after all choices."""
        position = self.reached(listen=listen)
        for _ in self.decide(position):
            pass
        return position

    def decide(self, position: Position) -> Iterator[int]:
        """Make the given choices, stopping before each of them; tell which one comes next."""
        for choice in self.choices:
            if position.over:
                return
            action = position.legal()[choice % len(position.legal())]
            yield action
            position.choose(action)

    def another_driver(self, seed: int, *, lively: bool = True) -> Driver:
        """Give a driver for this game."""
        return driver_of(self.table.name, seed, lively=lively)


def courses(game: str, *, least: int = 1, most: int = 30) -> st.SearchStrategy[Course]:
    """Any course of a game: any table, any stage of the game, then so many choices."""
    return st.builds(
        Course,
        GAMES[game].tables,
        driver=st.integers(0, 2**32),
        lively=st.sampled_from([True, True, True, False]),
        decisions=st.integers(0, 400),
        choices=st.lists(st.integers(0, 40), min_size=least, max_size=most),
    )


def everywhere(number: int, *more: st.SearchStrategy[Any], least: int = 1, most: int = 30) -> Callable[..., Any]:
    """Run a test for every game with courses of it, and with whatever else it wants."""
    return each(number, lambda game: courses(game, least=least, most=most), *more)


def at_every_table(number: int, *more: st.SearchStrategy[Any]) -> Callable[..., Any]:
    """Run a test for every game with tables of it, and with whatever else it wants."""
    return each(number, lambda game: GAMES[game].tables, *more)


def each(
    number: int, first: Callable[[str], st.SearchStrategy[Any]], *more: st.SearchStrategy[Any]
) -> Callable[..., Any]:
    """Make one test a game."""

    def decorate(test: Callable[..., None]) -> Callable[[str], None]:
        runs = {
            game: examples(played.effort(number))(given(first(game), *more)(test)) for game, played in GAMES.items()
        }

        @pytest.mark.parametrize("game", GAMES)
        def run(game: str) -> None:
            runs[game]()

        run.__doc__ = test.__doc__
        run.__name__ = test.__name__
        return run

    return decorate


SEEDS: Final = st.integers()
