"""Patrician."""

from __future__ import annotations

from tests.kit.court import Court


def patrician(city: str = "castle, palace, tavern", crown: int = 3, **wanted: object) -> Court:
    """Let seat 0 be the Patrician."""
    players = [{"characters": "patrician", "city": city, "gold": 0}, {"characters": "warlord"}, {}, {}]
    return Court(
        **{"players": players, "turn": {"as": "patrician"}, "crown": crown, "deck": "temple, church, prison", **wanted}
    )


def test_a_card_for_each_noble_district() -> None:
    """MD-C12.1: two cards, all kept, no gold; at any moment, once."""
    court = patrician().play("district-income")
    assert (court.hand(0), court.gold(0)) == ("temple, church", 0)
    assert court.events("district-income") == [{"seat": 0, "type": "noble", "gold": 0, "cards": 2}]
    court.expect_question(0, "turn-action", "take-gold, take-cards, take-crown")


def test_the_crown() -> None:
    """MD-C12.2: when he likes, at the latest at the end; nothing moves if he has it."""
    court = patrician().play("take-crown")
    assert court.crown == 0
    assert "take-crown" not in court.options
    late = patrician().play("take-gold", "end-turn", "take-unclaimed")
    assert late.crown == 0
    assert late.events("crown-moved") == [{"from": 3, "to": 0, "cause": "patrician"}]
    has = patrician(crown=0)
    assert "take-crown" not in has.options
    assert has.play("take-gold", "end-turn", "take-unclaimed").events("crown-moved") == []


def test_murdered() -> None:
    """MD-C12.3: at the end of the round he is shown and gets the crown, but no cards."""
    players = [
        {"characters": "patrician", "city": "castle"},
        {"characters": "assassin"},
        {"characters": "warlord"},
        {"characters": "bishop"},
    ]
    court = Court(players=players, murdered="patrician", call="patrician", crown=2)
    court.until_turn("warlord")
    assert court.crown == 2
    court.end_round()
    assert (court.crown, court.hand_size(0)) == (0, 0)
    assert court.events("revealed")[-1]["character"] == "patrician"


def test_the_order_of_the_turn() -> None:
    """MD-C12.4: call, reveal, wagons; income, cards, crown and one district in any order."""
    players = [
        {"characters": "patrician", "city": "castle", "hand": "temple, tavern", "wagons": 1},
        {"characters": "warlord"},
        {},
        {},
    ]
    court = Court(players=players, call="patrician", crown=1)
    court.expect_question(0, "turn-action", "take-gold, take-cards, district-income, take-crown")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build temple")
    court.expect_question(0, "turn-action", "district-income, take-crown, end-turn")
