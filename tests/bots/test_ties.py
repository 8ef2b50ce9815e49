"""What is equally good falls by chance: no bot prefers a seat because of its number."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from signoria.bots import new_bot
from signoria.bots.ties import Best
from signoria.core.chance import FastChance, spread
from tests.kit.court import Court
from tests.kit.palazzo import TOGETHER, Palazzo

if TYPE_CHECKING:
    from signoria.core.position import Position

# So many bots, each with a seed of its own, are asked the same.
ASKED = 120


def answers(position: Position) -> Counter[str]:
    """Count what house bots of many seeds answer."""
    seat = position.asked_seat()
    game = position.game.name
    chosen = [new_bot(game, "house", seed).choose(position.sight(seat)) for seed in range(ASKED)]
    return Counter(position.notation(option) for option in chosen)


def assert_by_chance(found: Counter[str], options: set[str]) -> None:
    """Check that all of these were chosen, each about as often: within four standard deviations, and nothing else."""
    assert set(found) == options
    expected = ASKED / len(options)
    deviation = (expected * (1 - 1 / len(options))) ** 0.5
    assert all(abs(number - expected) < 4 * deviation for number in found.values()), found


# --- The best of several ----------------------------------------------------------------------------------------------


def best_of(seed: int, worths: list[int]) -> int:
    best = Best(FastChance(spread(seed)))
    for option, worth in enumerate(worths):
        best.compare(option, worth)
    return best.option


def test_the_best_is_best_whatever_its_place() -> None:
    assert {best_of(seed, [3, 9, 2, 8]) for seed in range(30)} == {1}
    assert {best_of(seed, [-5, -3, -4]) for seed in range(30)} == {1}


def test_of_equals_each_is_as_likely() -> None:
    found = Counter(str(best_of(seed, [7, 2, 7, 7])) for seed in range(ASKED))
    assert_by_chance(found, {"0", "2", "3"})


# --- Machiavelli ------------------------------------------------------------------------------------------------------

RIVAL: dict[str, Any] = {"city": "market", "hand": "tavern", "gold": 3}


def court(actor: int, character: str, *moves: str) -> Court:
    """A table at which all rivals of the player on a seat are alike."""
    players = [{"city": "temple", "gold": 6} if seat == actor else RIVAL for seat in range(4)]
    return Court(players=players, turn={"as": character, "seat": actor}, edition="classic").play(*moves)


@pytest.mark.parametrize("actor", range(4))
def test_victims_who_are_alike_are_hit_by_chance(actor: int) -> None:
    """Wherever the Warlord sits: a table whose seats are named otherwise gives the answers named otherwise."""
    scene = court(actor, "warlord", "take-gold", "destroy")
    assert_by_chance(answers(scene.position), {f"district {seat} market" for seat in range(4) if seat != actor})


@pytest.mark.parametrize("actor", [0, 3])
def test_hands_that_are_alike_are_taken_by_chance(actor: int) -> None:
    scene = court(actor, "magician", "take-gold", "swap-hands")
    assert_by_chance(answers(scene.position), {f"player {seat}" for seat in range(4) if seat != actor})


def test_whoever_is_more_dangerous_is_hit_wherever_he_sits() -> None:
    for victim in (1, 2, 3):
        players = [{"gold": 6}] + [{"city": "market, tavern" if seat == victim else "market"} for seat in (1, 2, 3)]
        scene = Court(players=players, turn={"as": "warlord"}, edition="classic").play("take-gold", "destroy")
        assert {answer.split()[1] for answer in answers(scene.position)} == {str(victim)}


# --- Florence ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", range(3))
def test_neighbours_are_asked_by_chance(active: int) -> None:
    # Who builds for nothing and has little else to do.
    players: list[dict[str, object]] = [{"builders": 3, "money": 0} if seat == active else {} for seat in range(3)]
    scene = Palazzo(*players, phase="actions", active=active, options=TOGETHER)
    neighbours = {f"propose {seat + 1}" for seat in range(3) if seat != active}
    assert neighbours <= set(scene.options)
    assert_by_chance(answers(scene.position), neighbours)
