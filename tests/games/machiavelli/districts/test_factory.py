"""Factory."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, price, ruin, scored
from tests.kit.marks import clause

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
@pytest.mark.parametrize(
    ("city", "district", "gold"), [("factory", "smithy", 4), ("factory", "palace", 5), ("", "factory", 5)]
)
def test_other_uniques_cost_one_less(edition: str, city: str, district: str, gold: int) -> None:
    """MD-U07.1, DL-L12, DL-L12.1, DL-L12.2: not the Factory itself, and no other type."""
    assert price(city, district, edition=edition) == gold


@EDITIONS
def test_nothing_for_the_past(edition: str) -> None:
    """MD-U07.2, DL-L12.2: whoever builds it last gets nothing back."""
    assert price("smithy, library", "factory", edition=edition) == 5


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-Y53", "MD-U07.2", "MD-U07.4")),
        pytest.param("dark-lands", marks=clause("DL-X7", "DL-L12.3")),
    ],
)
def test_price_cost_and_value_of_a_university(edition: str) -> None:
    """Built for five, destroyed for five, worth eight."""
    assert price("factory", "university", edition=edition) == 5
    assert ruin("factory, university", "university", edition=edition) == 5
    assert scored({"city": "factory, university"}, edition=edition).position.scores()[0] == 5 + 8


def test_the_wizards_immediate_build() -> None:
    """MD-U07.3: it is building."""
    court = earning("wizard", {"gold": 9, "city": "factory"}, {"hand": "smithy"})
    court.play("peek", "player 1", "take smithy", "build smithy")
    assert court.gold(0) == 5


def test_a_human_cannonball_down_to_nothing() -> None:
    """MD-U07.3: a tavern becomes a Haunted Quarter for nothing."""
    court = earning("king", {"gold": 0, "city": "factory, tavern", "hand": "human-cannonball, haunted-quarter"})
    court.play("play human-cannonball", "district 0 tavern", "build haunted-quarter")
    assert (court.city(0), court.gold(0)) == ("factory, haunted-quarter", 0)


def test_tax_is_not_lower() -> None:
    """MD-U07.4: one gold, as ever."""
    court = earning("king", {"gold": 9, "city": "factory", "hand": "smithy"}, characters="tax-collector")
    court.play("build smithy")
    assert (court.gold(0), court.position.tax) == (4, 1)


def test_classic_haunted_quarter() -> None:
    """DL-I33: two less one."""
    assert price("factory", "haunted-quarter", edition="dark-lands") == 1
