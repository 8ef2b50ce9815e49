"""The course of a round, the best work, and the start player."""

from __future__ import annotations

import pytest

from tests.kit.palazzo import GAME, MUSE, Palazzo

READY = "poet, painter, composer, lawyer, physician, goldsmith, sculptor"


def played_out(options: dict[str, object], seed: int = 3) -> list[str]:
    position = GAME.new(3, seed, options)
    number = 0
    while not position.over:
        position.choose(position.legal()[number * 5 % len(position.legal())])
        number += 1
    return [event.kind for event in position.events()]


@pytest.mark.parametrize("options", [{}, MUSE])
def test_a_game_lasts_seven_rounds(options: dict[str, object]) -> None:
    """PF-R01.1, PF-R01.2, MP-G01.1: auction, perhaps characters, actions and best work, seven times."""
    kinds = played_out(options)
    wanted = ["round-start", "phase-a-end", *(["a2-start"] if options else []), "best-work"]
    assert [kind for kind in kinds if kind in wanted] == wanted * 7
    assert kinds.count("turn-start") == kinds.count("turn-end") == 21


def test_turns_are_taken_one_after_another_from_the_start_player() -> None:
    """PF-R01.3: clockwise, each of them complete."""
    scene = Palazzo({}, {}, {}, start=1).until("turn-menu")
    order = []
    while scene.position.question == "turn-menu":
        order.append(scene.position.asked)
        scene.play("end-turn")
    assert order == [1, 2, 0]


@pytest.mark.parametrize(
    ("markers", "gained"),
    [
        ([12, 15, 9], [0, 3, 0]),
        ([16, 16, 16], [3, 3, 3]),
        ([16, 12, 16], [3, 0, 3]),
        ([0, 8, 0], [0, 3, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_best_work_gains_three_points(markers: list[int], gained: list[int]) -> None:
    """PF-R01.4, PF-R01.5, PF-R01.6: all who tie get all three; without a work nobody does."""
    scene = Palazzo(*({"marker": marker} for marker in markers), phase="best-work")
    assert [scene.points(seat) for seat in range(3)] == gained
    assert scene.events("best-work")[0]["seats"] == [seat for seat in range(3) if gained[seat]]


def test_only_the_best_of_several_works_counts() -> None:
    """PF-R01.7, PF-W03.5: the marker is the higher of two, never their sum."""
    scene = Palazzo({"hand": READY, "jesters": 3, "tiles": "theatre"}, {"marker": 20}, {}, phase="actions")
    scene.play("work", "work poet", "buy 0")
    assert scene.player(0).marker == 17
    scene.play("work", "work painter", "buy 0")
    assert scene.player(0).marker == 17
    scene.until("auction-open")
    assert scene.events("best-work")[0] == {"value": 20, "seats": [1], "gained": 3}


def test_the_round_ends_and_the_next_begins() -> None:
    """PF-R01.8: markers and stones go back, the round advances, the left neighbour starts."""
    scene = Palazzo({"marker": 9}, {}, {}, start=2, round=3, phase="best-work")
    assert (scene.position.round, scene.position.start) == (4, 0)
    assert scene.view(None)["minimum"] == 14
    assert [player.marker for player in scene.position.players] == [0, 0, 0]
    scene.expect_question(0, "auction-open")


def test_after_the_seventh_round_the_game_ends() -> None:
    """PF-R01.1, PF-R01.8: there is no eighth."""
    assert Palazzo({}, {}, {}, round=7, phase="best-work").position.over


def test_every_round_begins_with_the_auction_again() -> None:
    """PF-R01.2: after the actions of all, for everyone to see."""
    scene = Palazzo({}, {}, {}, phase="actions")
    assert scene.view(None)["phase"] == "actions"
    scene.until("auction-open")
    assert (scene.position.round, scene.view(None)["phase"]) == (2, "auction")
