"""A game as an environment in which everybody acts in every step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pettingzoo import ParallelEnv

from signoria.research.pettingzoo.environment import Environment

if TYPE_CHECKING:
    Told = dict[str, Any]


class EverybodyEnv(Environment, ParallelEnv[str, Any, Any]):  # type: ignore[misc] # PettingZoo has no types
    """A game of so many players: all agents are asked in every step, and the action of the one whose turn it is counts.

    The info of each agent has its `action_mask`, which is empty for those whose action will not count. Everything else
    is as in `TurnEnv`.
    """

    def __init__(self, game: str, **settled: Any) -> None:  # noqa: ANN401 - what every environment takes
        super().__init__(game, **settled)
        self.nothing = self.table.mask * 0

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Begin a game; the same one for the same seed."""
        self.table.begin(seed)
        self.agents = list(self.table.agents)
        return self.observations(), self.infos(self.table.position().asked_seat())

    def step(self, actions: Told) -> tuple[Told, Told, Told, Told, Told]:
        """Let the agent act that is asked."""
        table = self.table
        asked = table.choose(actions[table.agents[table.position().asked_seat()]])
        over = asked < 0
        cut = not over and table.is_cut_off()
        rewards = table.rewards() if over else dict.fromkeys(table.agents, 0.0)
        ends = dict.fromkeys(table.agents, over), dict.fromkeys(table.agents, cut)
        if over or cut:
            self.agents = []
        return self.observations(), rewards, *ends, self.infos(asked)

    def observations(self) -> Told:
        return {agent: self.table.observe(agent) for agent in self.table.agents}

    def infos(self, asked: int) -> Told:
        seats = self.table.seats
        return {
            agent: {"action_mask": self.table.mask.copy() if seat == asked else self.nothing}
            for agent, seat in seats.items()
        }
