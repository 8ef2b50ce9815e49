"""A Ticket Wagon earns its owner gold and gives others cards."""

from __future__ import annotations

from tests.kit.court import Court

OWNER = 1


def using(**wanted: object) -> Court:
    """Let seat 0 have a turn while seat 1 has a wagon of an earlier round."""
    described: dict[str, object] = {
        "players": [{"gold": 5}, {"wagons": 1}, {}, {}],
        "deck": "tavern, market, docks, palace",
        "turn": {"as": "king", "income-taken": True},
        **wanted,
    }
    return Court(**described)


def test_a_wagon_lies_before_its_owner() -> None:
    """MD-K04.1, MD-K00.3: face up, not discarded."""
    court = Court(players=[{"hand": "ticket-wagon"}, {}, {}, {}], turn={"as": "king"})
    court.play("play ticket-wagon")
    assert court.position.players[0].wagons == 1
    assert court.bottom(1) != "ticket-wagon"
    view = court.view(2)["players"]
    assert isinstance(view, list)
    assert view[0]["wagons"] == 1


def test_the_wagon_of_the_first_player_is_used_like_any_other() -> None:
    """MD-K04.2: seat 0 has the first number of all, and a wagon all the same."""
    court = using(players=[{"wagons": 1}, {"gold": 5}, {}, {}], turn={"seat": 1, "as": "king", "income-taken": True})
    court.play("wagon 0", "keep market")
    assert (court.gold(1), court.position.players[0].wagon_gold, court.hand(1)) == (4, 1, "market")


def test_others_use_a_wagon_for_a_gold() -> None:
    """MD-K04.2, MD-K04.3, MD-H21: a gold onto it, three cards, one kept, two under the deck."""
    court = using().play("wagon 1")
    assert (court.gold(0), court.position.players[OWNER].wagon_gold) == (4, 1)
    court.expect_question(0, "keep-card", "keep tavern, keep market, keep docks")
    court.play("keep market")
    assert court.hand(0) == "market"
    assert court.bottom(2) == "docks, tavern"
    assert court.deck(1) == "palace"


def test_a_wagon_serves_a_player_once_a_turn() -> None:
    """MD-K04.2, MD-K04.5: each wagon once, and it is not the one action card of the turn."""
    court = using(players=[{"gold": 5, "hand": "director"}, {"wagons": 2}, {"wagons": 1}, {}])
    for wagon in ("wagon 1", "wagon 1", "wagon 2"):
        court.play(wagon)
        court.play(court.options[0])
    court.expect_refused("wagon 1")
    court.expect_refused("wagon 2")
    assert "play director" in court.options
    assert court.gold(0) == 2


def test_nobody_uses_his_own_wagon() -> None:
    """MD-K04.4: it is for the others."""
    court = using(players=[{"gold": 5, "wagons": 1}, {}, {}, {}])
    court.expect_refused("wagon 0")


def test_without_gold_or_cards_no_wagon() -> None:
    """MD-K04.2, MD-K04.6: a gold is needed, and a card to draw; of fewer than three one is kept."""
    assert "wagon 1" not in using(players=[{"gold": 0}, {"wagons": 1}, {}, {}]).options
    assert "wagon 1" not in using(deck="", rest=3).options
    court = using(deck="tavern, market", rest=3).play("wagon 1")
    court.expect_question(0, "keep-card", "keep tavern, keep market")


def test_library_and_observatory_mean_nothing_to_a_wagon() -> None:
    """MD-K04.7, MD-Y55: three cards are drawn and one is kept."""
    court = using(players=[{"gold": 5, "city": "library, observatory"}, {"wagons": 1}, {}, {}]).play("wagon 1")
    court.play("keep docks")
    assert court.hand(0) == "docks"
    court.expect_question(0, "turn-action")


def test_a_wagon_is_cleared_in_a_later_round() -> None:
    """MD-K04.8, MD-R02.11: at the start of the owner's turn; the gold is his, the card goes under the deck."""
    court = Court(
        players=[{"characters": "thief"}, {"wagons": 1, "wagon-gold": 3, "characters": "king"}, {}, {}], call="king"
    )
    assert (court.gold(1), court.position.players[1].wagons) == (5, 0)
    assert court.bottom(1) == "ticket-wagon"
    assert court.events("wagon-cleared") == [{"seat": 1, "gold": 3, "bank": False}]


def test_a_wagon_is_not_cleared_in_its_own_round() -> None:
    """MD-K04.8: with two characters the second turn of the same round leaves it."""
    court = Court(
        players=[{"hand": "ticket-wagon", "characters": "thief, king"}, {}], turn={"as": "thief", "income-taken": True}
    )
    court.play("play ticket-wagon").end_turn()
    court.until_turn("king", 0)
    assert court.position.players[0].wagons == 1


def test_the_gold_may_go_to_the_bank() -> None:
    """MD-K04.9, MD-O09: with `bank` nobody gets it."""
    court = Court(
        players=[{"characters": "thief"}, {"wagons": 1, "wagon-gold": 3, "characters": "king"}, {}, {}],
        options={"ticket-wagon-gold": "bank"},
        call="king",
    )
    assert (court.gold(1), court.position.players[1].wagons) == (2, 0)


def test_a_murdered_owner_keeps_the_wagon() -> None:
    """MD-K04.10: he has no turn; a bewitched one has, if only a limited one."""
    players = [{"characters": "thief"}, {"wagons": 1, "wagon-gold": 3, "characters": "king"}, {}, {}]
    murdered = Court(players=players, murdered="king", call="king")
    assert murdered.position.players[1].wagons == 1
    bewitched = Court(players=players, bewitched={"on": "king", "by": 2}, call="king")
    assert (bewitched.position.players[1].wagons, bewitched.gold(1)) == (0, 5)


def test_at_the_end_the_gold_is_the_owners() -> None:
    """MD-K04.11, MD-E02.1: before scoring; the wagon itself is worth nothing."""
    wanted: dict[str, object] = {
        "players": [{}, {"wagons": 1, "wagon-gold": 3, "city": "imperial-treasury", "gold": 1}, {}, {}],
        "turn": {"as": "warlord", "income-taken": True},
        "first": [0],
        "ending": True,
    }
    court = Court(**wanted).end_round()
    assert court.position.score_sheet(1)["uniques"] == {"imperial-treasury": 4}
    assert court.position.score_sheet(1)["action-cards"] == 0
    bank = Court(**wanted, options={"ticket-wagon-gold": "bank"}).end_round()
    assert bank.position.score_sheet(1)["uniques"] == {"imperial-treasury": 1}


def test_gold_on_a_wagon_is_safe_from_the_thief() -> None:
    """MD-K04.12, MD-R02.11, MD-X30, MD-Y71: the theft comes first, then the three gold."""
    court = Court(
        players=[{"characters": "thief"}, {"wagons": 1, "wagon-gold": 3, "gold": 4, "characters": "king"}, {}, {}],
        robbed={"on": "king", "by": 0},
        call="king",
        round=4,
    )
    assert (court.gold(0), court.gold(1)) == (2 + 4, 3)
    kinds = court.kinds_of_events()
    assert kinds.index("robbed") < kinds.index("wagon-cleared")
