"""Seer."""

from __future__ import annotations

from tests.games.machiavelli.characters.glance import question_seen
from tests.kit.court import Court


def seer(*hands: str, own: str = "", seat: int = 0, **wanted: object) -> Court:
    """Let a seat be the Seer; the hands are those of the others, clockwise from her left."""
    players: list[dict[str, object]] = [{} for _ in range(1 + len(hands))]
    players[seat] = {"characters": "seer", "hand": own}
    for distance, hand in enumerate(hands, start=1):
        players[(seat + distance) % len(players)] = {"hand": hand}
    return Court(**{"players": players, "turn": {"seat": seat, "as": "seer"}, **wanted})


def test_a_card_from_everyone_and_one_for_everyone() -> None:
    """MD-C09.1, MD-C09.2, MD-C09.3: she gives what she likes, a card just taken or one of her own."""
    court = seer("tavern", "market", "docks", own="palace").play("take-from-all")
    assert court.hand(0) == "palace, tavern, market, docks"
    assert [court.hand_size(seat) for seat in (1, 2, 3)] == [0, 0, 0]
    court.expect_question(0, "seer-give", "give palace, give tavern, give market, give docks")
    court.play("give docks", "give palace", "give tavern")
    assert [court.hand(seat) for seat in range(4)] == ["market", "docks", "palace", "tavern"]
    court.expect_question(0, "turn-action", "take-gold, take-cards")


def test_giving_is_compulsory() -> None:
    """MD-C09.2: she cannot keep them all."""
    court = seer("tavern", "market", "docks").play("take-from-all")
    for move in ("done", "pass", "end-turn", "take-gold"):
        court.expect_refused(move)


def test_a_card_back_to_its_owner() -> None:
    """MD-C09.3, MD-Y32: everyone gets his own back."""
    court = seer("tavern", "market", "docks").play("take-from-all", "give tavern", "give market", "give docks")
    assert [court.hand(seat) for seat in range(4)] == ["", "tavern", "market", "docks"]


def test_empty_hands() -> None:
    """MD-C09.4, MD-Y31: nothing is taken from an empty hand, and nothing given; without cards it is not offered."""
    court = seer("tavern", "", "docks", own="palace").play("take-from-all", "give palace", "give tavern")
    assert [court.hand(seat) for seat in range(4)] == ["docks", "palace", "", "tavern"]
    assert [event["owner"] for event in court.events("seer-took")] == [1, 3]
    seer("", "", "", own="palace").expect_question(0, "turn-action", "take-gold, take-cards")


def test_clockwise_from_her_left() -> None:
    """MD-C09.5: from seat 2: 3, 0, 1; all are taken before any is given, and given in the same order."""
    court = seer("tavern", "market", "docks", own="palace", seat=2).play("take-from-all")
    assert [event["owner"] for event in court.events("seer-took")] == [3, 0, 1]
    assert court.events("seer-gave") == []
    for owner in (3, 0, 1):
        seen = question_seen(court, 0)
        assert seen is not None
        assert seen["owner"] == owner
        court.play(court.options[0])
    assert [event["owner"] for event in court.events("seer-gave")] == [3, 0, 1]


def test_the_card_is_random() -> None:
    """MD-C09.1: which of five cards is taken depends on chance alone."""
    hand = "temple, tavern, market, docks, palace"
    taken = {seer(hand, "", "", seed=seed).play("take-from-all").hand(0) for seed in range(12)}
    assert len(taken) > 2
    again = {seer(hand, "", "", seed=3).play("take-from-all").hand(0) for _ in range(3)}
    assert len(again) == 1


def test_two_districts() -> None:
    """MD-C09.6: with or without the ability."""
    court = seer("", "", "", own="temple, tavern, watchtower").play("take-gold", "build temple", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")
    assert court.city(0) == "temple, tavern"
    court = seer("market", "", "", own="temple, tavern, watchtower")
    court.play("take-from-all", "give market", "take-gold", "build temple", "build tavern")
    court.expect_question(0, "turn-action", "end-turn")


def test_who_learns_what() -> None:
    """MD-C09.7: everyone knows what he lost and got, of the others only that a card moved."""
    court = seer("tavern", "market", "", own="palace").play("take-from-all", "give market", "give palace")
    assert [event.get("cards") for event in court.events("seer-took", 1)] == [["tavern"], None]
    assert [event.get("cards") for event in court.events("seer-took", 2)] == [None, ["market"]]
    assert [event.get("cards") for event in court.events("seer-gave", 1)] == [["market"], None]
    assert [event.get("cards") for event in court.events("seer-gave", 0)] == [["market"], ["palace"]]
    for seat in (None, 3):
        assert court.events("seer-took", seat) == [{"seat": 0, "owner": 1}, {"seat": 0, "owner": 2}]
        assert court.events("seer-gave", seat) == [{"seat": 0, "owner": 1}, {"seat": 0, "owner": 2}]


def test_the_order_of_the_turn() -> None:
    """MD-C09.8, MD-C09.1: call, reveal, wagons; income, taking and two districts in any order; taking is optional."""
    players = [{"characters": "seer", "hand": "temple, tavern", "wagons": 1}, {"hand": "market"}, {}, {}]
    court = Court(players=players, call="seer")
    court.expect_question(0, "turn-action", "take-gold, take-cards, take-from-all")
    assert court.kinds_of_events() == ["called", "revealed", "wagon-cleared"]
    court.play("take-gold", "build temple")
    court.expect_question(0, "turn-action", "take-from-all, build tavern, end-turn")
