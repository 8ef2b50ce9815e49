"""Council Room: four cards and a buy; everyone else draws a card too."""

from __future__ import annotations

import pytest

from tests.games.dominion.cards.glance import log, player_seen
from tests.kit.scene import Scene


def test_four_cards_and_a_buy() -> None:
    """DO-C06.1: the hand grows by four, the buys by one, nothing else."""
    scene = Scene(players=[{"hand": "council-room, estate", "deck": "copper, silver, gold, duchy, curse"}, {}])
    scene.play("play council-room")
    assert scene.hand(0) == "copper, silver, gold, estate, duchy"
    assert scene.deck(0) == "curse"
    assert scene.counters == (0, 2, 0)
    assert scene.events("bonus") == [{"seat": 0, "cards": 4, "actions": 0, "buys": 1, "coins": 0}]


def test_the_extra_buy_can_be_used() -> None:
    """DO-C06.1, DO-T09.3: two cards are bought in this turn."""
    scene = Scene(players=[{"hand": "council-room", "deck": "4 gold"}, {}])
    scene.play("play council-room", "play-all-treasures", "buy gold", "buy gold")
    assert [event["kind"] for event in scene.events("card-bought")] == ["gold", "gold"]
    assert scene.position.active == 1


def test_the_player_shuffles_if_needed() -> None:
    """DO-C06.1, DO-T01.2: the draw pile gives what it has, then the discard pile is shuffled."""
    scene = Scene(
        players=[{"hand": "council-room", "deck": "gold", "discard": "copper, silver, estate, curse"}, {}],
        shuffles=["curse, copper, silver, estate"],
    )
    scene.play("play council-room")
    assert (scene.hand(0), scene.deck(0)) == ("copper, silver, gold, curse", "estate")


def test_the_player_draws_what_there_is() -> None:
    """DO-C06.1, DO-T01.3: with three cards in all he draws three; the opponents draw all the same."""
    scene = Scene(players=[{"hand": "council-room", "deck": "gold, silver", "discard": "copper"}, {}])
    scene.play("play council-room")
    assert scene.hand(0) == "copper, silver, gold"
    assert scene.sizes(1)[0] == 6


@pytest.mark.parametrize(
    ("seats", "active", "order"),
    [
        (2, 0, [1]),
        (2, 1, [0]),
        (3, 0, [1, 2]),
        (3, 1, [2, 0]),
        (3, 2, [0, 1]),
        (4, 0, [1, 2, 3]),
        (4, 2, [3, 0, 1]),
    ],
)
def test_every_opponent_draws_one_in_turn_order(seats: int, active: int, order: list[int]) -> None:
    """DO-C06.2, DO-R01.1: after the player's own four cards, from his left on, without being asked."""
    mine = {"hand": "council-room", "deck": "6 copper"}
    other = {"hand": "2 estate", "deck": "gold, silver"}
    scene = Scene(players=[mine if seat == active else other for seat in range(seats)], active=active)
    scene.play("play council-room")
    assert scene.events("cards-drawn") == [
        {"seat": active, "number": 4},
        *({"seat": seat, "number": 1} for seat in order),
    ]
    for seat in order:
        assert (scene.hand(seat), scene.deck(seat)) == ("gold, 2 estate", "silver")
    assert scene.hand(active) == "4 copper"
    assert scene.position.asked == active


def test_an_opponent_shuffles_if_needed() -> None:
    """DO-C06.2: an empty draw pile is made from his own discard pile."""
    scene = Scene(
        players=[{"hand": "council-room", "deck": "4 copper"}, {"hand": "estate", "discard": "silver, gold"}],
        shuffles=["gold, silver"],
    )
    scene.play("play council-room")
    assert (scene.hand(1), scene.deck(1), scene.discard(1)) == ("gold, estate", "silver", "")
    assert scene.events("deck-shuffled") == [{"seat": 1}]


