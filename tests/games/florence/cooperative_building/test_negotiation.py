"""Building together: the talk, the deal, and what the building counts for."""

from __future__ import annotations

import pytest

from signoria.tables.table.preferences import preferred_answer
from tests.kit.palazzo import GAME, MUSE, TOGETHER, Palazzo


def talking(*players: dict[str, object], **wanted: object) -> Palazzo:
    options = {**TOGETHER, **wanted.pop("options", {})}  # type: ignore[dict-item]
    return Palazzo(*(players or ({}, {})), phase="actions", options=options, **wanted)


def offer(scene: Palazzo, price: int, partner: int = 2) -> Palazzo:
    """Propose the first tower there is, for a price."""
    scene.play(f"propose {partner}")
    scene.play(f"place tower {scene.said_of('place tower')[0]}")
    return scene.play(f"price {price}")


def test_the_example_of_the_costs() -> None:
    """CB-X1, CB-J03.2, CB-J04.1, CB-J04.4: 500 to the active player, 300 to the bank."""
    scene = talking({"builders": 1}, {"builders": 3}).play("propose 2")
    scene.play(next(option for option in scene.options if option.startswith("place workshop")), "price 500", "accept")
    assert (scene.money(0), scene.money(1)) == (2700, 2000)
    assert (scene.points(0), scene.points(1)) == (3, 3)
    assert scene.position.actions == 1
    scene.expect_question(0, "turn-menu")


def test_alone_or_together_is_the_same_action() -> None:
    """CB-G01.2, CB-G01.4: two joint buildings with different neighbours use both actions."""
    scene = talking({}, {}, {})
    assert {"build", "propose 2", "propose 3"} <= set(scene.options)
    offer(scene, 0, 2).play("accept")
    scene.play("propose 3")
    scene.play(f"place chapel {scene.said_of('place chapel')[0]}", "price 0", "accept")
    scene.expect_question(1, "turn-menu")
    assert scene.seen(None, 0)["buildings"] == ["tower", "chapel"]


@pytest.mark.parametrize(("players", "partners"), [(2, "2"), (3, "2 3"), (4, "2 4"), (5, "2 5")])
def test_partners_are_neighbours_in_turn_order(players: int, partners: str) -> None:
    """CB-G01.3: directly before or after."""
    assert talking(*[{}] * players).said_of("propose") == partners.split()


def test_neither_partner_owns_the_type() -> None:
    """CB-J01.2, CB-J01.3: one tile of the supply is used, on empty cells."""
    scene = talking({"tiles": "opera@a3,a4,a5,b3,b4"}, {"tiles": "studio@d4,d5,e4,f4,f5"}).play("propose 2")
    types = {option.split()[1] for option in scene.options}
    assert not types & {"opera", "studio"}
    before = scene.position.supply[8]
    scene.play(f"place tower {scene.said_of('place tower')[0]}", "price 0", "accept")
    assert scene.position.supply[8] == before - 1


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_the_builders_of_the_active_player_decide_the_cost(builders: int, cost: int) -> None:
    """CB-J03.1: the price between the two may be more than that."""
    scene = offer(talking({"builders": builders}, {"builders": 3}), 900).play("accept")
    assert scene.money(0) == 2500 + 900 - cost
    assert scene.money(1) == 2500 - 900
    assert scene.events("joint-built")[0]["cost"] == cost


def test_prices_run_from_nothing_to_three_thousand() -> None:
    """CB-J03.3, CB-J03.5, CB-N01.4: in hundreds, only money, never from the active player to the partner."""
    scene = talking().play("propose 2")
    scene.play(f"place tower {scene.said_of('place tower')[0]}")
    assert scene.options == [f"price {amount}" for amount in range(0, 3001, 100)]


def test_a_price_says_what_it_leaves_to_the_bank() -> None:
    """CB-J03.4: what the partner does not pay of the 700, and beyond 400 in cash it takes points."""
    scene = talking({"money": 400, "points": 9}, {}).play("propose 2")
    scene.play(f"place tower {scene.said_of('place tower')[0]}")
    assert scene.view(0)["question"]["cover"] == {"price 0": 3, "price 100": 2, "price 200": 1}


