"""Armory."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered
from tests.kit.marks import clause

EDITIONS = pytest.mark.parametrize("edition", ["deluxe", "dark-lands"])
SIX = "tavern, market, docks, temple, church, manor"


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-U29.1", "MD-U29.6")),
        pytest.param("dark-lands", marks=clause("DL-L10", "DL-L10.1", "DL-L10.2")),
    ],
)
def test_both_are_destroyed_for_nothing(edition: str) -> None:
    """At any moment; discarded, the Armory first."""
    court = acting("king", {"gold": 0, "city": "armory, tavern"}, {"city": "palace"}, edition=edition, crown=0)
    court.play("armory", "district 1 palace")
    assert (court.city(0), court.city(1), court.gold(0)) == ("tavern", "", 0)
    assert (court.bottom(2) if edition == "deluxe" else court.discard()) == (
        "palace, armory" if edition == "deluxe" else "armory, palace"
    )
    court.expect_question(0, "turn-action")


@pytest.mark.parametrize(("edition", "own"), [("deluxe", ["district 0 tavern"]), ("dark-lands", [])])
def test_the_own_city(edition: str, own: list[str]) -> None:
    """MD-U29.2, DL-L10.3: Deluxe only, and never the Armory itself."""
    court = earning("king", {"city": "armory, tavern"}, {"city": "market"}, edition=edition)
    court.play("armory")
    assert sorted(court.options) == sorted([*own, "district 1 market"])


def test_an_own_district_behind_the_armory() -> None:
    """MD-U29.1: a district that moves up when the Armory leaves is the one that was chosen."""
    court = earning("king", {"city": "tavern, armory, market, docks"})
    court.play("armory", "district 0 market")
    assert court.city(0) == "tavern, docks"


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        pytest.param("deluxe", {}, marks=clause("MD-U29.2", "MD-E01.7")),
        pytest.param("dark-lands", {"completed-city-immunity": "full"}, marks=clause("DL-I29", "DL-L10.4", "DL-L10.7")),
    ],
)
def test_no_complete_city(edition: str, options: dict[str, object]) -> None:
    """Not offered without another target."""
    court = earning("king", {"city": "armory"}, {"city": f"{SIX}, prison, castle"}, edition=edition, options=options)
    assert not is_offered(court, "armory")


def test_classic_complete_cities_are_open() -> None:
    """DL-L10.4, DL-I29: the ban is the Warlord's alone."""
    court = earning("king", {"city": "armory"}, {"city": f"{SIX}, prison, castle"}, edition="dark-lands")
    court.play("armory", "district 1 castle")
    assert court.city(1) == f"{SIX}, prison"


@pytest.mark.parametrize("city", [f"{SIX}, armory", f"{SIX}, prison, armory"])
def test_not_from_a_complete_city(city: str) -> None:
    """MD-U29.3: it would destroy itself there; one district fewer, and it may."""
    court = earning("king", {"city": city}, {"city": "palace"})
    assert not is_offered(court, "armory")
    assert is_offered(earning("king", {"city": "tavern, market, docks, armory"}, {"city": "palace"}), "armory")


def test_from_a_complete_city() -> None:
    """MD-Y43, MD-U29.3: with `also-complete` the target lies elsewhere; end and first place stay."""
    options = {"armory-own-city": "also-complete"}
    court = earning("king", {"city": f"{SIX}, armory"}, {"city": "palace"}, options=options)
    court.play("armory")
    court.expect_question(0, "armory", "district 1 palace")
    court.play("district 1 palace")
    assert court.city(0) == SIX
    assert (court.position.ending, court.position.first) == (True, 0b1)


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-Y42", "MD-U29.4")),
        pytest.param("dark-lands", marks=clause("DL-I28", "DL-L10.2", "DL-L10.5")),
    ],
)
def test_nothing_stops_it(edition: str) -> None:
    """Keep, Bishop, wall; nobody asks the Graveyard."""
    city = "keep, great-wall, castle"
    court = earning(
        "king", {"gold": 0, "city": "armory"}, {"city": city}, {"city": "graveyard"}, edition=edition, protected=1
    )
    court.play("armory")
    assert {"district 1 keep", "district 1 great-wall", "district 1 castle"} <= set(court.options)
    court.play("district 1 keep")
    assert (court.city(1), court.gold(0), court.position.asked) == ("great-wall, castle", 0, 0)


@pytest.mark.parametrize(("removable", "allowed"), [("no", False), ("yes", True)])
def test_no_tent(removable: str, allowed: bool) -> None:
    """MD-U29.5: unless the table allows it."""
    court = earning("king", {"city": "armory"}, {"city": "circus-tent"}, options={"tent-removable": removable})
    assert is_offered(court, "armory") == allowed


def test_classic_in_the_turn_it_was_built() -> None:
    """DL-I31, DL-L10.6: built as eighth and blown up, seven are left; end and four points stay."""
    court = earning(
        "warlord",
        {"gold": 9, "city": f"{SIX}, prison", "hand": "armory"},
        {"city": "palace"},
        edition="dark-lands",
    )
    court.play("build armory")
    assert court.position.ending
    court.play("armory", "district 1 palace")
    assert court.position.players[0].city.size == 7
    court.end_round()
    assert court.position.over
    assert court.position.score_sheet(0)["first-complete"] == 4


def test_classic_a_beautified_museum() -> None:
    """DL-I30: all cards are discarded, and the gold goes to the bank."""
    court = earning(
        "king",
        {"gold": 0, "city": "armory"},
        {"gold": 0, "city": "museum+1", "museum": "docks, tavern"},
        edition="dark-lands",
    )
    court.play("armory", "district 1 museum")
    assert court.discard() == "armory, museum, docks, tavern"
    assert (court.gold(0), court.gold(1), court.museum(1)) == (0, 0, "")
