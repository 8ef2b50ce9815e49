"""Market."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene


def test_market_gives_one_of_everything() -> None:
    """DO-C12.1, DO-X5: from a hand of five: 1 action, 2 buys, 1 coin and again five cards, with nothing to decide."""
    scene = Scene(players=[{"hand": "market, 3 copper, estate", "deck": "silver, gold"}, {}])
    assert scene.counters == (1, 1, 0)
    scene.play("play market")
    assert scene.counters == (1, 2, 1)
    assert scene.hand(0) == "3 copper, silver, estate"
    assert scene.deck(0) == "gold"
    assert scene.zone("play_area") == "market"
    scene.expect_question(0, "play-treasure")


def test_market_leaves_the_opponents_alone() -> None:
    """DO-C12.1, DO-R02.11: nobody is asked for a Moat and nobody else draws."""
    scene = Scene(players=[{"hand": "market", "deck": "copper"}, {"hand": "moat", "deck": "gold"}, {}])
    before = [(scene.hand(seat), scene.deck(seat), scene.discard(seat)) for seat in (1, 2)]
    scene.play("play market")
    scene.expect_question(0, "play-treasure")
    assert [(scene.hand(seat), scene.deck(seat), scene.discard(seat)) for seat in (1, 2)] == before


def test_the_drawn_action_may_be_played_with_the_action_received() -> None:
    """DO-C12.1, DO-T09.2, DO-T09.5: the action counts at once, so a drawn Market follows, and everything adds up."""
    scene = Scene(players=[{"hand": "market", "deck": "market, market, estate"}, {}])
    scene.play("play market", "play market")
    scene.expect_question(0, "play-action", "play market, end-actions")
    scene.play("play market")
    assert scene.counters == (1, 4, 3)
    assert scene.hand(0) == "estate"


def test_market_draws_after_a_shuffle() -> None:
    """DO-C12.1, DO-T02.1, DO-T02.4: an empty draw pile is refilled from the discard pile, not from the play area."""
    scene = Scene(players=[{"hand": "market", "discard": "gold, silver"}, {}], shuffles=["silver, gold"])
    scene.play("play market")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("silver", "gold", "")
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_market_without_a_card_to_draw_gives_the_rest() -> None:
    """DO-C12.1, DO-T01.3, DO-T02.8: with both piles empty no card comes, no shuffle is told, the rest does come."""
    scene = Scene(players=[{"hand": "market"}, {}]).play("play market")
    assert scene.counters == (1, 2, 1)
    assert scene.sizes(0) == (0, 0, 0)
    assert log(scene)[:3] == ["action-played", "bonus", "phase"]


def test_the_extra_buy_is_for_any_card() -> None:
    """DO-P03.16, DO-C12.1: both buys may go to cards that are no Actions; the coin of the Market pays too."""
    scene = Scene(players=[{"hand": "market, gold", "deck": "copper"}, {}])
    scene.play("play market", "play-all-treasures")
    assert scene.counters == (1, 2, 5)
    scene.play("buy silver")
    scene.expect_question(0, "buy-card")
    scene.play("buy estate")
    assert scene.position.active == 1
    assert sorted(str(event["kind"]) for event in scene.events("card-bought")) == ["estate", "silver"]


def test_throne_room_on_market_as_the_first_play() -> None:
    """DO-Q11, DO-I05: 2 actions, 3 buys, 2 coins and 2 cards."""
    scene = Scene(players=[{"hand": "throne-room, market", "deck": "gold, moat, estate"}, {}])
    scene.play("play throne-room", "play market")
    assert scene.counters == (2, 3, 2)
    assert scene.hand(0) == "gold, moat"
    assert plays(scene) == [("throne-room", "normal"), ("market", "first"), ("market", "second")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_everyone_is_told(seats: int) -> None:
    """DO-C12.1, DO-Z10: all read the play, the bonus and the number drawn; only the owner reads which card it was."""
    scene = Scene(players=[{"hand": "market", "deck": "gold"}, *[{}] * (seats - 1)]).play("play market")
    assert log(scene)[:3] == ["action-played", "bonus", "cards-drawn"]
    for reader in [None, *range(1, seats)]:
        assert scene.events("action-played", reader) == [{"seat": 0, "kind": "market", "play": "normal", "actions": 0}]
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 1, "actions": 1, "buys": 1, "coins": 1}]
        assert scene.events("cards-drawn", reader) == [{"seat": 0, "number": 1}]
        assert "hand" not in player_seen(scene, reader, 0)
        assert player_seen(scene, reader, 0)["hand_size"] == 1
    assert scene.events("cards-drawn", 0) == [{"seat": 0, "number": 1, "kinds": ["gold"], "secret": True}]
    assert player_seen(scene, 0, 0)["hand"] == ["gold"]


def test_emilys_turn() -> None:
    """DO-X1, R9: Market and Smithy, a shuffle on the way, two buys and a clean-up, card by card."""
    scene = Scene(
        players=[
            {
                "hand": "market, smithy, silver, 2 estate",
                "deck": "silver, market, copper",
                "discard": "6 copper, estate",
            },
            {},
        ],
        kingdom="first-game",
        supply={"village": 10, "remodel": 10},
        shuffles=["2 copper, estate, 4 copper"],
    )
    scene.play("play market")
    assert scene.counters == (1, 2, 1)
    assert (scene.hand(0), scene.deck(0)) == ("2 silver, 2 estate, smithy", "market, copper")
    scene.play("play smithy")
    assert scene.counters == (0, 2, 1)
    assert scene.hand(0) == "2 copper, 2 silver, 2 estate, market"
    assert (scene.deck(0), scene.discard(0)) == ("copper, estate, 4 copper", "")
    scene.expect_question(0, "play-treasure")
    scene.play("play silver", "play silver", "play copper", "play copper")
    assert scene.counters == (0, 2, 7)
    assert scene.hand(0) == "2 estate, market"
    scene.play("buy village")
    assert (scene.counters, scene.discard(0)) == ((0, 1, 4), "village")
    scene.play("buy remodel")
    assert scene.position.active == 1
    assert scene.hand(0) == "4 copper, estate"
    assert scene.deck(0) == "copper"
    assert scene.discard(0) == "village, remodel, market, smithy, 2 silver, 2 copper, 2 estate, market"
    assert scene.zone("play_area") == ""
    assert sum(scene.sizes(0)) == 17
    assert (scene.supply("village"), scene.supply("remodel")) == (9, 9)
    assert len(scene.events("deck-shuffled")) == 1


def test_actions_of_two_festivals_with_a_market_between() -> None:
    """DO-X2: the actions go 1, 2, 2, 3."""
    scene = Scene(players=[{"hand": "2 festival, market", "deck": "copper"}, {}])
    actions = [scene.counters[0]]
    for move in ("play festival", "play market", "play festival"):
        scene.play(move)
        actions.append(scene.counters[0])
    assert actions == [1, 2, 2, 3]