def test_the_partners_money_helps_to_pay_the_bank() -> None:
    """CB-J03.4, CB-N01.3: 200 and 500 make 700."""
    scene = talking({"money": 200}, {}).play("propose 2")
    scene.play(f"place tower {scene.said_of('place tower')[0]}")
    assert scene.options[0] == "price 500"
    scene.play("price 500", "accept")
    assert (scene.money(0), scene.money(1)) == (0, 2000)


def test_a_joint_building_counts_fully_for_both() -> None:
    """CB-J04.2, CB-J04.3, CB-G01.5: works, cards and the Princess; of empty cells each counts his own."""
    scene = offer(talking({"hand": "astronomer"}, {"hand": "poet"}, options=MUSE), 0).play("accept")
    for seat in (0, 1):
        assert scene.seen(None, seat)["buildings"] == ["tower"]
        assert scene.seen(None, seat)["tiles"][0]["partner"] == 1 - seat
    empty = [scene.seen(None, seat)["empty"] for seat in (0, 1)]
    assert sum(empty) == 86 - 3
    assert max(empty) < 43
    joint = ["tower@1:f3+1:g3+2:a3"]
    wise = talking({"hand": "astronomer", "jesters": 2}, {"character": "princess"}, joint=joint, options=MUSE).play(
        "work"
    )
    assert wise.view(0)["question"]["values"]["astronomer"]["building"] == 4
    wise.play("work astronomer", "buy 0", "end-turn")
    lone = talking({"character": "princess", "tiles": "lake lake"}, {}, joint=joint, options=MUSE)
    assert lone.play("princess-work").view(0)["question"]["value"] == 8


def test_the_cardinals_third_action_may_be_a_joint_building() -> None:
    """CB-G01.5: after two others."""
    scene = talking({"character": "cardinal"}, {}, options=MUSE)
    scene.play("freedom", "introduce travel")
    scene.play("build", "tower@a3,a4,a5")
    assert "propose 2" in scene.options


def test_only_the_active_player_begins_a_talk() -> None:
    """CB-N, CB-N01.1, CB-N01.2: with an action left; an offer names building, cells and price."""
    scene = offer(talking(), 300)
    told = scene.events("joint-offer")[0]
    assert told == {
        "active": 0,
        "partner": 1,
        "tile": "tower",
        "cells": scene.view(1)["question"]["cells"],
        "price": 300,
        "seat": 0,
        "receiver": 1,
        "number": 1,
    }
    scene.expect_question(1, "joint-reply", "accept, counter, decline")
    talking(actions=0).expect_question(1, "turn-menu")


def test_the_sender_is_limited_by_his_own_money_only() -> None:
    """CB-N01.3, CB-N01.5, CB-N01.10, PF-H02.3: the other cannot accept what he cannot pay, and nobody learns why."""
    scene = offer(talking({}, {"money": 400}), 900)
    scene.expect_question(1, "joint-reply", "counter, decline")
    assert "options" not in scene.view(0)["question"]
    assert "options" not in scene.view(None)["question"]
    scene.play("counter")
    scene.play(f"place tower {scene.said_of('place tower')[0]}")
    assert scene.options == [f"price {amount}" for amount in range(0, 401, 100)]


def test_a_counter_offer_must_differ() -> None:
    """CB-N01.6: in building, place or price."""
    scene = offer(talking(), 300)
    scene.play("counter")
    first = f"place tower {scene.said_of('place tower')[0]}"
    scene.play(first)
    assert "price 300" not in scene.options
    assert "price 400" in scene.options
    other = offer(talking({}, {"money": 0}), 0).play("counter")
    assert first not in other.options
    assert other.options


