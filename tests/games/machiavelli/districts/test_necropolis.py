"""Necropolis."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, is_offered

SEVEN = "tavern, market, docks, temple, church, manor, prison"


def test_a_district_instead_of_gold() -> None:
    """MD-U22.1: destroyed, and it goes under the deck."""
    court = earning("king", {"gold": 0, "city": "tavern, market", "hand": "necropolis"})
    court.play("build-by-sacrifice")
    court.expect_question(0, "sacrifice", "district 0 tavern, district 0 market")
    court.play("district 0 market")
    assert (court.city(0), court.gold(0), court.bottom(1)) == ("tavern, necropolis", 0, "market")


def test_or_gold() -> None:
    """MD-U22.1: nobody has to sacrifice."""
    court = earning("king", {"gold": 5, "city": "tavern", "hand": "necropolis"})
    court.play("build necropolis")
    assert (court.city(0), court.gold(0)) == ("tavern, necropolis", 0)


@pytest.mark.parametrize(("removable", "allowed"), [("no", False), ("yes", True)])
def test_no_tent(removable: str, allowed: bool) -> None:
    """MD-U22.2: unless the table allows it."""
    court = earning(
        "king", {"gold": 0, "city": "circus-tent", "hand": "necropolis"}, options={"tent-removable": removable}
    )
    assert is_offered(court, "build-by-sacrifice") == allowed


def test_any_own_district() -> None:
    """MD-U22.2: Keep and Great Wall too, but none of another city."""
    court = earning("king", {"gold": 0, "city": "keep, great-wall", "hand": "necropolis"}, {"city": "tavern"})
    court.play("build-by-sacrifice")
    court.expect_question(0, "sacrifice", "district 0 keep, district 0 great-wall")
    assert not is_offered(earning("king", {"hand": "necropolis"}, {"city": "tavern"}), "build-by-sacrifice")


def test_in_a_city_of_seven() -> None:
    """MD-Y52, MD-U22.3, MD-U22.5: still seven, taxed, limit used."""
    court = earning("king", {"gold": 5, "city": SEVEN, "hand": "necropolis, palace"}, characters="tax-collector")
    court.play("build-by-sacrifice", "district 0 tavern")
    assert court.position.players[0].city.size == 7
    assert (court.gold(0), court.position.tax) == (4, 1)
    assert not is_offered(court, "build palace")
    court.end_round()
    assert court.position.over


def test_it_cannot_be_confiscated() -> None:
    """MD-U22.4: but the next build with gold can."""
    court = earning(
        "architect",
        {"gold": 5, "city": "tavern", "hand": "necropolis, market"},
        {"characters": "magistrate"},
        warrants={"on": "architect, king, bishop", "seal": "architect", "by": 1},
    )
    court.play("build-by-sacrifice", "district 0 tavern")
    assert court.city(0) == "necropolis"
    court.play("build market")
    court.expect_question(1, "turn-warrant", "turn-over, leave-closed")


def test_it_is_not_refunded() -> None:
    """MD-U22.5: the Alchemist paid nothing."""
    court = earning("alchemist", {"gold": 5, "city": "tavern", "hand": "necropolis"})
    court.play("build-by-sacrifice", "district 0 tavern", "end-turn")
    assert court.gold(0) == 5


def test_it_may_be_free_of_the_limit() -> None:
    """MD-U22.1: with `free` another district may follow."""
    court = earning(
        "king", {"gold": 5, "city": "tavern", "hand": "necropolis, market"}, options={"free-build-limit": "free"}
    )
    court.play("build-by-sacrifice", "district 0 tavern")
    assert is_offered(court, "build market")
