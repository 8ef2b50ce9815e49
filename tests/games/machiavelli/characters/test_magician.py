"""Magician."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

BOTH = ["deluxe", "classic"]


def magic(hand: str, others: str = "palace, castle", edition: str = "deluxe", **wanted: object) -> Court:
    """Let seat 0 be the Magician; seat 1 has some cards."""
    players = [{"characters": "magician", "hand": hand}, {"hand": others}, {}, {}]
    return Court(**{"players": players, "turn": {"as": "magician"}, "edition": edition, **wanted})


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C07.1", "MD-C07.2")),
        pytest.param("classic", marks=clause("MB-K03.1", "MB-K03.2", "MB-K03.3")),
    ],
)
def test_swapping_hands(edition: str) -> None:
    """The whole hand for that of any other, who is not asked."""
    court = magic("tavern", edition=edition).play("swap-hands")
    court.expect_question(0, "magic-target", "player 1, player 2, player 3")
    court.play("player 1")
    assert (court.hand(0), court.hand(1)) == ("castle, palace", "tavern")
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize("edition", BOTH)
def test_an_empty_hand_for_five(edition: str) -> None:
    """MD-C07.2, MB-K03.2, MB-I11, MB-K03.7: 5 and 0; there is nothing to replace."""
    court = magic("", "5 tavern", edition)
    assert "replace-cards" not in court.options
    court.play("swap-hands", "player 1")
    assert (court.hand_size(0), court.hand_size(1)) == (5, 0)


@pytest.mark.parametrize("edition", BOTH)
def test_a_hand_for_an_empty_one(edition: str) -> None:
    """MD-C07.2, MB-K03.3: seat 2 has no cards, and gets some."""
    court = magic("tavern, market", edition=edition).play("swap-hands", "player 2")
    assert (court.hand(0), court.hand(2)) == ("", "tavern, market")


def test_two_empty_hands() -> None:
    """MD-C07.3, MB-K03.3: not offered in Deluxe; the classic rules know no such limit."""
    court = magic("").play("swap-hands")
    court.expect_question(0, "magic-target", "player 1")
    none = magic("", "")
    none.expect_question(0, "turn-action", "take-gold, take-cards")
    classic = magic("", "", "classic").play("swap-hands")
    classic.expect_question(0, "magic-target", "player 1, player 2, player 3")


@pytest.mark.parametrize("edition", BOTH)
def test_replacing_cards(edition: str) -> None:
    """MD-C07.4, MB-K03.4, MB-I13, MB-K03.1: at least one, then as many from the deck; after that no swap."""
    court = magic("tavern, market, docks", edition=edition, deck="temple, church").play("replace-cards")
    court.expect_question(0, "magic", "discard tavern, discard market, discard docks")
    court.play("discard tavern")
    court.expect_question(0, "magic", "discard market, discard docks, done")
    court.play("discard docks", "done")
    assert court.hand(0) == "temple, church, market"
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_the_discards_go_first() -> None:
    """MD-C07.5: under the deck in the order named; with an empty deck they come back."""
    court = magic("tavern, market", deck="temple, church").play(
        "replace-cards", "discard market", "discard tavern", "done"
    )
    assert court.bottom(2) == "tavern, market"
    empty = magic("tavern, market", rest=3, deck="").play("replace-cards", "discard market", "discard tavern", "done")
    assert empty.hand(0) == "tavern, market"


def test_classic_discards_are_part_of_a_reshuffle() -> None:
    """MB-K03.5, MB-I12: one card in the deck: 1 drawn, the 3 discarded are shuffled, 2 of them drawn."""
    court = magic("tavern, market, docks", edition="classic", rest=3, deck="temple").play("replace-cards")
    court.play("discard tavern", "discard market", "discard docks")
    assert court.options == ["done"]
    court.play("done")
    assert court.hand_size(0) == 3
    assert "temple" in court.hand(0)
    assert (len(court.deck().split(", ")), court.discard()) == (1, "")
    assert court.deck() in ("tavern", "market", "docks")
    assert court.events("deck-shuffled") == [{"cause": "empty"}]


@pytest.mark.parametrize("edition", BOTH)
def test_who_learns_what(edition: str) -> None:
    """MD-C07.6, MB-K03.6: owners see their cards, everybody the numbers."""
    court = magic("tavern", edition=edition).play("swap-hands", "player 1")
    for seat in (None, 2):
        assert court.events("hands-swapped", seat) == [{"seat": 0, "owner": 1, "given": 1, "taken": 2}]
        players = court.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["hand_size"] == 2
        assert "palace" not in str(players)
    assert court.sight(1).known_hand(1) == court.sight(0).known_hand(1)
    redrawn = magic("tavern, market", edition=edition).play("replace-cards", "discard market", "done")
    assert redrawn.events("hand-redrawn", 2) == [{"seat": 0, "number": 1}]
    assert "cards" not in redrawn.events("cards-drawn", 2)[0]
    assert "cards" in redrawn.events("cards-drawn", 0)[0]


def test_after_building() -> None:
    """MB-X3, MD-C07.7: income 2, castle for 4, then the empty hand for three cards."""
    for edition in BOTH:
        court = magic("castle", "tavern, market, docks", edition).play("take-gold", "build castle")
        court.play("swap-hands", "player 1")
        assert (court.gold(0), court.city(0), court.hand(0)) == (0, "castle", "tavern, market, docks")


def test_the_order_of_the_turn() -> None:
    """MD-C07.7, MD-C07.1: call, reveal, theft, wagons; then everything in any order; the magic is optional."""
    players = [
        {"characters": "magician", "hand": "tavern, market", "gold": 3, "wagons": 1, "wagon-gold": 1},
        {"characters": "thief", "hand": "palace"},
        {},
        {},
    ]
    court = Court(players=players, call="magician", robbed={"on": "magician", "by": 1})
    court.play("pass")
    assert [kind for kind in court.kinds_of_events() if kind != "passed"] == [
        "called",
        "revealed",
        "robbed",
        "wagon-cleared",
    ]
    court.play("take-gold", "build tavern")
    court.expect_question(0, "turn-action", "swap-hands, replace-cards, end-turn")
