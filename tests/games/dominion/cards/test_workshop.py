"""Workshop."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import CARDS
from tests.games.dominion.cards.glance import log, player_seen, plays
from tests.kit.scene import Scene

COSTS = {card.name: card.cost for card in CARDS}
BASIC = ["copper", "silver", "estate", "curse"]


def gains(scene: Scene) -> list[str]:
    """The kinds that may be gained now."""
    return sorted(option.removeprefix("gain ") for option in scene.options)


@pytest.mark.parametrize("coins", [0, 9])
def test_a_card_of_cost_four_at_most_must_be_gained(coins: int) -> None:
    """DO-C25.1, DO-T07.1, DO-T07.2, DO-T07.3: to the discard pile, for no coins and no buy; coins do not help."""
    scene = Scene(players=[{"hand": "workshop, copper", "discard": "estate"}, {}], coins=coins).play("play workshop")
    scene.expect_question(0, "workshop-gain")
    for move in ("none", "gain duchy", "gain market", "gain gold"):
        scene.expect_refused(move)
    scene.play("gain smithy")
    assert (scene.hand(0), scene.discard(0)) == ("copper", "estate, smithy")
    assert scene.counters == (0, 1, coins)
    assert scene.supply("smithy") == 9


@pytest.mark.parametrize(
    "kingdom",
    ["first-game", "size-distortion", "workshop, witch, adventurer, festival, laboratory, mine, market, spy, library"],
)
def test_the_options_are_all_kinds_up_to_four(kingdom: str) -> None:
    """DO-C25.2: Copper, Curse, Estate, Gardens and another Workshop included."""
    scene = Scene(players=[{"hand": "workshop"}, {}], kingdom=kingdom).play("play workshop")
    supply = scene.position.view(None)["supply"]
    assert isinstance(supply, dict)
    assert gains(scene) == sorted(name for name in supply if COSTS[name] <= 4)
    assert {*BASIC, "workshop"} <= set(gains(scene))
    assert ("gardens" in gains(scene)) == (kingdom == "size-distortion")


@pytest.mark.parametrize("kind", ["copper", "curse", "estate", "gardens", "workshop"])
def test_each_of_these_can_be_gained(kind: str) -> None:
    """DO-C25.2, DO-C25.1: the card leaves its pile for the discard pile."""
    scene = Scene(players=[{"hand": "workshop"}, {}], kingdom="size-distortion")
    left = scene.supply(kind)
    scene.play("play workshop", f"gain {kind}")
    assert scene.discard(0) == kind
    assert scene.supply(kind) == left - 1


def test_an_empty_pile_is_no_option() -> None:
    """DO-C25.2, DO-T07.4: nor is what lies in the trash."""
    scene = Scene(players=[{"hand": "workshop"}, {}], supply={"smithy": 0}, trash="smithy").play("play workshop")
    scene.expect_refused("gain smithy")


def test_a_curse_must_be_gained_if_nothing_else_is_left() -> None:
    """DO-I41, DO-C25.1, R1: all other piles up to four are empty; the one option is posed and compulsory."""
    dear = "witch, adventurer, festival, laboratory, mine, market, library, council-room, workshop, smithy"
    empty = {"copper": 0, "silver": 0, "estate": 0, "workshop": 0, "smithy": 0}
    scene = Scene(players=[{"hand": "workshop"}, {}], kingdom=dear, supply=empty).play("play workshop")
    scene.expect_question(0, "workshop-gain", "gain curse")
    scene.play("gain curse")
    assert scene.discard(0) == "curse"


def test_if_nothing_is_left_nothing_is_gained() -> None:
    """DO-T07.5, DO-T10.4: all piles up to four are empty; the turn goes on."""
    dear = "witch, adventurer, festival, laboratory, mine, market, library, council-room, workshop, smithy"
    empty = dict.fromkeys([*BASIC, "workshop", "smithy"], 0)
    scene = Scene(players=[{"hand": "workshop"}, {}], kingdom=dear, supply=empty).play("play workshop")
    scene.expect_question(0, "buy-card")
    assert scene.events("no-effect") == [{"seat": 0, "kind": "workshop", "reason": "nothing-to-gain"}]


def test_the_third_empty_pile_does_not_cut_the_turn_short() -> None:
    """DO-I42, DO-E01.2, DO-E01.3: Buy and Clean-up still come, then the game ends."""
    scene = Scene(
        players=[{"hand": "workshop, 2 copper", "deck": "6 estate"}, {}], supply={"smithy": 1, "village": 0, "moat": 0}
    )
    scene.play("play workshop", "gain smithy")
    scene.expect_question(0, "play-treasure")
    scene.play("play-all-treasures", "buy estate")
    assert scene.position.over
    assert scene.hand(0) == "5 estate"
    kinds = [kind for kind in log(scene) if kind in ("card-gained", "card-bought", "clean-up", "game-end", "scores")]
    assert kinds == ["card-gained", "card-bought", "clean-up", "game-end", "scores"]
    assert scene.events("game-end") == [{"reason": "piles", "kinds": ["moat", "smithy", "village"]}]


def test_two_empty_piles_and_an_empty_trash_do_not_end_the_game() -> None:
    """DO-I45, DO-E01.4: the trash is no pile of the supply."""
    scene = Scene(players=[{"hand": "workshop", "deck": "5 copper"}, {}], supply={"smithy": 1, "village": 0})
    scene.play("play workshop", "gain smithy").end_turn()
    assert scene.zone("trash") == ""
    assert not scene.position.over
    assert scene.position.active == 1


def test_a_gained_card_cannot_be_played_from_the_discard_pile() -> None:
    """DO-T07.6: it lies there until it is shuffled and drawn."""
    scene = Scene(players=[{"hand": "workshop, moat"}, {}], actions=2).play("play workshop", "gain village")
    scene.expect_question(0, "play-action", "play moat, end-actions")


def test_a_gained_card_that_is_drawn_may_be_played() -> None:
    """DO-I54, DO-T07.6, DO-T02.5: gained by Workshop, shuffled and drawn through Smithy, in one turn."""
    players = [{"hand": "village, workshop, smithy", "deck": "village, copper"}, {}]
    scene = Scene(players=players, shuffles=["militia"])
    scene.play("play village", "play village", "play workshop", "gain militia", "play smithy")
    assert (scene.hand(0), scene.deck(0), scene.discard(0)) == ("copper, militia", "", "")
    scene.expect_question(0, "play-action", "play militia, end-actions")
    scene.play("play militia")
    assert scene.counters[2] == 2


def test_throne_room_on_workshop() -> None:
    """DO-Q24: two gains of cost four at most, each chosen for itself."""
    scene = Scene(players=[{"hand": "throne-room, workshop"}, {}]).play("play throne-room", "play workshop")
    scene.play("gain silver")
    scene.expect_question(0, "workshop-gain")
    scene.expect_refused("gain market")
    scene.play("gain smithy")
    assert scene.discard(0) == "silver, smithy"
    assert plays(scene)[1:] == [("workshop", "first"), ("workshop", "second")]


def test_throne_room_on_workshop_may_empty_a_pile() -> None:
    """DO-Q24, DO-T07.4: what the first gain has emptied is no option for the second."""
    scene = Scene(players=[{"hand": "throne-room, workshop"}, {}], supply={"smithy": 1})
    scene.play("play throne-room", "play workshop", "gain smithy")
    assert "smithy" not in gains(scene)


def test_what_everyone_is_told() -> None:
    """DO-C25.1, DO-T07.7, DO-Z05.1, DO-Z17: the gain is seen by all, and so is the pile it empties."""
    scene = Scene(players=[{"hand": "workshop"}, {}, {}], supply={"smithy": 1}).play("play workshop", "gain smithy")
    assert log(scene)[:3] == ["action-played", "card-gained", "pile-empty"]
    for reader in (0, 1, 2, None):
        gained = {"seat": 0, "kind": "smithy", "source": "supply", "place": "discard", "left": 0}
        assert scene.events("card-gained", reader) == [gained]
        assert scene.events("pile-empty", reader) == [{"kind": "smithy", "empty": 1}]
        assert player_seen(scene, reader, 0)["discard_top"] == "smithy"
        supply = scene.position.view(reader)["supply"]
        assert isinstance(supply, dict)
        assert supply["smithy"] == 0
