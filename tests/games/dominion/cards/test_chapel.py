"""Chapel: trash up to four hand cards."""

from __future__ import annotations

from itertools import combinations

import pytest

from signoria.games.dominion.data.components import NAMES
from tests.games.dominion.cards.glance import log, player_seen, question_seen
from tests.kit.scene import Scene


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_none_to_four_cards_are_trashed(number: int) -> None:
    """DO-C05.1: any number up to four; the rest stays in hand."""
    scene = Scene(players=[{"hand": "chapel, 6 curse"}, {}])
    scene.play("play chapel", *["trash curse"] * number, "done")
    assert scene.sizes(0) == (6 - number, 0, 0)
    assert scene.position.trash.size == number
    assert len(scene.events("card-trashed")) == number


def test_a_fifth_card_cannot_be_trashed() -> None:
    """DO-C05.1: after four, the only answer is to be done."""
    scene = Scene(players=[{"hand": "chapel, 6 curse"}, {}])
    scene.play("play chapel", *["trash curse"] * 4)
    scene.expect_question(0, "chapel-trash", "done")
    scene.expect_refused("trash curse")


def test_every_choice_of_cards_is_possible() -> None:
    """DO-C05.1: all subsets of a hand of different cards can be trashed, selected in the order of the components."""
    cards = ["copper", "gold", "estate", "province", "village"]
    for size in range(5):
        for chosen in combinations(cards, size):
            scene = Scene(players=[{"hand": f"chapel, {', '.join(cards)}"}, {}])
            scene.play("play chapel", *[f"trash {card}" for card in chosen], "done")
            assert scene.zone("trash") == ", ".join(chosen)
            assert scene.hand(0) == ", ".join(card for card in cards if card not in chosen)


@pytest.mark.parametrize("kind", ["copper", "gold", "estate", "province", "curse", "moat", "gardens", "witch"])
def test_any_kind_of_card_can_be_trashed(kind: str) -> None:
    """DO-C05.1: Treasures, Victory cards, Curses and Actions alike."""
    scene = Scene(players=[{"hand": f"chapel, {kind}, 2 silver"}, {}])
    scene.play("play chapel", f"trash {kind}", "done")
    assert scene.zone("trash") == kind
    assert scene.hand(0) == "2 silver"


def test_the_played_chapel_cannot_trash_itself() -> None:
    """DO-C05.2: it lies in the play area and stays there."""
    scene = Scene(players=[{"hand": "chapel, copper"}, {}])
    scene.play("play chapel")
    scene.expect_question(0, "chapel-trash", "trash copper, done")
    scene.expect_refused("trash chapel")
    scene.play("done")
    assert scene.zone("play_area") == "chapel"


def test_another_chapel_in_hand_can_be_trashed() -> None:
    """DO-C05.2: a second copy is a hand card like any other."""
    scene = Scene(players=[{"hand": "2 chapel"}, {}])
    scene.play("play chapel", "trash chapel", "done")
    assert (scene.zone("trash"), scene.zone("play_area"), scene.hand(0)) == ("chapel", "chapel", "")


def test_the_cards_are_trashed_and_not_discarded() -> None:
    """DO-C05.3, DO-T06.1: they leave the player for good; neither his piles nor the supply get them."""
    scene = Scene(players=[{"hand": "chapel, 2 copper, estate", "discard": "silver"}, {}])
    coppers, estates = scene.supply("copper"), scene.supply("estate")
    scene.play("play chapel", "trash copper", "trash copper", "trash estate", "done")
    assert scene.zone("trash") == "2 copper, estate"
    assert scene.discard(0) == "silver"
    assert (scene.supply("copper"), scene.supply("estate")) == (coppers, estates)
    assert scene.events("cards-discarded") == []


def test_a_small_hand_can_be_trashed_whole() -> None:
    """DO-C05.4: with two cards in hand the most is two."""
    scene = Scene(players=[{"hand": "chapel, copper, estate", "deck": "gold"}, {}])
    scene.play("play chapel", "trash copper", "trash estate")
    scene.expect_question(0, "chapel-trash", "done")
    scene.play("done")
    assert scene.sizes(0) == (0, 1, 0)
    assert scene.zone("trash") == "copper, estate"


def test_an_empty_hand_can_only_be_done() -> None:
    """DO-C05.4, DO-T10.4, R1: it may be played for nothing; the one answer is still asked for."""
    scene = Scene(players=[{"hand": "chapel", "deck": "gold"}, {}])
    scene.play("play chapel")
    scene.expect_question(0, "chapel-trash", "done")
    scene.play("done")
    assert scene.zone("trash") == ""


def test_nothing_is_drawn_or_earned() -> None:
    """DO-C05.1: the counters and the draw pile stay as they are."""
    scene = Scene(players=[{"hand": "chapel, 2 copper", "deck": "gold"}, {}])
    scene.play("play chapel", "trash copper", "done")
    assert scene.counters == (0, 1, 0)
    assert scene.deck(0) == "gold"


