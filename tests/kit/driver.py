"""Drivers that play games for the tests, from nothing but a number: the same everywhere, compiled or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.chance import FastChance, spread
from signoria.games.dominion.data.actions import END_ACTIONS, PLAY_ALL_TREASURES
from signoria.games.dominion.data.components import CARDS, CURSE, KINDS
from signoria.games.machiavelli.data.actions import BUILD, BUILD_BY_LOAN, END_TURN
from signoria.games.machiavelli.data.components import KINDS as DISTRICT_KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from signoria.core.position import Position

# Questions at which a lively player takes the dearest of a few options, for the sake of a game that gets somewhere.
SHOPPING: Final = frozenset({"buy-card", "feast-gain", "workshop-gain", "remodel-gain", "mine-gain"})
LOOKS: Final = 3


class Driver:
    """Chooses at random: every option alike, or lively, so that much is bought, built and played."""

    def __init__(self, seed: int, *, lively: bool) -> None:
        self.chance = FastChance(spread(seed))
        self.lively = lively

    def choose(self, position: Position) -> int:
        """Give the action that is chosen."""
        options = position.legal()
        choice = self.any_of(options)
        return self.livelier(position, options, choice) if self.lively else choice

    def livelier(self, position: Position, options: list[int], choice: int) -> int:
        """Give a choice that brings the game on; Dominion is what a driver plays unless it is one for another game."""
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


class CourtDriver(Driver):
    """A driver for Machiavelli: lively, it ends a turn late and builds often."""

    def livelier(self, position: Position, options: list[int], choice: int) -> int:
        if position.question != "turn-action":
            return choice
        if choice == END_TURN:
            choice = self.any_of(options)
        builds = [option for option in options if BUILD <= option < BUILD_BY_LOAN + DISTRICT_KINDS]
        return self.any_of(builds) if builds and self.chance.below(3) == 0 else choice


class PrinceDriver(Driver):
    """A driver for Florence: lively, it settles on a verb first, for placements and sales outnumber the rest."""

    def choose(self, position: Position) -> int:
        if not self.lively:
            return super().choose(position)
        verbs: dict[str, list[int]] = {}
        for option in position.legal():
            verbs.setdefault(position.notation(option).split()[0], []).append(option)
        return self.any_of(list(verbs.values())[self.chance.below(len(verbs))])


DRIVERS: Final[Mapping[str, type[Driver]]] = {
    "dominion": Driver,
    "machiavelli": CourtDriver,
    "florence": PrinceDriver,
}


def driver_of(game: str, seed: int, *, lively: bool) -> Driver:
    """Give a driver for a game; one for which none is made chooses at random."""
    return DRIVERS.get(game, Driver)(seed, lively=lively)
