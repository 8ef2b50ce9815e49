"""Games of the same bots on the same seats, shared out over a pool."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from signoria.arena.pool import share_out
from signoria.bots.simulation import Outcomes, no_outcomes, play_games

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from signoria.arena.pool import Pool


class Simulation(msgspec.Struct, frozen=True):
    """A number of games to be played."""

    game: str
    bots: list[str]
    options: dict[str, object]
    seed: int
    games: int
    most_decisions: int

    def run(self, pool: Pool, tell: Callable[[int], None]) -> Outcomes:
        """Play all games; tell how many more are done, time after time. The outcomes do not depend on the pool."""
        total = no_outcomes(len(self.bots))
        for outcomes in share_out(partial(play_some, self), range(self.games), pool):
            total.add(outcomes)
            tell(outcomes.games)
        return total


def play_some(simulation: Simulation, numbers: Sequence[int]) -> Outcomes:
    """Play the games of consecutive numbers."""
    first, last = numbers[0], numbers[-1] + 1
    return play_games(
        simulation.game,
        simulation.bots,
        simulation.options,
        simulation.seed,
        first,
        last,
        simulation.most_decisions,
    )
