"""Stables."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, offered, warranted


@pytest.mark.parametrize("order", [("build stables", "build tavern"), ("build tavern", "build stables")])
def test_outside_the_limit(order: tuple[str, str]) -> None:
    """MD-U23.1, MD-U23.2: before or after the one district of the turn."""
    court = earning("king", {"gold": 9, "hand": "stables, tavern, market"})
    court.play(*order)
    assert court.gold(0) == 6
    assert offered(court, "build") == []


def test_confiscated() -> None:
    """MD-U23.3: the other district may still be built."""
    court = warranted("bishop", {"gold": 9, "hand": "stables, tavern"})
    court.play("build stables", "turn-over")
    assert court.city(1) == "stables"
    assert offered(court, "build") == ["tavern"]


def test_not_by_the_navigator() -> None:
    """MD-U23.4: he builds nothing."""
    assert offered(earning("navigator", {"gold": 9, "hand": "stables"}), "build") == []
