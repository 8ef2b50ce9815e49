"""Spy."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.dominion.cards.glance import log, player_seen, plays, question_seen
from tests.kit.marks import clause
from tests.kit.scene import Scene


def revealed(scene: Scene) -> list[tuple[object, object]]:
    """Who has revealed what so far."""
    return [(event["seat"], event["kinds"]) for event in scene.events("cards-revealed")]


def test_card_and_action_come_first() -> None:
    """DO-C19.1, DO-T10.1: the card is drawn before the next one is revealed."""
    scene = Scene(players=[{"hand": "spy, estate", "deck": "gold, silver, copper"}, {"deck": "duchy"}]).play("play spy")
    assert scene.hand(0) == "gold, estate"
    assert scene.counters == (1, 1, 0)
    scene.expect_question(0, "spy-fate", "put-back, discard-it")
    assert scene.zone("revealed") == "silver"
    assert log(scene) == ["action-played", "bonus", "cards-drawn", "cards-revealed"]


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 0, [0, 1, 2]), (3, 2, [2, 0, 1]), (4, 0, [0, 1, 2, 3]), (4, 1, [1, 2, 3, 0])],
)
def test_everyone_reveals_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-C19.2, DO-C19.3, DO-R01.1: the attacker first, then the others from his left; he decides about all of them."""
    players = [{"hand": "spy" if seat == attacker else "copper", "deck": "4 estate"} for seat in range(seats)]
    scene = Scene(players=players, active=attacker).play("play spy")
    for seat in order:
        scene.expect_question(attacker, "spy-fate", "put-back, discard-it")
        assert question_seen(scene, attacker)["owner"] == seat
        assert revealed(scene)[-1] == (seat, ["estate"])
        scene.play("discard-it")
    assert [seat for seat, _ in revealed(scene)] == order
    assert [scene.discard(seat) for seat in range(seats)] == ["estate"] * seats


@pytest.mark.parametrize("answers", list(product(["put-back", "discard-it"], repeat=3)))
def test_each_card_is_discarded_or_put_back(answers: tuple[str, str, str]) -> None:
    """DO-C19.3, DO-T03.5, DO-T04.3: on the owner's discard pile or back on top of the owner's draw pile."""
    cards = ["gold", "silver", "duchy"]
    players = [{"deck": f"{card}, curse", "discard": "moat"} for card in cards]
    players[0] = {"hand": "spy", "deck": "copper, gold, curse", "discard": "moat"}
    # Moats in discard piles: their owners have no hand and are not asked.
    scene = Scene(players=players).play("play spy", *answers)
    for seat, (card, answer) in enumerate(zip(cards, answers, strict=True)):
        back = answer == "put-back"
        assert scene.deck(seat) == (f"{card}, curse" if back else "curse")
        assert scene.discard(seat) == ("moat" if back else f"moat, {card}")
    assert scene.zone("revealed") == ""


def test_one_card_is_decided_before_the_next_is_revealed() -> None:
    """DO-C19.4, DO-Z07: only one card lies open at a time."""
    scene = Scene(players=[{"hand": "spy", "deck": "copper, gold"}, {"deck": "silver"}, {"deck": "duchy"}])
    scene.play("play spy")
    for seat, card in enumerate(["gold", "silver", "duchy"]):
        assert scene.zone("revealed") == card
        assert len(revealed(scene)) == seat + 1
        for later in range(seat + 1, 3):
            assert scene.deck(later) == ["", "silver", "duchy"][later]
        scene.play("put-back")
    assert scene.position.question not in ("spy-fate", None)


def test_an_empty_draw_pile_is_shuffled_first() -> None:
    """DO-C19.5, DO-T03.1: the opponent shuffles his discard pile and reveals from that."""
    scene = Scene(
        players=[{"hand": "spy", "deck": "2 copper"}, {"discard": "gold, estate"}],
        shuffles=["estate, gold"],
    )
    scene.play("play spy", "put-back")
    assert revealed(scene)[-1] == (1, ["estate"])
    assert (scene.deck(1), scene.discard(1)) == ("gold", "")
    scene.play("discard-it")
    assert (scene.deck(1), scene.discard(1)) == ("gold", "estate")
    assert scene.events("deck-shuffled") == [{"seat": 1}]


