"""Marshal."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered, robbed, story

SEVEN = "tavern, market, docks, temple, church, manor, prison"


def test_a_gold_for_each_military_district() -> None:
    """MD-C24.1: at any moment."""
    court = acting("marshal", {"gold": 0, "city": "prison, fortress, temple"})
    court.play("district-income")
    assert court.gold(0) == 2


def test_a_cheap_district_for_its_cost() -> None:
    """MD-C24.2: three or less, once, paid to the owner."""
    court = acting("marshal", {"gold": 9}, {"gold": 0, "city": "barracks, castle, tavern"})
    court.play("seize")
    court.expect_question(0, "seize", "district 1 barracks, district 1 tavern")
    court.play("district 1 barracks")
    assert (court.city(0), court.city(1)) == ("barracks", "castle, tavern")
    assert (court.gold(0), court.gold(1)) == (6, 3)
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income")
    assert court.events("seized") == [{"seat": 0, "owner": 1, "district": "barracks", "gold": 3}]


def test_he_must_be_able_to_pay() -> None:
    """MD-C24.2: with two gold no barracks."""
    assert not is_offered(earning("marshal", {"gold": 2}, {"city": "barracks"}), "seize")


@pytest.mark.parametrize(("city", "gold"), [("barracks", 3), ("great-wall, barracks", 4)])
def test_one_more_behind_the_wall(city: str, gold: int) -> None:
    """MD-X17, MD-C24.4, MD-C24.3, MD-U11.1: to the owner; the wall does not make the district too dear."""
    court = earning("marshal", {"gold": 9}, {"gold": 0, "city": city})
    court.play("seize", "district 1 barracks")
    assert (court.gold(0), court.gold(1)) == (9 - gold, gold)


def test_beautified_barracks() -> None:
    """MD-X17, MD-Y48, MD-C24.3: cost four, and so out of his reach."""
    court = earning("marshal", {"gold": 9}, {"city": "barracks+1, market+1"})
    court.play("seize")
    court.expect_question(0, "seize", "district 1 market")


def test_what_is_safe_from_him() -> None:
    """MD-C24.5, MD-U25.2, MD-U05.1: complete city, Keep, Bishop's city, tent, and every name that he has."""
    court = earning(
        "marshal",
        {"gold": 20, "city": "trading-post, quarry"},
        {"city": "keep, circus-tent, trading-post, watchtower"},
        {"city": SEVEN},
        {"city": "temple"},
        protected=3,
    )
    court.play("seize")
    court.expect_question(0, "seize", "district 1 watchtower")


def test_gold_on_it_travels_along() -> None:
    """MD-C24.6: beautification stays on the card."""
    court = earning("marshal", {"gold": 9}, {"gold": 0, "city": "market+1"})
    court.play("seize", "district 1 market")
    assert (court.city(0), court.gold(1)) == ("market+1", 3)


def test_it_is_not_building_and_may_end_the_game() -> None:
    """MD-C24.7: no limit, no tax; a seventh district completes the city."""
    city = "market, docks, temple, church, manor, prison"
    court = earning(
        "marshal", {"gold": 9, "city": city, "hand": "castle"}, {"city": "tavern"}, characters="tax-collector"
    )
    court.play("seize", "district 1 tavern")
    assert (court.position.ending, court.position.first, court.position.tax) == (True, 0b1, 0)
    assert is_offered(court, "build castle")


def test_a_seized_lighthouse() -> None:
    """MD-Y49, MD-U35.5: no search, no tax."""
    court = earning("marshal", {"gold": 9}, {"city": "lighthouse"}, characters="tax-collector")
    court.play("seize", "district 1 lighthouse")
    assert (court.city(0), court.position.tax) == ("lighthouse", 0)
    court.expect_question(0, "turn-action", "end-turn")


def test_order_of_the_marshals_call() -> None:
    """MD-C24.8: turned up, robbed, income, military gold, seizure, one build."""
    court = robbed("marshal", {"gold": 5, "city": "prison", "hand": "tavern, temple"}, {"city": "watchtower"})
    court.play("take-gold", "district-income", "seize", "district 1 watchtower", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    done = ["income-gold", "district-income", "seized", "built"]
    assert story(court) == ["called", "revealed", "robbed", *done, "turn-ended"]
