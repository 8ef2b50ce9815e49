"""Many games at once on the machines of a Ray cluster, each of which plays a share of them."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from signoria.arena.pool import Cluster
from signoria.research.crew import LEGAL, ROWS, Rows, Share, Terms, blank_rows, shares
from signoria.research.vector import VectorEnv

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from signoria.core.game import Game

    Array = NDArray[Any]


class RemoteShare:
    """The games of some rows, played on another machine. What it did travels as arrays."""

    def __init__(self, terms: Terms, games: int, rows: tuple[int, int], path: list[str]) -> None:
        """Modules are looked for where the owner of the games finds them."""
        sys.path += [folder for folder in path if folder not in sys.path]
        self.share = Share(terms, games, rows)

    def follow(self, order: int | str | None, actions: bytes) -> dict[str, Array]:
        """Begin anew with a seed, ask a bot by its name, or step; give all arrays."""
        self.share.follow(order, actions)
        arrays = self.share.arrays
        listed = int(arrays["counts"].sum())
        return {**{name: arrays[name] for name in ROWS}, LEGAL: arrays[LEGAL][:listed]}


class Machines(Rows):
    """Workers of a cluster, each with a share of the games."""

    def __init__(self, terms: Terms, games: int, workers: int | None, address: str) -> None:
        """Take so many workers, or as many as the cluster has processors."""
        super().__init__(terms, games, blank_rows(terms, games))
        self.stack = ExitStack()
        crew = self.stack.enter_context(Cluster(address).crew())
        self.ray = crew.ray
        hired = self.ray.remote(num_cpus=1)(RemoteShare)
        self.rows = shares(games, min(games, crew.width if workers is None else workers))
        self.actors = [hired.remote(terms, games, rows, sys.path) for rows in self.rows]

    def tell_all(self, order: int | str | None) -> None:
        """Let everybody do the same, and take in what came of it."""
        given = [self.actions[first:end].tobytes() for first, end in self.rows]
        asked = [actor.follow.remote(order, actions) for actor, actions in zip(self.actors, given, strict=True)]
        try:
            answers = self.ray.get(asked)
        except self.ray.exceptions.RayActorError:
            self.close()
            raise RuntimeError("a machine that played games for this one has gone") from None
        for rows, answer in zip(self.rows, answers, strict=True):
            self.take_in(rows, answer)

    def close(self) -> None:
        """Leave the cluster."""
        self.actors = []
        self.stack.close()
        self.begun = False


class RayVectorEnv(VectorEnv):
    """As `VectorEnv`, played on the machines of a Ray cluster: `pip install '.[cluster]'`.

    `address` is that of the cluster; `local` starts one on this machine. There are as many `workers` as the cluster has
    processors, or as many as are wanted; whoever plays, the same seed gives the same games. The machines need Signoria.
    Each step goes to all of them and back, so there should be many games, and `close` leaves the cluster.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        *,
        address: str = "local",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_decisions: int | None = None,
        workers: int | None = None,
    ) -> None:
        self.address = address
        self.wanted = workers
        terms: dict[str, Any] = {"players": players, "options": options, "reward": reward}
        super().__init__(game, games, **terms, max_decisions=max_decisions, workers=workers or 1)

    def hired(self, terms: Terms, workers: int) -> Machines:
        return Machines(terms, self.num_envs, self.wanted, self.address)
