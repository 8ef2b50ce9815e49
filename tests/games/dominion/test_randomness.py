"""What chance decides, how evenly it decides, and what it leaves alone."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations, product
from typing import TYPE_CHECKING, Any, cast

import pytest

import signoria
from tests.games.dominion.playing import (
    MODES,
    chi_square,
    new_game,
    notations,
    player_view,
    readers,
    view,
    wander,
    wandered,
)

if TYPE_CHECKING:
    from signoria.games.dominion.state.table import Dominion

GAME = signoria.game("dominion")
SECRET = bytes(range(32))


def scenario(seed: int, **wanted: object) -> Dominion:
    return cast("Dominion", GAME.scenario({"seed": seed, **wanted}))


def numbers_used(game: Dominion) -> int:
    """How many random numbers a game with fair chance has drawn so far."""
    kind, _, used = cast("tuple[str, str, int]", tuple(game.chance.save()))
    assert kind == "fair"
    return used


# --- Uniform and independent ---


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """DO-N, DO-T02.6: the 24 orders of four cards, over a fixed range of seeds."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        game = scenario(seed, players=[{"hand": "adventurer", "discard": "estate, duchy, province, curse"}, {}])
        game.play("play adventurer")
        found[tuple(game.players[0].discard.listed())] += 1
    assert set(found) == set(permutations([3, 4, 5, 6]))
    assert chi_square(found.values(), 100) < 49.7  # 23 degrees of freedom, 0.1 %


def test_shuffles_are_independent_of_each_other() -> None:
    """DO-T02.6: all 36 pairs of orders of two shuffles in one game are equally likely."""
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(3600):
        game = scenario(seed, players=[{"hand": "2 adventurer", "discard": "estate, duchy, province"}, {}], actions=2)
        orders = []
        for _ in range(2):
            game.play("play adventurer")
            orders.append(tuple(game.players[0].discard.listed()))
        found[tuple(orders)] += 1
    assert set(found) == set(product(permutations([3, 4, 5]), repeat=2))
    assert chi_square(found.values(), 100) < 66.6  # 35 degrees of freedom, 0.1 %


def test_shuffles_of_different_players_are_independent() -> None:
    """DO-T02.6, DO-S03.1: starting hands of two players, counted by their estates, in all combinations."""
    ways = {estates: {0: 21, 1: 105, 2: 105, 3: 21}[estates] / 252 for estates in range(4)}
    games = 3000
    found = Counter(tuple(player.hand.count(3) for player in new_game(2, seed).players) for seed in range(games))
    distance = sum(
        (found[pair] - games * ways[pair[0]] * ways[pair[1]]) ** 2 / (games * ways[pair[0]] * ways[pair[1]])
        for pair in product(range(4), repeat=2)
    )
    assert distance < 37.7  # 15 degrees of freedom, 0.1 %


def test_fair_chance_shuffles_as_evenly() -> None:
    """DO-T02.6: the generator for tables of people, over a fixed range of secrets."""
    found: Counter[int] = Counter()
    for number in range(1200):
        game = new_game(2, number.to_bytes(32, "little"))
        found[game.players[0].hand.count(3)] += 1
    expected = {0: 100, 1: 500, 2: 500, 3: 100}
    assert sum((found[estates] - expected[estates]) ** 2 / expected[estates] for estates in expected) < 16.3


def test_a_shuffle_is_hidden_from_all() -> None:
    """DO-T02.6: two outcomes of the same shuffle look alike to everyone, the owner included."""
    games = []
    for order in ("gold, 2 estate, curse", "curse, 2 estate, gold"):
        players = [{"hand": "spy", "deck": "copper", "discard": "gold, curse, 2 estate"}, {"hand": "copper"}]
        game = scenario(1, players=players, shuffles=[f"silver, {order}"], supply={"silver": 30})
        games.append(game)
    for game in games:
        game.players[0].discard.push(1)
        game.play("play spy")
        assert view(game)["revealed"] == ["silver"]
    for reader in readers(games[0]):
        assert view(games[0], reader) == view(games[1], reader)
        assert player_view(games[0], reader, 0)["known_top"] == []


# --- What chance decides, and what not ---


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("options", "lots"),
    [
        ({}, 1),
        ({"start_player": "chosen", "start_seat": 0}, 0),
        ({"previous_winners": [1]}, 0),
        ({"kingdom_mode": "random"}, 1 + 24),
        ({"kingdom_mode": "random", "start_player": "chosen", "start_seat": 1}, 24),
        (
            {
                "kingdom_mode": "custom",
                "kingdom": ["cellar", "chapel", "feast", "gardens", "library", "mine", "moat", "spy", "thief", "witch"],
            },
            1,
        ),
    ],
)
def test_setting_up_draws_these_lots(seats: int, options: dict[str, object], lots: int) -> None:
    """DO-N, DO-N01: start player, random kingdom and one shuffle of ten cards for each player; nothing else."""
    assert numbers_used(new_game(seats, SECRET, **options)) == lots + 9 * seats


