"""Calling the characters, and what happens before a player may act."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

FOUR = ["thief", "king", "merchant", "warlord"]


def court_of(*held: str, **wanted: object) -> Court:
    """Let the players have some characters, and calling begin."""
    described = {"call": "assassin", **wanted}
    return Court(players=[{"characters": name} for name in held], **described)


def calls(court: Court) -> list[object]:
    """Give the ranks that were called."""
    return [event["rank"] for event in court.events("called")]


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-R01.2", "MD-R01.3", "MD-R01.6")),
        pytest.param("classic", marks=clause("MB-A01.1")),
        pytest.param("dark-lands", marks=clause("DL-A01.1")),
    ],
)
def test_ranks_are_called_in_ascending_order(edition: str) -> None:
    """Each once, also those that lie in the middle."""
    court = court_of(*FOUR, edition=edition, characters="artist" if edition == "dark-lands" else "king").end_round()
    last = 9 if edition == "dark-lands" else 8
    assert calls(court) == list(range(1, last + 1))
    assert [event["seat"] for event in court.events("revealed")] == [0, 1, 2, 3]


def test_the_holder_of_the_crown_calls() -> None:
    """MD-R01.4, MB-A01.2: the King from the moment on at which he takes the crown."""
    court = court_of(*FOUR, crown=3).end_round()
    assert [event["caller"] for event in court.events("called")] == [3, 3, 3, 3, 1, 1, 1, 1]


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-R01.5", "MD-R02.8", "MD-R02.14")),
        pytest.param("classic", marks=clause("MB-A01.3", "MB-A01.7")),
    ],
)
def test_who_is_called_turns_up_and_has_the_turn_at_once(edition: str) -> None:
    """There is nothing to decide about it."""
    court = court_of(*FOUR, edition=edition)
    court.expect_question(0, "turn-action")
    assert court.is_revealed("thief")
    assert not court.is_revealed("king")
    court.end_turn()
    assert court.is_revealed("thief")
    assert court.acting == (1, "king")


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-R02.2", "MD-R02.3", "MD-R02.6", "MD-Y01")),
        pytest.param("classic", marks=clause("MB-A01.4", "MB-A01.5", "MB-I40", "MB-X4")),
    ],
)
def test_nobody_can_tell_a_murdered_character_from_an_absent_one(edition: str) -> None:
    """The same is told, and seen."""
    seen: list[list[dict[str, object]]] = []
    for third in ("merchant", "bishop"):
        court = court_of("thief", "king", third, "warlord", edition=edition, characters="merchant", murdered="merchant")
        court.end_round()
        told = [event.seen_by(3) for event in court.position.events() if event.kind in ("called", "no-answer")]
        seen.append([event for event in told if event.get("rank") == 6])
        assert not court.is_revealed("merchant") or court.position.round > 1
    strip = [[{key: value for key, value in event.items() if key != "at"} for event in events] for events in seen]
    assert strip[0] == strip[1]
    assert [event["event"] for event in strip[0]] == ["called", "no-answer"]


def test_a_murdered_player_loses_nothing_else() -> None:
    """MB-X4: gold, hand and city stay as they are."""
    court = Court(
        players=[{"characters": "merchant", "gold": 4, "hand": "docks", "city": "tavern"}, {}, {}, {}],
        edition="classic",
        murdered="merchant",
        call="merchant",
    )
    assert (court.gold(0), court.hand(0), court.city(0)) == (4, "docks", "tavern")
    assert calls(court)[:2] == [6, 7]


def test_the_hospital_speaks_after_rasputin_and_before_the_acrobat() -> None:
    """MD-R02.4, MD-R02.5, MD-R02.7, MD-Y62: one window after the other."""
    court = Court(
        players=[
            {"characters": "king", "hand": "rasputin", "city": "hospital"},
            {"characters": "thief", "hand": "acrobat"},
            {},
            {},
        ],
        murdered="king",
        call="king",
    )
    court.expect_question(0, "rasputin")
    court.play("pass")
    court.expect_question(0, "hospital", "collect, stay-hidden")
    court.play("collect", "take-gold")
    court.expect_question(1, "acrobat")
    court.play("pass")
    assert calls(court)[1] == 5


def test_the_start_of_a_turn_has_its_order() -> None:
    """MD-R02.9, MD-R02.10, MD-R02.11, MD-R02.13: shown, Rasputin, theft, wagons, threat."""
    court = Court(
        players=[{"characters": "king", "hand": "tavern", "wagons": 1, "wagon-gold": 1, "gold": 3}, {}, {}, {}],
        robbed={"on": "king", "by": 1},
        call="king",
    )
    court.expect_question(0, "rasputin")
    assert (court.gold(0), court.is_revealed("king")) == (3, True)
    court.play("pass")
    assert (court.gold(0), court.gold(1)) == (1, 5)
    order = ["revealed", "robbed", "wagon-cleared"]
    assert [kind for kind in court.kinds_of_events() if kind in order][:3] == order
    threatened = Court(
        players=[{"characters": "king", "wagons": 1, "wagon-gold": 4, "gold": 0}, {}, {}, {}],
        threats={"on": "king, bishop", "by": 1},
        call="king",
    )
    threatened.play("take-gold", "bribe")
    assert threatened.gold(0) == 3


def test_a_bewitched_call_goes_on_with_the_witch() -> None:
    """MD-R02.12, MD-R02.15: no settlement in between; the end of the turn is hers."""
    court = Court(
        players=[
            {"characters": "merchant", "gold": 0},
            {"characters": "witch", "city": "poor-house", "gold": 0},
            {},
            {},
        ],
        bewitched={"on": "merchant", "by": 1},
        call="merchant",
    )
    court.play("take-gold")
    court.expect_question(1, "turn-action")
    assert {"merchant-gold", "end-turn"} <= set(court.options)
    court.end_turn()
    assert court.events("witch-resumed") == [{"seat": 1, "character": "merchant"}]
    assert (court.gold(0), court.gold(1)) == (2, 1)


def test_theft_and_threats_spare_the_murdered_and_the_bewitched() -> None:
    """MD-R02.16: at most a warrant besides one of them."""
    thief = Court(players=[{}, {}, {}, {}], murdered="king", turn={"as": "thief"}).play("steal")
    assert "name king" not in thief.options
    witch = Court(
        players=[{}, {"characters": "witch"}, {}, {}], bewitched={"on": "king", "by": 1}, turn={"as": "blackmailer"}
    )
    witch.play("threaten")
    assert not [option for option in witch.options if option.endswith("king")]


def test_the_classic_start_of_a_turn_has_its_order() -> None:
    """MB-A01.6, DL-A01.2: theft, greeting, crown, and only then the turn."""
    court = Court(
        players=[{"characters": "king", "gold": 4}, {"characters": "thief"}, {"city": "ballroom"}, {}],
        edition="dark-lands",
        crown=2,
        robbed={"on": "king", "by": 1},
        call="king",
    )
    court.expect_question(0, "answer-call")
    assert (court.gold(0), court.crown) == (0, 2)
    court.play("thank")
    assert court.crown == 0
    court.expect_question(0, "turn-action")


def test_tax_arrears_come_before_the_turn_of_the_tax_collector() -> None:
    """DL-A01.2, DL-I10: who has built already pays as soon as he is turned up."""
    court = Court(
        players=[{"hand": "harbor", "gold": 3, "characters": "assassin"}, {"characters": "tax-collector"}, {}, {}],
        edition="dark-lands",
        turn={"as": "assassin"},
    )
    court.play("take-gold", "build harbor", "end-turn")
    court.expect_question(1, "turn-action")
    assert (court.gold(0), court.gold(1)) == (0, 3)


def test_unrevealed_characters_stay_secret() -> None:
    """MD-R03.7, MB-A01.9, MD-H15: when the cards are collected nobody learns what they were."""
    court = court_of(*FOUR, edition="classic", murdered="merchant").end_round()
    assert [event["character"] for event in court.events("revealed")] == ["thief", "king", "warlord"]
    told = court.position.events()
    end = next(place for place, event in enumerate(told) if event.kind == "round-ended")
    assert not [event for event in told[:end] if "merchant" in str(event.facts) and event.kind != "called"]
