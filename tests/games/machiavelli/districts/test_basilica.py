"""Basilica."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("basilica, tavern, docks, palace", 3),
        ("basilica, market, castle", 0),
        ("basilica+1, market", 1),
        ("basilica, tavern+1", 0),
        ("basilica, market+1", 1),
        ("basilica, circus-tent", 0),
    ],
)
def test_odd_costs(city: str, points: int) -> None:
    """MD-U02.1, MD-U02.2, MD-Y74: gold on a district makes odd even and even odd; tents have no cost."""
    assert extra({"city": city}) == {"basilica": points}


def test_the_worked_example() -> None:
    """MD-X25: a beautified market, a manor and a tavern, but no castle."""
    assert extra({"city": "basilica, market+1, manor, castle, tavern"}) == {"basilica": 3}
