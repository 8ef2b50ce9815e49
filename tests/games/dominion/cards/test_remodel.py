"""Remodel."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import CARDS
from tests.games.dominion.cards.glance import log, player_seen, plays, question_seen
from tests.kit.scene import Scene

TO_HAND = {"remodel-gain": "hand"}
# Ten kingdom cards of which none costs two or less.
DEAR = "remodel, market, mine, smithy, village, woodcutter, workshop, militia, spy, throne-room"
COSTS = {card.name: card.cost for card in CARDS}


def gains(scene: Scene) -> set[str]:
    """The kinds that may be gained now."""
    return {option.removeprefix("gain ") for option in scene.options}


def affordable(scene: Scene, most: int) -> set[str]:
    """The kinds in the supply that cost at most so much."""
    supply = scene.position.view(None)["supply"]
    assert isinstance(supply, dict)
    return {name for name, left in supply.items() if left > 0 and COSTS[name] <= most}


def test_a_hand_card_of_your_choice_must_be_trashed() -> None:
    """DO-C17.1: every kind in hand is an option, and there is no way out."""
    scene = Scene(players=[{"hand": "remodel, 2 copper, estate, curse, moat", "deck": "gold"}, {}]).play("play remodel")
    scene.expect_question(0, "remodel-trash", "trash copper, trash estate, trash curse, trash moat")
    scene.expect_refused("none")
    scene.expect_refused("trash gold")
    scene.play("trash curse")
    assert scene.zone("trash") == "curse"
    assert scene.hand(0) == "2 copper, estate, moat"


@pytest.mark.parametrize("trashed", ["copper", "curse", "estate", "silver", "smithy", "market", "gold", "province"])
def test_the_gain_costs_at_most_two_more(trashed: str) -> None:
    """DO-C17.2, DO-C17.3: all kinds in the supply up to that cost, cheaper ones and the same kind included."""
    scene = Scene(players=[{"hand": f"remodel, {trashed}"}, {}]).play("play remodel", f"trash {trashed}")
    scene.expect_question(0, "remodel-gain")
    assert gains(scene) == affordable(scene, COSTS[trashed] + 2)
    assert trashed in gains(scene)
    assert "copper" in gains(scene)
    scene.expect_refused("none")


def test_coins_do_not_raise_the_limit() -> None:
    """DO-C17.2, DO-T07.2, DO-T07.3: a gain has nothing to do with coins and buys."""
    scene = Scene(players=[{"hand": "remodel, estate, gold"}, {}], coins=7, buys=2).play("play remodel", "trash estate")
    scene.expect_refused("gain market")
    scene.play("gain smithy")
    assert scene.counters == (0, 2, 7)


def test_gold_reaches_a_province() -> None:
    """DO-I38: and a Copper or a Curse reaches cost two at most."""
    for trashed, reached in (("gold", 8), ("copper", 2), ("curse", 2)):
        scene = Scene(players=[{"hand": f"remodel, {trashed}"}, {}]).play("play remodel", f"trash {trashed}")
        assert max(COSTS[name] for name in gains(scene)) == reached


def test_an_empty_pile_is_no_option() -> None:
    """DO-C17.3, DO-T07.4, DO-T06.2: not even the card just trashed refills its pile."""
    scene = Scene(players=[{"hand": "remodel, gold"}, {}], supply={"gold": 0, "smithy": 0})
    scene.play("play remodel", "trash gold")
    assert {"gold", "smithy"}.isdisjoint(gains(scene))
    assert gains(scene) == affordable(scene, 8)


def test_remodel_does_not_trash_itself() -> None:
    """DO-C17.4: the played card is no option; a second one in hand is."""
    scene = Scene(players=[{"hand": "remodel, copper"}, {}]).play("play remodel")
    scene.expect_question(0, "remodel-trash", "trash copper")
    scene = Scene(players=[{"hand": "2 remodel, copper"}, {}]).play("play remodel")
    scene.expect_question(0, "remodel-trash", "trash copper, trash remodel")
    scene.play("trash remodel")
    assert (scene.zone("trash"), scene.zone("play_area")) == ("remodel", "remodel")


def test_the_gain_goes_to_the_discard_pile() -> None:
    """DO-C17.5, DO-O03, DO-T07.1: on top of it, unless the table has chosen otherwise."""
    scene = Scene(players=[{"hand": "remodel, estate", "discard": "curse"}, {}])
    scene.play("play remodel", "trash estate", "gain silver")
    assert (scene.hand(0), scene.discard(0)) == ("", "curse, silver")
    scene.expect_question(0, "buy-card")
    assert scene.supply("silver") == 39


def test_the_gain_may_go_to_the_hand() -> None:
    """DO-C17.5, DO-O03: under `hand` it is a hand card at once, and a Treasure can be played."""
    scene = Scene(players=[{"hand": "remodel, estate", "discard": "curse"}, {}], options=TO_HAND)
    scene.play("play remodel", "trash estate", "gain silver")
    assert (scene.hand(0), scene.discard(0)) == ("silver", "curse")
    scene.play("play silver")
    assert scene.counters == (0, 1, 2)
    assert scene.events("card-gained")[0]["place"] == "hand"


def test_an_action_gained_to_the_hand_may_be_played() -> None:
    """DO-C17.5, DO-P02.1: with an action left, in the same turn."""
    scene = Scene(players=[{"hand": "remodel, estate"}, {}], actions=2, options=TO_HAND)
    scene.play("play remodel", "trash estate", "gain smithy")
    scene.expect_question(0, "play-action", "play smithy, end-actions")


def test_with_an_empty_hand_nothing_happens() -> None:
    """DO-C17.6, DO-I37, DO-T10.3, DO-T10.4: nothing is trashed and nothing is gained."""
    scene = Scene(players=[{"hand": "remodel", "deck": "gold", "discard": "copper"}, {}]).play("play remodel")
    scene.expect_question(0, "buy-card")
    assert (scene.zone("trash"), scene.discard(0)) == ("", "copper")
    assert scene.events("no-effect", 1) == [{"seat": 0, "kind": "remodel", "reason": "nothing-to-trash"}]


@pytest.mark.parametrize("trashed", ["copper", "curse"])
def test_without_a_legal_card_in_the_supply_the_trashed_card_is_gone(trashed: str) -> None:
    """DO-C17.7, DO-T07.5: trashed, nothing gained, and the turn goes on."""
    empty = {"copper": 0, "curse": 0, "estate": 0}
    scene = Scene(players=[{"hand": f"remodel, {trashed}, 2 estate"}, {}], kingdom=DEAR, supply=empty)
    scene.play("play remodel", f"trash {trashed}")
    scene.expect_question(0, "buy-card")
    assert (scene.zone("trash"), scene.hand(0), scene.discard(0)) == (trashed, "2 estate", "")
    assert scene.events("card-gained") == []
    assert scene.events("no-effect") == [{"seat": 0, "kind": "remodel", "reason": "nothing-to-gain"}]


def test_forced_choices_are_posed() -> None:
    """R1, DO-T10.5: one kind in hand and one kind left to gain make questions with one option."""
    empty = {"copper": 0, "curse": 0}
    scene = Scene(players=[{"hand": "remodel, 2 copper"}, {}], kingdom=DEAR, supply=empty).play("play remodel")
    scene.expect_question(0, "remodel-trash", "trash copper")
    scene.play("trash copper")
    scene.expect_question(0, "remodel-gain", "gain estate")


def test_throne_room_on_remodel() -> None:
    """DO-Q16, DO-I08: Gold becomes a Province in the discard pile, so the second step must trash the Estate."""
    scene = Scene(players=[{"hand": "throne-room, remodel, gold, estate"}, {}])
    scene.play("play throne-room", "play remodel", "trash gold", "gain province")
    assert scene.discard(0) == "province"
    scene.expect_question(0, "remodel-trash", "trash estate")
    scene.play("trash estate", "gain smithy")
    assert (scene.hand(0), scene.discard(0), scene.zone("trash")) == ("", "province, smithy", "gold, estate")
    assert plays(scene)[1:] == [("remodel", "first"), ("remodel", "second")]


def test_throne_room_on_remodel_with_one_hand_card() -> None:
    """DO-Q16, DO-C17.6: only one step happens."""
    scene = Scene(players=[{"hand": "throne-room, remodel, estate"}, {}])
    scene.play("play throne-room", "play remodel", "trash estate", "gain silver")
    scene.expect_question(0, "buy-card")
    assert (scene.zone("trash"), scene.discard(0)) == ("estate", "silver")
    assert scene.events("no-effect") == [{"seat": 0, "kind": "remodel", "reason": "nothing-to-trash"}]


def test_throne_room_on_remodel_with_gains_to_the_hand() -> None:
    """DO-Q16, DO-C17.5: under `hand` the first gain may be trashed by the second step."""
    scene = Scene(players=[{"hand": "throne-room, remodel, estate"}, {}], options=TO_HAND)
    scene.play("play throne-room", "play remodel", "trash estate", "gain smithy")
    scene.expect_question(0, "remodel-trash", "trash smithy")
    scene.play("trash smithy", "gain gold")
    assert (scene.hand(0), scene.discard(0), scene.zone("trash")) == ("gold", "", "estate, smithy")


@pytest.mark.parametrize(("options", "place", "known"), [({}, "discard", []), (TO_HAND, "hand", ["silver"])])
def test_what_everyone_is_told(options: dict[str, str], place: str, known: list[str]) -> None:
    """DO-C17.5, DO-T06.3, DO-T07.7, DO-Z03.1: all see what went, what came and where to; not what else he holds."""
    scene = Scene(players=[{"hand": "remodel, estate, gold"}, {}], supply={"silver": 1}, options=options)
    scene.play("play remodel")
    assert "options" not in question_seen(scene, 1)
    scene.play("trash estate", "gain silver")
    assert log(scene)[:4] == ["action-played", "card-trashed", "card-gained", "pile-empty"]
    for reader in (0, 1, None):
        assert scene.events("card-trashed", reader) == [{"seat": 0, "kind": "estate", "source": "hand"}]
        gained = {"seat": 0, "kind": "silver", "source": "supply", "place": place, "left": 0}
        assert scene.events("card-gained", reader) == [gained]
        assert scene.events("pile-empty", reader) == [{"kind": "silver", "empty": 1}]
        assert player_seen(scene, reader, 0)["known_hand"] == known
    assert "gold" not in str(player_seen(scene, 1, 0))