def test_an_opponent_without_cards_to_draw() -> None:
    """DO-C06.2, DO-T01.3: he draws nothing, and the next one draws."""
    scene = Scene(players=[{"hand": "council-room", "deck": "4 copper"}, {"hand": "estate"}, {"deck": "gold"}])
    scene.play("play council-room")
    assert scene.hand(1) == "estate"
    assert scene.hand(2) == "gold"
    assert [event["seat"] for event in scene.events("cards-drawn")] == [0, 2]


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_who_is_told_which_cards_were_drawn(reader: int | None) -> None:
    """DO-Z10, DO-C06.2: each player the kinds of his own cards only; everyone the numbers."""
    scene = Scene(
        players=[
            {"hand": "council-room", "deck": "3 copper, gold"},
            {"deck": "silver, curse"},
            {"deck": "duchy, curse"},
        ]
    )
    scene.play("play council-room")
    kinds = {0: ["copper", "copper", "copper", "gold"], 1: ["silver"], 2: ["duchy"]}
    for told, seat in zip(scene.events("cards-drawn", reader), (0, 1, 2), strict=True):
        assert told.get("kinds") == (kinds[seat] if reader == seat else None)
        assert told["number"] == len(kinds[seat])
        assert player_seen(scene, reader, seat)["hand_size"] == len(kinds[seat])
        assert ("hand" in player_seen(scene, reader, seat)) == (reader == seat)


def test_a_moat_cannot_refuse_the_card() -> None:
    """DO-C06.3, DO-I15, DO-R02.11: no window opens, and the opponent must draw."""
    scene = Scene(
        players=[
            {"hand": "council-room", "deck": "4 copper"},
            {"hand": "moat, estate", "deck": "gold"},
            {"hand": "moat", "deck": "silver"},
        ]
    )
    scene.play("play council-room")
    scene.expect_question(0, "play-treasure")
    assert scene.hand(1) == "gold, estate, moat"
    assert scene.hand(2) == "silver, moat"
    assert scene.events("moat-revealed") == []


def test_militia_after_council_room() -> None:
    """DO-I18: five cards become six and then three; who reveals a Moat keeps his six."""
    scene = Scene(
        players=[
            {"hand": "council-room, militia", "deck": "4 copper"},
            {"hand": "5 copper", "deck": "gold"},
            {"hand": "4 copper, moat", "deck": "gold"},
            {"hand": "5 estate", "deck": "gold"},
        ],
        actions=2,
    )
    scene.play("play council-room")
    assert [scene.sizes(seat)[0] for seat in (1, 2, 3)] == [6, 6, 6]
    scene.play("play militia", "reveal moat", *["discard copper"] * 3, *["discard estate"] * 3)
    assert [scene.sizes(seat)[0] for seat in (1, 2, 3)] == [3, 6, 3]
    assert scene.hand(1) == "2 copper, gold"
    assert scene.hand(3) == "gold, 2 estate"


def test_the_card_stays_for_the_opponents_own_turn() -> None:
    """DO-C06.2: the extra card is an ordinary hand card, and he begins his turn with six."""
    scene = Scene(players=[{"hand": "council-room", "deck": "9 copper"}, {"hand": "5 copper", "deck": "gold"}])
    scene.play("play council-room").end_turn()
    scene.expect_question(1, "play-treasure")
    scene.play("play-all-treasures")
    assert scene.counters == (1, 1, 8)


def test_the_log_of_a_play() -> None:
    """DO-C06.1, DO-C06.2: bonus, own cards, then the others' cards."""
    scene = Scene(players=[{"hand": "council-room", "deck": "4 copper"}, {}, {}])
    scene.play("play council-room")
    assert log(scene) == ["action-played", "bonus", "cards-drawn", "cards-drawn", "cards-drawn", "phase"]
    assert scene.events("action-played") == [{"seat": 0, "kind": "council-room", "play": "normal", "actions": 0}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_throne_room_draws_eight_and_two_for_the_others(seats: int) -> None:
    """DO-Q06: four cards and a buy, a card for each opponent, and all of it once more."""
    other = {"hand": "estate", "deck": "gold, silver, copper"}
    scene = Scene(players=[{"hand": "throne-room, council-room", "deck": "9 copper"}] + [other] * (seats - 1))
    scene.play("play throne-room", "play council-room")
    assert scene.sizes(0) == (8, 1, 0)
    assert scene.counters == (0, 3, 0)
    opponents = list(range(1, seats))
    assert [event["seat"] for event in scene.events("cards-drawn")] == [0, *opponents] * 2
    assert [event["number"] for event in scene.events("cards-drawn")] == [4, *[1] * (seats - 1)] * 2
    for seat in opponents:
        assert (scene.hand(seat), scene.deck(seat)) == ("silver, gold, estate", "copper")
