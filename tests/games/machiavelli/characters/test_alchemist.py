"""Alchemist."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, offered, robbed, story, warranted
from tests.kit.court import Court

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
def test_gold_for_building_comes_back(edition: str) -> None:
    """MD-C17.1, DL-K06, DL-K06.1, DL-K06.2: all of it, at the end of the turn."""
    court = earning("alchemist", {"gold": 5, "hand": "castle"}, edition=edition)
    court.play("build castle")
    assert court.gold(0) == 1
    court.play("end-turn")
    assert court.gold(0) == 5
    assert court.events("refund") == [{"seat": 0, "gold": 4}]


@EDITIONS
def test_he_needs_the_gold_first(edition: str) -> None:
    """MD-C17.2, DL-K06.3, DL-I17: with three gold there is no harbor."""
    court = earning("alchemist", {"gold": 3, "hand": "harbor, docks"}, edition=edition)
    assert offered(court, "build") == ["docks"]


def test_the_smithy_is_not_refunded() -> None:
    """MD-C17.3: only building."""
    court = earning("alchemist", {"gold": 6, "city": "smithy", "hand": "castle"})
    court.play("smithy", "build castle", "end-turn")
    assert court.gold(0) == 4


def test_tax_is_not_refunded() -> None:
    """MD-C17.3: four gold come back, the tax does not."""
    court = earning("alchemist", {"gold": 6, "hand": "castle"}, characters="tax-collector")
    court.play("build castle", "end-turn")
    assert (court.gold(0), court.position.tax) == (5, 1)


def test_cards_for_the_thieves_den_are_not_refunded() -> None:
    """MD-C17.3: three cards and three gold paid, three gold back."""
    court = earning("alchemist", {"gold": 3, "hand": "thieves-den, 3 tavern"})
    court.play("build thieves-den", "discard tavern", "discard tavern", "discard tavern", "done", "end-turn")
    assert (court.gold(0), court.hand(0)) == (3, "")


def test_a_wagon_is_not_refunded() -> None:
    """MD-C17.3: the ticket stays paid."""
    court = earning("alchemist", {"gold": 4, "hand": "manor"}, {"wagons": 1}, round=2)
    before = court.gold(0)
    court.play("wagon 1")
    while court.position.question != "turn-action":
        court.play(court.options[0])
    paid = before - court.gold(0)
    assert paid > 0
    court.play("build manor")
    court.end_turn()
    assert court.gold(0) == before - paid


@pytest.mark.parametrize(("gold", "taxed"), [(4, 0), (5, 1)])
def test_poor_house_before_the_refund(gold: int, taxed: int) -> None:
    """MD-X10, MD-C17.4: the Poor House sees an empty supply, paid or taxed; then four gold come back."""
    court = earning("alchemist", {"gold": gold, "city": "poor-house", "hand": "castle"}, characters="tax-collector")
    court.play("build castle")
    assert (court.gold(0), court.position.tax) == (0, taxed)
    court.play("end-turn")
    assert court.gold(0) == 5


def test_park_before_the_refund() -> None:
    """MD-C17.4, MD-C17.7: Poor House, Park, refund."""
    court = earning("alchemist", {"gold": 4, "city": "poor-house, park", "hand": "castle"})
    court.play("build castle", "end-turn")
    kinds = story(court)
    assert kinds == ["built", "district-used", "cards-drawn", "district-used", "refund", "turn-ended"]
    assert [event["district"] for event in court.events("district-used")] == ["poor-house", "park"]


def test_a_human_cannonball_is_refunded() -> None:
    """MD-C17.5: the difference was paid for building."""
    court = earning("alchemist", {"gold": 5, "city": "tavern", "hand": "human-cannonball, castle"})
    court.play("play human-cannonball", "district 0 tavern", "build castle")
    assert court.gold(0) == 2
    court.play("end-turn")
    assert court.gold(0) == 5


def test_a_confiscated_district_is_paid_back_once() -> None:
    """MD-C17.6: the Magistrate gives the gold back, and nothing more comes at the end."""
    court = warranted("alchemist", {"gold": 5, "hand": "castle"})
    court.play("build castle", "turn-over")
    assert (court.gold(0), court.city(1)) == (5, "castle")
    court.play("end-turn")
    assert court.gold(0) == 5
    assert court.events("refund") == []


def test_order_of_the_alchemists_call() -> None:
    """MD-C17.7: turned up, robbed, income, one build, and the refund at the very end."""
    court = robbed("alchemist", {"gold": 5, "hand": "market, tavern"})
    court.play("take-gold", "build market")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert story(court) == ["called", "revealed", "robbed", "income-gold", "built", "refund", "turn-ended"]
    assert court.gold(0) == 2


@pytest.mark.parametrize(("gold", "tax"), [(4, 0), (5, 1)])
def test_taxed_alchemist_with_a_poor_house(gold: int, tax: int) -> None:
    """DL-X2, DL-X3, DL-K06.4: tax and Poor House first, and the refund is safe from both."""
    court = Court(
        players=[
            {"gold": gold - 2, "city": "poor-house", "hand": "harbor", "characters": "alchemist"},
            {"gold": 0, "characters": "tax-collector"},
            {"characters": "architect"},
            {"characters": "warlord"},
        ],
        edition="dark-lands",
        call="tax-collector",
    )
    court.end_turn()
    assert (court.acting, court.gold(1)) == ((0, "alchemist"), 2)
    court.play("take-gold", "build harbor", "end-turn")
    assert (court.gold(0), court.gold(1)) == (5, 2 + tax)


def test_only_his_own_turn_counts() -> None:
    """DL-K06.5: what he paid with another character does not come back."""
    court = earning(
        "bishop",
        {"gold": 8, "hand": "castle, tavern", "characters": "alchemist"},
        seats=3,
        edition="dark-lands",
    )
    court.play("build castle", "end-turn")
    assert court.acting == (0, "alchemist")
    court.play("take-gold", "build tavern", "end-turn")
    assert court.gold(0) == 8 - 4 + 2


def test_no_gold_for_districts() -> None:
    """DL-K06.6: no type pays an Alchemist."""
    city = "tavern, temple, manor, watchtower"
    court = earning("alchemist", {"city": city}, edition="dark-lands")
    court.expect_question(0, "turn-action", "end-turn")


def test_smithy_and_harbor() -> None:
    """DL-I15, DL-K06.2: three gold for cards are gone, four for the harbor come back."""
    court = earning("alchemist", {"gold": 7, "city": "smithy", "hand": "harbor"}, edition="dark-lands")
    court.play("smithy", "build harbor", "end-turn")
    assert court.gold(0) == 4


def test_the_price_that_was_really_paid() -> None:
    """DL-I16, DL-K06.2: with the Factory a University costs five, and five come back."""
    court = earning("alchemist", {"gold": 5, "city": "factory", "hand": "university"}, edition="dark-lands")
    court.play("build university", "end-turn")
    assert court.events("refund") == [{"seat": 0, "gold": 5}]
    assert court.gold(0) == 5
