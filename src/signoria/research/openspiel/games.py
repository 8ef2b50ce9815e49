"""The games as those of OpenSpiel: what it wants to know of a game, and its parameters.

`players` is how many play, `options` what else is settled (settings.py), `reward` what a game is worth (`win`, `rank`
or `lead`), and after `max_decisions` a game is cut off: then it is worth the same to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel

import signoria
from signoria.bots.match import MOST_DECISIONS
from signoria.core.observation import HIGHEST
from signoria.research.course import BASE, DIGITS, Course
from signoria.research.observer import Observer
from signoria.research.openspiel.looking import Looking
from signoria.research.openspiel.settings import read_options
from signoria.research.openspiel.states import SignoriaState
from signoria.research.rewards import LEAD, RANK, WIN, checked_reward

if TYPE_CHECKING:
    from collections.abc import Mapping

Utility = pyspiel.GameType.Utility
# Of each reward: its kind, the least and the most of it, and the sum over all seats, if that is always the same.
WORTH: Final[dict[str, tuple[Any, float, float, float | None]]] = {
    WIN: (Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    RANK: (Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    LEAD: (Utility.GENERAL_SUM, -float(HIGHEST), float(HIGHEST), None),
}


def type_of(name: str, reward: str = WIN) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """Say what kind of game it is."""
    game = signoria.game(name)
    return pyspiel.GameType(
        short_name=f"signoria_{name}",
        long_name=f"Signoria: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=WORTH[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.fewest,
            "options": "",
            "reward": WIN,
            "max_decisions": MOST_DECISIONS,
        },
    )


class SignoriaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of the games, with so many players and settled options."""

    # Of the game that a class derived from this is about.
    played: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises ValueError for what the game refuses."""
        given = dict(params or {})
        self.rules = signoria.game(self.played)
        self.seats = int(given.get("players", self.rules.fewest))
        self.options = read_options(self.rules, str(given.get("options", "")))
        self.reward = checked_reward(given.get("reward", WIN))
        self.max_decisions = int(given.get("max_decisions", MOST_DECISIONS))
        if self.max_decisions < 1:
            raise ValueError(f"a game cannot be cut off after {self.max_decisions} decisions")
        # Refuses seats and options that do not go together.
        self.rules.new(self.seats, 0, self.options, listen=False)
        self.observer = Observer(self.rules, self.seats)
        _, least, most, total = WORTH[self.reward]
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.catalogue.size,
            max_chance_outcomes=BASE,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=self.max_decisions,
        )
        super().__init__(type_of(self.played, self.reward), information, given)

    def new_course(self) -> Course:
        """Lay a game out."""
        return Course(self.rules, self.seats, self.options, self.max_decisions)

    def new_initial_state(self) -> SignoriaState:
        return SignoriaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Looking:  # noqa: ANN401 - as OpenSpiel says it
        return Looking(self.observer, iig_obs_type, params)


class DominionGame(SignoriaGame):
    """Dominion."""

    played = "dominion"


class MachiavelliGame(SignoriaGame):
    """Machiavelli."""

    played = "machiavelli"


class FlorenceGame(SignoriaGame):
    """Florence."""

    played = "florence"


for made in (DominionGame, MachiavelliGame, FlorenceGame):
    pyspiel.register_game(type_of(made.played), made)
