"""Keep."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, is_offered


@pytest.mark.parametrize(
    ("character", "ability"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_safe_from_rank_eight(character: str, ability: str) -> None:
    """MD-U05.1: no ability of theirs touches it."""
    court = earning(character, {"gold": 20, "city": "tavern"}, {"city": "keep, market"})
    court.play(ability)
    assert "district 1 market" in court.options
    assert "district 1 keep" not in court.options


def test_a_warlords_own() -> None:
    """MD-U05.1: he cannot destroy his own either."""
    assert not is_offered(earning("warlord", {"gold": 20, "city": "keep"}), "destroy")


def test_what_can_remove_it() -> None:
    """MD-U05.2: Armory, sacrifice and Human Cannonball."""
    blown = earning("king", {"city": "armory"}, {"city": "keep"})
    blown.play("armory", "district 1 keep")
    assert blown.city(1) == ""
    sacrificed = earning("king", {"city": "keep", "hand": "necropolis"})
    sacrificed.play("build-by-sacrifice", "district 0 keep")
    assert sacrificed.city(0) == "necropolis"
    replaced = earning("king", {"city": "keep", "hand": "human-cannonball, castle"})
    replaced.play("play human-cannonball", "district 0 keep", "build castle")
    assert replaced.city(0) == "castle"


def test_a_diplomat_may_give_his() -> None:
    """MD-U05.3: his own is not protected from himself."""
    court = earning("diplomat", {"gold": 9, "city": "keep"}, {"city": "market"})
    court.play("exchange", "district 1 market", "district 0 keep")
    assert court.city(1) == "keep"


def test_classic_two_keeps() -> None:
    """MB-L02, MB-L02.1: both are safe from the Warlord."""
    court = earning("warlord", {"gold": 20}, {"city": "keep, market"}, {"city": "keep"}, edition="classic")
    court.play("destroy")
    court.expect_question(0, "destroy", "district 1 market")


@pytest.mark.parametrize(("names", "allowed"), [("forbidden", False), ("allowed", True)])
def test_classic_a_second_keep(names: str, allowed: bool) -> None:
    """MB-I34, MB-I33: not where doubles are forbidden; otherwise for its price, like a second tavern."""
    options = {"duplicate-districts": names}
    court = earning(
        "king", {"gold": 9, "city": "keep, tavern", "hand": "keep, tavern"}, edition="classic", options=options
    )
    assert (is_offered(court, "build keep"), is_offered(court, "build tavern")) == (allowed, allowed)
    if allowed:
        court.play("build tavern")
        assert (court.city(0), court.gold(0)) == ("keep, 2 tavern", 8)
