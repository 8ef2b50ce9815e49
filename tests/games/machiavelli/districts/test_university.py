"""University."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, price, ruin, scored

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@EDITIONS
def test_worth_eight(edition: str) -> None:
    """MD-U34.1, MB-L10, MB-L10.1: six gold and two silver."""
    assert scored({"city": "university"}, edition=edition).position.scores()[0] == 8


@EDITIONS
def test_costs_six(edition: str) -> None:
    """MD-U34.1, MB-L10, MB-L10.1: to build, and for the Warlord one less."""
    assert price("", "university", edition=edition) == 6
    assert ruin("university", "university", edition=edition) == 5


def test_costs_six_in_an_exchange() -> None:
    """MD-U34.1: the silver is points only."""
    court = earning("diplomat", {"gold": 20, "city": "tavern"}, {"gold": 0, "city": "university"})
    court.play("exchange", "district 1 university", "district 0 tavern")
    assert court.gold(1) == 5
