"""What both kinds of environment say alike: how they are made, their spaces, and how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.research.pettingzoo.table import RENDER_MODES, Table
from signoria.research.rewards import WIN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium import spaces


class Environment:
    """A game of so many players. Stands before the class of PettingZoo that an environment is derived from."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012 - as PettingZoo declares it

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options, reward, max_cycles, render_mode)
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Box:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.table.action_spaces[agent]

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Let the page in the browser go, if there is one."""
        self.table.close()
