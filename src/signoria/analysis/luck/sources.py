"""Where the result of a seat came from besides its own choices: each kind of chance, what it brought, how sure that is.

A stretch of the game is called after what happened in it. So the sums of all kinds are what the account of the seat
says: nothing is left over, and nothing counts twice.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING, Protocol, cast

from signoria.analysis.grading import rounded
from signoria.analysis.luck.origin import DEAL, OTHERS, TURNS
from signoria.analysis.shapes import Source

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.luck.origin import Origin
    from signoria.analysis.stretches import Stretch
    from signoria.core.events import Event
    from signoria.core.message import Arguments
    from signoria.core.replay import Replay


class Telling(Protocol):
    """The module of a game."""

    def origin(self, seat: int, by: int | None, events: Sequence[Event]) -> Origin:
        """Say what changed the chance of a seat, beyond its own choices, in the turn of somebody."""

    def counts(self, replay: Replay) -> list[dict[str, Arguments]]:
        """Count for every seat what there was of each kind that its text speaks of."""


@lru_cache
def telling_of(game: str) -> Telling | None:
    """Give the module of a game; None for a game that tells no more than whose turn it was."""
    module = f"{__package__}.{game}"
    return None if find_spec(module) is None else cast("Telling", import_module(module))


def counts_of(replay: Replay) -> list[dict[str, Arguments]]:
    """Count for every seat what there was of each kind."""
    telling = telling_of(replay.end.game.name)
    return [{} for _ in range(replay.end.seats())] if telling is None else telling.counts(replay)


def origin_of(game: str, seat: int, stretch: Stretch) -> Origin:
    """Say what changed the chance of a seat in a stretch beyond its own choices."""
    telling = telling_of(game)
    if telling is None:
        return TURNS if stretch.by == seat else OTHERS
    return telling.origin(seat, stretch.by, stretch.events)


class Sum:
    """What one kind brought. Where a stretch begins with the moment at which another ended, its error cancels."""

    def __init__(self) -> None:
        self.change = 0.0
        self._errors: dict[int, float] = {}
        self._choices = 0.0

    def add(self, stretch: Stretch, seat: int) -> None:
        """Add a stretch."""
        self.change += stretch.change(seat)
        self.weigh(stretch.before.ply, -stretch.before.errors[seat])
        self.weigh(stretch.after.ply, stretch.after.errors[seat])
        self._choices += sum(one.error**2 for one in stretch.choices(seat) if one.gap)

    def weigh(self, ply: int, error: float) -> None:
        """Add the error of a moment."""
        self._errors[ply] = self._errors.get(ply, 0.0) + error

    @property
    def error(self) -> float:
        """What the sum is given or taken."""
        return sqrt(self._choices + sum(one**2 for one in self._errors.values()))


def sums_of(game: str, seat: int, even: float, stretches: Sequence[Stretch]) -> dict[Origin, Sum]:
    """Give what each kind brought a seat. What was dealt before the first move is luck."""
    sums: dict[Origin, Sum] = {}
    if stretches:
        first = stretches[0].before
        deal = sums[DEAL] = Sum()
        deal.change = first.chances[seat] - even
        deal.weigh(first.ply, first.errors[seat])
    for stretch in stretches:
        sums.setdefault(origin_of(game, seat, stretch), Sum()).add(stretch, seat)
    return sums


def sources_of(sums: dict[Origin, Sum], counts: dict[str, Arguments]) -> list[Source]:
    """Give all kinds, luck before what the others did, the largest first."""
    found = [
        Source(
            origin.kind,
            origin.cause,
            rounded(one.change),
            rounded(min(1.0, one.error)),
            (f"analysis-source-{origin.kind}", counts.get(origin.kind, {})),
        )
        for origin, one in sums.items()
    ]
    return sorted(found, key=lambda one: (one.cause != "luck", -abs(one.change), one.kind))
