"""How hard a puzzle is."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from signoria.bots import new_bot

if TYPE_CHECKING:
    from signoria.core.position import Sight

# Bots by which it is measured, each with so many seeds.
SOLVERS: Final = {"apprentice": 12, "house": 6}
# Somebody who solves every second one is worth as much as the house bot, and each unit of the logit so much.
AT_HALF: Final = 25.0
STEP: Final = 6.0
RAREST: Final = 0.05


def level_of(sight: Sight, answer: int, choices: int) -> float:
    """Give how hard a puzzle is: by how often those find its answer who guess, and bots that do not think."""
    game = sight.position.game.name
    rates = [1 / choices]
    for name, seeds in SOLVERS.items():
        rates += [sum(new_bot(game, name, seed).choose(sight) == answer for seed in range(1, seeds + 1)) / seeds] * 2
    rate = min(1 - RAREST, max(RAREST, sum(rates) / len(rates)))
    return AT_HALF + STEP * log((1 - rate) / rate)
