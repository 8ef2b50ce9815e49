"""Woodcutter."""

from __future__ import annotations

from tests.games.dominion.cards.glance import log, plays
from tests.kit.scene import Scene


def test_woodcutter_gives_a_buy_and_two_coins() -> None:
    """DO-C24.1: and nothing else, with nothing to decide."""
    scene = Scene(players=[{"hand": "woodcutter, copper, moat", "deck": "gold"}, {}]).play("play woodcutter")
    assert scene.counters == (0, 2, 2)
    assert (scene.hand(0), scene.deck(0)) == ("copper, moat", "gold")
    assert scene.zone("play_area") == "woodcutter"
    scene.expect_question(0, "play-treasure")


def test_the_coins_are_no_treasure_cards() -> None:
    """DO-C24.1, DO-T09.4, DO-T09.6: they pay in this turn and are gone in the next."""
    scene = Scene(players=[{"hand": "woodcutter", "deck": "5 copper"}, {}]).play("play woodcutter")
    scene.expect_question(0, "buy-card")
    scene.play("end-buys")
    assert scene.counters == (1, 1, 0)
    assert sum(scene.sizes(0)) == 6


def test_the_extra_buy_is_for_any_card() -> None:
    """DO-I48, DO-P03.16, DO-P03.11: with ten coins a Province and an Estate."""
    scene = Scene(players=[{"hand": "woodcutter, 2 gold, silver"}, {}]).play("play woodcutter", "play-all-treasures")
    assert scene.counters == (0, 2, 10)
    scene.play("buy province")
    assert scene.counters == (0, 1, 2)
    scene.play("buy estate")
    assert scene.position.active == 1
    bought = [(event["kind"], event["coins"], event["buys"]) for event in scene.events("card-bought")]
    assert bought == [("province", 2, 1), ("estate", 0, 0)]


def test_the_extra_buy_remains_after_the_last_province() -> None:
    """DO-I43, DO-E01.1, DO-E01.3: with a buy and five coins left one may buy on; the end comes after clean-up."""
    scene = Scene(players=[{"hand": "woodcutter, 3 gold, silver"}, {}], supply={"province": 1})
    scene.play("play woodcutter", "play-all-treasures", "buy province")
    assert scene.counters == (0, 1, 5)
    scene.expect_question(0, "buy-card")
    scene.play("buy duchy")
    assert scene.position.over
    assert scene.position.scores()[0] == 9


def test_coppers_kept_back_cannot_be_played_after_a_buy() -> None:
    """DO-I47, DO-P03.3, DO-P03.4: three of five pay for a Woodcutter; the other two stay in hand until clean-up."""
    scene = Scene(players=[{"hand": "5 copper", "deck": "5 estate"}, {}], kingdom="first-game", buys=2)
    scene.play("play copper", "play copper", "play copper", "start-buying", "buy woodcutter")
    assert scene.hand(0) == "2 copper"
    scene.expect_question(0, "buy-card", "buy copper, buy curse, end-buys")
    scene.expect_refused("play copper")
    scene.play("end-buys")
    assert (scene.hand(0), scene.discard(0)) == ("5 estate", "woodcutter, 5 copper")


def test_throne_room_on_woodcutter() -> None:
    """DO-Q23: two buys and four coins."""
    scene = Scene(players=[{"hand": "throne-room, woodcutter"}, {}]).play("play throne-room", "play woodcutter")
    assert scene.counters == (0, 3, 4)
    assert plays(scene)[1:] == [("woodcutter", "first"), ("woodcutter", "second")]


def test_what_everyone_is_told() -> None:
    """DO-C24.1, DO-Z09: play and bonus, alike for all, and the counters at any time."""
    scene = Scene(players=[{"hand": "woodcutter"}, {}, {}]).play("play woodcutter")
    assert log(scene)[:2] == ["action-played", "bonus"]
    for reader in (0, 1, 2, None):
        played = {"seat": 0, "kind": "woodcutter", "play": "normal", "actions": 0}
        assert scene.events("action-played", reader) == [played]
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 0, "actions": 0, "buys": 1, "coins": 2}]
        view = scene.position.view(reader)
        assert (view["actions"], view["buys"], view["coins"]) == (0, 2, 2)
