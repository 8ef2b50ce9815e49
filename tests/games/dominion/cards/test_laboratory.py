"""Laboratory: two cards and an action."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene


def test_two_cards_and_an_action() -> None:
    """DO-C10.1: the two top cards come into the hand, and the action is given back."""
    scene = Scene(players=[{"hand": "laboratory, moat", "deck": "gold, estate, silver"}, {}])
    scene.play("play laboratory")
    assert scene.hand(0) == "gold, estate, moat"
    assert scene.deck(0) == "silver"
    assert scene.counters == (1, 1, 0)
    assert scene.events("bonus") == [{"seat": 0, "cards": 2, "actions": 1, "buys": 0, "coins": 0}]


def test_no_decision() -> None:
    """DO-C10.1: without an Action in hand the Buy phase begins at once."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "gold, estate"}, {}])
    scene.play("play laboratory")
    scene.expect_question(0, "play-treasure")


def test_a_drawn_action_can_be_played_with_the_action_gained() -> None:
    """DO-C10.1: a Laboratory drawn by a Laboratory goes on."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "laboratory, copper, gold, silver"}, {}])
    scene.play("play laboratory")
    scene.expect_question(0, "play-action", "play laboratory, end-actions")
    scene.play("play laboratory")
    assert scene.hand(0) == "copper, silver, gold"
    assert scene.counters == (1, 1, 0)
    assert scene.zone("play_area") == "2 laboratory"


def test_the_discard_pile_is_shuffled_if_needed() -> None:
    """DO-C10.1, DO-T01.2: one card is drawn, then the discard pile shuffled, then the second drawn."""
    scene = Scene(
        players=[{"hand": "laboratory", "deck": "gold", "discard": "copper, silver"}, {}], shuffles=["silver, copper"]
    )
    scene.play("play laboratory")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("silver, gold", "copper", "")
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_no_shuffle_when_the_draw_pile_is_just_enough() -> None:
    """DO-C10.1, DO-T02.2: two cards in the draw pile are drawn, and the discard pile stays."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "gold, silver", "discard": "curse"}, {}])
    scene.play("play laboratory")
    assert scene.sizes(0) == (2, 0, 1)
    assert scene.events("deck-shuffled") == []


@pytest.mark.parametrize(("deck", "drawn"), [("gold", 1), ("", 0)])
def test_too_few_cards(deck: str, drawn: int) -> None:
    """DO-C10.1, DO-T01.3: as many as there are; the action comes all the same."""
    scene = Scene(players=[{"hand": "laboratory, estate", "deck": deck}, {}])
    scene.play("play laboratory")
    assert scene.sizes(0) == (1 + drawn, 0, 0)
    assert scene.counters == (1, 1, 0)


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_only_the_player_sees_what_he_drew(reader: int | None) -> None:
    """DO-Z10, DO-Z03.1: the others are told the number."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "gold, estate"}, {}, {}])
    scene.play("play laboratory")
    told: dict[str, object] = {"seat": 0, "number": 2}
    if reader == 0:
        told |= {"kinds": ["gold", "estate"], "secret": True}
    assert scene.events("cards-drawn", reader) == [told]
    assert player_seen(scene, reader, 0)["hand_size"] == 2
    assert player_seen(scene, reader, 0)["known_hand"] == []
    assert ("hand" in player_seen(scene, reader, 0)) == (reader == 0)


@pytest.mark.parametrize(("counts", "size"), [("strict", None), ("open", 3)])
def test_the_size_of_the_draw_pile_afterwards(counts: str, size: int | None) -> None:
    """DO-Z04.2, DO-Z04.3, DO-Z04.4: the owner always counts his draw pile, others only where counts are open."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "5 copper"}, {}], options={"pile-counts": counts})
    scene.play("play laboratory")
    assert player_seen(scene, 0, 0)["deck_size"] == 3
    assert player_seen(scene, 1, 0)["deck_size"] == size
    assert player_seen(scene, None, 0)["deck_size"] == size


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 2), (4, 1)])
def test_the_others_are_not_touched(seats: int, active: int) -> None:
    """DO-C10.1: whoever plays it, only he draws."""
    players = [{"hand": "laboratory" if seat == active else "estate", "deck": "2 gold"} for seat in range(seats)]
    scene = Scene(players=players, active=active)
    scene.play("play laboratory")
    for seat in range(seats):
        assert scene.hand(seat) == ("2 gold" if seat == active else "estate")


def test_the_log_of_a_play() -> None:
    """DO-C10.1: the play, the bonus, the cards."""
    scene = Scene(players=[{"hand": "laboratory", "deck": "gold, estate"}, {}])
    scene.play("play laboratory")
    assert log(scene) == ["action-played", "bonus", "cards-drawn", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "laboratory", "play": "normal", "actions": 0}]


def test_throne_room_draws_four() -> None:
    """DO-Q09: two cards and an action, twice."""
    scene = Scene(players=[{"hand": "throne-room, laboratory", "deck": "gold, estate, silver, copper, curse"}, {}])
    scene.play("play throne-room", "play laboratory")
    assert scene.hand(0) == "copper, silver, gold, estate"
    assert scene.counters == (2, 1, 0)
    assert [event["number"] for event in scene.events("cards-drawn")] == [2, 2]
    assert plays(scene) == [("throne-room", "normal"), ("laboratory", "first"), ("laboratory", "second")]
    assert scene.zone("play_area") == "throne-room, laboratory"
