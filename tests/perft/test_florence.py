"""In how many ways a game of Florence can go on; by hand where that can be reckoned."""

from __future__ import annotations

import pytest

import signoria
from tests.perft.counting import perft

MUSE = {"expansion-muse-princess": "on"}
TOGETHER = {"expansion-cooperative": "on"}
# Scenario, decisions, ways.
LINES: list[tuple[dict[str, object], int, int]] = [
    ({"players": [{}, {}, {}]}, 1, 8),
    ({"players": [{}, {}, {}]}, 3, 50),
    ({"players": [{}, {}, {}], "phase": "actions"}, 2, 789),
    ({"players": [{"points": 2}, {"points": 1}], "phase": "characters", "options": MUSE}, 2, 4925),
    ({"players": [{}, {}], "phase": "actions", "options": TOGETHER}, 2, 780),
    (
        {"players": [{"hand": "poet, lawyer", "jesters": 3, "bonus": "bonus-jesters"}, {}, {}], "phase": "actions"},
        3,
        7802,
    ),
]


@pytest.mark.parametrize(("scenario", "depth", "ways"), LINES)
def test_a_game_can_go_on_in_as_many_ways_as_ever(scenario: dict[str, object], depth: int, ways: int) -> None:
    assert perft(signoria.game("florence").scenario(scenario), depth) == ways


def test_opening_and_two_answers() -> None:
    """PF-A02.2, PF-A03.2: 7 objects, each raised or not; or decline, and 8 options of the next."""
    position = signoria.game("florence").scenario({"players": [{}, {}, {}]})
    assert perft(position, 2) == 7 * 2 + 8


def test_all_first_buildings() -> None:
    """PF-X12: as many as the table of placements adds up to."""
    position = signoria.game("florence").scenario({"players": [{}, {}, {}], "phase": "actions"})
    position.play("build")
    assert perft(position, 1) == 56 + 28 + 118 + 62 + 156 + 76 + 62 + 63 + 48 + 102
