"""Monument."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import earning, is_offered, scored

FOUR = "tavern, market, docks, temple"
FIVE = f"{FOUR}, church"


def test_not_into_a_city_of_five() -> None:
    """MD-X18, MD-U15.1: into one of four it counts for two; one more district completes a city of seven."""
    assert not is_offered(earning("king", {"gold": 9, "city": FIVE, "hand": "monument"}), "build monument")
    court = earning("architect", {"gold": 20, "city": FOUR, "hand": "monument, church"}, deck="palace")
    court.play("build monument")
    assert (court.position.count(0), court.position.ending) == (6, False)
    court.play("build church")
    assert (court.position.count(0), court.position.ending) == (7, True)


@pytest.mark.parametrize("wanted", [{"seats": 3}, {"seats": 4, "bell": True}, {"seats": 7}])
def test_always_five(wanted: dict[str, int | bool]) -> None:
    """MD-U15.2: with any number of players and any Bell Tower."""
    seats = int(wanted["seats"])
    bell = bool(wanted.get("bell", False))
    four: dict[str, object] = {"gold": 9, "city": "tavern, market, docks, temple", "hand": "monument"}
    five: dict[str, object] = {"gold": 9, "city": FIVE, "hand": "monument"}
    tower: dict[str, object] = {"city": "bell-tower"} if bell else {}
    assert is_offered(earning("king", four, tower, seats=seats, bell=bell), "build monument")
    assert not is_offered(earning("king", five, tower, seats=seats, bell=bell), "build monument")


def test_each_card_counts_one_there() -> None:
    """MD-U15.2: a tent is one of the five."""
    court = earning("king", {"gold": 9, "city": f"{FOUR}, circus-tent", "hand": "monument"})
    assert not is_offered(court, "build monument")


def test_it_counts_two_for_a_complete_city() -> None:
    """MD-U15.3: for the end, the bonus and the protection."""
    city = "monument, circus-tent, tavern, market, docks, temple"
    court = earning("warlord", {"gold": 20}, {"city": city}, first=[1])
    assert court.position.is_complete(1)
    assert not is_offered(court, "destroy")
    end = scored({"city": city}, first=[0])
    assert end.position.score_sheet(0)["first-complete"] == 4


def test_one_for_all_else() -> None:
    """MD-U15.4: one unique for the Wishing Well, and its cost once."""
    sheet = scored({"city": "monument, wishing-well"}).position.score_sheet(0)
    assert sheet["uniques"] == {"wishing-well": 2}
    assert sheet["districts"] == 4 + 5


def test_an_exchange_may_bring_it_into_a_larger_city() -> None:
    """MD-U15.5: it is not built."""
    court = earning("diplomat", {"gold": 9, "city": f"{FIVE}, manor"}, {"city": "monument"})
    court.play("exchange", "district 1 monument", "district 0 manor")
    assert court.city(0) == f"{FIVE}, monument"


def test_for_the_framework_in_a_city_of_five() -> None:
    """MD-Y51: the Framework leaves first."""
    court = earning("king", {"gold": 0, "city": f"{FOUR}, framework", "hand": "monument"})
    court.play("build-by-framework monument")
    assert court.city(0) == f"{FOUR}, monument"
    assert court.position.count(0) == 6


def test_five_cards_a_monument_and_a_tent() -> None:
    """MD-Y50: into a city of four, with a tent after it: seven, complete."""
    court = earning("king", {"gold": 9, "city": FOUR, "hand": "monument, circus-tent"})
    court.play("build monument")
    assert not court.position.ending
    court.play("play circus-tent")
    assert (court.position.ending, court.position.first) == (True, 0b1)
