"""Games as Hypothesis invents them: every option, every number of players, every choice.

Every game that there is takes part. `everywhere` runs a test for each of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from tests.kit.driver import Driver, driver_of
from tests.kit.effort import examples
from tests.properties.played import Played
from tests.properties.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from signoria.core.game import Game
    from signoria.core.position import Position

# More decisions than any of these games needs; a driver has to have some limit, the rules have none.
CAP: Final = 20_000


def played_by(name: str) -> Played:
    """Give what the tests need to know of a game: `PLAYED` of its module here, or in the folder it came in."""
    package = signoria.game(name).package
    home = f"tests.properties.{name}" if package.startswith("signoria.") else f"{package}.properties"
    found = import_module(home).PLAYED
    assert isinstance(found, Played)
    return found


GAMES: Final[Mapping[str, Played]] = {name: played_by(name) for name in signoria.games()}


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
        decisions=st.integers(0, GAMES[game].longest),
        choices=st.lists(st.integers(0, 40), min_size=least, max_size=most),
    )


def everywhere(
    number: int,
    *more: st.SearchStrategy[Any],
    least: int = 1,
    most: int = 30,
    games: Collection[str] = tuple(GAMES),
) -> Callable[..., Any]:
    """Run a test for every game, or for those it is about, with courses of it, and with whatever else it wants."""
    return each(number, lambda game: courses(game, least=least, most=most), *more, games=games)


def at_every_table(number: int, *more: st.SearchStrategy[Any]) -> Callable[..., Any]:
    """Run a test for every game with tables of it, and with whatever else it wants."""
    return each(number, lambda game: GAMES[game].tables, *more)


def each(
    number: int,
    first: Callable[[str], st.SearchStrategy[Any]],
    *more: st.SearchStrategy[Any],
    games: Collection[str] = tuple(GAMES),
) -> Callable[..., Any]:
    """Make one test a game."""

    def decorate(test: Callable[..., None]) -> Callable[[str], None]:
        runs = {game: examples(GAMES[game].effort(number))(given(first(game), *more)(test)) for game in games}

        @pytest.mark.parametrize("game", games)
        def run(game: str) -> None:
            runs[game]()

        run.__doc__ = test.__doc__
        run.__name__ = test.__name__
        return run

    return decorate


SEEDS: Final = st.integers()
