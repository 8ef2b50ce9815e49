"""Every view has the shape that the browser client is told of: all of its fields, and no others."""

from __future__ import annotations

import importlib

import pytest

from tests.kit.shapes import assert_shaped
from tests.properties.games import GAMES, Course, everywhere

# Of the games whose table is drawn: the plain one needs none.
SHAPES = {
    "dominion": "DominionView",
    "florence": "FlorenceView",
    "machiavelli": "MachiavelliView",
}


def shape_of(game: str, kind: str = "View") -> object:
    """Give the shape of a game's views, or of its answers about what is considered."""
    return getattr(importlib.import_module(f"signoria.games.{game}.eyes.shapes"), SHAPES[game].replace("View", kind))


@everywhere(60, games=SHAPES)
def test_views_have_the_shape_that_is_told(course: Course) -> None:
    position = course.after()
    shape = shape_of(position.game.name)
    for seat in (None, *range(position.seats())):
        assert_shaped(position.view(seat), shape)


@everywhere(10, games=SHAPES)
def test_views_have_the_shape_that_is_told_at_every_question_and_at_the_end(course: Course) -> None:
    position = course.reached()
    shape = shape_of(position.game.name)
    for _ in course.decide(position):
        assert_shaped(position.view(position.asked), shape)
    assert_shaped(position.view(0), shape)


@everywhere(30, games=SHAPES)
def test_what_is_told_about_moves_has_the_shape_that_is_told(course: Course) -> None:
    position = course.reached()
    shape = shape_of(position.game.name, "Considered")
    for action in course.decide(position):
        for seat in range(position.seats()):
            assert_shaped(position.consider(seat, []), shape)
            assert_shaped(position.consider(seat, [position.notation(action)]), shape)


@pytest.mark.parametrize("game", SHAPES)
def test_a_field_that_was_not_told_is_noticed(game: str) -> None:
    view = GAMES[game].game.new(GAMES[game].game.fewest, 1).view(0)
    assert_shaped(view, shape_of(game))
    with pytest.raises(AssertionError, match=r"view\.more"):
        assert_shaped({**view, "more": 1}, shape_of(game))
    players = view["players"]
    assert isinstance(players, list)
    with pytest.raises(AssertionError, match=r"view\.players\[0\]\.more"):
        assert_shaped({**view, "players": [{**players[0], "more": 1}]}, shape_of(game))
