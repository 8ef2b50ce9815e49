"""What is compared with an earlier version is compared strictly, and what is new is let through."""

from __future__ import annotations

import pytest

from tests.heritage.facts import choice, lost

BEFORE = {"gold": 3, "hand": ["tavern", {"cost": 1}], "crown": None, "over": False}


@pytest.mark.parametrize(
    ("now", "named"),
    [
        (BEFORE, []),
        ({**BEFORE, "rose": 1}, []),
        ({**BEFORE, "hand": ["tavern", {"cost": 1, "type": "green"}]}, []),
        ({**BEFORE, "gold": 4}, ["/gold: 4 in place of 3"]),
        ({**BEFORE, "over": 0}, ["/over: 0 in place of False"]),
        ({**BEFORE, "crown": 0}, ["/crown: 0 in place of None"]),
        ({**BEFORE, "hand": ["tavern"]}, ["/hand: ['tavern'] in place of ['tavern', {'cost': 1}]"]),
        ({**BEFORE, "hand": ["tavern", {}]}, ["/hand/1/cost: missing"]),
        ({**BEFORE, "hand": ["tavern", None]}, ["/hand/1: None in place of an object"]),
        ([], [": [] in place of an object"]),
    ],
)
def test_what_is_lost_is_named(now: object, named: list[str]) -> None:
    assert list(lost(BEFORE, now)) == named


def test_a_choice_does_not_depend_on_the_order_of_options() -> None:
    options = [f"build {number}" for number in range(50)] + ["pass", "sell 1", "sell 2"]
    chosen = [choice(options, "a seed", number) for number in range(200)]
    assert chosen == [choice(options[::-1], "a seed", number) for number in range(200)]
    assert {move.split()[0] for move in chosen} == {"build", "pass", "sell"}
    assert 40 < chosen.count("pass") < 95
