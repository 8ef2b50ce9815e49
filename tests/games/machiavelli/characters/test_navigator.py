"""Navigator."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, called, earning, is_offered, offered, story
from tests.kit.court import Court


def test_four_gold_or_four_cards() -> None:
    """MD-C20.1: at any moment besides the income, no mixture, once."""
    court = acting("navigator", {"gold": 0}, deck="docks, palace, tavern, temple")
    court.play("navigate")
    court.expect_question(0, "navigator", "four-gold, four-cards")
    court.play("four-cards")
    assert (court.hand(0), court.gold(0)) == ("temple, palace, tavern, docks", 0)
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    rich = acting("navigator", {"gold": 0})
    rich.play("take-gold", "navigate", "four-gold")
    assert (rich.gold(0), rich.hand(0)) == (6, "")
    rich.expect_question(0, "turn-action", "end-turn")
    # He builds nothing.
    assert rich.view(1)["turn"]["limit"] == 0


def test_a_short_deck_and_an_empty_one() -> None:
    """MD-C20.2: what is left, or gold only."""
    short = acting("navigator", {}, deck="docks, palace", rest=3)
    short.play("navigate", "four-cards")
    assert short.hand(0) == "palace, docks"
    empty = acting("navigator", {}, rest=3)
    empty.play("navigate")
    empty.expect_question(0, "navigator", "four-gold")


def test_he_builds_nothing() -> None:
    """MD-C20.3, MD-Y36, MD-U23.4: no Stables, no Human Cannonball, and a Director gives him nothing."""
    hand = "stables, castle, human-cannonball, director"
    court = earning("navigator", {"gold": 20, "city": "tavern", "hand": hand})
    assert offered(court, "build") == []
    assert not is_offered(court, "play human-cannonball")
    if is_offered(court, "play director"):
        court.play("play director")
    assert offered(court, "build") == []


@pytest.mark.parametrize(("building", "allowed"), [("navigator", False), ("no", True), ("yes", False)])
def test_a_circus_tent_is_outside_the_limit(building: str, allowed: bool) -> None:
    """MD-C20.4: which is what he may not build, unless the table says that a tent is not built at all."""
    court = earning("navigator", {"hand": "circus-tent"}, options={"tent-is-building": building})
    assert is_offered(court, "play circus-tent") == allowed
    assert is_offered(earning("navigator", {"hand": "circus-tent"}), "play circus-tent") is False


def test_order_of_the_navigators_call() -> None:
    """MD-C20.5: turned up, robbed, income, four gold, no build."""
    court = called(
        "navigator", {"gold": 5, "hand": "tavern"}, {"characters": "thief"}, robbed={"on": "navigator", "by": 1}
    )
    court.play("take-gold", "navigate", "four-gold")
    court.expect_question(0, "turn-action", "end-turn")
    court.play("end-turn")
    assert story(court) == ["called", "revealed", "robbed", "income-gold", "bonus", "turn-ended"]


def test_classic_right_after_the_income() -> None:
    """DL-K07, DL-K07.1, DL-K07.2: he is asked at once and must choose; no mixture."""
    court = acting("navigator", {"gold": 0}, edition="dark-lands")
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.play("take-gold")
    court.expect_question(0, "navigator", "four-gold, four-cards")
    court.play("four-gold")
    assert (court.gold(0), court.hand(0)) == (6, "")
    court.expect_question(0, "turn-action", "end-turn")


def test_classic_after_cards_as_income() -> None:
    """DL-K07.2: when the card to keep has been chosen."""
    court = acting("navigator", {}, edition="dark-lands", deck="docks, palace")
    court.play("take-cards")
    court.expect_question(0, "keep-card", "keep docks, keep palace")
    court.play("keep docks")
    court.expect_question(0, "navigator")


def test_a_resumed_witch_navigates_first() -> None:
    """DL-K07.2: she chooses at the start of her part."""
    court = Court(
        players=[{"gold": 0, "characters": "witch"}, {"characters": "navigator"}, {}, {}],
        edition="dark-lands",
        turn={"seat": 0, "as": "navigator", "part": "resumed"},
    )
    court.expect_question(0, "navigator", "four-gold, four-cards")
    court.play("four-gold")
    assert court.gold(0) == 4


def test_classic_cards_from_a_short_pile() -> None:
    """DL-K07.3: all are kept; discards are shuffled in; where there is nothing there is gold."""
    court = acting("navigator", {}, edition="dark-lands", deck="docks, palace", discard="tavern", rest=3)
    court.play("take-gold", "four-cards")
    assert court.hand(0) == "palace, tavern, docks"
    empty = acting("navigator", {}, edition="dark-lands", rest=3)
    empty.play("take-gold")
    empty.expect_question(0, "navigator", "four-gold")


def test_classic_no_building_but_lilac_districts() -> None:
    """DL-K07.4, DL-K07.5, DL-I60: Laboratory and Armory are his to use."""
    court = acting(
        "navigator",
        {"gold": 9, "city": "laboratory, armory", "hand": "tavern, temple"},
        {"city": "keep"},
        edition="dark-lands",
    )
    court.play("take-gold", "four-gold", "laboratory", "discard tavern", "armory", "district 1 keep")
    assert (court.city(0), court.city(1), court.gold(0)) == ("laboratory", "", 9 + 2 + 4 + 1)
    court.expect_question(0, "turn-action", "end-turn")
