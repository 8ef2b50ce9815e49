"""Festival: two actions, a buy and two coins."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, plays
from tests.kit.scene import Scene


def test_two_actions_a_buy_and_two_coins() -> None:
    """DO-C08.1: nothing is drawn, nothing is asked."""
    scene = Scene(players=[{"hand": "festival, moat", "deck": "copper"}, {}])
    scene.play("play festival")
    assert scene.counters == (2, 2, 2)
    assert (scene.hand(0), scene.deck(0)) == ("moat", "copper")
    scene.expect_question(0, "play-action", "play moat, end-actions")
    assert scene.events("bonus") == [{"seat": 0, "cards": 0, "actions": 2, "buys": 1, "coins": 2}]


def test_no_decision() -> None:
    """DO-C08.1: without another Action the Buy phase begins at once."""
    scene = Scene(players=[{"hand": "festival, copper"}, {}])
    scene.play("play festival")
    scene.expect_question(0, "play-treasure")
    assert scene.counters == (2, 2, 2)


def test_the_coins_are_no_treasure_card() -> None:
    """DO-C08.1, DO-T09.4: they pay for two buys, and no card came with them."""
    scene = Scene(players=[{"hand": "festival, 2 copper", "deck": "9 curse"}, {}])
    scene.play("play festival", "play-all-treasures")
    assert scene.counters == (2, 2, 4)
    assert scene.hand(0) == ""
    scene.play("buy estate", "buy estate")
    assert [event["coins"] for event in scene.events("card-bought")] == [2, 0]
    assert scene.position.active == 1


def test_the_actions_of_the_worked_example() -> None:
    """DO-X2, DO-T09.5: 1, after a Festival 2, after a Market 2, after another Festival 3."""
    scene = Scene(players=[{"hand": "2 festival, market, cellar", "deck": "copper"}, {}])
    counted = [scene.counters[0]]
    for card in ("festival", "market", "festival"):
        scene.play(f"play {card}")
        counted.append(scene.counters[0])
    assert counted == [1, 2, 2, 3]
    assert scene.counters == (3, 4, 5)
    assert [event["actions"] for event in scene.events("action-played")] == [0, 1, 1]


def test_bonuses_of_several_add_up() -> None:
    """DO-C08.1, DO-T09.5: three Festivals give four actions, four buys and six coins."""
    scene = Scene(players=[{"hand": "3 festival, copper"}, {}])
    scene.play(*["play festival"] * 3)
    assert scene.counters == (4, 4, 6)
    assert scene.zone("play_area") == "3 festival"


def test_what_is_not_used_is_lost() -> None:
    """DO-T09.6: neither the next player nor the own next turn gets anything of it."""
    scene = Scene(players=[{"hand": "festival", "deck": "9 copper"}, {"hand": "copper", "deck": "9 copper"}])
    scene.play("play festival").end_turn()
    assert (scene.position.active, scene.counters) == (1, (1, 1, 0))
    scene.end_turn()
    assert (scene.position.active, scene.counters) == (0, (1, 1, 0))


@pytest.mark.parametrize("reader", [0, 1, None])
def test_everyone_sees_the_counters(reader: int | None) -> None:
    """DO-Z09, DO-C08.1: actions, buys and coins are public, in the view and in the log."""
    scene = Scene(players=[{"hand": "festival, copper"}, {}])
    scene.play("play festival")
    view = scene.position.view(reader)
    assert (view["actions"], view["buys"], view["coins"]) == (2, 2, 2)
    assert scene.events("bonus", reader) == [{"seat": 0, "cards": 0, "actions": 2, "buys": 1, "coins": 2}]


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 2), (4, 1)])
def test_the_others_are_not_touched(seats: int, active: int) -> None:
    """DO-C08.1: whoever plays it, only his counters change."""
    players = [{"hand": "festival, copper" if seat == active else "estate", "deck": "gold"} for seat in range(seats)]
    scene = Scene(players=players, active=active)
    scene.play("play festival")
    assert scene.counters == (2, 2, 2)
    for seat in range(seats):
        assert scene.hand(seat) == ("copper" if seat == active else "estate")
        assert scene.deck(seat) == "gold"


def test_the_log_of_a_play() -> None:
    """DO-C08.1: one line for the play and one for the bonus."""
    scene = Scene(players=[{"hand": "festival, copper"}, {}])
    scene.play("play festival")
    assert log(scene) == ["action-played", "bonus", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "festival", "play": "normal", "actions": 0}]


def test_throne_room_doubles_everything() -> None:
    """DO-Q08: four actions, two more buys, four coins."""
    scene = Scene(players=[{"hand": "throne-room, festival, copper"}, {}])
    scene.play("play throne-room", "play festival")
    assert scene.counters == (4, 3, 4)
    assert scene.zone("play_area") == "throne-room, festival"
    assert plays(scene) == [("throne-room", "normal"), ("festival", "first"), ("festival", "second")]
    assert [event["actions"] for event in scene.events("action-played")] == [0, 0, 2]
