"""Chancellor: two coins, and the whole draw pile may be turned over."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen, question_seen
from tests.kit.marks import clause
from tests.kit.scene import Scene

DECK = "gold, village, estate, silver"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_two_coins(answer: str) -> None:
    """DO-C04.1, DO-T09.4: the coins come first, whatever is answered, and no Treasure card comes with them."""
    scene = Scene(players=[{"hand": "chancellor", "deck": DECK}, {}])
    scene.play("play chancellor")
    assert scene.counters == (0, 1, 2)
    assert scene.events("bonus") == [{"seat": 0, "cards": 0, "actions": 0, "buys": 0, "coins": 2}]
    scene.play(answer)
    assert scene.counters == (0, 1, 2)
    assert scene.hand(0) == ""
    scene.play("buy estate")
    assert [event["coins"] for event in scene.events("card-bought")] == [0]


def test_yes_moves_the_whole_draw_pile() -> None:
    """DO-C04.2: no card is left behind, and the hand is not touched."""
    scene = Scene(players=[{"hand": "chancellor, copper", "deck": DECK, "discard": "curse"}, {}])
    scene.play("play chancellor", "yes")
    assert scene.sizes(0) == (1, 0, 5)
    assert scene.hand(0) == "copper"


def test_no_moves_nothing() -> None:
    """DO-C04.2: all or nothing."""
    scene = Scene(players=[{"hand": "chancellor, copper", "deck": DECK, "discard": "curse"}, {}])
    scene.play("play chancellor", "no")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("copper", DECK, "curse")
    assert scene.events("deck-flipped") == []


def test_there_are_exactly_two_answers() -> None:
    """DO-C04.2: nothing between all and nothing can be chosen."""
    scene = Scene(players=[{"hand": "chancellor", "deck": DECK}, {}])
    scene.play("play chancellor")
    scene.expect_question(0, "chancellor-flip", "yes, no")


def test_the_decision_comes_before_anything_else() -> None:
    """DO-C04.3: with an action left the question comes before the next card, and not again after it."""
    scene = Scene(players=[{"hand": "chancellor, village", "deck": DECK}, {}], actions=2)
    scene.play("play chancellor")
    scene.expect_question(0, "chancellor-flip")
    scene.expect_refused("play village")
    scene.expect_refused("end-actions")
    scene.play("no")
    scene.expect_question(0, "play-action", "play village, end-actions")
    scene.play("play village", "start-buying")
    scene.expect_question(0, "buy-card")
    scene.expect_refused("yes")


@pytest.mark.parametrize("reader", [0, 1, None])
def test_nobody_looks_through_the_moved_cards(reader: int | None) -> None:
    """DO-C04.4, DO-Z05.2: two draw pile orders with the same bottom card look the same to all, the owner included."""
    views = []
    for deck in ("gold, village, estate, silver", "estate, gold, village, silver"):
        scene = Scene(players=[{"hand": "chancellor, copper", "deck": deck, "discard": "curse"}, {}])
        scene.play("play chancellor", "yes")
        views.append(scene.position.view(reader))
        assert scene.events("deck-flipped", reader) == [{"seat": 0, "top": "silver"}]
    assert views[0] == views[1]


def test_the_pile_is_turned_over_as_a_block() -> None:
    """DO-C04.5: it lies on the discard pile, its former bottom card on top."""
    scene = Scene(players=[{"hand": "chancellor", "deck": DECK, "discard": "curse, duchy"}, {}])
    scene.play("play chancellor", "yes")
    assert scene.discard(0) == "curse, duchy, gold, village, estate, silver"
    for reader in (0, 1, None):
        assert player_seen(scene, reader, 0)["discard_top"] == "silver"


def test_a_draw_pile_of_one_card() -> None:
    """DO-C04.5, DO-C04.2: the one card is bottom and top at once."""
    scene = Scene(players=[{"hand": "chancellor", "deck": "gold", "discard": "curse"}, {}])
    scene.play("play chancellor", "yes")
    assert (scene.deck(0), scene.discard(0)) == ("", "curse, gold")


def test_turning_over_does_not_shuffle() -> None:
    """DO-C04.6, DO-T02.1: the draw pile stays empty until a card is needed; that card causes the one shuffle."""
    scene = Scene(
        players=[{"hand": "chancellor, village", "deck": DECK, "discard": "curse"}, {}],
        actions=2,
        shuffles=["curse, estate, gold, silver, village"],
    )
    scene.play("play chancellor", "yes")
    assert scene.events("deck-shuffled") == []
    assert scene.sizes(0) == (1, 0, 5)
    scene.play("play village")
    assert scene.events("deck-shuffled") == [{"seat": 0}]
    assert (scene.hand(0), scene.deck(0)) == ("curse", "estate, gold, silver, village")


def test_an_empty_draw_pile_is_not_asked_about() -> None:
    """DO-C04.7: the discard pile does not matter; nothing is shuffled, and the coins are there."""
    scene = Scene(players=[{"hand": "chancellor", "discard": "copper, gold"}, {}])
    scene.play("play chancellor")
    scene.expect_question(0, "buy-card")
    assert scene.counters == (0, 1, 2)
    assert scene.discard(0) == "copper, gold"
    assert log(scene) == ["action-played", "bonus", "phase"]


def test_the_clean_up_shuffles_everything() -> None:
    """DO-I29, DO-C04.6: after yes, a buy and the clean-up, the bought card is among the shuffled cards."""
    scene = Scene(
        players=[{"hand": "chancellor, estate", "deck": "3 copper", "discard": "duchy"}, {}],
        shuffles=["cellar, chancellor, duchy, estate, 3 copper"],
    )
    scene.play("play chancellor", "yes", "buy cellar")
    assert scene.hand(0) == "copper, estate, duchy, cellar, chancellor"
    assert scene.deck(0) == "2 copper"
    assert scene.discard(0) == ""
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_the_log_of_a_play() -> None:
    """DO-C04.1, DO-C04.2, DO-C04.5: coins, then the turned pile with its new top card."""
    scene = Scene(players=[{"hand": "chancellor", "deck": DECK}, {}])
    scene.play("play chancellor", "yes")
    assert log(scene) == ["action-played", "bonus", "deck-flipped", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "chancellor", "play": "normal", "actions": 0}]


def test_others_know_what_is_being_decided() -> None:
    """DO-C04.3, DO-T10.6: they see the question, which is about nothing hidden."""
    scene = Scene(players=[{"hand": "chancellor", "deck": DECK}, {}])
    scene.play("play chancellor")
    for reader in (1, None):
        assert question_seen(scene, reader)["kind"] == "chancellor-flip"
        assert question_seen(scene, reader)["seat"] == 0


def test_turning_over_is_no_discard_to_order() -> None:
    """DO-C04.5, DO-T05.5: even where the table asks for the order of discards, the pile keeps its own."""
    scene = Scene(
        players=[{"hand": "chancellor, copper", "deck": DECK}, {}],
        options={"discard-order": "ask"},
    )
    scene.play("play chancellor", "yes")
    scene.expect_question(0, "play-treasure")
    assert scene.discard(0) == DECK


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param("strict", marks=clause("DO-Z04.2", "DO-Z04.3", "DO-Z05.3")),
        pytest.param("open", marks=clause("DO-Z04.4", "DO-Z05.4")),
    ],
)
def test_the_sizes_of_the_piles_afterwards(counts: str) -> None:
    """All see which is empty, sizes if counts are open."""
    scene = Scene(
        players=[{"hand": "chancellor, copper", "deck": DECK, "discard": "curse"}, {}], options={"pile-counts": counts}
    )
    for reader in (0, 1, None):
        assert player_seen(scene, reader, 0)["deck_size"] == (4 if reader == 0 or counts == "open" else None)
    scene.play("play chancellor", "yes")
    for reader in (0, 1, None):
        sight = player_seen(scene, reader, 0)
        assert (sight["deck_empty"], sight["discard_empty"]) == (True, False)
        assert sight["deck_size"] == (0 if reader == 0 or counts == "open" else None)
        assert sight["discard_size"] == (5 if counts == "open" else None)


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 1), (4, 3)])
def test_only_the_own_pile_is_turned_over(seats: int, active: int) -> None:
    """DO-C04.2: whoever plays it, nobody else is asked and no other pile moves."""
    mine = {"hand": "chancellor", "deck": "2 copper"}
    other = {"hand": "copper", "deck": "silver"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play chancellor")
    scene.expect_question(active, "chancellor-flip")
    scene.play("yes")
    assert (scene.deck(active), scene.discard(active)) == ("", "2 copper")
    for seat in range(seats):
        if seat != active:
            assert (scene.deck(seat), scene.discard(seat)) == ("silver", "")


def test_throne_room_asks_twice() -> None:
    """DO-Q04: four coins; after a no the second play asks again."""
    scene = Scene(players=[{"hand": "throne-room, chancellor", "deck": DECK}, {}])
    scene.play("play throne-room", "play chancellor")
    assert scene.counters == (0, 1, 2)
    scene.play("no")
    scene.expect_question(0, "chancellor-flip", "yes, no")
    assert scene.counters == (0, 1, 4)
    scene.play("yes")
    assert (scene.deck(0), scene.discard(0)) == ("", DECK)
    scene.expect_question(0, "buy-card")


def test_throne_room_skips_the_second_question_on_an_empty_draw_pile() -> None:
    """DO-Q04, DO-C04.7: after a yes there is nothing left to turn over; the coins come all the same."""
    scene = Scene(players=[{"hand": "throne-room, chancellor", "deck": DECK}, {}])
    scene.play("play throne-room", "play chancellor", "yes")
    scene.expect_question(0, "buy-card")
    assert scene.counters == (0, 1, 4)
    assert len(scene.events("deck-flipped")) == 1
