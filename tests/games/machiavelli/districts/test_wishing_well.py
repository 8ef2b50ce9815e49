"""Wishing Well."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra


@pytest.mark.parametrize(
    ("city", "points"),
    [("wishing-well", 1), ("wishing-well, keep, smithy, tavern", 3), ("wishing-well, circus-tent", 1)],
)
def test_a_point_for_each_unique(city: str, points: int) -> None:
    """MD-U30.1: itself included, tents not."""
    assert extra({"city": city}) == {"wishing-well": points}


def test_haunted_quarter_declared_otherwise() -> None:
    """MD-U30.2: as the missing military district it is no unique."""
    assert extra({"city": "wishing-well, haunted-quarter, temple, manor, tavern"}) == {"wishing-well": 1}
    assert extra({"city": "wishing-well, haunted-quarter"}) == {"wishing-well": 2}


@pytest.mark.parametrize(("city", "points"), [("wishing-well", 0), ("wishing-well, 2 keep, tavern", 2)])
def test_classic_other_lilac_districts(city: str, points: int) -> None:
    """DL-L03, DL-L03.1, DL-L03.2: not itself; two keeps are two."""
    assert extra({"city": city}, edition="dark-lands") == {"wishing-well": points}
