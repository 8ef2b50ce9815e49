"""Thief."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.dominion.cards.glance import learned, log, player_seen, plays, question_seen
from tests.kit.marks import clause
from tests.kit.scene import Scene, said

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion


def revealed(scene: Scene) -> list[tuple[object, object]]:
    """Who has revealed what so far."""
    return [(event["seat"], event["kinds"]) for event in scene.events("cards-revealed")]


def hauls(position: Dominion) -> set[str]:
    """All that the thief can have gained when he has chosen from the loot."""
    if position.question != "thief-gain":
        return {said(sorted(position.players[0].discard.listed()))}
    found: set[str] = set()
    for option in position.legal():
        twin = position.copy()
        twin.choose(option)
        found |= hauls(twin)
    return found


def robbed(*decks: str, **more: object) -> Scene:
    """A scene in which a Thief has just been played against opponents with these draw piles and no hands."""
    return Scene(players=[{"hand": "thief"}, *[{"deck": deck} for deck in decks]], **more).play("play thief")


def test_an_opponent_reveals_two_cards() -> None:
    """DO-C20.1, DO-T03.1, DO-Z07: the top two of his draw pile, for all to see; the attacker reveals nothing."""
    scene = Scene(players=[{"hand": "thief", "deck": "3 gold"}, {"hand": "gold", "deck": "silver, gold, copper"}])
    scene.play("play thief")
    assert revealed(scene) == [(1, ["silver", "gold"])]
    assert (scene.deck(0), scene.deck(1), scene.hand(1)) == ("3 gold", "copper", "gold")
    for reader in (0, 1, None):
        view = scene.position.view(reader)
        assert (view["revealed"], view["revealed_of"]) == (["silver", "gold"], 1)
    assert scene.counters == (0, 1, 0)


@pytest.mark.parametrize(
    ("seats", "attacker", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_opponents_are_robbed_in_turn_order(seats: int, attacker: int, order: list[int]) -> None:
    """DO-C20.1, DO-C20.6, DO-R01.1: one is dealt with completely before the next reveals anything."""
    players = [{"hand": "thief"} if seat == attacker else {"deck": "silver, gold, estate"} for seat in range(seats)]
    scene = Scene(players=players, active=attacker).play("play thief")
    for number, seat in enumerate(order, start=1):
        scene.expect_question(attacker, "thief-trash", "trash silver, trash gold")
        assert question_seen(scene, attacker)["owner"] == seat
        assert [who for who, _ in revealed(scene)] == order[:number]
        scene.play("trash gold")
        assert scene.discard(seat) == "silver"
    scene.expect_question(attacker, "thief-gain")


def test_with_one_card_left_the_rest_is_shuffled_without_it() -> None:
    """DO-C20.2, DO-T03.2, DO-T02.4: first the card he has, then one from the shuffled discard pile."""
    scene = Scene(
        players=[{"hand": "thief"}, {"deck": "silver", "discard": "gold, estate"}], shuffles=["estate, gold"]
    ).play("play thief")
    assert revealed(scene) == [(1, ["silver", "estate"])]
    assert (scene.deck(1), scene.discard(1)) == ("gold", "")
    assert scene.events("deck-shuffled") == [{"seat": 1}]


@pytest.mark.parametrize("shuffled", ["estate, copper", "copper, estate"])
def test_thief_with_one_card_left(shuffled: str) -> None:
    """DO-X6, DO-C20.2: one Treasure lost, the other revealed card discarded, one card left to draw."""
    scene = Scene(players=[{"hand": "thief"}, {"deck": "gold", "discard": "estate, copper"}], shuffles=[shuffled]).play(
        "play thief"
    )
    second, rest = shuffled.split(", ")
    assert revealed(scene) == [(1, ["gold", second])]
    scene.play("trash gold", "done")
    assert scene.zone("trash") == "gold"
    assert (scene.hand(1), scene.deck(1), scene.discard(1)) == ("", rest, second)


def test_with_an_empty_draw_pile_he_shuffles_first() -> None:
    """DO-C20.2: both cards come from the shuffled discard pile."""
    scene = Scene(
        players=[{"hand": "thief"}, {"discard": "gold, estate, copper"}], shuffles=["copper, estate, gold"]
    ).play("play thief")
    assert revealed(scene) == [(1, ["copper", "estate"])]
    assert (scene.deck(1), scene.discard(1)) == ("gold", "")


@pytest.mark.parametrize(
    ("target", "cards", "shuffles"),
    [
        ({"deck": "gold"}, ["gold"], 0),
        ({"discard": "gold"}, ["gold"], 1),
        ({"deck": "gold", "discard": "curse"}, None, 1),
    ],
)
def test_if_cards_lack_he_reveals_what_he_has(target: dict[str, str], cards: list[str] | None, shuffles: int) -> None:
    """DO-C20.2, DO-T02.8: one card is robbed like two."""
    scene = Scene(players=[{"hand": "thief"}, target]).play("play thief")
    assert revealed(scene) == [(1, cards or ["gold", "curse"])]
    assert len(scene.events("deck-shuffled")) == shuffles
    scene.expect_question(0, "thief-trash", "trash gold")
    scene.play("trash gold", "gain gold")
    assert scene.discard(0) == "gold"


def test_an_opponent_without_cards_is_passed_over() -> None:
    """DO-C20.2, DO-R03.1: nothing is revealed, nothing told, and the next one follows."""
    scene = Scene(players=[{"hand": "thief"}, {"hand": "2 gold"}, {"deck": "gold, estate"}]).play("play thief")
    assert revealed(scene) == [(2, ["gold", "estate"])]
    assert scene.hand(1) == "2 gold"


@pytest.mark.parametrize(("taken", "left"), [("silver", "gold"), ("gold", "silver")])
def test_of_two_treasures_the_attacker_chooses_one(taken: str, left: str) -> None:
    """DO-C20.3, DO-I32: he must pick one; its owner discards the other."""
    scene = robbed("silver, gold")
    scene.expect_question(0, "thief-trash", "trash silver, trash gold")
    scene.expect_refused("none")
    scene.play(f"trash {taken}")
    assert (scene.zone("trash"), scene.discard(1), scene.zone("revealed")) == (taken, left, "")


def test_of_two_equal_treasures_one_is_trashed() -> None:
    """DO-I33, DO-C20.3, R1: there is nothing to choose, but the engine poses it; the other Copper is discarded."""
    scene = robbed("2 copper")
    scene.expect_question(0, "thief-trash", "trash copper")
    scene.play("trash copper")
    assert (scene.zone("trash"), scene.discard(1)) == ("copper", "copper")


def test_a_single_treasure_must_be_trashed() -> None:
    """DO-C20.3, DO-C20.5: the Victory card beside it is no option and is discarded."""
    scene = robbed("copper, province")
    scene.expect_question(0, "thief-trash", "trash copper")
    scene.play("trash copper", "done")
    assert (scene.zone("trash"), scene.discard(1)) == ("copper", "province")


@pytest.mark.parametrize("deck", ["estate, duchy", "curse, thief", "2 moat"])
def test_without_a_treasure_nothing_is_trashed(deck: str) -> None:
    """DO-C20.4, DO-C20.5, DO-T05.4: both cards are discarded in the order revealed, and there is nothing to gain."""
    scene = robbed(deck)
    scene.expect_question(0, "buy-card")
    assert scene.zone("trash") == ""
    assert (scene.deck(1), scene.discard(1)) == ("", deck)
    assert scene.events("card-trashed") == []


def test_the_other_cards_do_not_go_back() -> None:
    """DO-C20.5: they lie on the discard pile; the draw pile goes on with what was below."""
    scene = robbed("gold, silver, estate, duchy").play("trash silver", "done")
    assert (scene.deck(1), scene.discard(1)) == ("estate, duchy", "gold")


@pytest.mark.parametrize("top", ["estate", "duchy"])
def test_where_the_table_asks_the_owner_names_the_top_card(top: str) -> None:
    """DO-T05.5, DO-C20.5: of two different revealed cards; where one was trashed there is no more to ask."""
    options = {"discard-order": "ask"}
    scene = robbed("estate, duchy", "gold, estate", options=options)
    scene.expect_question(1, "discard-top", "top estate, top duchy")
    scene.play(f"top {top}")
    assert player_seen(scene, 0, 1)["discard_top"] == top
    assert sorted(scene.discard(1).split(", ")) == ["duchy", "estate"]
    scene.expect_question(0, "thief-trash", "trash gold")
    scene.play("trash gold")
    scene.expect_question(0, "thief-gain")


def test_any_of_the_trashed_treasures_may_be_gained() -> None:
    """DO-C20.7: none, some or all; they are chosen after the last opponent."""
    scene = robbed("copper, estate", "gold, estate", "copper, curse").play("trash copper", "trash gold", "trash copper")
    scene.expect_question(0, "thief-gain", "gain copper, gain gold, done")
    every = {"", "copper", "2 copper", "gold", "copper, gold", "2 copper, gold"}
    assert hauls(scene.position) == every


def test_treasures_are_gained_in_the_order_of_the_kinds() -> None:
    """DO-C20.12: after a Silver another Silver or a Gold, but no Copper any more; the last one lies on top."""
    loot = robbed("copper, estate", "2 silver", "gold, estate").play("trash copper", "trash silver", "trash gold")
    loot.expect_question(0, "thief-gain", "gain copper, gain silver, gain gold, done")
    loot.play("gain silver")
    loot.expect_question(0, "thief-gain", "gain gold, done")
    loot.expect_refused("gain copper")
    loot.play("gain gold")
    assert loot.position.question == "buy-card"
    assert (loot.discard(0), loot.zone("trash")) == ("silver, gold", "copper")
    twice = robbed("silver, estate", "silver, estate").play("trash silver", "trash silver", "gain silver")
    twice.expect_question(0, "thief-gain", "gain silver, done")


def test_gained_treasures_go_from_the_trash_to_the_discard_pile() -> None:
    """DO-C20.7, DO-C20.10, DO-C20.11, DO-T06.2: the rest remains in the trash; the supply does not change."""
    scene = Scene(players=[{"hand": "thief", "discard": "curse"}, {"deck": "gold, estate"}, {"deck": "silver, estate"}])
    supply = scene.position.view(None)["supply"]
    scene.play("play thief", "trash gold", "trash silver", "gain gold")
    assert scene.discard(0) == "curse, gold"
    assert scene.zone("trash") == "silver"
    assert scene.position.view(None)["supply"] == supply
    assert scene.hand(0) == ""
    assert scene.counters == (0, 1, 0)


def test_nothing_need_be_gained() -> None:
    """DO-C20.7, DO-C20.10: what is left stays in the trash, out of reach of the next Thief."""
    scene = Scene(players=[{"hand": "2 thief"}, {"deck": "gold, silver, estate, duchy"}], actions=2)
    scene.play("play thief", "trash gold", "done")
    assert (scene.zone("trash"), scene.discard(0)) == ("gold", "")
    scene.play("play thief")
    scene.expect_question(0, "buy-card")
    assert scene.zone("trash") == "gold"


def test_older_trash_cannot_be_gained() -> None:
    """DO-I34, DO-C20.8: four players, Copper and Gold trashed now, a Silver before: any of the two, not the Silver."""
    scene = robbed("copper, estate", "gold, estate", "2 estate", trash="silver").play("trash copper", "trash gold")
    scene.expect_question(0, "thief-gain", "gain copper, gain gold, done")
    scene.expect_refused("gain silver")
    assert hauls(scene.position) == {"", "copper", "gold", "copper, gold"}


def test_an_equal_treasure_in_the_trash_is_not_gained_too() -> None:
    """DO-C20.8: one Gold was trashed by this play, so one can be gained, although two lie there."""
    scene = robbed("gold, estate", trash="gold").play("trash gold")
    assert hauls(scene.position) == {"", "gold"}
    scene.play("gain gold")
    assert (scene.zone("trash"), scene.discard(0)) == ("gold", "gold")


def test_throne_room_on_thief() -> None:
    """DO-Q19, DO-C20.9: two thefts, two windows, two choices; the second offers only what the second has trashed."""
    target = {"hand": "moat", "deck": "gold, estate, silver, duchy"}
    scene = Scene(players=[{"hand": "throne-room, thief"}, target]).play("play throne-room", "play thief")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    scene.play("pass", "trash gold", "done")
    scene.expect_question(1, "moat-reveal", "reveal moat, pass")
    scene.play("pass", "trash silver")
    scene.expect_question(0, "thief-gain", "gain silver, done")
    scene.play("gain silver")
    assert (scene.zone("trash"), scene.discard(0)) == ("gold", "silver")
    assert scene.discard(1) == "estate, duchy"
    assert plays(scene)[1:] == [("thief", "first"), ("thief", "second")]


def test_throne_room_on_thief_may_gain_both_times() -> None:
    """DO-Q19, DO-C21.6: each play has its own loot."""
    scene = Scene(players=[{"hand": "throne-room, thief"}, {"deck": "gold, estate, gold, duchy"}])
    scene.play("play throne-room", "play thief", "trash gold", "gain gold", "trash gold", "gain gold")
    assert (scene.zone("trash"), scene.discard(0)) == ("", "2 gold")


def test_moat_against_a_thief() -> None:
    """DO-R02.3, DO-R02.8: the protected one reveals nothing, the others are robbed."""
    scene = Scene(
        players=[{"hand": "thief"}, {"hand": "moat", "deck": "2 gold"}, {"deck": "2 silver"}, {"deck": "2 copper"}]
    )
    scene.play("play thief", "reveal moat", "trash silver", "trash copper", "done")
    assert revealed(scene) == [(2, ["silver", "silver"]), (3, ["copper", "copper"])]
    assert scene.deck(1) == "2 gold"


@pytest.mark.parametrize(
    "counts",
    [
        pytest.param("strict", marks=clause("DO-Z04.3", "DO-Z05.3")),
        pytest.param("open", marks=clause("DO-Z04.4", "DO-Z05.4")),
    ],
)
def test_what_everyone_sees(counts: str) -> None:
    """DO-C20.5, DO-Z02: trash and discards are for all; pile sizes as agreed."""
    scene = Scene(
        players=[{"hand": "thief"}, {"hand": "duchy", "deck": "gold, estate, curse"}, {"hand": "copper"}],
        options={"pile-counts": counts},
    )
    scene.play("play thief", "trash gold")
    for reader in (0, 2, None):
        assert scene.position.view(reader)["trash"] == ["gold"]
        seen = player_seen(scene, reader, 1)
        assert seen["discard_top"] == "estate"
        opened = counts == "open"
        assert (seen["deck_size"], seen["discard_size"]) == ((1, 1) if opened else (None, None))
        assert "curse" not in str(seen)
        assert "duchy" not in str(seen)


def test_the_log_of_a_thief() -> None:
    """DO-C20.3, DO-C20.5, DO-C20.7, DO-T07.7: told alike to everyone, in the order in which it happened."""
    scene = robbed("gold, estate", "duchy, curse").play("trash gold", "gain gold")
    assert log(scene)[:7] == [
        "action-played",
        "cards-revealed",
        "card-trashed",
        "revealed-discarded",
        "cards-revealed",
        "revealed-discarded",
        "card-gained",
    ]
    gold_left = scene.supply("gold")
    for reader in (0, 1, 2, None):
        assert scene.events("card-trashed", reader) == [{"seat": 1, "kind": "gold", "source": "revealed"}]
        assert scene.events("revealed-discarded", reader) == [
            {"seat": 1, "kinds": ["estate"]},
            {"seat": 2, "kinds": ["duchy", "curse"]},
        ]
        gained = {"seat": 0, "kind": "gold", "source": "trash", "place": "discard", "left": gold_left}
        assert scene.events("card-gained", reader) == [gained]
        assert learned(scene, reader) == learned(scene, None)
