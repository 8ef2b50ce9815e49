"""Machiavelli as the registry knows it."""

from __future__ import annotations

from typing import Final

from signoria.core.chance import chance_from_seed
from signoria.core.game import Game
from signoria.games.machiavelli.data.actions import CATALOGUE
from signoria.games.machiavelli.data.components import FEWEST_PLAYERS, MOST_PLAYERS
from signoria.games.machiavelli.forms.reader import load
from signoria.games.machiavelli.forms.scenario import scenario
from signoria.games.machiavelli.rules.setup import OPTIONS, begin
from signoria.games.machiavelli.state.table import Machiavelli


class MachiavelliGame(Game):
    """The game of Machiavelli, in three editions."""

    def __init__(self) -> None:
        super().__init__("machiavelli", FEWEST_PLAYERS, MOST_PLAYERS, OPTIONS, CATALOGUE, "signoria.games.machiavelli")

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Machiavelli:
        return begin(seats, options, chance_from_seed(seed), listen=listen)

    def load(self, saved: object) -> Machiavelli:
        return load(saved)

    def scenario(self, wanted: object) -> Machiavelli:
        return scenario(wanted)


GAME: Final = MachiavelliGame()
