"""Dragon Gate."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, price, ruin, scored

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "classic"])


@EDITIONS
def test_worth_eight(edition: str) -> None:
    """MD-U06.1, MB-L09, MB-L09.1: six gold and two silver."""
    assert scored({"city": "dragon-gate"}, edition=edition).position.scores()[0] == 8


@EDITIONS
def test_costs_six(edition: str) -> None:
    """MD-U06.1, MB-L09, MB-L09.1: to build, and for the Warlord one less."""
    assert price("", "dragon-gate", edition=edition) == 6
    assert ruin("dragon-gate", "dragon-gate", edition=edition) == 5


def test_costs_six_in_an_exchange() -> None:
    """MD-U06.1: the silver is points only."""
    court = earning("diplomat", {"gold": 20, "city": "tavern"}, {"gold": 0, "city": "dragon-gate"})
    court.play("exchange", "district 1 dragon-gate", "district 0 tavern")
    assert court.gold(1) == 5
