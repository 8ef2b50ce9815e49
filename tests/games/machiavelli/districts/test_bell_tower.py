"""Bell Tower."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered, warranted
from tests.kit.court import Court
from tests.kit.marks import clause

FIVE = "tavern, market, docks, temple, church"
SIX = f"{FIVE}, manor"
SEVEN = f"{SIX}, prison"


def ends(court: Court) -> tuple[bool, int]:
    """Say whether the game ends this round, and who was first, as a set of bits."""
    return court.position.ending, int(court.position.first)


def points(court: Court) -> list[tuple[object, object]]:
    """Play to the end; give the points of each seat for being first and for a complete city."""
    court.end_round()
    assert court.position.over
    sheets = [court.position.score_sheet(seat) for seat in range(court.position.seats())]
    return [(sheet["first-complete"], sheet["complete"]) for sheet in sheets]


@pytest.mark.parametrize(("seats", "number"), [(2, 8), (3, 8), (4, 7), (8, 7)])
@pytest.mark.parametrize("answer", ["earlier", "usual"])
def test_its_builder_decides(seats: int, number: int, answer: str) -> None:
    """MD-U32.1, MD-U32.2, MD-U32.3: at once, publicly, once; six with four players and more, seven with fewer."""
    court = earning("bishop", {"gold": 9, "hand": "bell-tower"}, seats=seats)
    court.play("build bell-tower")
    court.expect_question(0, "bell-tower", "earlier, usual")
    court.play(answer)
    number -= answer == "earlier"
    assert court.position.complete_size() == number
    assert court.events("bell-tower-decided") == [{"seat": 0, "number": number}]
    assert court.position.question != "bell-tower"


def test_protection_and_bonus() -> None:
    """MD-U32.4: six districts are a complete city, safe from the Warlord and worth two points."""
    court = earning("warlord", {"gold": 9, "city": "bell-tower"}, {"city": SIX}, {"city": SIX}, bell=True, first=[2])
    court.play("destroy")
    court.expect_question(0, "destroy", "district 0 bell-tower")
    other = earning("warlord", {"gold": 0, "city": "bell-tower"}, {"city": SIX}, {"city": SIX}, bell=True, first=[2])
    assert points(other)[1:3] == [(0, 2), (4, 0)]


def test_another_city_is_complete_by_the_decision() -> None:
    """MD-X27, MD-U32.5, MD-U32.6, R3: B with six districts is first, and the round is the last."""
    court = earning("bishop", {"gold": 9, "hand": "bell-tower"}, {"city": SIX})
    court.play("build bell-tower", "earlier")
    assert ends(court) == (True, 0b10)


def test_the_tower_falls() -> None:
    """MD-X27, MD-U32.7, MD-U32.9: with no city of seven the end is cancelled."""
    court = earning("warlord", {"gold": 9, "city": "bell-tower"}, {"city": SIX}, bell=True)
    assert ends(court) == (True, 0b10)
    court.play("destroy", "district 0 bell-tower")
    assert ends(court) == (False, 0)
    assert court.position.complete_size() == 7
    court.end_round()
    assert not court.position.over


def test_all_together_are_first() -> None:
    """MD-U32.6, R3: every city that the decision completes has four points."""
    court = earning("bishop", {"gold": 9, "city": FIVE, "hand": "bell-tower"}, {"city": SIX}, {"city": FIVE})
    court.play("build bell-tower", "earlier")
    assert ends(court) == (True, 0b11)
    assert points(court)[:3] == [(4, 0), (4, 0), (0, 0)]


def test_unless_one_was_complete_before() -> None:
    """MD-U32.6: a title won with seven stays alone."""
    court = earning("bishop", {"gold": 9, "city": FIVE, "hand": "bell-tower"}, {"city": SEVEN}, first=[1])
    court.play("build bell-tower", "earlier")
    assert points(court)[:2] == [(0, 2), (4, 0)]


def test_sacrificed_or_overbuilt() -> None:
    """MD-U32.8: it has left the cities likewise."""
    sacrificed = earning("king", {"city": "bell-tower", "hand": "necropolis"}, {"city": SIX}, bell=True)
    sacrificed.play("build-by-sacrifice", "district 0 bell-tower")
    assert ends(sacrificed) == (False, 0)
    replaced = earning(
        "king", {"gold": 9, "city": "bell-tower", "hand": "human-cannonball, library"}, {"city": SIX}, bell=True
    )
    replaced.play("play human-cannonball", "district 0 bell-tower", "build library")
    assert ends(replaced) == (False, 0)


@pytest.mark.parametrize(
    ("edition", "city"),
    [
        pytest.param("deluxe", SIX, marks=clause("MD-Y60", "MD-U32.9")),
        pytest.param("dark-lands", SEVEN, marks=clause("DL-I48", "DL-L14.7", "DL-L14.8")),
    ],
)
def test_lost_while_a_city_is_complete_without_it(edition: str, city: str) -> None:
    """The end stands, and the first with the usual number has the four points."""
    court = Court(
        players=[
            {"gold": 20, "city": city, "hand": "castle", "characters": "architect"},
            {"city": "bell-tower"},
            {"city": city},
            {"gold": 9, "characters": "warlord"},
        ],
        edition=edition,
        bell=True,
        first=[2],
        call="architect",
    )
    court.play("take-gold", "build castle")
    assert ends(court) == (True, 0b100)
    court.end_turn()
    assert court.acting == (3, "warlord")
    court.play("take-gold", "destroy", "district 1 bell-tower")
    assert ends(court) == (True, 0b1)
    assert points(court)[:3] == [(4, 0), (0, 0), (0, 0)]


def test_exchanged_the_decision_stands() -> None:
    """MD-U32.10, DL-I24, DL-L14.9: it is not destroyed, and nobody is asked."""
    for edition, number in (("deluxe", 6), ("dark-lands", 7)):
        court = earning("diplomat", {"gold": 9, "city": "market"}, {"city": "bell-tower"}, edition=edition, bell=True)
        court.play("exchange", "district 1 bell-tower", "district 0 market")
        assert court.position.complete_size() == number
        assert court.position.question == "turn-action"


def test_confiscated_the_magistrate_decides() -> None:
    """MD-U32.11: it is built in his city."""
    court = warranted("bishop", {"gold": 9, "hand": "bell-tower"})
    court.play("build bell-tower", "turn-over")
    court.expect_question(1, "bell-tower", "earlier, usual")


# --- De Donkere Landen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "number"), [("earlier", 7), ("usual", 8)])
def test_classic_seven_or_eight(answer: str, number: int) -> None:
    """DL-L14, DL-L14.1, DL-L14.2: for all, while it stands."""
    court = earning("king", {"gold": 9, "hand": "bell-tower"}, edition="dark-lands", seats=3)
    court.play("build bell-tower")
    court.expect_question(0, "bell-tower", "earlier, usual")
    court.play(answer)
    assert court.position.complete_size() == number
    assert court.events("bell-tower-decided", 2) == [{"seat": 0, "number": number}]
    assert court.position.question == "turn-action"


def test_classic_a_city_of_seven() -> None:
    """DL-X18, DL-L14.4, DL-L14.5, R3: as sixth with seven it ends the game for another city, with four points."""
    court = earning("warlord", {"gold": 9, "city": FIVE, "hand": "bell-tower"}, {"city": SEVEN}, edition="dark-lands")
    assert ends(court) == (False, 0)
    court.play("build bell-tower", "earlier")
    assert ends(court) == (True, 0b10)
    assert points(court)[:2] == [(0, 0), (4, 0)]


def test_classic_several_cities_of_seven() -> None:
    """DL-L14.5, DL-I66, R3: as seventh with seven its own city and another one are first, a city of five is not."""
    court = earning(
        "warlord",
        {"gold": 9, "city": f"{FIVE}, fortress", "hand": "bell-tower"},
        {"city": SEVEN},
        {"city": FIVE},
        edition="dark-lands",
    )
    court.play("build bell-tower", "earlier")
    assert ends(court) == (True, 0b11)
    assert points(court)[:3] == [(4, 0), (4, 0), (0, 0)]


def test_classic_as_eighth() -> None:
    """DL-I64, DL-L14.5: completion comes before the choice, so its builder alone is first."""
    court = earning("warlord", {"gold": 9, "city": SEVEN, "hand": "bell-tower"}, {"city": SEVEN}, edition="dark-lands")
    court.play("build bell-tower", "earlier")
    assert points(court)[:2] == [(4, 0), (0, 2)]


def test_classic_a_city_of_seven_is_safe() -> None:
    """DL-I49, DL-L14.3: from the Warlord, and worth two points."""
    court = earning("warlord", {"gold": 9, "city": "bell-tower"}, {"city": SEVEN}, edition="dark-lands", bell=True)
    assert not is_offered(court, "destroy")
    assert points(court)[1] == (4, 0)


def test_classic_removed() -> None:
    """DL-I47, DL-L14.6, DL-L14.7: eight again, the end is withdrawn, and a new round begins."""
    court = earning("warlord", {"gold": 9}, {"city": "bell-tower"}, {"city": SEVEN}, edition="dark-lands", bell=True)
    assert ends(court) == (True, 0b100)
    court.play("destroy", "district 1 bell-tower")
    assert ends(court) == (False, 0)
    assert court.position.complete_size() == 8
    court.end_round()
    assert (court.position.over, court.position.round) == (False, 2)


def test_classic_rescued_and_rebuilt() -> None:
    """DL-L14.10: it is removed, and the choice is made anew."""
    court = Court(
        players=[
            {"gold": 9, "characters": "warlord"},
            {"gold": 9, "city": "bell-tower, graveyard", "characters": "artist"},
            {},
            {},
        ],
        edition="dark-lands",
        bell=True,
        turn={"seat": 0, "as": "warlord", "income-taken": True},
    )
    court.play("destroy", "district 1 bell-tower", "pay-and-take")
    assert court.position.complete_size() == 8
    court.play("end-turn", "take-gold", "build bell-tower")
    court.expect_question(1, "bell-tower", "earlier, usual")


def test_classic_usual_is_final() -> None:
    """DL-L14.2: with eight chosen a city of seven ends nothing."""
    court = earning("king", {"gold": 9, "hand": "bell-tower"}, {"city": SEVEN}, edition="dark-lands")
    court.play("build bell-tower", "usual")
    assert ends(court) == (False, 0)


def test_nothing_is_asked_before_it_is_built() -> None:
    """MD-U32.1: in hand it does nothing."""
    court = acting("king", {"hand": "bell-tower"})
    assert court.position.question == "turn-action"
    assert court.position.complete_size() == 7
