"""Capitol."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("capitol, tavern, market, docks", 3),
        ("capitol, temple, church, monastery", 3),
        ("capitol, watchtower, prison, barracks", 3),
        ("capitol, manor, castle, palace", 3),
        ("capitol, keep, smithy", 3),
        ("capitol, tavern, market, temple, church", 0),
        ("capitol, keep, tavern, market", 0),
        ("capitol, tavern, market, docks, temple, church, monastery", 3),
    ],
)
def test_three_of_a_type(city: str, points: int) -> None:
    """MD-U04.1, MD-U04.2, MD-U04.3: any type, itself included; once only."""
    assert extra({"city": city}, first=[]) == {"capitol": points}


def test_haunted_quarter_as_declared() -> None:
    """MD-U04.3: it is the third trade district here."""
    assert extra({"city": "capitol, haunted-quarter, tavern, market"}) == {"capitol": 3}
