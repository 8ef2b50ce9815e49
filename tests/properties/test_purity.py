"""Looking changes nothing, and what was given out can be changed without changing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.kit.plain import assert_plain, spoil
from tests.properties.games import Course, everywhere

if TYPE_CHECKING:
    from signoria.core.position import Position


def look_at_everything(position: Position) -> None:
    """Ask a position everything there is to ask."""
    for option in position.legal():
        assert position.parse(position.notation(option)) == option
    for seat in [*range(position.seats()), None]:
        position.view(seat)
        position.determinise(seat, 3)
        sight = position.sight(-1 if seat is None else seat)
        _ = sight.asked(), sight.question(), sight.options(), sight.view(), sight.determinise(4)
    position.copy()
    position.events()
    _ = position.asked, position.question, position.over, position.asked_seat()


@everywhere(60, most=12)
def test_looking_changes_nothing(course: Course) -> None:
    position = course.reached()
    for _ in course.decide(position):
        before = position.save()
        told = len(position.events())
        options = position.legal()
        look_at_everything(position)
        assert position.save() == before
        assert len(position.events()) == told
        assert position.legal() == options


@everywhere(60, most=12)
def test_looking_does_not_change_the_future(course: Course) -> None:
    watched, alone = course.reached(), course.reached()
    for action in course.decide(watched):
        look_at_everything(watched)
        alone.choose(action)
    assert watched.save() == alone.save()


@everywhere(60, most=8)
def test_what_a_position_gives_out_can_be_changed_without_changing_it(course: Course) -> None:
    position = course.after()
    before = repr(position.save())
    views = [repr(position.view(seat)) for seat in [*range(position.seats()), None]]
    told = repr([event.seen_by(0) for event in position.events()])
    fresh = repr(course.table.begin().save())

    spoil(position.save())
    spoil(position.legal())
    for seat in [*range(position.seats()), None]:
        spoil(position.view(seat))
        for event in position.events():
            spoil(event.seen_by(seat))
    if position.over:
        spoil(position.score_sheet(0))
        spoil(position.scores())
        spoil(position.winners())

    assert repr(position.save()) == before
    assert [repr(position.view(seat)) for seat in [*range(position.seats()), None]] == views
    assert repr([event.seen_by(0) for event in position.events()]) == told
    assert repr(course.table.begin().save()) == fresh


@everywhere(60, most=8)
def test_what_was_given_to_a_game_can_be_changed_without_changing_it(course: Course) -> None:
    options = {key: list(value) if isinstance(value, list) else value for key, value in course.table.options.items()}
    position = course.game.new(course.table.seats, course.table.seed, options)
    before = repr(position.save())
    saved = position.save()
    again = course.game.load(saved)
    spoil(options)
    spoil(saved)
    assert repr(position.save()) == before
    assert repr(again.save()) == before


@everywhere(60, most=12)
def test_everything_that_leaves_the_engine_is_plain_data(course: Course) -> None:
    position = course.reached()
    for _ in course.decide(position):
        assert_plain(position.legal())
        for seat in [*range(position.seats()), None]:
            assert_plain(position.view(seat))
    for event in position.events():
        for seat in [*range(position.seats()), None]:
            assert_plain(event.seen_by(seat))
    if position.over:
        for seat in range(position.seats()):
            assert_plain(position.score_sheet(seat))
    assert_plain(course.game.options_schema)
