"""The numbers of any game: what it measures, round by round, and what its own module adds."""

from __future__ import annotations

from bisect import bisect_right
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

from signoria.analysis.shapes import Numbers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.ruler import Round
    from signoria.core.replay import Replay


class Counting(Protocol):
    """The module of a game."""

    def add(self, replay: Replay, rounds: Sequence[Round], numbers: Numbers) -> Numbers:
        """Give the numbers with those that are the game's own."""


def numbers_of(replay: Replay, rounds: Sequence[Round]) -> Numbers:
    """Give the numbers of a game that is over."""
    samples = [replay.at(one.first).measures() for one in rounds] + [replay.end.measures()]
    seats = range(replay.end.seats())
    series = {name: [[sample[name][seat] for sample in samples] for seat in seats] for name in samples[-1]}
    numbers = Numbers(series)
    module = f"{__package__}.{replay.end.game.name}"
    if find_spec(module) is None:
        return numbers
    counting = cast("Counting", import_module(module))
    return counting.add(replay, rounds, numbers)


def ply_of(replay: Replay, event: int) -> int:
    """Give after how many moves an event had happened."""
    return replay.first + bisect_right(replay.marks, event)
