"""A position can be written down at any decision, read back, and goes on exactly as before."""

from __future__ import annotations

import json

from tests.kit.plain import assert_plain
from tests.properties.games import Course, everywhere


@everywhere(100)
def test_a_loaded_position_goes_on_exactly_as_the_saved_one(course: Course) -> None:
    """DO-N03, MD-N11: the same decisions lead to the same position, whether the game was stored in between or not."""
    position = course.reached()
    again = course.game.load(json.loads(json.dumps(position.save())))
    for action in course.decide(position):
        assert again.save() == position.save()
        assert (again.asked, again.question, again.legal()) == (position.asked, position.question, position.legal())
        again.choose(action)
    assert again.save() == position.save()
    for seat in [*range(course.table.seats), None]:
        assert again.view(seat) == position.view(seat)


@everywhere(60, most=12)
def test_every_decision_can_be_saved_and_loaded(course: Course) -> None:
    position = course.reached()
    for _ in course.decide(position):
        saved = position.save()
        assert_plain(saved)
        assert course.game.load(json.loads(json.dumps(saved))).save() == saved


@everywhere(40)
def test_events_after_loading_are_those_of_the_game_without_a_break(course: Course) -> None:
    position = course.reached()
    told = len(position.events())
    again = course.game.load(position.save())
    restart = len(again.events())
    for action in course.decide(position):
        again.choose(action)
    for seat in [*range(course.table.seats), None]:
        straight = [event.seen_by(seat) for event in position.events(told)]
        after_loading = [event.seen_by(seat) for event in again.events(restart)]
        for number, event in enumerate(straight + after_loading):
            event["at"] = number % max(1, len(straight))
        assert after_loading == straight
