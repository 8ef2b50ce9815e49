"""Players of different temper, for variety at a table of many: house bots that have a weakness of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.machiavelli.house import HouseBot
from signoria.bots.random import RandomBot
from signoria.core.chance import FastChance, spread

if TYPE_CHECKING:
    from signoria.core.position import Sight

# How many decisions of a hundred are careless.
CARELESS: Final = 20


class CarelessBot(Bot):
    """Plays as the house does, and every fifth time at random."""

    def __init__(self, seed: int) -> None:
        self.house = HouseBot(seed)
        self.whims = RandomBot(seed)
        self.chance = FastChance(spread(seed, b"careless"))

    def choose(self, sight: Sight) -> i64:
        if self.chance.below(100) < CARELESS:
            return self.whims.choose(sight)
        return self.house.choose(sight)


def fond_of(rank: int) -> Callable[[int], Bot]:
    """Give what makes house bots that like to be whoever has a rank, from 1 to 9."""

    def fond(seed: int) -> Bot:
        return HouseBot(seed, rank - 1)

    return fond


TEMPERS: Final[Mapping[str, Callable[[int], Bot]]] = {
    "careless": CarelessBot,
    # Takes from others what they have; cannot be taken anything from; builds much at once; destroys.
    "thief": fond_of(2),
    "cautious": fond_of(5),
    "architect": fond_of(7),
    "raider": fond_of(8),
}