def test_an_opponent_without_cards_is_passed_over() -> None:
    """DO-C19.5, DO-I35, DO-R03.1: he reveals nothing, the others as usual."""
    scene = Scene(players=[{"hand": "spy", "deck": "2 copper"}, {"hand": "3 copper"}, {"deck": "gold"}])
    scene.play("play spy", "put-back")
    assert question_seen(scene, 0)["owner"] == 2
    scene.play("discard-it")
    assert revealed(scene) == [(0, ["copper"]), (2, ["gold"])]
    assert scene.hand(1) == "3 copper"


def test_the_own_draw_pile_is_empty_after_the_card() -> None:
    """DO-I36, DO-C19.5: the own discard pile is shuffled and its top card revealed."""
    scene = Scene(
        players=[{"hand": "spy", "deck": "gold", "discard": "copper, silver"}, {"deck": "duchy"}],
        shuffles=["silver, copper"],
    )
    scene.play("play spy")
    assert (scene.hand(0), scene.zone("revealed")) == ("gold", "silver")
    assert (scene.deck(0), scene.discard(0)) == ("copper", "")


def test_a_spy_without_cards_of_his_own() -> None:
    """DO-C19.5, DO-T01.3: he draws and reveals nothing, has his action, and spies on the others."""
    scene = Scene(players=[{"hand": "spy"}, {"deck": "gold"}]).play("play spy")
    assert scene.counters == (1, 1, 0)
    assert question_seen(scene, 0)["owner"] == 1
    assert revealed(scene) == [(1, ["gold"])]


@pytest.mark.parametrize("answer", ["put-back", "discard-it"])
def test_each_player_reveals_one_card(answer: str) -> None:
    """DO-C19.6: whatever is decided, nobody reveals a second one."""
    scene = Scene(players=[{"hand": "spy", "deck": "3 copper"}, {"deck": "3 silver"}, {"deck": "3 gold"}])
    scene.play("play spy", answer, answer, answer)
    assert revealed(scene) == [(0, ["copper"]), (1, ["silver"]), (2, ["gold"])]
    assert scene.position.question != "spy-fate"


def test_moat_against_a_spy() -> None:
    """DO-C19.7, DO-I16, DO-R02.9: its owner reveals nothing; the attacker spies on himself and on the others."""
    scene = Scene(
        players=[
            {"hand": "spy", "deck": "2 copper"},
            {"hand": "moat", "deck": "gold"},
            {"hand": "copper", "deck": "duchy"},
        ]
    )
    scene.play("play spy")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.hand(0) == ""
    scene.play("reveal moat", "put-back", "discard-it")
    assert revealed(scene) == [(0, ["copper"]), (2, ["duchy"])]
    assert (scene.deck(1), scene.discard(1), scene.discard(2)) == ("gold", "", "duchy")


def test_the_own_card_is_part_of_it() -> None:
    """DO-C19.8: it cannot be left out, and the question has no third answer."""
    scene = Scene(players=[{"hand": "spy", "deck": "copper, gold"}, {"deck": "silver"}]).play("play spy")
    assert revealed(scene) == [(0, ["gold"])]
    scene.expect_question(0, "spy-fate", "put-back, discard-it")
    for move in ("none", "pass", "done", "no"):
        scene.expect_refused(move)


def test_the_action_may_be_used_after_the_spying() -> None:
    """DO-C19.1, DO-P02.6: the next Action waits until all cards are decided."""
    scene = Scene(players=[{"hand": "spy", "deck": "village, copper"}, {"deck": "gold"}]).play("play spy")
    scene.expect_refused("play village")
    scene.play("put-back", "put-back")
    scene.expect_question(0, "play-action", "play village, end-actions")


