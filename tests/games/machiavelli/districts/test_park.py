"""Park."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import called, earning
from tests.kit.court import Court
from tests.kit.marks import clause


def test_an_empty_hand_draws_two() -> None:
    """MD-U17.1: at the end of the turn, without a question."""
    court = earning("king", {"city": "park"}, deck="docks, palace, tavern")
    court.play("end-turn")
    assert court.hand(0) == "palace, docks"


def test_not_with_a_card_in_hand() -> None:
    """MD-U17.1: one card is enough to get none."""
    court = earning("king", {"city": "park", "hand": "tavern"}, deck="docks, palace")
    court.play("end-turn")
    assert court.hand(0) == "tavern"


INCOME_ONLY = {"short-turns": "income-only"}


def bewitched(**wanted: object) -> Court:
    """Let a bewitched player with a Park take gold."""
    court = Court(
        players=[{"city": "park", "characters": "merchant"}, {"characters": "witch"}, {}, {}],
        bewitched={"on": "merchant", "by": 1},
        call="merchant",
        **wanted,
    )
    return court.play("take-gold")


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        pytest.param("deluxe", {}, marks=clause("MD-U17.2")),
        pytest.param("dark-lands", INCOME_ONLY, marks=clause("DL-L09.1", "DL-L06.4")),
    ],
)
def test_not_in_limited_turns(edition: str, options: dict[str, object]) -> None:
    """Neither bewitched nor in hospital, whose income is all."""
    court = bewitched(edition=edition, options=options)
    assert court.acting == (1, "merchant")
    assert court.hand_size(0) == 0
    murdered = called("merchant", {"city": "park, hospital"}, edition=edition, options=options, murdered="merchant")
    murdered.play("collect", "take-gold")
    assert murdered.hand_size(0) == 0
    assert murdered.position.question != "park-draw"


def test_not_for_a_witch_who_does_not_resume() -> None:
    """MD-U17.2: her turn has no end."""
    court = Court(players=[{"city": "park", "characters": "witch"}, {}, {}, {}], call="witch")
    court.play("take-gold", "name warlord")
    assert court.holder("warlord") is None
    court.end_round()
    assert court.hand_size(0) == 0


@pytest.mark.parametrize(("answer", "hand"), [("draw", "palace, docks"), ("decline", "")])
def test_classic_asked(answer: str, hand: str) -> None:
    """DL-L09, DL-L09.1, DL-L09.2: he may draw."""
    court = earning("king", {"city": "park"}, edition="dark-lands", deck="docks, palace", crown=0)
    court.play("end-turn")
    court.expect_question(0, "park-draw", "draw, decline")
    court.play(answer)
    assert court.hand(0) == hand


def test_classic_short_turns_end_too() -> None:
    """DL-L09.1, DL-K01.18, DL-L06.4: bewitched and in hospital he is asked before the next one acts."""
    court = bewitched(edition="dark-lands")
    court.expect_question(0, "park-draw", "draw, decline")
    court.play("draw")
    assert (court.hand_size(0), court.acting) == (2, (1, "merchant"))
    murdered = called("merchant", {"city": "park, hospital"}, edition="dark-lands", murdered="merchant")
    murdered.play("collect", "take-gold")
    murdered.expect_question(0, "park-draw", "draw, decline")
    murdered.play("decline")
    assert murdered.hand_size(0) == 0


def test_classic_nothing_to_draw() -> None:
    """DL-L09.2: then he is not asked."""
    court = earning("king", {"city": "park"}, edition="dark-lands", rest=3, crown=0)
    court.play("end-turn")
    assert court.position.question != "park-draw"


def test_classic_a_hand_emptied_into_the_museum() -> None:
    """DL-I36: the last card stored, and the Park asks."""
    court = earning("king", {"city": "park, museum", "hand": "tavern"}, edition="dark-lands", crown=0)
    court.play("museum", "store tavern", "end-turn")
    court.expect_question(0, "park-draw", "draw, decline")
