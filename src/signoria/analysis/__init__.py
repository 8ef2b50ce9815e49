"""Analysis of games that are over: chances over the course, what was decided and what was better, luck and skill.

A game is looked at by the search of the bots, each decision with what its seat knew then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.analysis.analyst import SECONDS, Analyst, CannotAnalyseError, Found, Thoroughness
from signoria.analysis.findings import analysis_of
from signoria.analysis.shapes import Analysis
from signoria.core.record import checked_record
from signoria.core.replay import replay_of
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Analysis", "Analyst", "CannotAnalyseError", "Found", "Thoroughness", "analyse", "analysis_of"]


def analyse(
    record: object,
    *,
    seed: int = 0,
    seconds: float = SECONDS,
    thoroughness: Thoroughness | None = None,
    tell: Callable[[int, int], bool | None] | None = None,
) -> Analysis:
    """Analyse a game that was written down, within so many seconds of the processor.

    `tell` is told after each thing how many have been looked at, and of how many; what is there is given when it says
    False. The same seed finds the same, unless time was short. Raises `RecordError` for a wrong record, and
    `CannotAnalyseError` for a game that is not over.
    """
    checked = checked_record(record)
    analyst = Analyst(replay_of(checked, REGISTRY), seed=seed, seconds=seconds, thoroughness=thoroughness)
    found: list[Found] = []
    left = seconds
    for number in range(len(analyst.tasks)):
        if left <= 0.0:
            break
        found.append(analyst.look(number, left))
        left -= found[-1].seconds
        if tell is not None and tell(number + 1, len(analyst.tasks)) is False:
            break
    return analysis_of(analyst, checked["seats"], dict(checked["options"]), found)
