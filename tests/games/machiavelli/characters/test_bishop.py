"""Bishop. A bewitched Bishop is in test_witch.py."""

from __future__ import annotations

import pytest

from tests.kit.court import Court

BOTH = ["deluxe", "classic"]


def bishop(edition: str = "deluxe", rank_eight: str = "warlord", **wanted: object) -> Court:
    """Let seat 0 be the Bishop and seat 1 rank 8, with gold enough."""
    players = [
        {"characters": "bishop", "city": "temple, church, market", "gold": 0},
        {"characters": rank_eight, "gold": 9, "city": "tavern, prison"},
        {"city": "docks"},
        {},
    ]
    return Court(**{"players": players, "turn": {"as": "bishop"}, "edition": edition, **wanted})


@pytest.mark.parametrize("edition", BOTH)
def test_a_gold_for_each_religious_district(edition: str) -> None:
    """MD-C13.1, MB-K05.4: two, once."""
    court = bishop(edition).play("district-income")
    assert court.gold(0) == 2
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize("edition", BOTH)
def test_the_warlord_cannot_touch_the_city(edition: str) -> None:
    """MD-C13.2, MB-K05, MB-K05.1: all other cities he can."""
    court = bishop(edition).until_turn("warlord").play("destroy")
    assert "district 2 docks" in court.options
    assert not [option for option in court.options if option.startswith("district 0")]


@pytest.mark.parametrize(("character", "action"), [("diplomat", "exchange"), ("marshal", "seize")])
def test_all_of_rank_eight(character: str, action: str) -> None:
    """MD-C13.2: neither can Diplomat and Marshal."""
    court = bishop(rank_eight=character).until_turn(character).play(action)
    assert "district 2 docks" in court.options
    assert not [option for option in court.options if option.startswith("district 0")]
    against = court.consider(court.position.asked)["cannot"]
    assert {why for thing, (why, _) in against.items() if thing.startswith("district 0")} == {"why-protected"}


def test_protection_ends_with_the_round() -> None:
    """MD-C13.2, MD-C13.8, MB-K05.1: in the next round the city is open again."""
    court = bishop().end_round()
    assert court.position.intrigue.protected < 0


@pytest.mark.parametrize("edition", BOTH)
def test_a_murdered_bishop(edition: str) -> None:
    """MD-C13.3, MB-K05.3: his city is not safe."""
    players = [
        {"characters": "bishop", "city": "tavern"},
        {"characters": "warlord", "gold": 9},
        {"characters": "assassin"},
        {},
    ]
    court = Court(players=players, murdered="bishop", call="bishop", edition=edition)
    court.until_turn("warlord").play("destroy", "district 0 tavern")
    assert court.city(0) == ""


def test_a_murdered_bishop_in_hospital() -> None:
    """MD-C13.3: he is shown and has an income, and still his city is open."""
    players = [
        {"characters": "bishop", "city": "tavern, hospital, temple", "gold": 0},
        {"characters": "warlord", "gold": 9},
        {"characters": "assassin"},
        {},
    ]
    court = Court(players=players, murdered="bishop", call="bishop").until("hospital")
    court.play("collect", "take-gold")
    assert (court.is_revealed("bishop"), court.gold(0)) == (True, 2)
    court.until_turn("warlord").play("destroy")
    assert "district 0 tavern" in court.options


def test_the_armory_is_not_stopped() -> None:
    """MD-C13.5: it destroys in the Bishop's city."""
    players = [{"characters": "bishop", "city": "tavern"}, {"characters": "warlord", "city": "armory"}, {}, {}]
    court = Court(players=players, turn={"as": "bishop"}).until_turn("warlord").play("armory", "district 0 tavern")
    assert court.city(0) == ""


@pytest.mark.parametrize("edition", BOTH)
def test_with_two_characters_the_whole_city_is_safe(edition: str) -> None:
    """MD-C13.6, MB-K05.2: in Deluxe from his own Warlord too."""
    players = [
        {"characters": "bishop, magician", "city": "market, docks"},
        {"characters": "warlord, thief", "gold": 9},
        {"city": "tavern"},
    ]
    court = Court(players=players, turn={"as": "bishop"}, edition=edition).until_turn("warlord").play("destroy")
    court.expect_question(1, "destroy", "district 2 tavern")
    own = [
        {"characters": "bishop, warlord", "city": "market, docks", "gold": 9},
        {"characters": "magician, thief", "city": "tavern"},
        {},
    ]
    court = Court(players=own, turn={"as": "bishop"}, edition=edition).until_turn("warlord").play("destroy")
    court.expect_question(0, "destroy", "district 1 tavern")


def test_a_diplomat_may_give_from_his_own_protected_city() -> None:
    """MD-C13.7: what is his own is not attacked."""
    players = [
        {"characters": "bishop, diplomat", "city": "market", "gold": 9},
        {"characters": "magician, thief", "city": "tavern"},
        {},
    ]
    court = Court(players=players, turn={"as": "bishop"}).until_turn("diplomat").play("exchange")
    court.expect_question(0, "exchange", "district 1 tavern")
    court.play("district 1 tavern")
    court.expect_question(0, "exchange-give", "district 0 market")
    court.play("district 0 market")
    assert (court.city(0), court.city(1)) == ("tavern", "market")


def test_the_order_of_the_turn() -> None:
    """MD-C13.8: call, reveal, wagons; income, religious gold and one district in any order."""
    players = [{"characters": "bishop", "city": "church", "hand": "temple, tavern", "wagons": 1}, {}, {}, {}]
    court = Court(players=players, call="bishop")
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build temple")
    court.expect_question(0, "turn-action", "district-income, end-turn")
    assert court.position.intrigue.protected == 0
