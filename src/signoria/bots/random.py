"""A bot that chooses at random: the yardstick that every other bot must beat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.core.chance import FastChance, spread

if TYPE_CHECKING:
    from signoria.core.position import Sight


class RandomBot(Bot):
    """Chooses every option with the same probability."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        return options[self.chance.below(len(options))]
