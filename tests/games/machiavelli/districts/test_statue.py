"""Statue."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import called, extra


@pytest.mark.parametrize(("crown", "points"), [(0, 5), (1, 0)])
def test_five_points_with_the_crown(crown: int, points: int) -> None:
    """MD-U24.1: for its holder at the end."""
    assert extra({"city": "statue"}, crown=crown) == {"statue": points}


def test_after_the_last_succession() -> None:
    """MD-U24.1, MD-Y59: a murdered Patrician inherits the crown in the last round; the Throne Room gets a gold."""
    court = called(
        "patrician",
        {"gold": 0, "city": "statue"},
        {"gold": 0, "city": "throne-room"},
        murdered="patrician",
        crown=2,
        ending=True,
    )
    assert court.position.over
    assert (court.crown, court.gold(1)) == (0, 1)
    assert court.position.score_sheet(0)["uniques"] == {"statue": 5}
