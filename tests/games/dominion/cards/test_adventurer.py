"""Adventurer: reveal until two Treasures have come up."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen
from tests.kit.scene import Scene

ASK = {"discard-order": "ask"}


def test_reveals_until_two_treasures_and_discards_the_rest() -> None:
    """DO-C01.1, DO-C01.2, DO-T05.4: the third Treasure is not reached; other cards go in the order revealed."""
    scene = Scene(
        players=[{"hand": "adventurer", "deck": "estate, copper, smithy, curse, silver, gold", "discard": "duchy"}, {}]
    )
    scene.play("play adventurer")
    assert scene.hand(0) == "copper, silver"
    assert scene.discard(0) == "duchy, estate, smithy, curse"
    assert scene.deck(0) == "gold"
    assert scene.zone("revealed") == ""
    assert scene.zone("play_area") == "adventurer"


def test_two_treasures_on_top_reveal_nothing_else() -> None:
    """DO-C01.1, DO-C01.2: nothing is discarded when the first two cards are Treasures."""
    scene = Scene(players=[{"hand": "adventurer, estate", "deck": "silver, gold, copper"}, {}])
    scene.play("play adventurer")
    assert scene.hand(0) == "silver, gold, estate"
    assert scene.deck(0) == "copper"
    assert scene.discard(0) == ""
    assert scene.events("revealed-discarded") == []


def test_treasures_already_in_hand_do_not_count() -> None:
    """DO-C01.1: two Treasures must be revealed by this play, whatever is in hand."""
    scene = Scene(players=[{"hand": "adventurer, 3 gold", "deck": "copper, estate, silver"}, {}])
    scene.play("play adventurer")
    assert scene.hand(0) == "copper, silver, 3 gold"
    assert scene.deck(0) == ""


def test_the_first_two_treasures_must_be_taken() -> None:
    """DO-C01.5: no question is asked, though better Treasures come next."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "copper, copper, gold, gold"}, {}])
    scene.play("play adventurer")
    scene.expect_question(0, "play-treasure")
    assert scene.hand(0) == "2 copper"
    assert scene.deck(0) == "2 gold"


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_everyone_sees_what_was_revealed(reader: int | None) -> None:
    """DO-C01.5: the log tells every seat and spectators all revealed cards, and who took which."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "estate, copper, curse, gold, silver"}, {}, {}])
    scene.play("play adventurer")
    assert scene.events("cards-revealed", reader) == [
        {"seat": 0, "kinds": ["estate", "copper", "curse", "gold"], "source": "deck"}
    ]
    assert scene.events("revealed-taken", reader) == [{"seat": 0, "kinds": ["copper", "gold"]}]
    assert scene.events("revealed-discarded", reader) == [{"seat": 0, "kinds": ["estate", "curse"]}]
    assert player_seen(scene, reader, 0)["known_hand"] == ["copper", "gold"]
    assert player_seen(scene, reader, 0)["discard_top"] == "curse"


def test_the_log_of_a_play() -> None:
    """DO-C01.1, DO-C01.2: revealed, taken, discarded, in that order, and nothing is called a draw."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "estate, copper, silver"}, {}])
    scene.play("play adventurer")
    assert log(scene) == [
        "action-played",
        "cards-revealed",
        "revealed-taken",
        "revealed-discarded",
        "phase",
    ]
    assert scene.events("action-played") == [{"seat": 0, "kind": "adventurer", "play": "normal", "actions": 0}]


def test_a_shuffle_on_the_way_leaves_the_revealed_cards_out() -> None:
    """DO-C01.3, DO-I26, DO-T02.4: the cards revealed before the shuffle are not in the new draw pile."""
    scene = Scene(
        players=[{"hand": "adventurer", "deck": "estate, copper", "discard": "duchy, gold, silver"}, {}],
        shuffles=["duchy, silver, gold"],
    )
    scene.play("play adventurer")
    assert scene.hand(0) == "copper, silver"
    assert scene.deck(0) == "gold"
    assert scene.discard(0) == "estate, duchy"
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_an_empty_draw_pile_is_shuffled_first() -> None:
    """DO-C01.3: with nothing to reveal the discard pile becomes the draw pile; the played card stays in play."""
    scene = Scene(
        players=[{"hand": "adventurer", "discard": "silver, estate, copper"}, {}],
        shuffles=["estate, silver, copper"],
    )
    scene.play("play adventurer")
    assert scene.hand(0) == "copper, silver"
    assert scene.discard(0) == "estate"
    assert scene.zone("play_area") == "adventurer"


def test_no_shuffle_once_two_treasures_are_found() -> None:
    """DO-C01.3, DO-T02.2: the last card of the draw pile causes no shuffle when it is the second Treasure."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "copper, silver", "discard": "gold"}, {}])
    scene.play("play adventurer")
    assert scene.sizes(0) == (2, 0, 1)
    assert scene.events("deck-shuffled") == []


def test_one_treasure_in_all() -> None:
    """DO-C01.4, DO-I25: it goes to the hand, all others to the discard pile, and there is only one shuffle."""
    scene = Scene(
        players=[{"hand": "adventurer", "deck": "estate, village", "discard": "curse, silver"}, {}],
        shuffles=["silver, curse"],
    )
    scene.play("play adventurer")
    assert scene.hand(0) == "silver"
    assert scene.discard(0) == "estate, village, curse"
    assert scene.deck(0) == ""
    assert len(scene.events("deck-shuffled")) == 1


def test_one_treasure_in_the_draw_pile_and_an_empty_discard_pile() -> None:
    """DO-C01.4, DO-I25: without a discard pile there is no shuffle at all."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "gold, estate"}, {}])
    scene.play("play adventurer")
    assert scene.hand(0) == "gold"
    assert scene.discard(0) == "estate"
    assert scene.events("deck-shuffled") == []