def test_a_draft_draws_no_lots() -> None:
    """DO-N01, DO-N02: but for the start player before it and the shuffles after it."""
    game = new_game(3, SECRET, kingdom_mode="draft")
    while game.question == "draft-pick":
        assert numbers_used(game) == 1
        game.play(notations(game)[-1])
    assert numbers_used(game) == 1 + 9 * 3


@pytest.mark.parametrize("mode", [*MODES, "random"])
@pytest.mark.parametrize("order", ["auto", "ask"])
def test_in_play_chance_decides_reshuffles_only(mode: str, order: str) -> None:
    """DO-N01, DO-N02: numbers are drawn exactly when a discard pile is shuffled, one fewer than it has cards."""
    game = new_game(3, SECRET, kingdom_mode=mode, discard_order=order)
    used, read = numbers_used(game), len(game.events())
    reshuffles = 0
    for decision in wander(game):
        shuffles = [event for event in decision.events(read) if event.kind == "deck-shuffled"]
        if not shuffles:
            assert numbers_used(decision) == used
        reshuffles += len(shuffles)
        used, read = numbers_used(decision), len(decision.events())
    assert reshuffles > 10


def test_a_reshuffle_draws_one_lot_fewer_than_it_has_cards() -> None:
    """DO-N01: both players shuffle their ten cards after the second round, not after the first."""
    game = new_game(2, SECRET, start_player="chosen", start_seat=0)
    before = numbers_used(game)
    for lots in (0, 9 + 9):
        for _ in range(2):
            game.play("start-buying")
            game.play("end-buys")
        assert numbers_used(game) - before == lots
    assert [event.facts["seat"] for event in game.events() if event.kind == "deck-shuffled"] == [0, 1]


# --- Reproducible ---


@pytest.mark.parametrize("seed", [0, 7, -3, 2**200, SECRET])
@pytest.mark.parametrize("mode", ["interaction", "random"])
def test_the_same_seed_and_decisions_give_the_same_game(seed: object, mode: str) -> None:
    """DO-N03: down to the last event."""
    games = [wandered(new_game(3, seed, kingdom_mode=mode), 4) for _ in range(2)]
    logs = [[event.seen_by(None) for event in game.events()] for game in games]
    assert logs[0] == logs[1]
    assert games[0].save() == games[1].save()


def test_other_seeds_give_other_games() -> None:
    """DO-N03: near seeds too."""
    deals = {json.dumps(cast("Any", new_game(4, seed).save()["players"])) for seed in range(200)}
    assert len(deals) == 200


def test_other_decisions_leave_the_deal_alone() -> None:
    """DO-N02, DO-N03: copies go on from the same chance."""
    game = new_game(2, 5)
    first, second = game.copy(), game.copy()
    first.play("play-all-treasures")
    second.play("start-buying")
    assert first.chance.save() == second.chance.save() == game.chance.save()


@pytest.mark.parametrize("seed", [5, SECRET])
def test_seed_and_generator_are_hidden(seed: object) -> None:
    """DO-N03: no view changes with what chance will bring, and none names it."""
    game = new_game(3, seed)
    saved: dict[str, Any] = game.save()
    other = GAME.load({**saved, "chance": ["fast", 12345]})
    for reader in readers(game):
        assert other.view(reader) == game.view(reader)
        assert not {"chance", "seed", "secret"} & set(game.view(reader))
    for event in game.events():
        assert not {"chance", "seed"} & set(event.facts)


def test_a_copy_for_search_does_not_know_the_future() -> None:
    """DO-N03: chance is drawn anew with the hidden cards."""
    game = new_game(2, 5)
    for seat in (0, 1, None):
        assert game.determinise(seat, 9).chance.save() != game.chance.save()


@pytest.mark.parametrize("seed", [None, "7", 1.5, True, b"short", bytes(31), bytes(33)])
def test_a_seed_is_a_number_or_a_secret_of_32_bytes(seed: object) -> None:
    """DO-N03: anything else is refused."""
    with pytest.raises(ValueError, match="seed"):
        new_game(2, seed)


def test_length_does_not_end_a_game() -> None:
    """R11: a driver that stops leaves an unfinished game, which can be gone on with."""
    game = new_game(2, 6)
    for number, _ in enumerate(wander(game)):
        if number == 100:
            break
    assert not game.over
    assert wandered(game).over


def test_hands_have_no_order_to_remember() -> None:
    """R9: cards drawn in another order give the same hand and the same discard pile after clean-up."""
    games = []
    for order in ("gold, estate, copper", "copper, gold, estate"):
        players = [{"hand": "smithy", "deck": f"{order}, 5 curse"}, {"hand": "copper"}]
        game = scenario(1, players=players)
        for move in ("play smithy", "start-buying", "end-buys"):
            game.play(move)
        games.append(game)
    assert games[0].save() == games[1].save()
    assert games[0].players[0].discard.listed() == [24, 0, 2, 3]
