"""The same seed and the same choices give the same game, whether anybody listens or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st

import signoria
from signoria.core.record import Recording, result_of
from tests.kit.driver import driver_of
from tests.properties.games import CAP, Course, at_every_table, everywhere

if TYPE_CHECKING:
    from tests.properties.tables import Table


@everywhere(80)
def test_the_same_seed_and_choices_give_the_same_game(course: Course) -> None:
    """DO-N03, MD-N11, PF-Z01.7: with fixed seed and decisions a game is reproducible, in all it shows and tells."""
    first, second = course.after(), course.after()
    assert first.save() == second.save()
    for seat in [*range(course.table.seats), None]:
        assert [event.seen_by(seat) for event in first.events()] == [event.seen_by(seat) for event in second.events()]


@everywhere(60)
def test_listening_does_not_change_the_game(course: Course) -> None:
    heard, unheard = course.reached(), course.reached(listen=False)
    for action in course.decide(heard):
        assert unheard.legal() == heard.legal()
        unheard.choose(action)
    assert {**heard.save(), "listening": False} == unheard.save()
    assert unheard.events() == []
    for seat in [*range(course.table.seats), None]:
        assert heard.view(seat) == unheard.view(seat)


@at_every_table(15, st.integers(0, 2**32), st.booleans())
def test_whole_games_are_reproducible_from_their_moves(table: Table, driver: int, lively: bool) -> None:
    """DO-N02, DO-N03, MD-N11: nothing but the seed and the decisions matters."""
    names = [f"player {seat}" for seat in range(table.seats)]
    recording = Recording(signoria.game(table.name), names, table.seed, table.options)
    position = recording.position
    player = driver_of(table.name, driver, lively=lively)
    while not position.over and len(recording.moves) < CAP:
        recording.choose(player.choose(position))
    again = table.begin()
    for move in recording.record()["moves"]:
        again.play(move)
    assert again.save() == position.save()
    assert again.scores() == position.scores()
    assert result_of(again) == recording.record()["result"]
