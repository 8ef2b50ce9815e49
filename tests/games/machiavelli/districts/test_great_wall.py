"""Great Wall."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, ruin
from tests.kit.marks import clause


def test_one_more_for_every_rank_eight() -> None:
    """MD-U11.1: the Warlord to the bank, Diplomat and Marshal to the owner."""
    assert ruin("great-wall, market", "market") == 2
    diplomat = earning("diplomat", {"gold": 9, "city": "docks"}, {"gold": 0, "city": "great-wall, market"})
    diplomat.play("exchange", "district 1 market", "district 0 docks")
    assert diplomat.gold(1) == 1
    marshal = earning("marshal", {"gold": 9}, {"gold": 0, "city": "great-wall, market"})
    marshal.play("seize", "district 1 market")
    assert marshal.gold(1) == 3


def test_only_this_city() -> None:
    """MD-U11.1: a wall elsewhere does not matter."""
    court = earning("warlord", {"gold": 9}, {"city": "market"}, {"city": "great-wall"})
    court.play("destroy", "district 1 market")
    assert court.gold(0) == 8


@pytest.mark.parametrize(("scope", "gold"), [("others-only", 5), ("whole-city", 6)])
def test_the_wall_itself(scope: str, gold: int) -> None:
    """MD-U11.2: not protected, unless the table says so."""
    assert ruin("great-wall", "great-wall", options={"great-wall-scope": scope}) == gold


def test_a_diplomat_gives_from_behind_it() -> None:
    """MD-U11.3: that costs him nothing."""
    court = earning("diplomat", {"gold": 9, "city": "great-wall, market"}, {"gold": 0, "city": "trading-post"})
    court.play("exchange", "district 1 trading-post", "district 0 market")
    assert (court.gold(0), court.gold(1)) == (9, 0)


def test_a_warlord_behind_his_own() -> None:
    """MD-U11.4: he pays it too."""
    court = earning("warlord", {"gold": 9, "city": "great-wall, market"})
    court.play("destroy", "district 0 market")
    assert court.gold(0) == 7


@pytest.mark.parametrize(
    ("district", "gold"),
    [
        pytest.param("castle", 4, marks=clause("DL-L01.1")),
        pytest.param("watchtower", 1, marks=clause("DL-L01.1", "DL-I34")),
        pytest.param("great-wall", 6, marks=clause("DL-L01.2")),
        pytest.param("tavern", 1, marks=clause("DL-L01.1", "DL-I34")),
    ],
)
def test_classic_prices(district: str, gold: int) -> None:
    """DL-L01, DL-X8: one more, for the wall too."""
    assert ruin("great-wall, castle, watchtower, tavern", district, edition="dark-lands") == gold


def test_classic_armory_does_not_mind() -> None:
    """DL-L01.3: it blows up for nothing."""
    court = earning("king", {"gold": 0, "city": "armory"}, {"city": "great-wall, castle"}, edition="dark-lands")
    court.play("armory", "district 1 castle")
    assert (court.city(1), court.gold(0)) == ("great-wall", 0)
