"""Cellar: discard any number of cards, then draw as many."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import ESTATE, GOLD, NAMES
from tests.games.dominion.cards.glance import log, player_seen, watched
from tests.kit.scene import Scene

ASK = {"discard-order": "ask"}


def test_an_action_comes_first() -> None:
    """DO-C03.1, DO-T10.1: the action is there when the discards are asked for, and can be used afterwards."""
    scene = Scene(players=[{"hand": "cellar, village", "deck": "copper"}, {}])
    scene.play("play cellar")
    assert scene.counters == (1, 1, 0)
    assert scene.events("bonus") == [{"seat": 0, "cards": 0, "actions": 1, "buys": 0, "coins": 0}]
    scene.play("done")
    scene.expect_question(0, "play-action", "play village, end-actions")


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_any_number_is_discarded_and_drawn(number: int) -> None:
    """DO-C03.2, DO-C03.3: from nothing to the whole hand, and as many cards are drawn."""
    scene = Scene(players=[{"hand": "cellar, 4 estate", "deck": "5 gold"}, {}])
    scene.play("play cellar", *["discard estate"] * number, "done")
    hand = scene.position.players[0].hand
    assert (hand.count(ESTATE), hand.count(GOLD)) == (4 - number, number)
    assert scene.sizes(0) == (4, 5 - number, number)


def test_no_card_is_drawn_before_all_are_discarded() -> None:
    """DO-C03.2, DO-C03.3: the cards are discarded together, so a drawn card cannot be discarded."""
    scene = Scene(players=[{"hand": "cellar, estate, curse", "deck": "gold, silver"}, {}])
    scene.play("play cellar", "discard estate")
    scene.expect_question(0, "cellar-discard", "discard curse, done")
    assert scene.deck(0) == "gold, silver"
    assert scene.discard(0) == ""
    scene.play("discard curse")
    scene.expect_question(0, "cellar-discard", "done")
    scene.play("done")
    assert scene.hand(0) == "silver, gold"
    assert scene.discard(0) == "estate, curse"


def test_nothing_discarded() -> None:
    """DO-I24, DO-C03.2: one action, no discard, no draw."""
    scene = Scene(players=[{"hand": "cellar, copper, estate", "deck": "gold"}, {}])
    scene.play("play cellar", "done")
    assert scene.counters == (1, 1, 0)
    assert scene.hand(0) == "copper, estate"
    assert scene.deck(0) == "gold"
    assert scene.events("cards-discarded") == []
    assert scene.events("cards-drawn") == []


def test_an_empty_hand_can_only_be_done() -> None:
    """DO-C03.2, R1: with no card in hand the choice is still posed, with its one answer."""
    scene = Scene(players=[{"hand": "cellar", "deck": "gold"}, {}])
    scene.play("play cellar")
    scene.expect_question(0, "cellar-discard", "done")
    scene.play("done")
    assert scene.sizes(0) == (0, 1, 0)


def test_the_played_cellar_is_not_in_hand() -> None:
    """DO-C03.4: it cannot be discarded by itself."""
    scene = Scene(players=[{"hand": "cellar, copper", "deck": "gold"}, {}])
    scene.play("play cellar")
    scene.expect_question(0, "cellar-discard", "discard copper, done")
    scene.expect_refused("discard cellar")
    assert scene.zone("play_area") == "cellar"


def test_another_cellar_in_hand_can_be_discarded() -> None:
    """DO-C03.4: a second copy is a hand card like any other."""
    scene = Scene(players=[{"hand": "2 cellar", "deck": "gold"}, {}])
    scene.play("play cellar", "discard cellar", "done")
    assert (scene.hand(0), scene.discard(0), scene.zone("play_area")) == ("gold", "cellar", "cellar")


def test_each_copy_can_be_discarded_once() -> None:
    """DO-C03.2, DO-A03.1: kinds are offered as long as a copy is in hand."""
    scene = Scene(players=[{"hand": "cellar, 2 copper, estate", "deck": "3 gold"}, {}])
    scene.play("play cellar", "discard copper", "discard copper")
    scene.expect_question(0, "cellar-discard", "discard estate, done")


def test_a_shuffle_takes_the_cards_just_discarded() -> None:
    """DO-C03.5, DO-I23, DO-T02.5: one card is drawn, the three just discarded are shuffled, two of them drawn."""
    scene = Scene(
        players=[{"hand": "cellar, estate, duchy, copper", "deck": "gold"}, {}], shuffles=["duchy, copper, estate"]
    )
    scene.play("play cellar", "discard estate", "discard duchy", "discard copper", "done")
    assert scene.hand(0) == "copper, gold, duchy"
    assert scene.deck(0) == "estate"
    assert scene.discard(0) == ""
    assert scene.events("deck-shuffled") == [{"seat": 0}]


def test_the_own_discards_can_come_straight_back() -> None:
    """DO-C03.5: with both piles empty the discarded cards themselves are drawn again."""
    scene = Scene(players=[{"hand": "cellar, estate, copper"}, {}])
    scene.play("play cellar", "discard estate", "discard copper", "done")
    assert scene.hand(0) == "copper, estate"
    assert scene.sizes(0) == (2, 0, 0)


def test_no_shuffle_when_the_draw_pile_is_just_enough() -> None:
    """DO-C03.5, DO-T02.2: the discards stay in the discard pile when no further card is due."""
    scene = Scene(players=[{"hand": "cellar, 2 estate", "deck": "2 gold"}, {}])
    scene.play("play cellar", "discard estate", "discard estate", "done")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("2 gold", "", "2 estate")
    assert scene.events("deck-shuffled") == []


@pytest.mark.parametrize("reader", [1, 2, None])
def test_others_learn_the_number_and_the_top_card_only(reader: int | None) -> None:
    """DO-C03.6, DO-T04.2, DO-Z10: neither the covered kinds nor the drawn ones are told."""
    scene = Scene(players=[{"hand": "cellar, estate, duchy, copper", "deck": "gold, silver, curse"}, {}, {}])
    scene.play("play cellar", "discard copper", "discard duchy", "discard estate", "done")
    assert scene.events("cards-discarded", reader) == [{"seat": 0, "number": 3, "top": "estate"}]
    assert scene.events("cards-drawn", reader) == [{"seat": 0, "number": 3}]
    assert player_seen(scene, reader, 0)["discard_top"] == "estate"
    assert player_seen(scene, reader, 0)["known_hand"] == []


def test_the_owner_is_told_the_kinds() -> None:
    """DO-C03.6, DO-Z10: he knows what he discarded and what he drew."""
    scene = Scene(players=[{"hand": "cellar, estate, duchy", "deck": "gold, silver"}, {}])
    scene.play("play cellar", "discard duchy", "discard estate", "done")
    assert scene.events("cards-discarded", 0) == [
        {"seat": 0, "number": 2, "top": "estate", "kinds": ["duchy", "estate"], "secret": True}
    ]
    assert scene.events("cards-drawn", 0) == [
        {"seat": 0, "number": 2, "kinds": ["silver", "gold"], "secret": True},
    ]


@pytest.mark.parametrize("reader", [1, None])
def test_a_selection_in_progress_changes_no_other_view(reader: int | None) -> None:
    """DO-Z16, DO-C03.6, R8: until it is confirmed nobody else can tell that it has begun."""
    scene = Scene(players=[{"hand": "cellar, estate, duchy", "deck": "gold, silver"}, {}])
    scene.play("play cellar")
    before = scene.position.view(reader)
    told = len(scene.position.events())
    scene.play("discard duchy", "discard estate")
    assert scene.position.view(reader) == before
    assert len(scene.position.events()) == told


def test_the_chooser_sees_his_selection() -> None:
    """DO-Z16: the selected cards are shown to him apart from the hand."""
    scene = Scene(players=[{"hand": "cellar, estate, duchy, copper", "deck": "gold, silver"}, {}])
    scene.play("play cellar", "discard duchy", "discard estate")
    assert player_seen(scene, 0, 0)["selected"] == ["duchy", "estate"]
    assert player_seen(scene, 0, 0)["hand"] == ["copper"]
    assert player_seen(scene, 0, 0)["hand_size"] == 3


@pytest.mark.parametrize("reader", [1, None])
def test_others_cannot_tell_which_cards_lie_covered(reader: int | None) -> None:
    """DO-C03.6: two selections that differ below the top card look the same to everyone else."""
    views = []
    for covered in ("estate", "duchy"):
        scene = Scene(players=[{"hand": "cellar, estate, duchy, copper", "deck": "2 gold"}, {}])
        scene.play("play cellar", f"discard {covered}", "discard copper", "done")
        views.append(scene.position.view(reader))
    assert views[0] == views[1]


@pytest.mark.parametrize("options", [{}, ASK])
def test_what_others_imagine_of_a_selection(options: dict[str, str]) -> None:
    """R8, DO-Z12, DO-Z16: a position drawn anew for another seat offers what the imagined hand allows."""
    scene = Scene(players=[{"hand": "cellar, 3 estate", "deck": "6 village"}, {}], options=options).play("play cellar")
    for seed in range(20):
        imagined = scene.position.determinise(1, seed)
        kinds = {NAMES[kind] for kind in imagined.players[0].hand.listed()}
        offered = {imagined.notation(option) for option in imagined.legal()}
        assert offered == {f"discard {kind}" for kind in kinds} | {"done"}


@pytest.mark.parametrize("selection", [["estate", "copper", "gold"], ["gold", "copper", "estate"]])
def test_the_last_selected_card_ends_on_top(selection: list[str]) -> None:
    """DO-T05.2: with automatic order the selection itself gives the order."""
    scene = Scene(players=[{"hand": "cellar, estate, copper, gold", "deck": "3 silver"}, {}])
    scene.play("play cellar", *[f"discard {kind}" for kind in selection], "done")
    assert scene.discard(0) == ", ".join(selection)
    scene.expect_question(0, "play-treasure")


def test_the_owner_names_the_top_card_where_the_table_asks() -> None:
    """DO-T05.5, DO-C03.3: he is asked before the discard, and the draw comes after it."""
    scene = Scene(players=[{"hand": "cellar, 2 copper, estate, gold", "deck": "4 silver"}, {}], options=ASK)
    scene.play("play cellar", "discard copper", "discard gold", "discard estate", "done")
    scene.expect_question(0, "discard-top", "top copper, top gold, top estate")
    assert scene.sizes(0) == (1, 4, 0)
    scene.play("top gold")
    assert scene.discard(0) == "copper, estate, gold"
    assert scene.hand(0) == "copper, 3 silver"
    assert scene.events("cards-discarded", 1) == [{"seat": 0, "number": 3, "top": "gold"}]


def test_any_selection_can_be_made_where_the_table_asks() -> None:
    """DO-C03.2, DO-T05.5: the order of selecting means nothing then, so kinds come in the order of the components."""
    scene = Scene(players=[{"hand": "cellar, 2 copper, estate, gold", "deck": "4 silver"}, {}], options=ASK)
    scene.play("play cellar", "discard copper")
    scene.expect_question(0, "cellar-discard", "discard copper, discard gold, discard estate, done")
    scene.play("discard gold")
    scene.expect_question(0, "cellar-discard", "discard estate, done")


def test_one_card_needs_no_order() -> None:
    """DO-T05.5: a single discarded card is on top anyway."""
    scene = Scene(players=[{"hand": "cellar, estate", "deck": "2 gold"}, {}], options=ASK)
    scene.play("play cellar", "discard estate", "done")
    scene.expect_question(0, "play-treasure")
    assert scene.discard(0) == "estate"


@pytest.mark.parametrize("reader", [1, None])
def test_nobody_else_sees_the_cards_whose_order_is_chosen(reader: int | None) -> None:
    """DO-Z16, R8: hand size and discard pile look as before until the order is settled."""
    scene = Scene(players=[{"hand": "cellar, copper, estate", "deck": "2 gold"}, {}], options=ASK)
    scene.play("play cellar", "discard copper", "discard estate", "done")
    assert scene.position.view(reader)["question"] == {"kind": "discard-top", "seat": 0}
    assert player_seen(scene, reader, 0)["hand_size"] == 2
    assert player_seen(scene, reader, 0)["discard_top"] is None
    assert "selected" not in player_seen(scene, reader, 0)


def test_being_asked_for_the_top_card_does_not_tell_the_kinds() -> None:
    """R8, DO-C03.6: with the same card on top, others see the same whether the one below is of that kind or not."""
    sights = []
    for covered in ("copper", "estate"):
        scene = Scene(players=[{"hand": "cellar, 2 copper, 2 estate", "deck": "2 gold"}, {}], options=ASK)
        scene.play("play cellar")
        moves = ["discard copper", f"discard {covered}", "done"]
        sights.append(watched(scene, 1, *moves))
        if scene.position.question == "discard-top":
            sights[-1] += watched(scene, 1, "top copper")[1:]
    assert sights[0] == sights[1]


@pytest.mark.parametrize(("counts", "size"), [("strict", None), ("open", 3)])
def test_the_size_of_the_discard_pile_afterwards(counts: str, size: int | None) -> None:
    """DO-Z05.3, DO-Z05.4, DO-C03.6: only open counts show it, the owner included; never the covered cards."""
    scene = Scene(
        players=[{"hand": "cellar, estate, copper", "deck": "4 gold", "discard": "curse"}, {}],
        options={"pile-counts": counts},
    )
    scene.play("play cellar", "discard estate", "discard copper", "done")
    for reader in (0, 1, None):
        assert player_seen(scene, reader, 0)["discard_size"] == size
        assert "discard" not in player_seen(scene, reader, 0)
    assert player_seen(scene, 1, 0)["deck_size"] == (None if counts == "strict" else 2)


def test_the_log_of_a_play() -> None:
    """DO-C03.1, DO-C03.2, DO-C03.3: action, discards, draws, in that order."""
    scene = Scene(players=[{"hand": "cellar, estate", "deck": "curse"}, {}])
    scene.play("play cellar", "discard estate", "done")
    assert log(scene) == ["action-played", "bonus", "cards-discarded", "cards-drawn", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "cellar", "play": "normal", "actions": 0}]


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 1), (4, 3)])
def test_only_the_player_discards_and_draws(seats: int, active: int) -> None:
    """DO-C03.2, DO-T04.3: whoever plays it, the others keep what they have."""
    mine = {"hand": "cellar, estate", "deck": "gold"}
    other = {"hand": "copper", "deck": "silver"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play cellar", "discard estate", "done")
    assert (scene.hand(active), scene.discard(active)) == ("gold", "estate")
    for seat in range(seats):
        if seat != active:
            assert (scene.hand(seat), scene.deck(seat), scene.discard(seat)) == ("copper", "silver", "")


def test_throne_room_discards_and_draws_twice() -> None:
    """DO-Q03: two actions, and the cards drawn first may be discarded by the second play."""
    scene = Scene(players=[{"hand": "throne-room, cellar, 2 estate", "deck": "2 curse, gold, silver, copper"}, {}])
    scene.play("play throne-room", "play cellar", "discard estate", "discard estate", "done")
    scene.expect_question(0, "cellar-discard", "discard curse, done")
    assert scene.counters == (2, 1, 0)
    scene.play("discard curse", "discard curse", "done")
    assert scene.hand(0) == "silver, gold"
    assert scene.discard(0) == "2 estate, 2 curse"
    assert scene.counters == (2, 1, 0)
    assert [event["actions"] for event in scene.events("bonus")] == [1, 1]


def test_throne_room_may_shuffle_the_discards_of_the_first_play() -> None:
    """DO-Q03, DO-C03.5: what the first play discarded can be drawn by the second."""
    scene = Scene(
        players=[{"hand": "throne-room, cellar, estate", "deck": "curse"}, {}],
        shuffles=["estate, curse"],
    )
    scene.play("play throne-room", "play cellar", "discard estate", "done", "discard curse", "done")
    assert (scene.hand(0), scene.deck(0)) == ("estate", "curse")


def test_throne_room_with_nothing_discarded() -> None:
    """DO-Q03, DO-I24: both plays ask; both may discard nothing."""
    scene = Scene(players=[{"hand": "throne-room, cellar, estate", "deck": "curse"}, {}])
    scene.play("play throne-room", "play cellar", "done")
    scene.expect_question(0, "cellar-discard")
    scene.play("done")
    assert scene.counters == (2, 1, 0)
    assert (scene.hand(0), scene.deck(0)) == ("estate", "curse")
