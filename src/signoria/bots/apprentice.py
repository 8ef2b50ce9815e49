"""An apprentice: plays as a better bot would, and now and then makes the mistake of a beginner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.core.chance import FastChance, spread

if TYPE_CHECKING:
    from signoria.core.position import Sight

# Slips are counted in so many decisions.
OUT_OF: Final = 100


class Apprentice(Bot):
    """Follows a teacher, but for slips. A game says by what somebody may be tempted who does not know better yet.

    Slips come by the bot's own seed, whoever the others are and however they stand: nobody is picked on, or spared.
    """

    def __init__(self, teacher: Bot, seed: int, slips: i64) -> None:
        self.teacher = teacher
        self.chance = FastChance(spread(seed, b"slips"))
        # In so many of a hundred decisions it gives way to a temptation, where there is one.
        self.slips = slips

    def choose(self, sight: Sight) -> i64:
        best = self.teacher.choose(sight)
        if self.chance.below(OUT_OF) >= self.slips:
            return best
        tempting = self.temptations(sight, best)
        if len(tempting) == 0:
            return best
        return tempting[self.chance.below(len(tempting))]

    def temptations(self, sight: Sight, best: i64) -> vec[i64]:
        """Give what a beginner might well do instead of the best; nothing where nobody would go wrong."""
        raise NotImplementedError


def others(options: vec[i64], verb: i64, objects: i64, best: i64) -> vec[i64]:
    """Give the other objects of which the same can be said."""
    found = vec[i64]()
    for option in options:
        if option != best and verb <= option < verb + objects:
            found = append(found, option)
    return found