def test_a_talk_has_at_most_four_offers() -> None:
    """CB-N01.7, R10: they alternate, and the fourth can only be accepted or declined."""
    scene = offer(talking(), 300)
    for number, sender in ((2, 1), (3, 0), (4, 1)):
        scene.play("counter")
        scene.expect_question(sender, "joint-propose")
        scene.play(f"place tower {scene.said_of('place tower')[0]}", f"price {number}00")
    scene.expect_question(0, "joint-reply", "accept, decline")
    assert scene.view(None)["question"]["number"] == 4


def test_declining_ends_the_talk_without_effect() -> None:
    """CB-N01.8: the action is not used."""
    scene = offer(talking(), 300)
    before = [scene.money(0), scene.money(1), scene.position.actions]
    scene.play("decline")
    assert [scene.money(0), scene.money(1), scene.position.actions] == before
    scene.expect_question(0, "turn-menu")
    assert "build" in scene.options


def test_at_most_two_talks_with_a_partner_in_a_turn() -> None:
    """CB-N01.9: the other neighbour and building alone stay possible; the next turn begins anew."""
    scene = talking({}, {}, {})
    for _ in range(2):
        offer(scene, 100).play("decline")
    assert scene.said_of("propose") == ["3"]
    assert "build" in scene.options
    scene.play("end-turn")
    assert scene.said_of("propose") == ["1", "3"]


def test_accepting_binds_both_at_once() -> None:
    """CB-N01.10, CB-N01.11: payment and placing follow; offers and answers are public."""
    scene = offer(talking(), 200).play("accept")
    assert scene.seen(None, 1)["buildings"] == ["tower"]
    assert scene.events("joint-answer", None)[0]["answer"] == "accept"
    assert scene.events("joint-built", None)[0]["price"] == 200


def test_both_may_cover_with_points_but_not_with_those_to_come() -> None:
    """CB-N01.12, PF-M02.3: sold before the three points are gained; never with no-pp-for-money."""
    scene = offer(talking({"money": 0, "points": 4}, {"money": 0, "points": 3}), 300).play("accept")
    assert (scene.points(0), scene.points(1)) == (3, 3)
    strict = {**MUSE, "no-pp-for-money": "on"}
    scene = offer(talking({}, {"money": 0, "points": 3}, options=strict), 300)
    assert "accept" not in scene.options


def test_nothing_else_is_open_during_a_talk() -> None:
    """CB-N01.13: no recruiting, no character, no sale for either."""
    scene = talking({"points": 5, "hand": "recruit"}, {"points": 5, "open": "poet"})
    scene.play("propose 2")
    assert all(option.startswith("place ") for option in scene.options)
    scene.play(scene.options[0])
    assert all(option.startswith("price ") for option in scene.options)
    scene.play("price 0")
    assert set(scene.options) == {"accept", "counter", "decline"}


def test_no_talk_without_a_place() -> None:
    """CB-N01.14: a landscape along the whole border leaves none."""
    wall = "park@g1,g2,f1 forest@g3,g4,g5,f5,e5 lake@g6,g7,f7,e7"
    scene = talking({"tiles": wall.replace("lake@g6,g7,f7,e7", "lake@e7,f7,g6,g7")}, {})
    assert not scene.said_of("propose")


def test_a_player_may_wish_to_decline_every_offer() -> None:
    """CB-N01.15: a preference that the table answers with; by default he is asked."""
    scene = offer(talking(), 300)
    scene.expect_question(1, "joint-reply")
    assert preferred_answer(scene.position, frozenset({"decline-offers"})) == "decline"
    assert preferred_answer(scene.position, frozenset()) is None


def test_whole_games_with_talks_end() -> None:
    """CB-N01.7, CB-N01.9: talks are bounded, so that games are."""
    for seats in (2, 3, 4, 5):
        position = GAME.new(seats, seats, TOGETHER)
        number = 0
        while not position.over:
            position.choose(position.legal()[number * 7 % len(position.legal())])
            number += 1
        assert any(event.kind == "joint-offer" for event in position.events())
