"""Bots of one's own, as the arena finds them: by module and name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bots.bot import Bot

if TYPE_CHECKING:
    from signoria.core.position import Sight


class Last(Bot):
    """Chooses the last option, and needs no seed."""

    def choose(self, sight: Sight) -> int:
        return list(sight.options())[-1]


class Seeded(Bot):
    """Chooses by its seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> int:
        options = list(sight.options())
        return options[self.seed % len(options)]


class Slow(Bot):
    """Counts for a while before it chooses."""

    def choose(self, sight: Sight) -> int:
        sum(range(20_000))
        return list(sight.options())[-1]


class Broken(Bot):
    """Fails."""

    def choose(self, sight: Sight) -> int:
        raise KeyError(sight.question())


class Deadly(Bot):
    """Takes its process along."""

    def choose(self, sight: Sight) -> int:
        import os

        os._exit(3)


def no_bot() -> object:
    """Makes something else."""
    return object()
