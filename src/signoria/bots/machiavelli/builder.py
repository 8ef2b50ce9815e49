"""Builder: takes gold, builds the dearest district it can, and leaves everything else to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.machiavelli.turn import unclaimed
from signoria.core.chance import FastChance, spread
from signoria.games.machiavelli.data.actions import (
    BUILD,
    END_TURN,
    GIVE_CROWN,
    KEEP_CARD,
    TAKE_CARDS,
    TAKE_GOLD,
    THANK,
    is_of_card,
)
from signoria.games.machiavelli.eyes.views import MachiavelliSight

if TYPE_CHECKING:
    from signoria.core.position import Sight


class Builder(Bot):
    """A beginner: knows how to build, but neither what the characters are for nor what the others are up to."""

    def __init__(self, seed: int) -> None:
        self.chance = FastChance(spread(seed))

    def choose(self, sight: Sight) -> i64:
        eyes = cast("MachiavelliSight", sight)
        options = eyes.options()
        question = eyes.question()
        if question == "turn-action":
            return self.turn(eyes, options)
        if question == "income":
            return self.income(eyes, options)
        if question == "unclaimed":
            return unclaimed(eyes)
        if question == "keep-card":
            return dearest(eyes, options, KEEP_CARD)
        if THANK in options:
            return THANK
        return options[self.chance.below(len(options))]

    def turn(self, eyes: MachiavelliSight, options: vec[i64]) -> i64:
        """Take an income, build the dearest, end the turn. What the districts pay comes then."""
        if TAKE_GOLD in options:
            return self.income(eyes, options)
        build = dearest(eyes, options, BUILD)
        if is_of_card(build, BUILD):
            return build
        if GIVE_CROWN in options:
            return GIVE_CROWN
        return END_TURN if END_TURN in options else options[0]

    def income(self, eyes: MachiavelliSight, options: vec[i64]) -> i64:
        """Take gold, and cards only when the hand is empty."""
        if TAKE_CARDS in options and eyes.hand_size(eyes.seat) == 0:
            return TAKE_CARDS
        return TAKE_GOLD


def dearest(eyes: MachiavelliSight, options: vec[i64], verb: i64) -> i64:
    """Give the option that says a verb of the dearest card, or the last option."""
    best = options[len(options) - 1]
    most: i64 = -1
    for option in options:
        if is_of_card(option, verb) and eyes.cost(option - verb) > most:
            best = option
            most = eyes.cost(option - verb)
    return best
