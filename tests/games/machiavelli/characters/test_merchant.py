"""Merchant."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, robbed, story


def test_a_gold_for_each_trade_district() -> None:
    """MD-C16.1: once, at any moment."""
    court = acting("merchant", {"gold": 0, "city": "tavern, market, temple"})
    court.play("district-income")
    assert court.gold(0) == 2
    court.expect_question(0, "turn-action", "take-gold, take-cards, merchant-gold")


@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_an_extra_gold_whatever_the_income(edition: str) -> None:
    """MD-C16.2, MB-K06.1, MB-K06.3: apart from the income and from the gold for districts."""
    court = acting("merchant", {"gold": 0, "city": "tavern"}, edition=edition, deck="temple")
    court.play("merchant-gold")
    assert court.gold(0) == 1
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income")
    court.play("take-cards", "keep temple", "district-income")
    assert court.gold(0) == 2


def test_unclaimed_gold_comes_at_the_end() -> None:
    """R4, MD-C16.1, MD-C16.2: what costs nothing may be had when the turn ends, both together."""
    court = acting("merchant", {"gold": 0, "city": "tavern, market"})
    court.play("take-gold", "end-turn", "take-unclaimed")
    assert court.gold(0) == 5


def test_order_of_the_merchants_call() -> None:
    """MD-C16.3: turned up, robbed, income, trade gold, bonus, one build."""
    court = robbed("merchant", {"gold": 5, "city": "tavern", "hand": "market, temple"})
    court.play("take-gold", "district-income", "merchant-gold", "build market")
    assert court.gold(0) == 2
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    gains = ["income-gold", "district-income", "bonus"]
    assert story(court) == ["called", "revealed", "robbed", *gains, "built", "turn-ended"]


def test_docks_before_the_green_gold() -> None:
    """MB-X1, MB-K06.2: one extra, two income, docks for three, and then three green districts pay three."""
    court = acting("merchant", {"gold": 0, "city": "tavern, market", "hand": "docks"}, edition="classic")
    court.play("merchant-gold", "take-gold", "build docks", "district-income")
    assert court.gold(0) == 3


def test_green_gold_before_the_docks() -> None:
    """MB-X2, MB-I29: no second income for a green district that comes later."""
    court = acting(
        "merchant",
        {"gold": 0, "city": "tavern, market", "hand": "docks"},
        edition="classic",
        deck="palace, temple",
    )
    court.play("merchant-gold", "district-income", "take-cards", "keep palace", "build docks")
    assert (court.gold(0), court.hand(0), court.discard()) == (0, "palace", "temple")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert court.gold(0) == 0
