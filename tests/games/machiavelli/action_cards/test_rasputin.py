"""Rasputin protects a player from what others have done to the called character."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.court import Court

HITS: dict[str, dict[str, Any]] = {
    "bewitched": {"bewitched": {"on": "merchant", "by": 1}},
    "robbed": {"robbed": {"on": "merchant", "by": 1}},
    "sealed": {"warrants": {"on": "merchant, bishop, architect", "seal": "merchant", "by": 1}},
    "blank-warrant": {"warrants": {"on": "merchant, bishop, architect", "seal": "bishop", "by": 1}},
    "rose": {"threats": {"on": "merchant, bishop", "rose": "merchant", "by": 1}},
    "blank-threat": {"threats": {"on": "merchant, bishop", "rose": "bishop", "by": 1}},
}


def called(*, hand: str = "rasputin", gold: int = 4, **wanted: object) -> Court:
    """Let the Merchant of seat 0 be called."""
    players: list[dict[str, object]] = [{"hand": hand, "gold": gold, "characters": "merchant"}, {}, {}, {}]
    return Court(players=players, call="merchant", **{"options": {"action-cards": "on"}, **wanted})


@pytest.mark.parametrize("hit", HITS)
def test_who_is_hit_may_play_rasputin(hit: str) -> None:
    """MD-K06.1, MD-K06.2, MD-R02.9: with or without seal and rose."""
    court = called(**HITS[hit])
    court.expect_question(0, "rasputin", "play-rasputin, pass")
    assert court.is_revealed("merchant")


def test_who_is_not_hit_is_not_asked() -> None:
    """MD-K06.1: there is nothing to protect from."""
    called().expect_question(0, "turn-action")


@pytest.mark.parametrize("hit", HITS)
def test_the_turn_is_played_as_usual(hit: str) -> None:
    """MD-K06.3, MD-K06.6, MD-C02.7: nothing of it works in this turn."""
    court = called(hand="rasputin, docks", **HITS[hit]).play("play-rasputin")
    court.expect_question(0, "turn-action")
    assert (court.gold(0), court.gold(1)) == (4, 2)
    court.play("take-gold", "build docks")
    court.expect_question(0, "turn-action")
    assert court.city(0) == "docks"
    court.end_turn()
    assert court.events("witch-resumed") == []


def test_one_rasputin_is_enough_for_everything() -> None:
    """MD-K06.4, MD-K06.7, MD-Y64: threat and warrant are void together."""
    court = called(hand="rasputin, docks", **HITS["sealed"], **HITS["rose"]).play("play-rasputin")
    court.play("take-gold", "build docks")
    court.expect_question(0, "turn-action")
    assert court.city(0) == "docks"
    assert court.events("threat-turned") == []
    assert court.events("bribed") == []
    assert court.events("warrant-turned") == []


def test_a_murdered_character_is_saved() -> None:
    """MD-K06.5, MD-R02.4, MD-C01.6: shown, with a normal turn, and not murdered any more."""
    court = called(murdered="merchant")
    court.expect_question(0, "rasputin", "play-rasputin, pass")
    assert not court.is_revealed("merchant")
    court.play("play-rasputin")
    court.expect_question(0, "turn-action")
    assert court.is_revealed("merchant")
    assert not court.position.intrigue.is_murdered(court.position.intrigue.murdered)


def test_rasputin_against_murder_is_asked_in_secret() -> None:
    """MD-R02.4, MD-H26: nobody sees who is asked, and declining tells nothing."""
    court = called(murdered="merchant")
    assert court.view(1)["asked"] is None
    court.play("pass")
    assert court.events("no-answer")[0] == {"rank": 6}
    assert not court.is_revealed("merchant")


def test_a_theft_takes_nothing() -> None:
    """MD-K06.6: the Thief gets no gold."""
    court = called(**HITS["robbed"]).play("play-rasputin")
    assert court.gold(0) == 4
    assert court.events("robbed") == []


def test_a_threat_is_removed_unseen() -> None:
    """MD-K06.7: no bribe, no question to the Blackmailer."""
    court = called(**HITS["rose"]).play("play-rasputin", "take-gold")
    court.expect_question(0, "turn-action")
    assert court.events("threat-removed") == [{"character": "merchant"}]


def test_rasputin_lies_open_until_the_turn_ends() -> None:
    """MD-K06.8, MD-T04.7, MD-K00.3: then it goes under the deck."""
    court = called(**HITS["robbed"]).play("play-rasputin")
    assert court.zone("played") == "rasputin"
    court.play("take-gold", "end-turn", "leave-unclaimed")
    assert court.zone("played") == ""
    assert court.bottom(1) == "rasputin"


def test_an_empty_hand_is_empty_although_rasputin_lies_open() -> None:
    """MD-Y72, MD-T04.5, MD-T04.7: the Park gives two cards."""
    court = Court(
        players=[{"hand": "rasputin", "city": "park", "characters": "merchant"}, {}, {}, {}],
        robbed={"on": "merchant", "by": 1},
        call="merchant",
    )
    court.play("play-rasputin", "take-gold", "merchant-gold", "end-turn")
    assert court.hand_size(0) == 2


def test_it_protects_from_nothing_else() -> None:
    """MD-K06.9: the Warlord destroys a district of that player all the same."""
    court = Court(
        players=[
            {"hand": "rasputin", "city": "market", "characters": "merchant"},
            {"characters": "warlord", "gold": 3},
            {},
            {},
        ],
        robbed={"on": "merchant", "by": 2},
        call="merchant",
    )
    court.play("play-rasputin").end_turn()
    court.until_turn("warlord", 1)
    court.play("destroy", "district 0 market")
    assert court.city(0) == ""


def test_it_protects_one_turn() -> None:
    """MD-K06.10: the second character of the same player is not protected."""
    court = Court(
        players=[{"hand": "rasputin", "gold": 4, "characters": "king, merchant"}, {"characters": "thief, witch"}, {}],
        bewitched={"on": "king", "by": 1},
        robbed={"on": "merchant", "by": 1},
        call="king",
    )
    court.play("play-rasputin").end_turn()
    court.until_turn("merchant", 0)
    assert court.events("robbed") == [{"seat": 0, "thief": 1, "gold": 6}]


def test_it_may_be_played_with_nothing_to_lose() -> None:
    """MD-K06.11: robbed without gold."""
    called(gold=0, **HITS["robbed"]).expect_question(0, "rasputin", "play-rasputin, pass")


def test_the_question_does_not_betray_the_card() -> None:
    """MD-H30: whoever is hit and has a card is asked; without Rasputin the one answer is to pass."""
    called(hand="tavern", **HITS["robbed"]).expect_question(0, "rasputin", "pass")
    called(hand="", **HITS["robbed"]).expect_question(0, "turn-action")
    court = called(**HITS["robbed"])
    assert court.view(1)["asked"] == 0
