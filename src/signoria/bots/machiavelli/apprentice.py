"""The apprentice of Machiavelli: chooses characters and buildings as it likes, and guesses blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.apprentice import Apprentice, others
from signoria.bots.machiavelli.house import HouseBot
from signoria.games.machiavelli.data.actions import (
    BUILD,
    CHOOSE,
    KEEP_CARD,
    NAME,
    PUT_DOWN,
    TAKE_CARDS,
    TAKE_GOLD,
    is_of_card,
    is_of_character,
)
from signoria.games.machiavelli.data.components import CHARACTERS, KINDS
from signoria.games.machiavelli.eyes.views import MachiavelliSight

if TYPE_CHECKING:
    from signoria.core.position import Sight

SLIPS: Final = 65
# Whoever holds more cards than this takes gold.
FULL_HAND: Final = 3


class MachiavelliApprentice(Apprentice):
    """Takes this character or that, builds what it can pay, and names whomever it thinks of.

    It takes its income, builds when it can, and harms nobody whom the house bot would not: a slip never chooses a
    player, nor a district of one.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(HouseBot(seed), seed, SLIPS)

    def temptations(self, sight: Sight, best: i64) -> vec[i64]:
        options = sight.options()
        for verb in (CHOOSE, PUT_DOWN, NAME):
            if is_of_character(best, verb):
                return others(options, verb, len(CHARACTERS), best)
        for verb in (BUILD, KEEP_CARD):
            if is_of_card(best, verb):
                return others(options, verb, KINDS, best)
        if best in (TAKE_GOLD, TAKE_CARDS):
            return other_income(cast("MachiavelliSight", sight), options, best)
        return vec[i64]()


def other_income(eyes: MachiavelliSight, options: vec[i64], best: i64) -> vec[i64]:
    """Give the other income, but no cards on top of a full hand, and no gold for an empty one."""
    held = eyes.hand_size(eyes.seat)
    other: i64 = TAKE_CARDS if best == TAKE_GOLD else TAKE_GOLD
    tempting = held <= FULL_HAND if other == TAKE_CARDS else held > 0
    return vec[i64]([other]) if tempting and other in options else vec[i64]()
