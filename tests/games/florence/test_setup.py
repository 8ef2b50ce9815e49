"""Setting up: money, cards, supply, and the persons that everyone returns."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from signoria.games.florence.data.components import FREEDOMS, PERSON_NAMES
from signoria.games.florence.state.table import Florence
from tests.kit.marks import clause
from tests.kit.palazzo import GAME
from tests.kit.soundness import assert_sound


def new(seats: int, seed: int = 1, **options: str) -> Florence:
    return cast("Florence", GAME.new(seats, seed, {name.replace("_", "-"): value for name, value in options.items()}))


def returned(seats: int, seed: int = 1) -> Florence:
    position = new(seats, seed)
    while position.question == "choose-start-persons":
        position.choose(position.legal()[0])
    return position


def saved(position: Florence) -> dict[str, Any]:
    return position.save()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_a_palace_and_nothing_on_the_track(seats: int) -> None:
    """PF-S01.2, PF-S01.11, PF-G01.3: no tile, token or card, and zero points; round one."""
    position = new(seats)
    assert position.round == 1
    for player in position.players:
        assert (player.points, player.jesters, player.builders, player.freedoms) == (0, 0, 0, 0)
        assert (player.prestige, player.bonus, player.recruits, player.opened) == (0, 0, 0, 0)
        assert player.tiles == []
        assert player.empty() == 43
        assert (player.stone, player.character, player.marker) == (-1, -1, 0)


@pytest.mark.parametrize(
    ("seats", "money", "price", "dealt", "pile", "freedoms"),
    [
        pytest.param(2, 2500, 300, 8, 15, 5, marks=clause("PF-S02.1")),
        pytest.param(3, 3500, 200, 12, 12, 6, marks=clause("PF-S02.2")),
        pytest.param(4, 3500, 200, 16, 9, 9, marks=clause("PF-S02.3")),
        pytest.param(5, 3500, 200, 20, 6, 12, marks=clause("PF-S02.4")),
    ],
)
def test_the_numbers_for_each_number_of_players(
    seats: int, money: int, price: int, dealt: int, pile: int, freedoms: int
) -> None:
    """PF-S02, PF-S01.3: money, base price, cards dealt and left, and freedoms."""
    position = new(seats)
    assert [player.money for player in position.players] == [money] * seats
    assert 21 - position.piles[0].size == dealt
    assert sum(saved(position)["supply"][freedom] for freedom in FREEDOMS) == freedoms
    position = returned(seats)
    assert position.piles[0].size == pile
    assert position.view(0)["question"]["price"] == price  # type: ignore[index]


def test_four_persons_are_dealt_and_one_is_returned_unseen() -> None:
    """PF-S01.4, PF-S01.5: everyone sees his own four only, keeps three, and nobody sees what the others do."""
    position = new(3, 5)
    for _ in range(3):
        assert position.question == "choose-start-persons"
        seat = position.asked
        assert seat is not None
        assert_sound(position)
        assert len(position.legal()) == 4
        for reader in (other for other in (0, 1, 2, None) if other != seat):
            view: dict[str, Any] = position.view(reader)
            assert "options" not in view["question"]
            assert "persons" not in view["players"][seat]
        choice = position.notation(position.legal()[1])
        position.play(choice)
        told = [event for event in position.events() if event.kind == "person-returned"][-1]
        assert told.seen_by(seat)["kind"] == choice.removeprefix("return ")
        assert set(told.seen_by((seat + 1) % 3)) == {"at", "event", "seat"}
    assert all(len(player["persons"]) == 3 for player in saved(position)["players"])


def test_returned_and_undealt_persons_are_shuffled_together() -> None:
    """PF-S01.6, PF-Z01.2: a returned person may lie anywhere in the pile."""
    places = set()
    for seed in range(60):
        position = new(3, seed)
        first = position.notation(position.legal()[0]).removeprefix("return ")
        while position.question == "choose-start-persons":
            position.choose(position.legal()[0])
        places.add(saved(position)["piles"]["person"].index(first))
    assert len(places) > 8


def test_prestige_and_bonus_piles_are_complete_and_shuffled() -> None:
    """PF-S01.7, PF-Z01.1, PF-Z01.3: fourteen and twenty cards, in another order each time."""
    games = [saved(new(3, seed)) for seed in range(5)]
    for name, size in (("prestige", 14), ("bonus", 20)):
        orders = {tuple(game["piles"][name]) for game in games}
        assert len(orders) == 5
        assert {len(set(order)) for order in orders} == {size}
    hands = {tuple(game["players"][0]["persons"]) for game in games}
    assert len(hands) == 5
    everyone = games[0]["piles"]["person"] + [card for player in games[0]["players"] for card in player["persons"]]
    assert sorted(everyone) == sorted(PERSON_NAMES)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_supply_is_the_same_for_any_number_of_players(seats: int) -> None:
    """PF-S01.8: landscapes, jesters, builders, recruiting and prestige cards, and three of each building."""
    supply = saved(new(seats))["supply"]
    assert {supply[name] for name in ("forest", "lake", "park", "builder")} == {6}
    assert (supply["jester"], supply["recruit"]) == (7, 5)
    assert {supply[name] for name in ("university", "opera", "tower", "chapel")} == {3}
    assert len(saved(new(seats))["piles"]["prestige"]) == 14


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_one_freedom_fewer_than_players(seats: int, each: int) -> None:
    """PF-S01.9, PF-X6: of each of the three."""
    supply = saved(new(seats))["supply"]
    assert [supply[freedom] for freedom in FREEDOMS] == [each] * 3


@pytest.mark.parametrize(("option", "total"), [("5", 5), ("4", 4)])
def test_two_players_draw_some_freedoms(option: str, total: int) -> None:
    """PF-S01.10, PF-D01.8, PF-Z01.4: one of each, and two or one at random, shown to all; three of one are possible."""
    draws: Counter[tuple[int, ...]] = Counter()
    for seed in range(80):
        position = new(2, seed, two_player_freedoms=option)
        supply = saved(position)["supply"]
        counts = [supply[freedom] for freedom in FREEDOMS]
        assert sum(counts) == total
        assert min(counts) >= 1
        draws[tuple(counts)] += 1
        told = [event.facts["freedoms"] for event in position.events() if event.kind == "freedoms-drawn"]
        assert told == [[freedom for freedom in FREEDOMS for _ in range(supply[freedom] - 1)]]
    assert len(draws) == (6 if option == "5" else 3)


def test_chance_is_used_for_nothing_else() -> None:
    """PF-Z01.5, PF-Z01.7: after set-up the generator moves only when cards are returned to a pile."""
    position = returned(3, 8)
    while not position.over:
        before = position.chance.save()
        question = position.question or ""
        position.choose(position.legal()[-1] if question == "turn-menu" else position.legal()[0])
        if not question.startswith("pick-"):
            assert position.chance.save() == before
    assert len({new(3, seed).starter() for seed in range(20)}) == 3