def test_a_treasure_trashed_cannot_be_played_any_more() -> None:
    """DO-C05.3: what is in the trash pays nothing in the Buy phase."""
    scene = Scene(players=[{"hand": "chapel, gold, copper"}, {}])
    scene.play("play chapel", "trash gold", "done")
    scene.expect_question(0, "play-treasure", "play copper, play-all-treasures, start-buying")


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_everyone_sees_what_was_trashed(reader: int | None) -> None:
    """DO-T06.3, DO-Z02: each card by its kind, in the log and in the trash."""
    scene = Scene(players=[{"hand": "chapel, copper, estate, gold"}, {}, {}])
    scene.play("play chapel", "trash copper", "trash estate", "done")
    assert scene.events("card-trashed", reader) == [
        {"seat": 0, "kind": "copper", "source": "hand"},
        {"seat": 0, "kind": "estate", "source": "hand"},
    ]
    assert scene.position.view(reader)["trash"] == ["copper", "estate"]
    assert player_seen(scene, reader, 0)["hand_size"] == 1


@pytest.mark.parametrize("reader", [1, None])
def test_a_selection_in_progress_changes_no_other_view(reader: int | None) -> None:
    """DO-Z16, R8: until it is confirmed nothing is trashed, and nobody else can tell that it has begun."""
    scene = Scene(players=[{"hand": "chapel, copper, estate, gold"}, {}])
    scene.play("play chapel")
    before = scene.position.view(reader)
    assert question_seen(scene, reader) == {"kind": "chapel-trash", "seat": 0, "most": 4}
    scene.play("trash copper", "trash estate")
    assert scene.position.view(reader) == before
    assert scene.events("card-trashed", reader) == []
    assert scene.zone("trash") == ""


def test_the_chooser_sees_his_selection() -> None:
    """DO-Z16: the selected cards are shown to him apart from the hand."""
    scene = Scene(players=[{"hand": "chapel, copper, estate, gold"}, {}])
    scene.play("play chapel", "trash copper", "trash estate")
    assert player_seen(scene, 0, 0)["selected"] == ["copper", "estate"]
    assert player_seen(scene, 0, 0)["hand"] == ["gold"]


def test_what_others_imagine_of_a_selection() -> None:
    """R8, DO-Z12, DO-Z16: a position drawn anew for another seat offers what the imagined hand allows."""
    scene = Scene(players=[{"hand": "chapel, 3 estate", "deck": "6 village"}, {}]).play("play chapel")
    for seed in range(20):
        imagined = scene.position.determinise(1, seed)
        kinds = {NAMES[kind] for kind in imagined.players[0].hand.listed()}
        offered = {imagined.notation(option) for option in imagined.legal()}
        assert offered == {f"trash {kind}" for kind in kinds} | {"done"}


def test_trashing_needs_no_order() -> None:
    """DO-T05.5, DO-C05.3: cards that are trashed are not discarded, so no top card is asked for."""
    scene = Scene(players=[{"hand": "chapel, copper, estate"}, {}], options={"discard-order": "ask"})
    scene.play("play chapel", "trash copper", "trash estate", "done")
    scene.expect_question(0, "buy-card")
    assert scene.zone("trash") == "copper, estate"


def test_the_log_of_a_play() -> None:
    """DO-C05.1: one line for each trashed card, none for nothing."""
    scene = Scene(players=[{"hand": "2 chapel, 2 curse"}, {}], actions=2)
    scene.play("play chapel", "trash curse", "trash curse", "done", "play chapel", "done")
    assert log(scene) == ["action-played", "card-trashed", "card-trashed", "action-played", "phase"]
    assert scene.events("action-played") == [
        {"seat": 0, "kind": "chapel", "play": "normal", "actions": 1},
        {"seat": 0, "kind": "chapel", "play": "normal", "actions": 0},
    ]


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 1), (4, 3)])
def test_only_the_player_trashes(seats: int, active: int) -> None:
    """DO-C05.1: whoever plays it, the others keep their hands."""
    mine = {"hand": "chapel, 2 estate"}
    other = {"hand": "2 estate"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play chapel", "trash estate", "done")
    assert scene.events("card-trashed") == [{"seat": active, "kind": "estate", "source": "hand"}]
    for seat in range(seats):
        assert scene.hand(seat) == ("estate" if seat == active else "2 estate")


def test_throne_room_trashes_up_to_eight() -> None:
    """DO-Q05: four cards, then four more."""
    scene = Scene(players=[{"hand": "throne-room, chapel, 9 curse"}, {}])
    scene.play("play throne-room", "play chapel", *["trash curse"] * 4, "done")
    scene.expect_question(0, "chapel-trash", "trash curse, done")
    assert scene.zone("trash") == "4 curse"
    scene.play(*["trash curse"] * 4)
    scene.expect_question(0, "chapel-trash", "done")
    scene.play("done")
    assert (scene.zone("trash"), scene.hand(0)) == ("8 curse", "curse")


def test_throne_room_counts_each_play_by_itself() -> None:
    """DO-Q05, DO-C21.6: one card in the first play does not make seven in the second."""
    scene = Scene(players=[{"hand": "throne-room, chapel, 9 curse"}, {}])
    scene.play("play throne-room", "play chapel", "trash curse", "done", *["trash curse"] * 4)
    scene.expect_question(0, "chapel-trash", "done")
