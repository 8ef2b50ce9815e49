"""Smithy."""

from __future__ import annotations

from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene


def test_smithy_draws_three_cards() -> None:
    """DO-C18.1, DO-T01.1, DO-T09.1: the three top cards and nothing else, with nothing to decide."""
    scene = Scene(players=[{"hand": "smithy, estate", "deck": "gold, silver, copper, duchy"}, {}]).play("play smithy")
    assert (scene.hand(0), scene.deck(0)) == ("copper, silver, gold, estate", "duchy")
    assert scene.counters == (0, 1, 0)
    assert scene.zone("play_area") == "smithy"
    scene.expect_question(0, "play-treasure")


def test_a_drawn_action_waits_for_an_action() -> None:
    """DO-C18.1, DO-P02.8: Smithy gives none, so a drawn Village stays in hand."""
    scene = Scene(players=[{"hand": "smithy", "deck": "3 village"}, {}]).play("play smithy")
    scene.expect_question(0, "buy-card")
    assert scene.hand(0) == "3 village"


def test_exactly_three_cards_in_the_draw_pile() -> None:
    """DO-I27, DO-T02.2: all three are drawn, nothing is shuffled, the discard pile stays as it is."""
    scene = Scene(players=[{"hand": "smithy", "deck": "gold, 2 silver", "discard": "copper, estate"}, {}])
    scene.play("play smithy")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("2 silver, gold", "", "copper, estate")
    assert scene.events("deck-shuffled") == []


def test_one_card_in_either_pile() -> None:
    """DO-I28, DO-T01.2, DO-T01.3: two cards are drawn in all."""
    scene = Scene(players=[{"hand": "smithy", "deck": "gold", "discard": "silver"}, {}]).play("play smithy")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("silver, gold", "", "")
    assert scene.events("cards-drawn") == [{"seat": 0, "number": 2}]


def test_the_shuffle_comes_between_the_draws() -> None:
    """DO-C18.1, DO-T01.2, DO-T02.3, DO-T02.4: what is left is drawn first; hand and play area are not shuffled in."""
    scene = Scene(
        players=[{"hand": "smithy, duchy", "deck": "gold", "discard": "curse, copper, estate"}, {}],
        shuffles=["estate, curse, copper"],
    )
    scene.play("play smithy")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("gold, estate, duchy, curse", "copper", "")
    assert scene.zone("play_area") == "smithy"


def test_smithy_without_cards() -> None:
    """DO-C18.1, DO-T01.3, DO-T02.8: nothing is drawn, nothing is shuffled, and the turn goes on."""
    scene = Scene(players=[{"hand": "smithy"}, {}]).play("play smithy")
    scene.expect_question(0, "buy-card")
    assert log(scene) == ["action-played", "bonus", "phase"]


def test_throne_room_on_smithy() -> None:
    """DO-Q17: six cards."""
    scene = Scene(players=[{"hand": "throne-room, smithy", "deck": "2 copper, 2 silver, 2 gold, curse"}, {}])
    scene.play("play throne-room", "play smithy")
    assert (scene.hand(0), scene.deck(0)) == ("2 copper, 2 silver, 2 gold", "curse")
    assert [event["number"] for event in scene.events("cards-drawn")] == [3, 3]
    assert plays(scene)[1:] == [("smithy", "first"), ("smithy", "second")]


def test_what_everyone_is_told() -> None:
    """DO-C18.1, DO-Z10, DO-Z03.2: the number drawn is for all, the kinds are for the owner."""
    scene = Scene(players=[{"hand": "smithy", "deck": "2 gold", "discard": "copper"}, {}, {}]).play("play smithy")
    assert log(scene)[:4] == ["action-played", "bonus", "deck-shuffled", "cards-drawn"]
    for reader in (1, 2, None):
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 3, "actions": 0, "buys": 0, "coins": 0}]
        assert scene.events("deck-shuffled", reader) == [{"seat": 0}]
        assert scene.events("cards-drawn", reader) == [{"seat": 0, "number": 3}]
        assert player_seen(scene, reader, 0)["hand_size"] == 3
        assert "gold" not in str(player_seen(scene, reader, 0))
    told = {"seat": 0, "number": 3, "kinds": ["copper", "gold", "gold"], "secret": True}
    assert scene.events("cards-drawn", 0) == [told]
