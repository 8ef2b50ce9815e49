"""A game measured out: rounds, turns and what is worth looking at again, from what everybody saw."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.analysis.ruler import Ruler, ruler
from signoria.core.message import names
from signoria.core.replay import Replay
from signoria.games import REGISTRY
from tests.fourth_game.game import GAME as ANOTHER
from tests.kit.driver import driver_of
from tests.tables.test_play_on import played

KING = 4


def measured(name: str, seats: int, most: int = 5000) -> tuple[Replay, Ruler]:
    """Give a game and its ruler."""
    replay = played(name, seats, {}, 4, most)
    return replay, ruler(replay)


@pytest.mark.parametrize("name", ["dominion", "florence", "machiavelli"])
def test_every_move_belongs_to_one_turn_of_one_round(name: str) -> None:
    """They follow each other without a gap, and no turn is without a move."""
    replay, found = measured(name, 3)
    starts = [part.first for one in found.rounds for part in one.parts]
    assert starts[0] == found.rounds[0].first == 0
    assert starts == sorted(set(starts))
    assert starts[-1] < replay.last
    assert [one.parts[0].first for one in found.rounds] == [one.first for one in found.rounds]
    numbers = [one.number for one in found.rounds]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_rounds_of_dominion_are_a_turn_of_each() -> None:
    replay, found = measured("dominion", 3)
    first = replay.end.starter()
    for one in found.rounds[:-1]:
        assert [part.seat for part in one.parts] == [(first + place) % 3 for place in range(3)]
    assert len(found.rounds) == -(-replay.end.turns_taken() // 3)


def test_rounds_of_machiavelli_begin_with_choosing_and_go_on_by_rank() -> None:
    replay, found = measured("machiavelli", 4)
    for one in found.rounds:
        heads = [part.said for part in one.parts]
        assert heads[0] == ("stretch-choosing", {})
        ranks = [int(str(said[1]["rank"])) for said in heads[1:] if said is not None]
        # A murdered King is shown at the end of the round.
        assert [rank for rank in ranks if rank != KING] == sorted(rank for rank in ranks if rank != KING)
        assert all(part.seat is not None for part in one.parts[1:])
    at_end = replay.end.view(None)["round"]
    assert found.rounds[-1].number == at_end


def test_rounds_of_florence_begin_with_the_auction() -> None:
    _, found = measured("florence", 3)
    assert [one.number for one in found.rounds] == list(range(8))
    for one in found.rounds[1:]:
        assert one.parts[0].said == ("stretch-auction", {})


@pytest.mark.parametrize("name", ["dominion", "florence", "machiavelli"])
def test_marks_stand_at_the_move_that_made_them(name: str) -> None:
    replay, found = measured(name, 3)
    assert found.marks
    for mark in found.marks:
        assert replay.marks[mark.ply - 1] <= mark.at < replay.marks[mark.ply]
        assert replay.end.game.speech.mark(replay.events()[mark.at].seen_by(None)) == mark.kind


def test_a_game_that_says_nothing_is_measured_by_its_turns() -> None:
    """Another game needs no more than to count turns, as it does for everybody."""
    replay = Replay(ANOTHER.new(2, 3))
    while not replay.end.over:
        replay.play(replay.end.notation(replay.end.legal()[0]))
    found = ruler(replay)
    assert found.rounds[0].first == 0
    assert [one.number for one in found.rounds] == list(range(1, len(found.rounds) + 1))
    assert all(part.seat is not None for one in found.rounds for part in one.parts)
    assert found.marks == []


def test_what_was_held_is_what_the_seat_saw_of_itself() -> None:
    """All open shows hands by name; a game that says nothing shows what it calls a hand."""
    position = REGISTRY.game("dominion").new(2, 3)
    view: Any = position.view(1)
    assert position.game.speech.holding(view) == {"hand": names("card", view["players"][1]["hand"])}
    own: Any = ANOTHER.new(2, 3).view(0)
    assert ANOTHER.speech.holding(own) == {"hand": names("card", own["hand"])}
    driver = driver_of("machiavelli", 2, lively=False)
    court = REGISTRY.game("machiavelli").new(4, 2)
    for _ in range(8):
        court.choose(driver.choose(court))
    assert any("characters" in court.game.speech.holding(court.view(seat)) for seat in range(4))
