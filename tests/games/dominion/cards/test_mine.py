"""Mine."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import learned, log, player_seen, plays, question_seen
from tests.kit.scene import Scene

LENIENT = {"compulsion": "lenient"}


def test_a_treasure_of_your_choice_must_be_trashed() -> None:
    """DO-C14.1, DO-T06.1: the options are the kinds of Treasures in hand; nothing else and no way out."""
    scene = Scene(players=[{"hand": "mine, 2 copper, gold, estate, moat"}, {}]).play("play mine")
    scene.expect_question(0, "mine-trash", "trash copper, trash gold")
    scene.expect_refused("none")
    scene.expect_refused("trash estate")
    scene.play("trash copper")
    assert scene.zone("trash") == "copper"
    assert scene.hand(0) == "copper, gold, estate, moat"


def test_the_gain_goes_into_the_hand() -> None:
    """DO-C14.2, DO-T07.2: from the supply to the hand, for neither coins nor a buy."""
    scene = Scene(players=[{"hand": "mine, silver", "discard": "estate"}, {}])
    golds = scene.supply("gold")
    scene.play("play mine", "trash silver", "gain gold")
    assert (scene.hand(0), scene.discard(0)) == ("gold", "estate")
    assert scene.supply("gold") == golds - 1
    assert scene.counters == (0, 1, 0)


@pytest.mark.parametrize(
    ("trashed", "gains"),
    [
        ("copper", "gain copper, gain silver"),
        ("silver", "gain copper, gain silver, gain gold"),
        ("gold", "gain copper, gain silver, gain gold"),
    ],
)
def test_a_treasure_costing_at_most_three_more_must_be_gained(trashed: str, gains: str) -> None:
    """DO-C14.2, DO-C14.3: these Treasures and no others; the gain cannot be declined, however many coins there are."""
    scene = Scene(players=[{"hand": f"mine, {trashed}"}, {}], coins=9).play("play mine", f"trash {trashed}")
    scene.expect_question(0, "mine-gain", gains)
    scene.expect_refused("none")
    scene.expect_refused("gain estate")


@pytest.mark.parametrize(
    ("trashed", "empty", "gains"),
    [
        ("copper", "silver", "gain copper"),
        ("copper", "copper", "gain silver"),
        ("silver", "gold", "gain copper, gain silver"),
        ("gold", "silver", "gain copper, gain gold"),
    ],
)
def test_an_empty_pile_is_no_option(trashed: str, empty: str, gains: str) -> None:
    """DO-C14.3, DO-T07.4, DO-T06.2: not even the card just trashed refills its pile."""
    scene = Scene(players=[{"hand": f"mine, {trashed}"}, {}], supply={empty: 0}).play("play mine", f"trash {trashed}")
    scene.expect_question(0, "mine-gain", gains)


def test_the_gained_treasure_can_be_played_at_once() -> None:
    """DO-C14.4, DO-X9: a Copper becomes a Silver, good for two coins in the same turn."""
    scene = Scene(players=[{"hand": "mine, copper"}, {}]).play("play mine", "trash copper", "gain silver")
    assert (scene.zone("trash"), scene.hand(0)) == ("copper", "silver")
    scene.expect_question(0, "play-treasure")
    scene.play("play silver")
    assert scene.counters == (0, 1, 2)


@pytest.mark.parametrize("hand", ["", "estate, curse, moat"])
def test_without_a_treasure_nothing_happens(hand: str) -> None:
    """DO-C14.5, DO-T10.3, DO-T10.4: nothing is trashed, nothing is gained, and all are told no more than that."""
    scene = Scene(players=[{"hand": f"mine, {hand}"}, {}])
    supply = scene.position.view(None)["supply"]
    scene.play("play mine")
    scene.expect_question(0, "buy-card")
    assert scene.zone("trash") == ""
    assert scene.position.view(None)["supply"] == supply
    assert scene.events("no-effect", 1) == [{"seat": 0, "kind": "mine", "reason": "nothing-to-trash"}]


def test_without_a_legal_treasure_in_the_supply_the_trashed_card_is_gone() -> None:
    """DO-C14.6, DO-I40, DO-T07.5: Copper trashed, Coppers and Silvers empty, nothing gained."""
    scene = Scene(players=[{"hand": "mine, copper, estate"}, {}], supply={"copper": 0, "silver": 0})
    scene.play("play mine", "trash copper")
    scene.expect_question(0, "buy-card")
    assert (scene.zone("trash"), scene.hand(0), scene.discard(0)) == ("copper", "estate", "")
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": "mine", "reason": "nothing-to-gain"}]


def test_with_gold_only_gold_must_go() -> None:
    """DO-I39, R1: the single option is posed; Gold, Silver or Copper comes back."""
    scene = Scene(players=[{"hand": "mine, gold"}, {}]).play("play mine")
    scene.expect_question(0, "mine-trash", "trash gold")
    scene.play("trash gold")
    scene.expect_question(0, "mine-gain", "gain copper, gain silver, gain gold")
    scene.play("gain gold")
    assert (scene.hand(0), scene.zone("trash")) == ("gold", "gold")


def test_under_lenient_the_trash_may_be_declined() -> None:
    """DO-C14.1, DO-O05, DO-T10.3: who keeps his Treasure gains nothing."""
    scene = Scene(players=[{"hand": "mine, copper, gold"}, {}], options=LENIENT).play("play mine")
    scene.expect_question(0, "mine-trash", "trash copper, trash gold, none")
    scene.play("none")
    scene.expect_question(0, "play-treasure")
    assert (scene.hand(0), scene.zone("trash")) == ("copper, gold", "")
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": "mine", "reason": "nothing-to-trash"}]


def test_under_lenient_the_gain_stays_compulsory() -> None:
    """DO-O05, DO-C14.2: the option touches the trash only."""
    scene = Scene(players=[{"hand": "mine, copper"}, {}], options=LENIENT).play("play mine", "trash copper")
    scene.expect_question(0, "mine-gain", "gain copper, gain silver")


def test_under_lenient_nobody_learns_whether_there_was_a_treasure() -> None:
    """R8, DO-Z03.1: declining looks to the others like having nothing to trash, in the question and in the log."""
    sights = []
    for held, not_held in (("copper", "estate"), ("estate", "copper")):
        scene = Scene(players=[{"hand": f"mine, {held}", "deck": not_held}, {}], options=LENIENT).play("play mine")
        scene.expect_question(0, "mine-trash")
        asked = scene.position.view(1)
        scene.play("none")
        sights.append((asked, learned(scene, 1)))
    assert sights[0] == sights[1]


def test_throne_room_on_mine_climbs_two_steps() -> None:
    """DO-Q13, DO-I06: Copper becomes Silver becomes Gold; Copper and Silver are in the trash."""
    scene = Scene(players=[{"hand": "throne-room, mine, copper"}, {}])
    scene.play("play throne-room", "play mine", "trash copper", "gain silver")
    scene.expect_question(0, "mine-trash", "trash silver")
    scene.play("trash silver", "gain gold")
    assert (scene.hand(0), scene.zone("trash")) == ("gold", "copper, silver")
    assert plays(scene)[1:] == [("mine", "first"), ("mine", "second")]


def test_throne_room_on_mine_may_take_another_treasure_the_second_time() -> None:
    """DO-Q13, DO-C21.6: both steps choose anew."""
    scene = Scene(players=[{"hand": "throne-room, mine, copper, silver"}, {}])
    scene.play("play throne-room", "play mine", "trash silver", "gain gold")
    scene.expect_question(0, "mine-trash", "trash copper, trash gold")
    scene.play("trash copper", "gain silver")
    assert scene.hand(0) == "silver, gold"


def test_throne_room_on_mine_under_lenient_asks_twice() -> None:
    """DO-Q13, DO-C21.6, DO-O05: declining the first time does not decline the second."""
    scene = Scene(players=[{"hand": "throne-room, mine, copper"}, {}], options=LENIENT)
    scene.play("play throne-room", "play mine", "none")
    scene.expect_question(0, "mine-trash", "trash copper, none")
    scene.play("trash copper", "gain silver")
    assert scene.hand(0) == "silver"


def test_what_everyone_is_told() -> None:
    """DO-C14.2, DO-T06.3, DO-T07.7: all see what went and what came; the hand kinds are for the asked player alone."""
    scene = Scene(players=[{"hand": "mine, copper, silver, estate"}, {}], supply={"gold": 1}).play("play mine")
    assert "options" not in question_seen(scene, 1)
    assert question_seen(scene, 0)["options"] == ["trash copper", "trash silver"]
    scene.play("trash silver", "gain gold")
    assert log(scene)[:4] == ["action-played", "card-trashed", "card-gained", "pile-empty"]
    for reader in (0, 1, None):
        assert scene.events("card-trashed", reader) == [{"seat": 0, "kind": "silver", "source": "hand"}]
        gained = {"seat": 0, "kind": "gold", "source": "supply", "place": "hand", "left": 0}
        assert scene.events("card-gained", reader) == [gained]
        assert scene.events("pile-empty", reader) == [{"kind": "gold", "empty": 1}]
        assert player_seen(scene, reader, 0)["known_hand"] == ["gold"]
    assert "hand" not in player_seen(scene, 1, 0)
