"""What each option is worth, in numbers: for hints, for analysis, and for whoever thinks in several places at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots import knowledge_of
from signoria.bots.search.race import Race
from signoria.bots.search.searcher import Searcher
from signoria.core.position import Sight

# Enough for any budget of seconds.
MANY_WORLDS: Final = 1 << 19


class Judgement:
    """What is to be expected of an option."""

    def __init__(self, option: int, share: float, score: float, playouts: int, uncertainty: float) -> None:
        self.option = option
        # The share of wins, from 0 to 1, and the points at the end.
        self.share = share
        self.score = score
        self.playouts = playouts
        # The standard error of what the options are compared by.
        self.uncertainty = uncertainty

    def __reduce__(self) -> tuple[object, ...]:
        return (Judgement, (self.option, self.share, self.score, self.playouts, self.uncertainty))


def judge(sight: Sight, *, seconds: float = 0.0, worlds: int = 0, seed: int = 0) -> list[Judgement]:
    """Judge what a seat may choose now, the best first, within a budget of worlds or of seconds of the processor.

    Options that are not worth trying are left out. Raises ValueError when the seat is not asked, or without a budget,
    LookupError when nothing is known about the game.
    """
    if not sight.asked():
        raise ValueError("only what a seat is asked can be judged")
    if seconds <= 0.0 and worlds <= 0:
        raise ValueError("judging needs a budget of seconds or worlds")
    searcher = Searcher(knowledge_of(sight.position.game.name), seed, worlds or MANY_WORLDS, seconds)
    return judgements(searcher.race(sight, telling=True))


def judgements(race: Race) -> list[Judgement]:
    """Give what a race has told about its candidates, the best first."""
    found: list[tuple[float, int, Judgement]] = []
    candidate: i64 = 0
    while candidate < len(race.options):
        worlds = float(race.worlds[candidate])
        judgement = Judgement(
            race.options[candidate],
            race.shares[candidate] / worlds,
            race.points[candidate] / worlds,
            race.worlds[candidate],
            race.error(candidate),
        )
        found.append((-race.mean(candidate), candidate, judgement))
        candidate += 1
    return [judgement for _, _, judgement in sorted(found, key=place_of)]


def place_of(entry: tuple[float, int, Judgement]) -> tuple[float, int]:
    """Order by worth, and equal ones as they were tried."""
    return entry[0], entry[1]
