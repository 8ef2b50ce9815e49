"""De Vorsten van Florence as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.chance import chance_from_seed
from signoria.core.game import Game
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.florence.forms.reader import load
from signoria.games.florence.forms.scenario import scenario
from signoria.games.florence.rules.setup import OPTIONS, begin
from signoria.games.florence.state.table import Florence


class FlorenceGame(Game):
    """The game of De Vorsten van Florence."""

    def __init__(self) -> None:
        super().__init__("florence", FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS, CATALOGUE, "signoria.games.florence")

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Florence:
        return begin(seats, options, chance_from_seed(seed), listen=listen)

    def load(self, saved: object) -> Florence:
        return load(saved)

    def scenario(self, wanted: object) -> Florence:
        return scenario(wanted)


GAME: Final = FlorenceGame()
