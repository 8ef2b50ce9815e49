"""Hidden information: what a seat is shown and offered depends on nothing that it cannot know."""

from __future__ import annotations

import json

from hypothesis import assume
from hypothesis import strategies as st

from tests.kit.soundness import assert_sound
from tests.properties.games import CAP, SEEDS, Course, everywhere


@everywhere(80, SEEDS, most=6)
def test_every_decision_is_sound(course: Course, seed: int) -> None:
    """DO-Z03.1, MD-H28, PF-H02.2, R8: redrawn copies show and offer the same."""
    position = course.reached()
    for _ in course.decide(position):
        assert_sound(position, seed=seed)
    assert_sound(position, seed=seed)


@everywhere(60, SEEDS, SEEDS, most=6)
def test_two_games_that_differ_in_hidden_cards_only_look_the_same(course: Course, one: int, other: int) -> None:
    position = course.after()
    for seat in [*range(position.seats()), None]:
        first, second = position.determinise(seat, one), position.determinise(seat, other)
        assert first.view(seat) == second.view(seat)
        if position.asked == seat:
            assert first.legal() == second.legal()


@everywhere(60, SEEDS, SEEDS, most=6)
def test_what_a_seat_considers_depends_on_nothing_hidden(course: Course, one: int, other: int) -> None:
    """Neither what would come of moves, its own or another's, nor why they cannot be made; and nothing changes."""
    position = course.after()
    saved = position.save()
    moves = [position.notation(option) for option in position.legal()[::7]][:20]
    for seat in range(position.seats()):
        first, second = position.determinise(seat, one), position.determinise(seat, other)
        for considered in [[], *([move] for move in moves)]:
            told = position.consider(seat, considered)
            assert first.consider(seat, considered) == second.consider(seat, considered) == told
            assert json.dumps(told)
    assert position.save() == saved


@everywhere(60, SEEDS, SEEDS, most=6)
def test_what_is_drawn_anew_depends_on_nothing_hidden(course: Course, one: int, other: int) -> None:
    """Whoever knows the seed could otherwise reckon back from the redrawn cards to the real ones."""
    position = course.after()
    hidden = course.played.hidden
    for seat in [*range(position.seats()), None]:
        real = hidden(position.determinise(seat, other))
        imagined = hidden(position.determinise(seat, one).determinise(seat, other))
        assert imagined == real


@everywhere(40, SEEDS, st.integers(0, 2**32), most=6)
def test_a_redrawn_game_can_be_played_to_its_end(course: Course, seed: int, driver: int) -> None:
    position = course.after()
    for seat in [*range(position.seats()), None]:
        drawn_anew = position.determinise(seat, seed)
        decisions = course.another_driver(driver).play(drawn_anew, CAP)
        assert decisions < CAP
        course.played.assert_whole(drawn_anew)
        assert len(drawn_anew.scores()) == position.seats()


@everywhere(40, SEEDS, most=20)
def test_a_redrawn_game_stays_indistinguishable_while_it_is_played_on(course: Course, seed: int) -> None:
    position = course.reached()
    assume(not position.over)
    drawn_anew = position.determinise(position.asked, seed)
    for _ in course.decide(drawn_anew):
        assert_sound(drawn_anew, seed=seed)


@everywhere(40, SEEDS, most=6)
def test_the_chance_of_a_redrawn_game_is_not_the_real_one(course: Course, seed: int) -> None:
    """DO-N03: the generator is hidden from all, so no copy that a seat may look into goes on with it."""
    position = course.after()
    for seat in [*range(position.seats()), None]:
        assert position.determinise(seat, seed).chance.save() != position.chance.save()
        assert position.determinise(seat, seed).save() == position.determinise(seat, seed).save()
