"""Abbot."""

from __future__ import annotations

import pytest

from tests.kit.court import Court
from tests.kit.marks import clause

THREE = "temple, church, monastery"
BOTH = ["deluxe", "dark-lands"]


def abbot(city: str = THREE, edition: str = "deluxe", golds: tuple[int, ...] = (0, 2, 2, 2), **wanted: object) -> Court:
    """Let seat 0 be the Abbot; the gold of all players is given."""
    players: list[dict[str, object]] = [{"gold": gold} for gold in golds]
    players[0] |= {"characters": "abbot", "city": city}
    return Court(**{"players": players, "turn": {"as": "abbot"}, "edition": edition, **wanted})


@pytest.mark.parametrize(("cards", "gold"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_gold_and_cards_for_religious_districts(cards: int, gold: int) -> None:
    """MD-C14.1, MD-X19: four ways to split three."""
    court = abbot().play("district-income")
    court.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2, cards 3")
    court.play(f"cards {cards}")
    assert (court.gold(0), court.hand_size(0)) == (gold, cards)
    assert "district-income" not in court.options


def test_what_is_claimed_at_the_end() -> None:
    """R4: gold for religious districts, where that is all there is; gold or cards nobody chooses for him."""
    court = abbot(edition="dark-lands", golds=(0, 0, 0, 0)).play("take-gold", "end-turn")
    assert court.gold(0) == 5
    deluxe = abbot(golds=(0, 0, 0, 0)).play("take-gold", "end-turn", "take-unclaimed")
    deluxe.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2, cards 3")


def test_the_school_of_magic() -> None:
    """MD-C14.2, MD-X19: one more to split, or with `both` a gold and a card on top of three."""
    court = abbot(f"{THREE}, school-of-magic").play("district-income")
    court.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2, cards 3, cards 4")
    both = abbot(f"{THREE}, school-of-magic", options={"abbot-school": "both"}).play("district-income")
    both.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2, cards 3")
    both.play("cards 1")
    assert (both.gold(0), both.hand_size(0)) == (3, 2)


def test_a_short_deck() -> None:
    """MD-C14.3: no more cards than there are; the card of a School of Magic comes out of the same deck."""
    court = abbot(deck="tavern, market", rest=3).play("district-income")
    court.expect_question(0, "abbot-split", "cards 0, cards 1, cards 2")
    empty = abbot(deck="", rest=3).play("district-income")
    empty.expect_question(0, "abbot-split", "cards 0")
    both = abbot(f"{THREE}, school-of-magic", deck="tavern, market", rest=3, options={"abbot-school": "both"})
    both.play("district-income").expect_question(0, "abbot-split", "cards 0, cards 1")


def test_the_richest_gives_a_gold() -> None:
    """MD-C14.4, DL-K05.2: once, at any moment, and he must."""
    for edition in BOTH:
        court = abbot(golds=(3, 5, 4, 2), edition=edition).play("tithe", "player 1")
        assert [court.gold(seat) for seat in range(4)] == [4, 4, 4, 2]
        assert "tithe" not in court.options


def test_several_richest() -> None:
    """MD-C14.5: he chooses."""
    court = abbot(golds=(3, 5, 5, 4)).play("tithe")
    court.expect_question(0, "abbot-payer", "player 1, player 2")


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("deluxe", marks=clause("MD-C14.6", "MD-Y33")),
        pytest.param("dark-lands", marks=clause("DL-I22", "DL-K05.3", "DL-K05.4")),
    ],
)
def test_the_abbot_himself_is_richest(edition: str) -> None:
    """Alone or tied he gets none; after he has paid it may come."""
    for golds in ((5, 4, 3, 2), (5, 5, 3, 2)):
        assert "tithe" not in abbot(golds=golds, edition=edition).options
    players = [{"characters": "abbot", "gold": 3, "hand": "market"}, {"gold": 5}, {"gold": 1}, {"gold": 1}]
    court = Court(players=players, turn={"as": "abbot"}, edition=edition).play("take-gold")
    assert "tithe" not in court.options
    court.play("build market")
    assert court.gold(0) == 3
    assert "tithe" in court.options


def test_only_supplies_count() -> None:
    """MD-C14.7: gold on wagons or on districts makes nobody rich."""
    players = [
        {"characters": "abbot", "gold": 3},
        {"gold": 2, "wagons": 1, "wagon-gold": 5},
        {"gold": 3, "city": "market+4"},
        {},
    ]
    assert "tithe" not in Court(players=players, turn={"as": "abbot"}, characters="artist").options


def test_the_order_of_the_turn() -> None:
    """MD-C14.8, MD-C14.1: call, reveal, wagons; then everything in any order, and nothing before its time."""
    players = [
        {"characters": "abbot", "city": "church", "hand": "temple, tavern", "wagons": 1, "gold": 0},
        {"gold": 4},
        {},
        {},
    ]
    court = Court(players=players, call="abbot")
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income, tithe")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build temple")
    court.expect_question(0, "turn-action", "district-income, tithe, end-turn")


def test_the_dark_lands() -> None:
    """DL-K05, DL-K05.1, DL-K05.5: gold for religious districts, no cards and no protection."""
    court = abbot(edition="dark-lands").play("district-income")
    assert (court.gold(0), court.hand_size(0)) == (3, 0)
    assert court.position.intrigue.protected < 0
    court.expect_question(0, "turn-action", "take-gold, take-cards")


@pytest.mark.parametrize(
    ("others", "tithe"), [((5, 5, 2), False), ((5, 4, 2), True), ((3, 2, 1), False), ((4, 4, 4), False)]
)
def test_one_richest_in_the_dark_lands(others: tuple[int, ...], *, tithe: bool) -> None:
    """DL-X14, DL-K05.3, DL-I22: the Abbot has 3; two richest players owe nothing."""
    court = abbot(golds=(3, *others), edition="dark-lands")
    assert ("tithe" in court.options) == tithe