def test_no_treasure_at_all() -> None:
    """DO-C01.4: the hand gets nothing and everything revealed is discarded."""
    scene = Scene(players=[{"hand": "adventurer, duchy", "deck": "estate, village", "discard": "curse"}, {}])
    scene.play("play adventurer")
    assert scene.hand(0) == "duchy"
    assert scene.discard(0) == "estate, village, curse"
    assert scene.events("revealed-taken") == []


def test_no_cards_at_all() -> None:
    """DO-C01.4, DO-T02.8: with both piles empty nothing is revealed and nothing is shuffled."""
    scene = Scene(players=[{"hand": "adventurer, copper"}, {}])
    scene.play("play adventurer")
    assert scene.sizes(0) == (1, 0, 0)
    assert scene.events("cards-revealed") == []
    assert scene.events("revealed-discarded") == []
    assert scene.events("deck-shuffled") == []


def test_the_treasures_may_be_played_this_turn() -> None:
    """DO-C01.6: both Treasures pay in the Buy phase."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "gold, gold"}, {}])
    scene.play("play adventurer")
    scene.expect_question(0, "play-treasure", "play gold, play-all-treasures, start-buying")
    scene.play("play-all-treasures")
    assert scene.counters == (0, 1, 6)
    scene.play("buy gold")
    assert scene.events("card-bought") == [{"seat": 0, "kind": "gold", "cost": 6, "coins": 0, "buys": 0, "left": 27}]


@pytest.mark.parametrize(("seats", "active"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)])
def test_only_the_piles_of_the_player_are_used(seats: int, active: int) -> None:
    """DO-C01.1, DO-C01.2, DO-T04.3: whoever plays it, the others keep what they have."""
    other = {"hand": "estate", "deck": "copper, copper", "discard": "silver"}
    mine = {"hand": "adventurer", "deck": "estate, gold, gold"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play adventurer")
    assert (scene.hand(active), scene.discard(active)) == ("2 gold", "estate")
    for seat in range(seats):
        if seat != active:
            assert (scene.hand(seat), scene.deck(seat), scene.discard(seat)) == ("estate", "2 copper", "silver")


def test_throne_room_finds_four_treasures() -> None:
    """DO-Q01: each play finds two, and what the first discards lies below what the second discards."""
    scene = Scene(
        players=[{"hand": "throne-room, adventurer", "deck": "copper, estate, silver, duchy, gold, gold, copper"}, {}]
    )
    scene.play("play throne-room", "play adventurer")
    assert scene.hand(0) == "copper, silver, 2 gold"
    assert scene.discard(0) == "estate, duchy"
    assert scene.deck(0) == "copper"
    assert [event["play"] for event in scene.events("action-played")] == ["normal", "first", "second"]
    assert [event["kinds"] for event in scene.events("revealed-taken")] == [["copper", "silver"], ["gold", "gold"]]


def test_throne_room_may_shuffle_what_the_first_play_discarded() -> None:
    """DO-Q01: the second play reveals cards again that the first play discarded."""
    scene = Scene(
        players=[{"hand": "throne-room, adventurer", "deck": "gold, estate, silver", "discard": "copper"}, {}],
        shuffles=["estate, copper"],
    )
    scene.play("play throne-room", "play adventurer")
    assert scene.hand(0) == "copper, silver, gold"
    assert scene.discard(0) == "estate"
    assert [event["kinds"] for event in scene.events("cards-revealed")] == [
        ["gold", "estate", "silver"],
        ["estate", "copper"],
    ]


def test_the_owner_orders_the_discards_where_the_table_asks() -> None:
    """DO-T05.5, DO-T05.1: the Treasures are in hand by then; the named card ends on top."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "estate, copper, curse, estate, gold"}, {}], options=ASK)
    scene.play("play adventurer")
    scene.expect_question(0, "discard-top", "top estate, top curse")
    assert scene.hand(0) == "copper, gold"
    assert scene.events("revealed-discarded") == []
    scene.play("top curse")
    assert scene.discard(0) == "2 estate, curse"
    assert scene.events("revealed-discarded", 1) == [{"seat": 0, "kinds": ["estate", "estate", "curse"]}]


@pytest.mark.parametrize("reader", [0, 1, None])
def test_the_cards_lie_open_while_their_order_is_chosen(reader: int | None) -> None:
    """DO-Z07, DO-C01.5: everyone sees the revealed zone and whose it is."""
    scene = Scene(players=[{"hand": "adventurer", "deck": "estate, copper, curse, gold"}, {}], options=ASK)
    scene.play("play adventurer")
    view = scene.position.view(reader)
    assert view["revealed"] == ["estate", "curse"]
    assert view["revealed_of"] == 0


@pytest.mark.parametrize("deck", ["copper, gold", "2 estate, copper, estate, gold"])
def test_no_order_to_choose_among_fewer_than_two_kinds(deck: str) -> None:
    """DO-T05.5: with one kind, or none, there is nothing to order."""
    scene = Scene(players=[{"hand": "adventurer", "deck": deck}, {}], options=ASK)
    scene.play("play adventurer")
    scene.expect_question(0, "play-treasure")
    assert scene.zone("revealed") == ""
