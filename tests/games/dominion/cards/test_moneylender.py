"""Moneylender."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import learned, log, plays, question_seen
from tests.kit.scene import Scene

LENIENT = {"compulsion": "lenient"}


def test_a_copper_must_be_trashed_and_brings_three_coins() -> None:
    """DO-C16.1, DO-C16.2: nothing is asked where the card commands."""
    scene = Scene(players=[{"hand": "moneylender, 2 copper, silver"}, {}])
    coppers = scene.supply("copper")
    scene.play("play moneylender")
    scene.expect_question(0, "play-treasure")
    assert scene.zone("trash") == "copper"
    assert scene.hand(0) == "copper, silver"
    assert scene.counters == (0, 1, 3)
    assert scene.supply("copper") == coppers


def test_the_coins_are_spent_like_others() -> None:
    """DO-C16.2, DO-T09.4: three coins and the remaining Treasures pay together."""
    scene = Scene(players=[{"hand": "moneylender, copper, gold"}, {}]).play("play moneylender", "play gold")
    scene.play("buy gold")
    assert scene.events("card-bought")[0]["coins"] == 0


@pytest.mark.parametrize("hand", ["", "silver, gold, estate, moat"])
def test_without_a_copper_there_are_no_coins(hand: str) -> None:
    """DO-C16.3, DO-T10.3, DO-T10.4: other Treasures do not help; all are told no more than that nothing was trashed."""
    scene = Scene(players=[{"hand": f"moneylender, {hand}", "deck": "copper", "discard": "copper"}, {}])
    scene.play("play moneylender")
    assert scene.counters == (0, 1, 0)
    assert scene.zone("trash") == ""
    assert scene.events("no-effect", 1) == [{"seat": 0, "kind": "moneylender", "reason": "nothing-to-trash"}]


@pytest.mark.parametrize("options", [{}, LENIENT])
def test_one_play_trashes_one_copper(options: dict[str, str]) -> None:
    """DO-C16.4: of five Coppers four stay."""
    scene = Scene(players=[{"hand": "moneylender, 5 copper"}, {}], options=options).play("play moneylender")
    if options:
        scene.play("trash copper")
    scene.expect_question(0, "play-treasure")
    assert (scene.hand(0), scene.zone("trash"), scene.counters) == ("4 copper", "copper", (0, 1, 3))


def test_under_lenient_the_copper_may_be_trashed() -> None:
    """DO-C16.1, DO-C16.2, DO-O05: saying yes has the effect of the card."""
    scene = Scene(players=[{"hand": "moneylender, copper, silver"}, {}], options=LENIENT).play("play moneylender")
    scene.expect_question(0, "moneylender-trash", "trash copper, none")
    assert scene.counters == (0, 1, 0)
    scene.play("trash copper")
    assert (scene.hand(0), scene.zone("trash"), scene.counters) == ("silver", "copper", (0, 1, 3))


def test_under_lenient_the_copper_may_be_kept() -> None:
    """DO-C16.1, DO-C16.3, DO-O05: saying no leaves the Copper in hand and brings no coins."""
    scene = Scene(players=[{"hand": "moneylender, copper"}, {}], options=LENIENT).play("play moneylender", "none")
    assert (scene.hand(0), scene.zone("trash"), scene.counters) == ("copper", "", (0, 1, 0))
    assert scene.events("no-effect") == [{"seat": 0, "kind": "moneylender", "reason": "nothing-to-trash"}]


def test_under_lenient_nobody_learns_whether_there_was_a_copper() -> None:
    """R8, DO-Z03.1: keeping it looks to the others like having none, in the question and in the log."""
    sights = []
    for held, not_held in (("copper", "silver"), ("silver", "copper")):
        scene = Scene(players=[{"hand": f"moneylender, {held}", "deck": not_held}, {}], options=LENIENT)
        scene.play("play moneylender")
        scene.expect_question(0, "moneylender-trash", "trash copper, none" if held == "copper" else "none")
        asked = scene.position.view(1)
        scene.play("none")
        assert question_seen(scene, 1) == {"kind": "play-treasure", "seat": 0}
        sights.append((asked, scene.position.view(1), learned(scene, 1)))
    assert sights[0] == sights[1]


@pytest.mark.parametrize(
    ("coppers", "coins", "left", "trash"),
    [
        ("3 copper", 6, "copper", "2 copper"),
        ("2 copper", 6, "", "2 copper"),
        ("copper", 3, "", "copper"),
        ("", 0, "", ""),
    ],
)
def test_throne_room_on_moneylender(coppers: str, coins: int, left: str, trash: str) -> None:
    """DO-Q15, DO-I07: one Copper per play: two bring six coins, one brings three, none brings nothing."""
    scene = Scene(players=[{"hand": f"throne-room, moneylender, {coppers}"}, {}])
    scene.play("play throne-room", "play moneylender")
    assert scene.counters == (0, 1, coins)
    assert (scene.hand(0), scene.zone("trash")) == (left, trash)
    assert plays(scene)[1:] == [("moneylender", "first"), ("moneylender", "second")]


@pytest.mark.parametrize(
    ("answers", "coins"),
    [(["none", "none"], 0), (["none", "trash copper"], 3), (["trash copper", "none"], 3), (["trash copper"] * 2, 6)],
)
def test_throne_room_on_moneylender_under_lenient(answers: list[str], coins: int) -> None:
    """DO-Q15, DO-C21.6, DO-O05: each play is answered for itself."""
    scene = Scene(players=[{"hand": "throne-room, moneylender, 2 copper"}, {}], options=LENIENT)
    scene.play("play throne-room", "play moneylender")
    for answer in answers:
        scene.expect_question(0, "moneylender-trash", "trash copper, none")
        scene.play(answer)
    assert scene.counters == (0, 1, coins)


def test_what_everyone_is_told() -> None:
    """DO-C16.1, DO-C16.2, DO-T06.3: the Copper goes face up, then the coins come."""
    scene = Scene(players=[{"hand": "moneylender, copper, silver"}, {}]).play("play moneylender")
    assert log(scene)[:3] == ["action-played", "card-trashed", "bonus"]
    for reader in (0, 1, None):
        assert scene.events("card-trashed", reader) == [{"seat": 0, "kind": "copper", "source": "hand"}]
        assert scene.events("bonus", reader) == [{"seat": 0, "cards": 0, "actions": 0, "buys": 0, "coins": 3}]
        assert scene.position.view(reader)["trash"] == ["copper"]
