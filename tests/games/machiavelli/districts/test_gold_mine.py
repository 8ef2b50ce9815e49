"""Gold Mine."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting


def test_three_gold_as_income() -> None:
    """MD-U10.1: instead of two."""
    court = acting("king", {"gold": 0, "city": "gold-mine"})
    court.play("take-gold")
    assert court.gold(0) == 3


def test_other_gold_does_not_grow() -> None:
    """MD-U10.2: the Navigator brings four, the Merchant one, and a district pays one."""
    navigator = acting("navigator", {"gold": 0, "city": "gold-mine"})
    navigator.play("navigate", "four-gold")
    assert navigator.gold(0) == 4
    merchant = acting("merchant", {"gold": 0, "city": "gold-mine, tavern"})
    merchant.play("merchant-gold", "district-income")
    assert merchant.gold(0) == 2
