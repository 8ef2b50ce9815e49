"""OpenSpiel's searchers as bots of the arena, rivals of ours.

    signoria arena dominion --bots house,signoria.research.openspiel:InformationSetSearcher --seats 2 --games 20

They see what their seat sees: a world that they search in is imagined from that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from signoria.bots.bot import Bot
from signoria.core.chance import spread
from signoria.research.openspiel.settings import written_options

if TYPE_CHECKING:
    from mypy_extensions import i64

    from signoria.core.position import Sight
    from signoria.research.openspiel.states import SignoriaState

# How many games are played to an end for a decision.
SIMULATIONS: Final = 50
# How much is explored: wins are worth 0 to 1.
EXPLORATION: Final = 1.4
SEEDS: Final = 1 << 32


class Searcher(Bot):
    """OpenSpiel's `MCTSBot`: it takes one world that it imagines for the real one, and plays it out at random."""

    def __init__(self, seed: int, simulations: int = SIMULATIONS) -> None:
        self.dice = np.random.RandomState(spread(seed) % SEEDS)
        self.simulations = simulations

    def choose(self, sight: Sight) -> i64:
        state = self.imagined(sight)
        return int(self.searcher(state.get_game()).step(state))

    def searcher(self, game: Any) -> Any:  # noqa: ANN401 - OpenSpiel has no types
        evaluator = mcts.RandomRolloutEvaluator(random_state=self.dice)
        return mcts.MCTSBot(game, EXPLORATION, self.simulations, evaluator, random_state=self.dice)

    def imagined(self, sight: Sight) -> SignoriaState:
        """Give a state that the game may be in, for all that the seat knows."""
        position = sight.determinise(self.dice.randint(SEEDS, dtype=np.int64).item())
        options = position.save()["options"]
        assert isinstance(options, dict)
        name = f"signoria_{position.game.name}"
        game = pyspiel.load_game(name, {"players": position.seats(), "options": written_options(options)})
        state: SignoriaState = game.new_initial_state()
        state.course.begin_at(position)
        return state


class InformationSetSearcher(Searcher):
    """OpenSpiel's `ISMCTSBot`: each game that it plays out at random is in another world that may be the real one."""

    def searcher(self, game: Any) -> Any:  # noqa: ANN401 - OpenSpiel has no types
        evaluator = mcts.RandomRolloutEvaluator(random_state=self.dice)
        bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, self.simulations, random_state=self.dice)
        # Its own dice for worlds have no seed.
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, self.dice.random_sample))
        return bot
