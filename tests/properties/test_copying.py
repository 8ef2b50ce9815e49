"""A copy and its original go their own ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import strategies as st

import signoria
from tests.golden import florence, playthrough
from tests.kit.driver import driver_of
from tests.properties.games import Course, everywhere

if TYPE_CHECKING:
    from signoria.core.position import Position


def everything(position: Position) -> tuple[object, ...]:
    """All that can be seen of a position from outside."""
    seats = [*range(position.seats()), None]
    told = [[event.seen_by(seat) for event in position.events()] for seat in seats]
    return position.save(), position.legal(), position.asked, position.question, told


# Games that meet every option and nearly every question.
GAMES = [("florence", golden.seats, golden.options) for golden in florence.GAMES]
GAMES += [(golden.game, golden.seats, golden.options) for golden in playthrough.GAMES]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_copy_holds_all_that_its_original_holds(game: str, seats: int, options: dict[str, object]) -> None:
    """Through whole games: what is seldom anything but 0 is forgotten most easily."""
    position = signoria.game(game).new(seats, 7, options)
    driver = driver_of(game, seats, lively=True)
    compared = 0
    while not position.over and compared < 60:
        assert position.copy().save() == position.save()
        compared += 1
        driver.play(position, 5)
    assert compared > 5


@everywhere(60, st.integers(0, 2**32))
def test_playing_on_a_copy_leaves_the_original_unchanged(course: Course, driver: int) -> None:
    position = course.after()
    before = everything(position)
    twin = position.copy()
    assert everything(twin) == before
    course.another_driver(driver).play(twin, 60)
    assert everything(position) == before


@everywhere(60, st.integers(0, 2**32))
def test_playing_on_the_original_leaves_a_copy_unchanged(course: Course, driver: int) -> None:
    position = course.after()
    twin = position.copy()
    before = everything(twin)
    course.another_driver(driver).play(position, 60)
    assert everything(twin) == before


@everywhere(60)
def test_a_copy_goes_on_exactly_as_its_original(course: Course) -> None:
    position = course.reached()
    twin = position.copy()
    for action in course.decide(position):
        twin.choose(action)
    assert everything(twin) == everything(position)


@everywhere(40, st.lists(st.integers(0, 2**32), min_size=2, max_size=5))
def test_many_copies_part_at_many_moments_without_disturbing_each_other(course: Course, drivers: list[int]) -> None:
    position = course.reached()
    copies: list[tuple[Position, tuple[object, ...]]] = []
    for place, _ in enumerate(course.decide(position)):
        twin = position.copy()
        course.another_driver(drivers[place % len(drivers)]).play(twin, place)
        copies.append((twin, everything(twin)))
    for twin, before in copies:
        assert everything(twin) == before
