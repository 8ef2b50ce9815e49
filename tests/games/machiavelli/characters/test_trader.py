"""Trader."""

from __future__ import annotations

from tests.games.machiavelli.courts import acting, earning, offered, robbed, story


def test_a_gold_for_each_trade_district() -> None:
    """MD-C18.1: before the income, too."""
    court = acting("trader", {"gold": 0, "city": "tavern, market, docks, temple"})
    court.play("district-income")
    assert court.gold(0) == 3


def test_any_number_of_trade_districts_and_one_other() -> None:
    """MD-Y35, MD-C18.2, MD-C18.3: three trade districts and one other, not two others."""
    court = earning("trader", {"gold": 20, "hand": "tavern, market, docks, temple, church"})
    court.play("build tavern", "build temple")
    assert offered(court, "build") == ["docks", "market"]
    court.play("build market", "build docks")
    assert court.city(0) == "tavern, temple, market, docks"
    court.expect_question(0, "turn-action", "district-income, end-turn")


def test_the_limit_stays_for_one_of_another_type() -> None:
    """MD-C18.3: however many trade districts came before."""
    court = earning("trader", {"gold": 20, "hand": "tavern, market, docks, temple, church"})
    court.play("build tavern", "build market", "build docks")
    assert offered(court, "build") == ["church", "temple"]


def test_the_school_of_magic_is_income_only() -> None:
    """MD-C18.4: it uses the limit, but pays as a trade district."""
    court = earning("trader", {"gold": 6, "hand": "school-of-magic, temple, tavern"})
    court.play("build school-of-magic", "district-income")
    assert court.gold(0) == 1
    assert offered(court, "build") == ["tavern"]


def test_order_of_the_traders_call() -> None:
    """MD-C18.5: turned up, robbed, income, trade gold, trade builds and another."""
    court = robbed("trader", {"gold": 5, "city": "docks", "hand": "tavern, temple"})
    court.play("take-gold", "district-income", "build tavern", "build temple", "end-turn")
    gains = ["income-gold", "district-income"]
    assert story(court) == ["called", "revealed", "robbed", *gains, "built", "built", "turn-ended"]
    assert court.gold(0) == 1
