"""Drawing anew what a seat cannot know: what the open question tells everyone must stay true."""

from __future__ import annotations

import pytest

from tests.games.dominion.playing import census
from tests.kit.scene import Scene

RARE = {"hand": "smithy", "deck": "30 copper", "discard": "10 silver, 10 gold, estate"}


@pytest.mark.parametrize("seed", range(20))
def test_who_is_asked_for_an_action_holds_one(seed: int) -> None:
    """R8, DO-Z12: the only Action among fifty hidden cards is in the imagined hand, because its owner is asked."""
    scene = Scene(players=[RARE, {"hand": "moat"}])
    imagined = scene.position.determinise(1, seed)
    assert [imagined.notation(option) for option in imagined.legal()] == ["play smithy", "end-actions"]
    imagined.play("play smithy")
    assert imagined.view(0)["play_area"] == ["smithy"]


def test_hidden_cards_are_imagined_everywhere_they_could_be() -> None:
    """DO-Z04.1, DO-Z05.2: a hidden card appears now in the hand, now in the draw pile, now among the discards."""
    scene = Scene(players=[{"hand": "moat"}, {"hand": "gold", "deck": "4 copper", "discard": "2 silver, estate"}])
    hands, decks, discards = set(), set(), set()
    for seed in range(60):
        saved = scene.position.determinise(0, seed).save()["players"]
        assert isinstance(saved, list)
        hands.add(saved[1]["hand"][0])
        decks.update(saved[1]["deck"])
        discards.update(saved[1]["discard"][:-1])
        assert saved[1]["discard"][-1] == "estate"
    assert hands == decks == discards == {"gold", "copper", "silver"}


def test_what_everyone_saw_is_not_imagined_anew() -> None:
    """DO-Z15, DO-T03.4: a revealed hand, a returned card and an open discard stay where they were seen."""
    scene = Scene(
        players=[
            {"hand": "bureaucrat"},
            {"hand": "2 copper, estate", "deck": "3 gold"},
            {"hand": "silver", "deck": "2 gold"},
        ]
    )
    scene.play("play bureaucrat", "return estate")
    for seed in range(20):
        imagined = scene.position.determinise(0, seed).save()["players"]
        assert isinstance(imagined, list)
        assert imagined[1]["deck"][-1] == "estate"
        assert imagined[2]["hand"] == ["silver"]


def test_an_exchange_of_hidden_cards_leaves_alone_what_everyone_knows() -> None:
    """R8, DO-Z15: where dealing does not help, a hidden card goes to the hand, never the one seen on the draw pile."""
    plenty = "40 copper, 35 silver, 25 gold, 7 curse, 7 gardens, 7 duchy, estate"
    own = {"hand": "spy", "deck": "smithy, village, 10 copper", "discard": plenty}
    scene = Scene(players=[own, {"hand": "estate"}])
    scene.play("play spy", "put-back")
    scene.expect_question(0, "play-action", "play smithy, end-actions")
    for seed in range(12):
        imagined = scene.position.determinise(1, seed)
        assert [imagined.notation(option) for option in imagined.legal()] == ["play smithy", "end-actions"]
        assert imagined.view(1)["players"] == scene.view(1)["players"]
        assert census(imagined) == census(scene.position)
