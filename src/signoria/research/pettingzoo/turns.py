"""A game as an environment in which agents act one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import AECEnv

from signoria.research.pettingzoo.environment import Environment

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class TurnEnv(Environment, AECEnv[str, Any, Any]):  # type: ignore[misc] # PettingZoo has no types
    """A game of so many players; the agent that is asked acts.

    The info of the agent that acts has its `action_mask`. An action that is not legal raises `IllegalAction` and
    changes nothing. Rewards come at the end: `win` (the share of the victory), `rank` or `lead` (points). With
    `max_cycles` a game is cut off after so many decisions.

    >>> from signoria.research.pettingzoo import dominion_v0
    >>> env = dominion_v0.env(players=2)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     env.step(None if termination else env.action_space(agent).sample(info["action_mask"]))
    >>> env.agents
    []
    """

    metadata = Environment.metadata | {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same one for the same seed."""
        table = self.table
        table.begin(seed)
        self.agents = list(table.agents)
        self.rewards = dict.fromkeys(table.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(table.agents, 0.0)
        self.terminations = dict.fromkeys(table.agents, False)
        self.truncations = dict.fromkeys(table.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in table.agents}
        self._skip_agent_selection = None
        self.ask(table.position().asked_seat())

    def ask(self, seat: int) -> None:
        """Let the next agent act."""
        agent = self.table.agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.table.mask.copy()}

    def step(self, action: Any) -> None:  # noqa: ANN401 - a number of Python or of NumPy, or None
        """Let the agent that is asked act; of a game that is over each agent is let go with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        asked = table.choose(action)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        if asked < 0:
            self.rewards = table.rewards()
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.is_cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.ask(asked)

    def observe(self, agent: str) -> NDArray[np.int16]:
        """Give what an agent sees: docs/reference/observations.md says what the numbers are about."""
        return self.table.observe(agent)

    def legal(self) -> list[int]:
        """Give the actions that may be chosen now, as a list."""
        return self.table.position().legal()
