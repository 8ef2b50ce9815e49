"""Quarry."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, is_offered, offered, price, ruin, scored


def test_names_may_be_built_again() -> None:
    """MD-U25.1: any number of times, for the full price."""
    court = earning("architect", {"gold": 9, "city": "quarry, tavern", "hand": "2 tavern"}, deck="palace")
    court.play("build tavern", "build tavern")
    assert (court.city(0), court.gold(0)) == ("quarry, 3 tavern", 7)
    assert not is_offered(earning("king", {"gold": 9, "city": "tavern", "hand": "tavern"}), "build tavern")


def test_no_help_for_a_confiscation() -> None:
    """MD-U25.2: the Magistrate gets no name that he has."""
    court = earning(
        "bishop",
        {"gold": 9, "hand": "tavern"},
        {"city": "quarry, tavern", "characters": "magistrate"},
        warrants={"on": "bishop, merchant, warlord", "seal": "bishop", "by": 1},
    )
    court.play("build tavern")
    court.expect_question(1, "turn-warrant", "leave-closed")


def test_no_help_for_exchange_and_seizure() -> None:
    """MD-U25.2: neither may bring a name that is there."""
    diplomat = earning("diplomat", {"gold": 9, "city": "quarry, market"}, {"city": "market"})
    diplomat.play("exchange", "district 1 market")
    diplomat.expect_question(0, "exchange-give", "district 0 market")
    assert not is_offered(earning("marshal", {"gold": 9, "city": "quarry, market"}, {"city": "market"}), "seize")


def test_doubles_stay_without_it() -> None:
    """MD-U25.3: but no third may follow."""
    court = earning("warlord", {"gold": 9, "city": "quarry, 2 tavern", "hand": "tavern"})
    court.play("destroy", "district 0 quarry")
    assert court.city(0) == "2 tavern"
    assert offered(court, "build") == []


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("district", "gold"), [("castle", 2), ("manor", 1), ("tavern", 1), ("palace", 5)])
def test_classic_one_less_for_each_equal_district(district: str, gold: int) -> None:
    """DL-X5, DL-L02, DL-L02.1: never below one."""
    assert price("quarry, 2 castle, 3 manor, tavern", district, edition="dark-lands") == gold


def test_classic_with_a_factory() -> None:
    """DL-X6: the second keep for one."""
    assert price("quarry, factory, keep", "keep", edition="dark-lands") == 1


def test_classic_districts_that_are_there_now() -> None:
    """DL-L02.2: also one that came by exchange."""
    court = earning(
        "diplomat",
        {"gold": 9, "city": "quarry, palace", "hand": "castle"},
        {"city": "castle"},
        edition="dark-lands",
    )
    court.play("exchange", "district 1 castle", "district 0 palace", "build castle")
    assert court.gold(0) == 9 - 3


def test_classic_only_the_price_changes() -> None:
    """DL-L02.3: the Warlord pays three for a second castle, which is worth four."""
    assert ruin("quarry, 2 castle", "castle", edition="dark-lands") == 3
    assert scored({"city": "quarry, 2 castle"}, edition="dark-lands").position.scores()[0] == 5 + 4 + 4


def test_classic_where_doubles_are_forbidden() -> None:
    """DL-L02.4: its owner may build them, with discount."""
    options = {"duplicate-districts": "forbidden"}
    assert price("quarry, castle", "castle", edition="dark-lands", options=options) == 3
    without = earning("king", {"gold": 9, "city": "castle", "hand": "castle"}, edition="dark-lands", options=options)
    assert not is_offered(without, "build castle")


def test_classic_doubles_stay() -> None:
    """DL-L02.4, DL-I32: without the Quarry they are still there, and a third has its full price."""
    court = earning(
        "warlord",
        {"gold": 9},
        {"gold": 9, "city": "quarry, 2 castle", "hand": "castle", "characters": "artist"},
        edition="dark-lands",
    )
    court.play("destroy", "district 1 quarry", "end-turn")
    assert court.city(1) == "2 castle"
    court.play("take-gold", "build castle")
    assert court.gold(1) == 9 + 2 - 4
