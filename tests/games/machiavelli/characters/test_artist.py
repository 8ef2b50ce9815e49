"""Artist."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered, robbed, story
from tests.kit.court import Court

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])


@EDITIONS
def test_a_gold_on_one_or_two_districts(edition: str) -> None:
    """MD-C26.1, DL-K09.1, DL-K09.3, DL-K09.4: two different ones in one use, unique ones too."""
    court = acting("artist", {"gold": 5, "city": "tavern, smithy, temple"}, edition=edition)
    court.play("beautify")
    court.expect_question(0, "beautify", "district 0 tavern, district 0 smithy, district 0 temple")
    court.play("district 0 smithy")
    court.expect_question(0, "beautify", "district 0 tavern, district 0 temple, done")
    court.play("district 0 tavern")
    assert (court.city(0), court.gold(0)) == ("tavern+1, smithy+1, temple", 3)
    assert not is_offered(court, "beautify")


@EDITIONS
def test_one_is_enough(edition: str) -> None:
    """MD-C26.1, DL-K09.1, DL-K09.3: done after the first, the ability is used."""
    court = acting("artist", {"gold": 5, "city": "tavern, temple"}, edition=edition)
    court.play("beautify", "district 0 temple", "done")
    assert (court.city(0), court.gold(0)) == ("tavern, temple+1", 4)
    assert not is_offered(court, "beautify")


@EDITIONS
def test_with_one_gold(edition: str) -> None:
    """DL-I52, MD-C26.1: one district, no second pick."""
    court = earning("artist", {"gold": 1, "city": "tavern, temple"}, edition=edition)
    court.play("beautify", "district 0 temple")
    court.expect_question(0, "turn-action", "end-turn")
    assert not is_offered(earning("artist", {"gold": 0, "city": "tavern"}, edition=edition), "beautify")


@EDITIONS
def test_cost_and_points_rise(edition: str) -> None:
    """MD-C26.2, DL-K09.5, DL-I54: a beautified tavern is worth two and costs the Warlord one."""
    court = Court(
        players=[{"gold": 5}, {"city": "tavern+1"}, {}, {}],
        edition=edition,
        turn={"as": "warlord", "income-taken": True},
        ending=True,
    )
    twin = Court(
        players=[{"gold": 5}, {"city": "tavern+1"}, {}, {}],
        edition=edition,
        turn={"as": "warlord", "income-taken": True},
    )
    court.end_round()
    assert court.position.score_sheet(1)["districts"] == 2
    twin.play("destroy", "district 1 tavern")
    assert twin.gold(0) == 4


@pytest.mark.parametrize(("gold", "paid"), [("tavern+1", 1), ("tavern", 0)])
def test_the_diplomat_looks_at_it(gold: str, paid: int) -> None:
    """DL-K09.5, DL-I54, MD-C26.2: a beautified tavern counts two for an exchange."""
    for edition in ("deluxe", "dark-lands"):
        court = earning("diplomat", {"gold": 5, "city": "temple"}, {"gold": 0, "city": gold}, edition=edition)
        court.play("exchange", "district 1 tavern", "district 0 temple")
        assert court.gold(1) == paid


@EDITIONS
def test_once_in_a_game(edition: str) -> None:
    """MD-C26.3, MD-Y80, DL-K09.2, DL-I53: a beautified district is no option any more."""
    court = earning("artist", {"gold": 5, "city": "tavern+1, temple"}, edition=edition)
    court.play("beautify")
    court.expect_question(0, "beautify", "district 0 temple")


def test_as_often_as_one_likes() -> None:
    """MD-Y80, MD-C26.3: with `unlimited` again, but not the same one twice in a turn."""
    court = earning("artist", {"gold": 5, "city": "tavern+1"}, options={"beautify-limit": "unlimited"})
    court.play("beautify", "district 0 tavern")
    assert court.city(0) == "tavern+2"
    court.expect_question(0, "turn-action", "end-turn")


def test_no_tents() -> None:
    """MD-C26.4: they have no cost."""
    assert not is_offered(earning("artist", {"gold": 5, "city": "circus-tent"}), "beautify")


@EDITIONS
def test_that_gold_is_no_supply(edition: str) -> None:
    """MD-C26.5, DL-K09.6, DL-I55: a Treasury with four gold and two beautified districts gives four."""
    court = earning(
        "artist", {"gold": 4, "city": "imperial-treasury, tavern+1, temple+1"}, edition=edition, ending=True
    )
    court.end_round()
    assert court.position.score_sheet(0)["uniques"] == {"imperial-treasury": 4}


def test_it_goes_to_the_bank_with_the_district() -> None:
    """MD-C26.5, DL-K09.7: a rescued card may be built and beautified again."""
    for edition in ("deluxe", "dark-lands"):
        court = Court(
            players=[{"gold": 5}, {"city": "tavern+1, graveyard", "gold": 2, "characters": "artist"}, {}, {}],
            edition=edition,
            turn={"as": "warlord", "income-taken": True},
        )
        court.play("destroy", "district 1 tavern", "pay-and-take", "end-turn")
        assert (court.acting, court.gold(1), court.hand(1)) == ((1, "artist"), 1, "tavern")
        court.play("take-gold", "build tavern")
        assert court.city(1) == "graveyard, tavern"
        court.play("beautify", "district 1 tavern", "done")
        assert court.city(1) == "graveyard, tavern+1"


def test_a_complete_city() -> None:
    """MD-C26.6: it may be beautified."""
    city = "tavern, market, docks, temple, church, manor, prison"
    court = earning("artist", {"gold": 5, "city": city})
    assert court.position.ending
    court.play("beautify", "district 0 manor", "done")
    assert "manor+1" in court.city(0)


def test_order_of_the_artists_call() -> None:
    """MD-C26.7: turned up, robbed, income, beautification, one build."""
    court = robbed("artist", {"gold": 5, "city": "temple", "hand": "tavern, watchtower"})
    court.play("take-gold", "beautify", "district 0 temple", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert story(court) == ["called", "revealed", "robbed", "income-gold", "beautified", "built", "turn-ended"]
