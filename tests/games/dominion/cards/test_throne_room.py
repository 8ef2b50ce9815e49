"""Throne Room. What it does with each other card is in the tests of those cards."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import learned, log, plays, question_seen
from tests.kit.scene import Scene

LENIENT = {"compulsion": "lenient"}
NORMAL = ("throne-room", "normal")
FIRST = ("throne-room", "first")
SECOND = ("throne-room", "second")


def twice(card: str) -> list[tuple[str, str]]:
    """The two plays of a doubled card."""
    return [(card, "first"), (card, "second")]


def test_an_action_in_hand_must_be_chosen() -> None:
    """DO-C21.1: every kind of Action in hand is an option, nothing else is, and there is no way out."""
    scene = Scene(players=[{"hand": "throne-room, village, 2 moat, witch, copper, estate"}, {}]).play(
        "play throne-room"
    )
    scene.expect_question(0, "throne-room-card", "play village, play moat, play witch")
    for move in ("none", "end-actions", "play copper"):
        scene.expect_refused(move)


def test_a_single_action_is_posed_as_a_question() -> None:
    """DO-C21.1, R1: there is one option, and the engine asks."""
    scene = Scene(players=[{"hand": "throne-room, woodcutter"}, {}]).play("play throne-room")
    scene.expect_question(0, "throne-room-card", "play woodcutter")


def test_the_card_is_played_completely_and_then_again() -> None:
    """DO-C21.2: it lies in the play area during both plays; the second begins when the first is resolved."""
    scene = Scene(players=[{"hand": "throne-room, workshop"}, {}]).play("play throne-room", "play workshop")
    assert scene.zone("play_area") == "throne-room, workshop"
    assert plays(scene) == [NORMAL, ("workshop", "first")]
    scene.expect_question(0, "workshop-gain")
    scene.play("gain silver")
    assert plays(scene) == [NORMAL, *twice("workshop")]
    scene.expect_question(0, "workshop-gain")
    scene.play("gain estate")
    assert scene.discard(0) == "silver, estate"
    assert log(scene)[:5] == ["action-played", "action-played", "card-gained", "action-played", "card-gained"]


@pytest.mark.parametrize("actions", [1, 3])
def test_both_plays_use_no_action(actions: int) -> None:
    """DO-C21.3: Throne Room itself used one, and that is all."""
    scene = Scene(players=[{"hand": "throne-room, woodcutter"}, {}], actions=actions)
    scene.play("play throne-room", "play woodcutter")
    assert scene.counters == (actions - 1, 3, 4)
    assert [event["actions"] for event in scene.events("action-played")] == [actions - 1] * 3


def test_nothing_else_is_played_in_between() -> None:
    """DO-C21.4, DO-P02.6: with actions to spare the other Action still waits for the second play."""
    scene = Scene(players=[{"hand": "throne-room, workshop, village"}, {}], actions=3)
    scene.play("play throne-room", "play workshop")
    scene.expect_refused("play village")
    scene.play("gain silver")
    scene.expect_question(0, "workshop-gain")
    scene.expect_refused("play village")
    scene.play("gain silver")
    scene.expect_question(0, "play-action", "play village, end-actions")


def test_actions_drawn_by_the_first_play_wait_too() -> None:
    """DO-C21.4, DO-C21.2: no question comes between the two plays of a Village."""
    scene = Scene(players=[{"hand": "throne-room, village", "deck": "2 smithy"}, {}])
    scene.play("play throne-room", "play village")
    assert scene.counters == (4, 1, 0)
    scene.expect_question(0, "play-action", "play smithy, end-actions")


@pytest.mark.parametrize("hand", ["", "3 copper, estate"])
def test_without_an_action_in_hand_nothing_happens(hand: str) -> None:
    """DO-C21.5, DO-I04, DO-T10.4: one action is used, the card stays in play, and all read no more than that."""
    scene = Scene(players=[{"hand": f"throne-room, {hand}", "deck": "village"}, {}], actions=2).play("play throne-room")
    assert scene.zone("play_area") == "throne-room"
    assert scene.counters == (1, 1, 0)
    assert scene.position.question in ("play-treasure", "buy-card")
    assert scene.events("no-effect", 1) == [{"seat": 0, "kind": "throne-room", "reason": "nothing-to-play"}]


def test_every_choice_is_made_anew() -> None:
    """DO-C21.6: both plays of a Chapel ask for cards of their own."""
    scene = Scene(players=[{"hand": "throne-room, chapel, 5 copper, curse"}, {}])
    scene.play("play throne-room", "play chapel", "trash curse", "done")
    scene.expect_question(0, "chapel-trash", "trash copper, done")
    scene.play("trash copper", "trash copper", "done")
    assert (scene.zone("trash"), scene.hand(0)) == ("2 copper, curse", "3 copper")


def test_a_card_that_has_left_is_played_again() -> None:
    """DO-C21.7, DO-I01: three players: one Feast in the trash, two gains, Throne Room still in play."""
    scene = Scene(players=[{"hand": "throne-room, feast"}, {}, {}]).play("play throne-room", "play feast")
    assert scene.zone("trash") == "feast"
    scene.play("gain duchy")
    scene.expect_question(0, "feast-gain")
    scene.play("gain market")
    assert (scene.zone("trash"), scene.zone("play_area")) == ("feast", "throne-room")
    assert scene.discard(0) == "duchy, market"
    assert plays(scene) == [NORMAL, *twice("feast")]


def test_throne_room_on_throne_room() -> None:
    """DO-C21.8, DO-Q20, DO-I, DO-I02: Village twice, then Smithy twice; four actions left, four cards in play."""
    scene = Scene(players=[{"hand": "2 throne-room, village, smithy", "deck": "9 copper"}, {}])
    scene.play("play throne-room", "play throne-room")
    scene.expect_question(0, "throne-room-card", "play village, play smithy")
    scene.play("play village")
    assert (scene.counters[0], scene.hand(0)) == (4, "2 copper, smithy")
    scene.expect_question(0, "throne-room-card", "play smithy")
    scene.play("play smithy")
    assert scene.counters == (4, 1, 0)
    assert scene.hand(0) == "8 copper"
    assert scene.zone("play_area") == "2 throne-room, village, smithy"
    assert plays(scene) == [NORMAL, FIRST, *twice("village"), SECOND, *twice("smithy")]


def test_a_drawn_action_may_be_the_second_choice() -> None:
    """DO-C21.9, DO-I02: "another" is any Action in hand by then, one drawn by the first included."""
    scene = Scene(players=[{"hand": "2 throne-room, village, smithy", "deck": "woodcutter, copper"}, {}])
    scene.play("play throne-room", "play throne-room", "play village")
    scene.expect_question(0, "throne-room-card", "play smithy, play woodcutter")
    scene.play("play woodcutter")
    assert scene.counters == (4, 3, 4)
    assert scene.hand(0) == "copper, smithy"


def test_a_second_copy_may_be_the_second_choice() -> None:
    """DO-C21.9, DO-C21.8: two Woodcutters are played twice each, which is not one of them four times."""
    scene = Scene(players=[{"hand": "2 throne-room, 2 woodcutter"}, {}])
    scene.play("play throne-room", "play throne-room", "play woodcutter", "play woodcutter")
    assert scene.counters == (0, 5, 8)
    assert scene.zone("play_area") == "2 throne-room, 2 woodcutter"


def test_the_second_choice_is_compulsory() -> None:
    """DO-C21.10: whoever holds an Action must double it."""
    scene = Scene(players=[{"hand": "2 throne-room, woodcutter, moat", "deck": "4 copper"}, {}])
    scene.play("play throne-room", "play throne-room", "play woodcutter")
    scene.expect_question(0, "throne-room-card", "play moat")
    scene.expect_refused("none")
    scene.expect_refused("end-actions")


def test_the_second_choice_lapses_without_an_action() -> None:
    """DO-I03, DO-C21.10: the one other Action twice, and no card four times."""
    scene = Scene(players=[{"hand": "2 throne-room, woodcutter"}, {}])
    scene.play("play throne-room", "play throne-room", "play woodcutter")
    scene.expect_question(0, "buy-card")
    assert scene.counters == (0, 3, 4)
    assert plays(scene) == [NORMAL, FIRST, *twice("woodcutter"), SECOND]
    assert scene.events("no-effect") == [{"seat": 0, "kind": "throne-room", "reason": "nothing-to-play"}]


def test_throne_room_on_throne_room_with_nothing_to_double() -> None:
    """DO-C21.5, DO-C21.8: both plays of the second one do nothing."""
    scene = Scene(players=[{"hand": "2 throne-room"}, {}]).play("play throne-room", "play throne-room")
    scene.expect_question(0, "buy-card")
    assert scene.zone("play_area") == "2 throne-room"
    assert len(scene.events("no-effect")) == 2


def test_the_doubled_card_is_one_card() -> None:
    """DO-C21.11, DO-A03.2: once in the play area, and once in the discard pile after clean-up."""
    scene = Scene(players=[{"hand": "throne-room, woodcutter, copper", "deck": "5 estate"}, {}])
    scene.play("play throne-room", "play woodcutter")
    assert scene.zone("play_area") == "throne-room, woodcutter"
    scene.end_turn()
    assert scene.discard(0) == "throne-room, woodcutter, copper"
    assert scene.hand(0) == "5 estate"


def test_three_throne_rooms() -> None:
    """DO-Q25, DO-C21.8: X and Y through the third, Z through the second; each twice, for one action in all."""
    scene = Scene(players=[{"hand": "3 throne-room, woodcutter, smithy, moat", "deck": "10 copper, gold"}, {}])
    scene.play("play throne-room")
    scene.play("play throne-room", "play throne-room", "play woodcutter", "play smithy")
    scene.expect_question(0, "throne-room-card", "play moat")
    scene.play("play moat")
    assert plays(scene) == [
        NORMAL,
        FIRST,
        FIRST,
        *twice("woodcutter"),
        SECOND,
        *twice("smithy"),
        SECOND,
        *twice("moat"),
    ]
    assert scene.counters == (0, 3, 4)
    assert (scene.hand(0), scene.deck(0)) == ("10 copper", "gold")
    assert scene.zone("play_area") == "3 throne-room, woodcutter, smithy, moat"


def test_under_lenient_the_choice_may_be_declined() -> None:
    """DO-C21.1, DO-O05: then no card is played; the action is used and the Throne Room in play."""
    scene = Scene(players=[{"hand": "throne-room, village"}, {}], options=LENIENT).play("play throne-room")
    scene.expect_question(0, "throne-room-card", "play village, none")
    scene.play("none")
    assert (scene.hand(0), scene.zone("play_area"), scene.counters) == ("village", "throne-room", (0, 1, 0))
    assert plays(scene) == [NORMAL]


def test_under_lenient_a_chosen_card_is_played_twice() -> None:
    """DO-O05, DO-C21.2: only the choice is free, not the number of plays."""
    scene = Scene(players=[{"hand": "throne-room, village", "deck": "3 copper"}, {}], options=LENIENT)
    scene.play("play throne-room", "play village")
    assert (scene.hand(0), scene.counters) == ("2 copper", (4, 1, 0))


def test_under_lenient_each_choice_of_a_doubled_throne_room_may_be_declined() -> None:
    """DO-O05, DO-C21.6, DO-C21.10: the first and the second one, each for itself."""
    scene = Scene(players=[{"hand": "2 throne-room, woodcutter"}, {}], options=LENIENT)
    scene.play("play throne-room", "play throne-room", "none")
    scene.expect_question(0, "throne-room-card", "play woodcutter, none")
    scene.play("play woodcutter")
    assert scene.counters == (0, 3, 4)


def test_under_lenient_nobody_learns_whether_there_was_an_action() -> None:
    """R8, DO-Z03.1: declining looks to the others like having nothing to play, in the question and in the log."""
    sights = []
    for held, not_held in (("village", "copper"), ("copper", "village")):
        scene = Scene(players=[{"hand": f"throne-room, gold, {held}", "deck": not_held}, {}], options=LENIENT)
        scene.play("play throne-room")
        scene.expect_question(0, "throne-room-card", "play village, none" if held == "village" else "none")
        asked = scene.position.view(1)
        scene.play("none")
        sights.append((asked, scene.position.view(1), learned(scene, 1)))
    assert sights[0] == sights[1]


def test_the_hand_is_not_told_by_the_options() -> None:
    """DO-C21.1, DO-Z03.1, R8: only the asked player reads what he could double; all read what he doubles."""
    scene = Scene(players=[{"hand": "throne-room, village, woodcutter"}, {}, {}]).play("play throne-room")
    for reader in (1, 2, None):
        assert question_seen(scene, reader) == {"kind": "throne-room-card", "seat": 0}
    scene.play("play woodcutter")
    for reader in (0, 1, 2, None):
        assert scene.events("action-played", reader) == [
            {"seat": 0, "kind": "throne-room", "play": "normal", "actions": 0},
            {"seat": 0, "kind": "woodcutter", "play": "first", "actions": 0},
            {"seat": 0, "kind": "woodcutter", "play": "second", "actions": 0},
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_doubled_attack_serves_everyone_before_the_second_play(seats: int) -> None:
    """DO-C21.2, DO-R01.1, DO-R02.13: the first play goes all around the table, then the second does."""
    scene = Scene(players=[{"hand": "throne-room, witch", "deck": "5 copper"}, *[{"hand": "copper"}] * (seats - 1)])
    scene.play("play throne-room", "play witch")
    assert [event["seat"] for event in scene.events("card-gained")] == [*range(1, seats)] * 2
