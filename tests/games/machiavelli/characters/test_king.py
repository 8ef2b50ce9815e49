"""King. The crown itself is in test_crown.py, a bewitched King in test_witch.py."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

BOTH = ["deluxe", "classic"]


def king(city: str = "", edition: str = "deluxe", **wanted: object) -> Court:
    """Let seat 0 be the King; the crown is with seat 3."""
    players = [
        {"characters": "king", "city": city, "gold": 0, "hand": "manor"},
        {"characters": "bishop"},
        {"characters": "thief"},
        {"characters": "warlord"},
    ]
    return Court(**{"players": players, "turn": {"as": "king"}, "crown": 3, "edition": edition, **wanted})


@pytest.mark.parametrize("edition", BOTH)
def test_a_gold_for_each_noble_district(edition: str) -> None:
    """MD-C10.1, MB-K04.5: at any moment, once; the School of Magic counts as noble."""
    court = king("castle, palace, tavern, school-of-magic", edition).play("district-income")
    assert court.gold(0) == 3
    assert "district-income" not in court.options


def test_income_after_building() -> None:
    """MD-C10.1, MD-C10.5: a manor built first pays too."""
    players = [{"characters": "king", "city": "castle", "gold": 1, "hand": "manor"}, {}, {}, {}]
    court = Court(players=players, turn={"as": "king"}, crown=3).play("take-gold", "build manor", "district-income")
    assert court.gold(0) == 2


def test_the_crown_when_he_likes() -> None:
    """MD-C10.2, MD-C10.5: in Deluxe it is an action of his turn, once."""
    court = king()
    assert court.crown == 3
    court.expect_question(0, "turn-action", "take-gold, take-cards, take-crown")
    court.play("take-crown")
    assert court.crown == 0
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_the_crown_at_the_latest_at_the_end() -> None:
    """MD-C10.2: who forgets it gets it all the same."""
    court = king().play("take-gold", "end-turn")
    assert court.crown == 0
    assert court.events("crown-moved") == [{"from": 3, "to": 0, "cause": "king"}]


@pytest.mark.parametrize("edition", BOTH)
def test_he_has_it_already(edition: str) -> None:
    """MD-C10.3, MB-K04.4: nothing moves and nothing is offered."""
    court = king(edition=edition, crown=0)
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.play("take-gold", "end-turn")
    assert (court.crown, court.events("crown-moved")) == (0, [])


def test_a_classic_king_gets_it_when_he_is_turned_up() -> None:
    """MB-K04.1, MB-K04.3: at once; from then on he calls, and he chooses first in the next round."""
    court = king(edition="classic", turn={"as": "king"})
    assert court.crown == 0
    court.expect_question(0, "turn-action", "take-gold, take-cards")
    court.end_round()
    assert {event["caller"] for event in court.events("called")} == {0}
    court.expect_question(0, "choose-character")


def test_a_classic_king_is_robbed_first() -> None:
    """MB-K04.2: then he gets the crown."""
    players = [{"characters": "king", "gold": 4}, {"characters": "thief"}, {}, {}]
    court = Court(players=players, robbed={"on": "king", "by": 1}, call="king", crown=2, edition="classic")
    kinds = court.kinds_of_events()
    assert kinds.index("robbed") < kinds.index("crown-moved")


@pytest.mark.parametrize("edition", BOTH)
def test_in_the_middle(edition: str) -> None:
    """MB-K04.6, MB-I04, MD-C10.5: rank 4 goes unanswered, and who has the crown keeps it in the next round too."""
    players = [{"characters": "thief"}, {"characters": "bishop"}, {"characters": "merchant"}, {"characters": "warlord"}]
    court = Court(players=players, turn={"as": "thief"}, crown=2, edition=edition, characters="king")
    assert court.holder("king") is None
    court.end_round()
    assert {"rank": 4} in court.events("no-answer")
    assert (court.crown, court.events("crown-moved")) == (2, [])
    court.expect_question(2, "choose-character")


def murdered(edition: str, holder: int = 2, **wanted: object) -> Court:
    """Call the King of seat 1, who was murdered by seat 0."""
    players = [
        {"characters": "assassin"},
        {"characters": "king", "gold": 0},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    return Court(
        **{"players": players, "murdered": "king", "call": "king", "crown": holder, "edition": edition, **wanted}
    )


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C10.4", "MD-Y02")),
        pytest.param("classic", marks=clause("MB-K04.7", "MB-K04.8", "MB-K04.9", "MB-I01")),
    ],
)
def test_murdered(edition: str) -> None:
    """The holder calls on, then the King's player has it."""
    court = murdered(edition)
    court.until_turn("warlord")
    assert court.crown == 2
    court.end_round()
    assert {event["caller"] for event in court.events("called")} == {2}
    assert (court.crown, court.gold(1)) == (1, 0)
    assert court.events("crown-moved") == [
        {"from": 2, "to": 1, "cause": "succession", "character": "king", "lost": "murder"}
    ]
    court.expect_question(1, "choose-character")


def test_the_moment_of_the_succession() -> None:
    """MD-C10.5, MB-K04.8: in Deluxe before the round has ended, by the classic rules before the next one is dealt."""
    deluxe = murdered("deluxe").end_round().kinds_of_events()
    assert deluxe.index("crown-moved") < deluxe.index("round-ended")
    assert "revealed" in deluxe[deluxe.index("turn-ended") :]
    classic = murdered("classic").end_round().kinds_of_events()
    assert classic.index("round-ended") < classic.index("crown-moved") < classic.index("round-started")


@pytest.mark.parametrize("edition", BOTH)
def test_murdered_with_the_crown(edition: str) -> None:
    """MB-K04.10, MB-I02, MD-C10.3: nothing moves, and by the classic rules nothing is said."""
    court = murdered(edition, holder=1).end_round()
    assert (court.crown, court.events("crown-moved")) == (1, [])
    if edition == "classic":
        assert not [event for event in court.events("revealed") if event["character"] == "king"]


def test_no_classic_succession_after_the_last_round() -> None:
    """MB-K04.11, MB-I03: the crown stays, and no Throne Room pays."""
    players = [
        {"characters": "assassin", "city": "throne-room", "gold": 0},
        {"characters": "king"},
        {"characters": "bishop"},
        {"characters": "warlord"},
    ]
    court = murdered("dark-lands", players=players, ending=True, options={"character-count": "8"}).end_round()
    assert court.position.over
    assert (court.crown, court.gold(0)) == (2, 0)


def test_a_murdered_king_is_never_asked() -> None:
    """MD-C10.4, MB-K04.7: he has no turn."""
    court = murdered("classic")
    court.expect_question(2, "turn-action")