def test_throne_room_on_spy() -> None:
    """DO-Q18: card, action and all spied on; then all of it again, with a window of its own."""
    scene = Scene(
        players=[
            {"hand": "throne-room, spy", "deck": "gold, silver, copper"},
            {"hand": "moat", "deck": "duchy, estate"},
        ]
    )
    scene.play("play throne-room", "play spy", "pass")
    assert scene.hand(0) == "gold"
    scene.play("put-back", "discard-it")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    assert scene.counters == (1, 1, 0)
    scene.play("pass")
    assert scene.hand(0) == "silver, gold"
    scene.play("discard-it", "put-back")
    assert scene.counters == (2, 1, 0)
    assert revealed(scene) == [(0, ["silver"]), (1, ["duchy"]), (0, ["copper"]), (1, ["estate"])]
    assert (scene.discard(0), scene.discard(1), scene.deck(1)) == ("copper", "duchy", "estate")
    assert plays(scene)[1:] == [("spy", "first"), ("spy", "second")]


def test_a_card_put_back_is_drawn_and_revealed_again() -> None:
    """DO-Q18, DO-C19.3: what the first play leaves on top, the second play finds there."""
    scene = Scene(players=[{"hand": "throne-room, spy", "deck": "copper, gold, silver"}, {"deck": "duchy, estate"}])
    scene.play("play throne-room", "play spy", "put-back", "put-back")
    assert scene.hand(0) == "copper, gold"
    scene.play("put-back")
    assert revealed(scene)[-1] == (1, ["duchy"])


@pytest.mark.parametrize("order", ["auto", "ask"])
def test_a_single_discarded_card_needs_no_order(order: str) -> None:
    """DO-T05.5: each card is discarded for itself, so nobody is asked which ends on top."""
    scene = Scene(
        players=[{"hand": "spy", "deck": "2 copper"}, {"deck": "gold", "discard": "estate"}],
        options={"discard-order": order},
    )
    scene.play("play spy", "discard-it", "discard-it")
    scene.expect_question(0, "play-treasure")
    assert scene.discard(1) == "estate, gold"


@pytest.mark.parametrize(
    "counts", [pytest.param("strict", marks=clause("DO-Z04.3")), pytest.param("open", marks=clause("DO-Z04.4"))]
)
def test_what_everyone_sees(counts: str) -> None:
    """DO-C19.3, DO-Z07: the open card and its fate are for all; pile sizes as agreed."""
    scene = Scene(
        players=[{"hand": "spy", "deck": "copper, gold"}, {"hand": "estate", "deck": "duchy, silver"}, {}],
        options={"pile-counts": counts},
    )
    scene.play("play spy", "discard-it")
    for reader in (0, 1, 2, None):
        view = scene.position.view(reader)
        assert (view["revealed"], view["revealed_of"]) == (["duchy"], 1)
        assert question_seen(scene, reader)["owner"] == 1
    scene.play("put-back")
    for reader in (0, 2, None):
        seen = player_seen(scene, reader, 1)
        assert (seen["known_top"], seen["deck_empty"]) == (["duchy"], False)
        assert seen["deck_size"] == (2 if counts == "open" else None)
        assert player_seen(scene, reader, 0)["discard_top"] == "gold"
        assert "silver" not in str(seen)


def test_the_log_of_a_spy() -> None:
    """DO-C19.1, DO-C19.2, DO-C19.3: reveals and fates in order, told alike to everyone."""
    scene = Scene(players=[{"hand": "spy", "deck": "copper, gold"}, {"deck": "duchy"}, {"hand": "copper"}])
    scene.play("play spy", "discard-it", "put-back")
    assert log(scene)[:7] == [
        "action-played",
        "bonus",
        "cards-drawn",
        "cards-revealed",
        "revealed-discarded",
        "cards-revealed",
        "card-returned",
    ]
    for reader in (0, 1, 2, None):
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 1, "actions": 1, "buys": 0, "coins": 0}]
        assert scene.events("cards-revealed", reader) == [
            {"seat": 0, "kinds": ["gold"], "source": "deck"},
            {"seat": 1, "kinds": ["duchy"], "source": "deck"},
        ]
        assert scene.events("revealed-discarded", reader) == [{"seat": 0, "kinds": ["gold"]}]
        assert scene.events("card-returned", reader) == [{"seat": 1, "kind": "duchy"}]
    assert scene.events("cards-drawn", 1) == [{"seat": 0, "number": 1}]
