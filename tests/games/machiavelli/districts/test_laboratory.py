"""Laboratory."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, earning, is_offered
from tests.kit.court import Court


@pytest.mark.parametrize(("edition", "gold"), [("deluxe", 2), ("classic", 1)])
def test_a_card_for_gold(edition: str, gold: int) -> None:
    """MD-U14.1, MB-L04, MB-L04.1: once in a turn, here before the income."""
    court = acting("king", {"gold": 0, "city": "laboratory", "hand": "tavern, docks"}, edition=edition)
    court.play("laboratory")
    court.expect_question(0, "laboratory", "discard tavern, discard docks")
    court.play("discard docks")
    assert (court.gold(0), court.hand(0)) == (gold, "tavern")
    assert (court.discard() if edition == "classic" else court.bottom(1)) == "docks"
    assert not is_offered(court, "laboratory")


def test_any_card() -> None:
    """MD-U14.2: action cards and the Secret Vault too."""
    court = earning("king", {"city": "laboratory", "hand": "director, secret-vault"})
    court.play("laboratory")
    court.expect_question(0, "laboratory", "discard director, discard secret-vault")


def test_not_with_an_empty_hand() -> None:
    """MB-L04.2: nothing to discard."""
    assert not is_offered(earning("king", {"city": "laboratory"}, edition="classic"), "laboratory")


def test_classic_gold_for_the_build() -> None:
    """MB-I37: used before the income it pays for the build, once."""
    court = acting("king", {"gold": 0, "city": "laboratory", "hand": "tavern, docks"}, edition="classic")
    court.play("laboratory", "discard tavern", "take-gold", "build docks")
    assert (court.gold(0), court.city(0)) == (0, "laboratory, docks")


def test_classic_once_in_each_turn() -> None:
    """MB-L00.4: with two characters in both."""
    court = Court(
        players=[{"gold": 0, "city": "laboratory", "hand": "2 tavern", "characters": "king, bishop"}, {}, {}],
        edition="classic",
        call="king",
    )
    court.play("laboratory", "discard tavern", "take-gold", "end-turn")
    assert court.acting == (0, "bishop")
    court.play("laboratory", "discard tavern")
    assert court.gold(0) == 4
