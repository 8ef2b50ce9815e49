"""Ballroom."""

from __future__ import annotations

import pytest

from signoria.bots import new_bot
from tests.games.machiavelli.courts import called
from tests.kit.court import Court

OWNER: dict[str, object] = {"city": "ballroom"}


def greeting(character: str, player: dict[str, object], **wanted: object) -> Court:
    """Give a court in which seat 0 is called and the holder of the crown, seat 1, owns the Ballroom."""
    return called(character, player, OWNER, edition="dark-lands", **{"crown": 1, **wanted})


def test_who_answers_must_thank() -> None:
    """DL-L11, DL-L11.1, DL-L11.2, DL-L11.5: with thanks the turn goes on."""
    court = greeting("merchant", {"gold": 0})
    court.expect_question(0, "answer-call", "thank, say-nothing")
    court.play("thank")
    court.expect_question(0, "turn-action", "take-gold, take-cards, merchant-gold")


def test_both_answers_are_a_real_decision() -> None:
    """DL-L11.3, R6: always the same two options, and nothing about which one is better."""
    court = greeting("merchant", {"gold": 0})
    assert court.options == ["thank", "say-nothing"]
    question = court.view(0)["question"]
    assert isinstance(question, dict)
    assert question == {"kind": "answer-call", "seat": 0, "options": ["thank", "say-nothing"]}


def test_question_and_answer_are_public() -> None:
    """DL-L11.15, DL-H01.7: everybody sees who is asked and what he says."""
    court = greeting("merchant", {"gold": 0})
    for reader in (1, 2, None):
        question = court.view(reader)["question"]
        assert isinstance(question, dict)
        assert (question["kind"], question["seat"]) == ("answer-call", 0)
    court.play("say-nothing")
    assert court.events("greeting", 3) == [{"seat": 0, "answer": "say-nothing"}]


def test_silence_loses_the_turn() -> None:
    """DL-I40, DL-L11.6: no income, no build, the next rank is called."""
    court = greeting("merchant", {"gold": 5, "city": "tavern", "hand": "market"})
    court.play("say-nothing")
    assert (court.gold(0), court.city(0), court.hand(0)) == (5, "tavern", "market")
    assert court.events("turn-lost") == [{"seat": 0, "owner": 1, "cause": "greeting"}]
    assert court.events("called")[1]["character"] == "architect"


def test_without_the_crown() -> None:
    """DL-L11.1: an owner who does not hold it is not greeted."""
    court = greeting("merchant", {}, crown=2)
    court.expect_question(0, "turn-action")


def test_never_the_owner_and_every_call_anew() -> None:
    """DL-L11.7: with two characters twice, the owner never."""
    court = Court(
        players=[{"characters": "bishop, architect"}, {"city": "ballroom", "characters": "merchant, warlord"}, {}],
        edition="dark-lands",
        crown=1,
        call="bishop",
    )
    court.play("thank", "take-gold", "end-turn")
    court.expect_question(1, "turn-action")
    court.end_turn()
    court.expect_question(0, "answer-call", "thank, say-nothing")


def test_judged_at_each_call() -> None:
    """DL-I43, DL-L11.8: the owner becomes King at rank 4, and only later ranks are asked."""
    court = Court(
        players=[
            {"characters": "magician"},
            {"city": "ballroom", "characters": "king"},
            {"characters": "bishop"},
            {"characters": "merchant"},
        ],
        edition="dark-lands",
        crown=0,
        call="magician",
    )
    court.expect_question(0, "turn-action")
    court.end_turn()
    assert (court.crown, court.acting) == (1, (1, "king"))
    court.end_turn()
    court.expect_question(2, "answer-call")


def test_the_emperor_gives_the_crown_away() -> None:
    """DL-I44, DL-L11.8, DL-L11.9: he greets the old holder; nobody is asked any more."""
    court = Court(
        players=[{"characters": "emperor"}, OWNER, {"characters": "merchant"}, {"characters": "warlord"}],
        edition="dark-lands",
        crown=1,
        call="emperor",
    )
    court.expect_question(0, "answer-call")
    court.play("thank", "player 2")
    assert court.crown == 2
    court.end_turn()
    court.expect_question(2, "turn-action")


def test_rank_four_greets_the_old_holder() -> None:
    """DL-L11.9: before the crown comes to the King."""
    court = greeting("king", {"gold": 0})
    court.expect_question(0, "answer-call")
    assert court.crown == 1
    court.play("thank")
    assert court.crown == 0


def test_the_theft_comes_first() -> None:
    """DL-I41, DL-L11.10: robbed and silent, the gold is gone all the same."""
    court = called(
        "merchant",
        {"gold": 5},
        OWNER,
        {"gold": 0, "characters": "thief"},
        edition="dark-lands",
        crown=1,
        robbed={"on": "merchant", "by": 2},
    )
    court.expect_question(0, "answer-call")
    assert (court.gold(0), court.gold(2)) == (0, 5)
    court.play("say-nothing")
    assert (court.gold(0), court.gold(2)) == (0, 5)


