"""Village."""

from __future__ import annotations

from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene


def test_village_gives_a_card_and_two_actions() -> None:
    """DO-C22.1: and nothing else, with nothing to decide."""
    scene = Scene(players=[{"hand": "village, copper", "deck": "gold, silver"}, {}]).play("play village")
    assert scene.counters == (2, 1, 0)
    assert (scene.hand(0), scene.deck(0)) == ("copper, gold", "silver")
    assert scene.zone("play_area") == "village"
    scene.expect_question(0, "play-treasure")


def test_villages_add_up() -> None:
    """DO-C22.1, DO-T09.5: each one uses an action and gives two."""
    scene = Scene(players=[{"hand": "3 village", "deck": "2 copper, smithy"}, {}])
    actions = []
    for _ in range(3):
        scene.play("play village")
        actions.append(scene.counters[0])
    assert actions == [2, 3, 4]
    scene.expect_question(0, "play-action", "play smithy, end-actions")


def test_actions_left_over_are_lost() -> None:
    """DO-C22.1, DO-T09.6, DO-P02.4: they need not be used, and the next turn begins with one."""
    scene = Scene(players=[{"hand": "village, smithy", "deck": "5 copper"}, {"hand": "smithy"}])
    scene.play("play village", "end-actions").end_turn()
    assert scene.position.active == 1
    assert scene.counters == (1, 1, 0)


def test_village_draws_after_a_shuffle() -> None:
    """DO-C22.1, DO-T02.1: an empty draw pile is refilled from the discard pile."""
    scene = Scene(players=[{"hand": "village", "discard": "gold"}, {}]).play("play village")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("gold", "", "")


def test_village_without_a_card_to_draw() -> None:
    """DO-C22.1, DO-T01.3: the actions come all the same."""
    scene = Scene(players=[{"hand": "2 village"}, {}]).play("play village")
    assert scene.counters == (2, 1, 0)
    assert scene.hand(0) == "village"


def test_village_brings_no_coins() -> None:
    """DO-I46, DO-C22.1: with no coins and one buy, Copper and Curse can be bought and nothing else."""
    scene = Scene(players=[{"hand": "village"}, {}]).play("play village")
    scene.expect_question(0, "buy-card", "buy copper, buy curse, end-buys")
    scene.play("buy curse")
    assert scene.events("card-bought")[0]["cost"] == 0
    assert scene.position.active == 1


def test_throne_room_on_village() -> None:
    """DO-Q21: two cards and four actions."""
    scene = Scene(players=[{"hand": "throne-room, village", "deck": "gold, silver, copper"}, {}])
    scene.play("play throne-room", "play village")
    assert scene.counters == (4, 1, 0)
    assert (scene.hand(0), scene.deck(0)) == ("silver, gold", "copper")
    assert plays(scene)[1:] == [("village", "first"), ("village", "second")]


def test_what_everyone_is_told() -> None:
    """DO-C22.1, DO-Z09, DO-Z10: play, bonus and number drawn are for all, the card is for the owner."""
    scene = Scene(players=[{"hand": "village, moat", "deck": "gold"}, {}]).play("play village")
    assert log(scene) == ["action-played", "bonus", "cards-drawn"]
    for reader in (1, None):
        assert scene.events("action-played", reader) == [{"seat": 0, "kind": "village", "play": "normal", "actions": 0}]
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 1, "actions": 2, "buys": 0, "coins": 0}]
        assert scene.events("cards-drawn", reader) == [{"seat": 0, "number": 1}]
        assert scene.position.view(reader)["actions"] == 2
        assert "gold" not in str(player_seen(scene, reader, 0))
    assert scene.events("cards-drawn", 0)[0]["kinds"] == ["gold"]
