"""Feast: it is trashed, and its player gains a card costing at most five."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, plays, question_seen
from tests.kit.scene import Scene

MAY = {"feast-gain": "may"}
# What costs at most five in the kingdom of this name; Adventurer, Gold and Province cost more.
BIG_MONEY = [
    "copper",
    "silver",
    "estate",
    "duchy",
    "curse",
    "bureaucrat",
    "chancellor",
    "chapel",
    "feast",
    "laboratory",
    "market",
    "mine",
    "moneylender",
    "throne-room",
]


def gains(kinds: list[str]) -> str:
    return ", ".join(f"gain {kind}" for kind in kinds)


def test_the_feast_is_trashed_first() -> None:
    """DO-C07.1, DO-T10.1: when the gain is asked for, it lies in the trash and no longer in play."""
    scene = Scene(players=[{"hand": "feast"}, {}])
    scene.play("play feast")
    assert scene.zone("trash") == "feast"
    assert scene.zone("play_area") == ""
    assert scene.events("card-trashed") == [{"seat": 0, "kind": "feast", "source": "play-area"}]
    scene.expect_question(0, "feast-gain")


def test_the_feast_is_not_discarded_at_clean_up() -> None:
    """DO-C07.1, DO-P02.7: it has left its player for good."""
    scene = Scene(players=[{"hand": "feast", "deck": "9 copper"}, {}])
    scene.play("play feast", "gain duchy").end_turn()
    assert scene.discard(0) == "duchy"
    assert scene.zone("trash") == "feast"


def test_the_gain_goes_to_the_discard_pile() -> None:
    """DO-C07.2, DO-T07.1: from the supply on top of the own discard pile, free of coins and buys."""
    scene = Scene(players=[{"hand": "feast, copper", "deck": "gold", "discard": "estate"}, {}])
    before = scene.supply("market")
    scene.play("play feast", "gain market")
    assert scene.discard(0) == "estate, market"
    assert scene.supply("market") == before - 1
    assert scene.counters == (0, 1, 0)
    assert (scene.hand(0), scene.deck(0)) == ("copper", "gold")


def test_every_kind_up_to_five_can_be_gained() -> None:
    """DO-C07.3, DO-C07.5: Copper, Curse, Duchy and another Feast included; nothing dearer, and no declining."""
    scene = Scene(players=[{"hand": "feast"}, {}], kingdom="big-money")
    scene.play("play feast")
    scene.expect_question(0, "feast-gain", gains(BIG_MONEY))
    for refused in ("gain gold", "gain province", "gain adventurer", "none"):
        scene.expect_refused(refused)


@pytest.mark.parametrize("kind", ["copper", "curse", "estate", "duchy", "feast", "market"])
def test_the_player_decides_which(kind: str) -> None:
    """DO-C07.3: cheap and dear ones alike."""
    scene = Scene(players=[{"hand": "feast"}, {}])
    before = scene.supply(kind)
    scene.play("play feast", f"gain {kind}")
    assert scene.discard(0) == kind
    assert scene.supply(kind) == before - 1


def test_an_empty_pile_is_no_option() -> None:
    """DO-C07.3, DO-T07.4: nothing can be gained that is not there; the trashed Feast is not in the supply."""
    empty = {"duchy": 0, "feast": 0, "market": 0}
    scene = Scene(players=[{"hand": "feast"}, {}], kingdom="big-money", supply=empty)
    scene.play("play feast")
    scene.expect_question(0, "feast-gain", gains([kind for kind in BIG_MONEY if kind not in empty]))


def test_coins_do_not_raise_the_limit() -> None:
    """DO-C07.2, DO-T07.3: with coins at hand the limit is still five, and none is spent."""
    scene = Scene(players=[{"hand": "feast"}, {}], kingdom="big-money", coins=3)
    scene.play("play feast")
    scene.expect_question(0, "feast-gain", gains(BIG_MONEY))
    scene.play("gain laboratory")
    assert scene.counters == (0, 1, 3)


def test_the_gain_is_compulsory() -> None:
    """DO-C07.5, DO-O04: by default even a Curse must be taken when it is all there is."""
    supply = dict.fromkeys([kind for kind in BIG_MONEY if kind != "curse"], 0)
    scene = Scene(players=[{"hand": "feast"}, {"hand": "gold"}], kingdom="big-money", supply=supply)
    scene.play("play feast")
    scene.expect_question(0, "feast-gain", "gain curse")
    scene.play("gain curse")
    assert scene.discard(0) == "curse"


def test_the_table_may_play_it_as_optional() -> None:
    """DO-C07.5, DO-O04: under `may` there is one answer more."""
    scene = Scene(players=[{"hand": "feast"}, {}], kingdom="big-money", options=MAY)
    scene.play("play feast")
    scene.expect_question(0, "feast-gain", f"{gains(BIG_MONEY)}, none")
    scene.play("gain duchy")
    assert scene.discard(0) == "duchy"


def test_taking_nothing_still_trashes_the_feast() -> None:
    """DO-C07.5, DO-C07.1: only the gain is optional under `may`."""
    scene = Scene(players=[{"hand": "feast", "discard": "estate"}, {}], options=MAY)
    scene.play("play feast", "none")
    assert scene.discard(0) == "estate"
    assert scene.zone("trash") == "feast"
    assert scene.events("card-gained") == []
    scene.expect_question(0, "buy-card")


@pytest.mark.parametrize("options", [{}, MAY])
def test_nothing_left_to_gain(options: dict[str, str]) -> None:
    """DO-T07.5, DO-C07.1: the Feast is trashed, nothing is gained, and nobody is asked."""
    scene = Scene(
        players=[{"hand": "feast"}, {"hand": "gold"}],
        kingdom="big-money",
        supply=dict.fromkeys(BIG_MONEY, 0),
        options=options,
    )
    scene.play("play feast")
    scene.expect_question(0, "buy-card")
    assert scene.zone("trash") == "feast"
    assert scene.events("no-effect") == [{"seat": 0, "kind": "feast", "reason": "nothing-to-gain"}]


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_everyone_sees_the_trashing_and_the_gain(reader: int | None) -> None:
    """DO-T06.3, DO-T07.7: both by kind, with what is left in the pile."""
    scene = Scene(players=[{"hand": "feast"}, {}, {}])
    scene.play("play feast", "gain duchy")
    assert scene.events("card-trashed", reader) == [{"seat": 0, "kind": "feast", "source": "play-area"}]
    assert scene.events("card-gained", reader) == [
        {"seat": 0, "kind": "duchy", "source": "supply", "place": "discard", "left": 11}
    ]
    assert scene.position.view(reader)["trash"] == ["feast"]


def test_everyone_knows_what_may_be_gained() -> None:
    """DO-C07.2: the limit is part of the question that all see."""
    scene = Scene(players=[{"hand": "feast"}, {}])
    scene.play("play feast")
    for reader in (1, None):
        assert question_seen(scene, reader)["kind"] == "feast-gain"
        assert question_seen(scene, reader)["cost"] == 5


def test_the_last_card_of_a_pile() -> None:
    """DO-C07.3, DO-E01.6: it can be gained; the empty pile is told."""
    scene = Scene(players=[{"hand": "feast"}, {}], supply={"duchy": 1})
    scene.play("play feast", "gain duchy")
    assert scene.events("pile-empty") == [{"kind": "duchy", "empty": 1}]


def test_the_log_of_a_play() -> None:
    """DO-C07.1, DO-C07.2: trashed, then gained."""
    scene = Scene(players=[{"hand": "feast"}, {}])
    scene.play("play feast", "gain silver")
    assert log(scene) == ["action-played", "card-trashed", "card-gained", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "feast", "play": "normal", "actions": 0}]


def test_a_gained_feast_cannot_be_played_at_once() -> None:
    """DO-C07.3, DO-T07.6: it lies in the discard pile, not in hand."""
    scene = Scene(players=[{"hand": "feast, village", "deck": "copper"}, {}], actions=2)
    scene.play("play feast", "gain feast")
    scene.expect_question(0, "play-action", "play village, end-actions")
    assert (scene.discard(0), scene.zone("trash")) == ("feast", "feast")


@pytest.mark.parametrize(("seats", "active"), [(2, 1), (3, 1), (4, 3)])
def test_only_the_player_gains(seats: int, active: int) -> None:
    """DO-C07.2, DO-T04.3: whoever plays it, the card goes to his own discard pile."""
    players = [{"hand": "feast" if seat == active else "copper"} for seat in range(seats)]
    scene = Scene(players=players, active=active)
    scene.play("play feast")
    scene.expect_question(active, "feast-gain")
    scene.play("gain market")
    assert [scene.discard(seat) for seat in range(seats)] == [
        "market" if seat == active else "" for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_throne_room_gains_twice_with_one_feast(seats: int) -> None:
    """DO-Q07, DO-I01, DO-C07.4, DO-C21.7: two gains, one Feast in the trash, the Throne Room still in play."""
    scene = Scene(players=[{"hand": "throne-room, feast"}] + [{}] * (seats - 1))
    scene.play("play throne-room", "play feast", "gain market")
    assert scene.zone("trash") == "feast"
    scene.expect_question(0, "feast-gain")
    scene.play("gain duchy")
    assert scene.discard(0) == "market, duchy"
    assert scene.zone("trash") == "feast"
    assert scene.zone("play_area") == "throne-room"
    assert len(scene.events("card-trashed")) == 1
    assert plays(scene) == [("throne-room", "normal"), ("feast", "first"), ("feast", "second")]


def test_throne_room_leaves_a_gained_feast_alone() -> None:
    """DO-Q07, DO-C07.4: the second play does not trash the Feast that the first one gained."""
    scene = Scene(players=[{"hand": "throne-room, feast"}, {}])
    scene.play("play throne-room", "play feast", "gain feast", "gain feast")
    assert scene.discard(0) == "2 feast"
    assert scene.zone("trash") == "feast"


def test_throne_room_leaves_a_second_feast_in_hand_alone() -> None:
    """DO-Q07, DO-C07.1: only the played card is trashed."""
    scene = Scene(players=[{"hand": "throne-room, 2 feast"}, {}])
    scene.play("play throne-room", "play feast", "gain duchy", "gain duchy")
    assert (scene.hand(0), scene.zone("trash")) == ("feast", "feast")


def test_throne_room_makes_two_choices_where_the_gain_is_optional() -> None:
    """DO-Q07, DO-C07.5, DO-C21.6: declining one gain leaves the other."""
    scene = Scene(players=[{"hand": "throne-room, feast"}, {}], options=MAY)
    scene.play("play throne-room", "play feast", "none", "gain duchy")
    assert scene.discard(0) == "duchy"
    assert scene.zone("trash") == "feast"


def test_throne_room_on_throne_room_with_two_feasts() -> None:
    """DO-Q07, DO-C21.8: each Feast gains twice and is trashed once."""
    scene = Scene(players=[{"hand": "2 throne-room, 2 feast"}, {}])
    scene.play("play throne-room", "play throne-room", "play feast", "gain silver", "gain silver")
    assert scene.zone("trash") == "feast"
    scene.play("play feast", "gain duchy", "gain duchy")
    assert scene.zone("trash") == "2 feast"
    assert scene.discard(0) == "2 silver, 2 duchy"
    assert scene.zone("play_area") == "2 throne-room"