def test_a_silent_king_inherits() -> None:
    """DL-I42, DL-L11.11: like a killed one, at the start of the next round."""
    court = called("king", {}, OWNER, {"characters": "warlord"}, edition="dark-lands", crown=1)
    court.play("say-nothing")
    assert (court.crown, court.position.round) == (1, 1)
    while court.position.round == 1:
        court.decline()
    assert court.crown == 0


def test_a_silent_emperor_inherits() -> None:
    """DL-L11.11: he gives the crown at the start of the next round."""
    court = called("emperor", {}, OWNER, {"characters": "warlord"}, edition="dark-lands", crown=1)
    court.play("say-nothing")
    court.until("give-crown")
    assert court.crown == 1
    court.expect_question(0, "give-crown", "player 2, player 3")


def test_a_silent_bishop_is_safe() -> None:
    """DL-L11.12: turned up, his city is protected."""
    court = called(
        "bishop", {"city": "temple"}, OWNER, {"gold": 9, "characters": "warlord"}, edition="dark-lands", crown=1
    )
    court.play("say-nothing")
    court.until_turn("warlord", 2)
    court.play("thank", "destroy")
    assert "district 1 ballroom" in court.options
    assert "district 0 temple" not in court.options


def test_a_silent_queen_gets_nothing() -> None:
    """DL-L11.12: though she sits beside the crown."""
    court = called("queen", {"gold": 0}, OWNER, seats=5, edition="dark-lands", crown=1, ending=True)
    court.play("say-nothing")
    assert court.gold(0) == 0


def test_a_silent_witch_bewitches_nobody() -> None:
    """DL-L11.12: she names no character."""
    court = greeting("witch", {"gold": 0})
    court.play("say-nothing")
    assert court.position.intrigue.bewitched == -1
    assert court.gold(0) == 0


def bewitched(character: str) -> Court:
    """Give a court in which seat 0 is called and bewitched by seat 2; seat 1 holds the crown and the Ballroom."""
    return called(
        character,
        {"gold": 0},
        OWNER,
        {"gold": 5, "hand": "tavern", "characters": "witch"},
        {"characters": "warlord"},
        edition="dark-lands",
        crown=1,
        bewitched={"on": character, "by": 2},
    )


def test_bewitched_and_silent() -> None:
    """DL-I45, DL-L11.13: no income for him; the Witch resumes unasked."""
    court = bewitched("merchant")
    court.expect_question(0, "answer-call")
    court.play("say-nothing")
    assert court.gold(0) == 0
    assert court.acting == (2, "merchant")
    court.expect_question(2, "turn-action", "merchant-gold, build tavern, end-turn")


def test_a_silent_bewitched_king_inherits() -> None:
    """DL-L11.13: the crown comes to him with the next round."""
    court = bewitched("king")
    court.play("say-nothing")
    assert (court.acting, court.crown) == ((2, "king"), 1)
    while court.position.round == 1:
        court.decline()
    assert court.crown == 0


def test_a_silent_bewitched_emperor() -> None:
    """DL-L11.13: the Witch gives the crown."""
    court = bewitched("emperor")
    court.play("say-nothing")
    court.expect_question(2, "give-crown")


def test_a_killed_player_greets_after_collecting() -> None:
    """DL-L11.14: who answers from the Hospital greets, or loses the income."""
    for answer, gold in (("thank", 2), ("say-nothing", 0)):
        court = greeting("merchant", {"gold": 0, "city": "hospital"}, murdered="merchant")
        court.expect_question(0, "hospital", "collect, stay-hidden")
        court.play("collect")
        court.expect_question(0, "answer-call", "thank, say-nothing")
        court.play(answer)
        if answer == "thank":
            court.play("take-gold")
        assert court.gold(0) == gold


def test_a_killed_queens_gold_needs_no_greeting() -> None:
    """DL-L11.14: she is paid unasked."""
    court = called("queen", {"gold": 0}, OWNER, seats=5, edition="dark-lands", crown=1, murdered="queen", ending=True)
    assert court.gold(0) == 3
    assert court.events("greeting") == []


@pytest.mark.parametrize("answer", ["thank", "say-nothing"])
def test_nothing_answers_by_itself(answer: str) -> None:
    """DL-I46, DL-L11.3: two options, so whoever plays forced moves waits here."""
    court = greeting("merchant", {})
    assert len(court.options) == 2
    court.play(answer)
    assert court.events("greeting") == [{"seat": 0, "answer": answer}]


@pytest.mark.parametrize("name", ["builder", "house", "strong"])
def test_a_bot_that_stands_in_is_polite(name: str) -> None:
    """R6: it greets like any player who wants the turn."""
    court = greeting("merchant", {})
    choice = new_bot("machiavelli", name, seed=1).choose(court.position.sight(0))
    assert court.position.notation(choice) == "thank"
