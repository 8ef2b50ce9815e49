"""Smithy."""

from __future__ import annotations

import pytest

from tests.games.machiavelli.courts import acting, is_offered

EDITIONS = pytest.mark.parametrize(("edition", "price"), [("deluxe", 2), ("classic", 3)])


@EDITIONS
def test_gold_for_cards(edition: str, price: int) -> None:
    """MD-U20.1, MB-L05, MB-L05.1, MB-I36: once in a turn; all cards are kept."""
    court = acting("king", {"gold": price, "city": "smithy"}, edition=edition, deck="docks, palace, tavern, temple")
    court.play("smithy")
    hand = "palace, tavern, docks" if edition == "deluxe" else "palace, docks"
    assert (court.gold(0), court.hand(0)) == (0, hand)
    court.play("take-gold")
    assert not is_offered(court, "smithy")


@EDITIONS
def test_too_little_gold(edition: str, price: int) -> None:
    """MD-U20.1, MB-I36: one less than the price."""
    assert not is_offered(acting("king", {"gold": price - 1, "city": "smithy"}, edition=edition), "smithy")


@EDITIONS
def test_a_short_deck_and_an_empty_one(edition: str, price: int) -> None:
    """MD-U20.2, MB-L05.2: what is left; nothing, not offered."""
    short = acting("king", {"gold": price, "city": "smithy"}, edition=edition, deck="docks", rest=3)
    short.play("smithy")
    assert (short.hand(0), short.gold(0)) == ("docks", 0)
    empty = acting("king", {"gold": price, "city": "smithy"}, edition=edition, rest=3)
    assert not is_offered(empty, "smithy")


def test_classic_both_piles_empty() -> None:
    """MB-I35: gold is the only income."""
    court = acting("king", {"gold": 5, "city": "smithy"}, edition="classic", rest=3)
    court.expect_question(0, "turn-action", "take-gold")


def test_classic_once_in_a_turn() -> None:
    """MB-L05.1: six gold do not buy four cards."""
    court = acting("king", {"gold": 6, "city": "smithy"}, edition="classic")
    court.play("smithy")
    assert (court.gold(0), court.hand_size(0)) == (3, 2)
    assert not is_offered(court, "smithy")
