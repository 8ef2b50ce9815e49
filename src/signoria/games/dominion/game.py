"""Dominion as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.chance import chance_from_seed
from signoria.core.game import Game
from signoria.games.dominion.data.actions import CATALOGUE
from signoria.games.dominion.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.dominion.forms.reader import load
from signoria.games.dominion.forms.scenario import scenario
from signoria.games.dominion.rules.setup import OPTIONS, begin
from signoria.games.dominion.state.table import Dominion


class DominionGame(Game):
    """The game of Dominion."""

    def __init__(self) -> None:
        super().__init__("dominion", FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS, CATALOGUE, "signoria.games.dominion")

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Dominion:
        return begin(seats, options, chance_from_seed(seed), listen=listen)

    def load(self, saved: object) -> Dominion:
        return load(saved)

    def scenario(self, wanted: object) -> Dominion:
        return scenario(wanted)


GAME: Final = DominionGame()
