"""Drivers that play Dominion for the tests, from nothing but a number: the same everywhere, compiled or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.chance import FastChance, spread
from signoria.games.dominion.actions import END_ACTIONS, PLAY_ALL_TREASURES
from signoria.games.dominion.components import CARDS, CURSE, KINDS

if TYPE_CHECKING:
    from signoria.core.position import Position

# Questions at which a lively player takes the dearest of a few options, for the sake of a game that gets somewhere.
SHOPPING: Final = frozenset({"buy-card", "feast-gain", "workshop-gain", "remodel-gain", "mine-gain"})
LOOKS: Final = 3


class Driver:
    """Chooses at random: every option alike, or lively, so that many Action cards are bought and played."""

    def __init__(self, seed: int, *, lively: bool) -> None:
        self.chance = FastChance(spread(seed))
        self.lively = lively

    def choose(self, position: Position) -> int:
        """Give the action that is chosen."""
        options = position.legal()
        choice = self.any_of(options)
        if not self.lively:
            return choice
        question = position.question
        if question == "play-action" and choice == END_ACTIONS:
            return self.any_of(options)
        if question == "play-treasure" and self.chance.below(4) > 0:
            return PLAY_ALL_TREASURES
        if question in SHOPPING:
            return max([choice, *(self.any_of(options) for _ in range(LOOKS - 1))], key=price)
        return choice

    def any_of(self, options: list[int]) -> int:
        """Give any of the options."""
        return options[self.chance.below(len(options))]

    def play(self, position: Position, most: int) -> int:
        """Play until the game is over, but no more than so many decisions; give their number."""
        for number in range(most):
            if position.over:
                return number
            position.choose(self.choose(position))
        return most


def price(action: int) -> int:
    """How dear a card is that an action takes; declining counts as dear as a Copper, a Curse as less."""
    kind = action % KINDS
    if action >= 8 * KINDS:
        return 0
    return -1 if kind == CURSE else CARDS[kind].cost
