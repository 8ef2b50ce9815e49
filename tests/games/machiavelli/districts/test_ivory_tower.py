"""Ivory Tower."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import extra


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("ivory-tower, tavern", 5),
        ("ivory-tower, smithy", 0),
        ("ivory-tower, haunted-quarter", 5),
        ("ivory-tower, haunted-quarter, smithy", 0),
        ("ivory-tower, circus-tent", 5),
    ],
)
def test_alone_among_uniques(city: str, points: int) -> None:
    """MD-X12, MD-U12.1, MD-U12.2, MD-U12.3: a Haunted Quarter steps aside, tents are none."""
    assert extra({"city": city}) == {"ivory-tower": points}


def test_cards_elsewhere_do_not_count() -> None:
    """MD-U12.3: uniques in hand are no districts of the city."""
    assert extra({"city": "ivory-tower", "hand": "smithy, keep"}) == {"ivory-tower": 5}
