"""Figures from many games, and how sure they are.

Games of the same deal are not independent: what is good for a bot from one seat may be good for it from another. So
cases are counted by deal, and how far deals differ says how sure their mean is.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

# 95 of 100 intervals of so many standard errors hold the truth.
ERRORS: Final = 1.96


def errors(deals: int) -> float:
    """As `ERRORS`, where the standard error itself is known from so few deals only (Student's t, as a series)."""
    free = max(1, deals - 1)
    return ERRORS + (ERRORS**3 + ERRORS) / (4 * free) + (5 * ERRORS**5 + 16 * ERRORS**3 + 3 * ERRORS) / (96 * free**2)


class Estimate(msgspec.Struct, frozen=True):
    """A mean of so many cases, and the interval in which the truth lies with 95 %."""

    mean: float
    low: float
    high: float
    cases: int


class ByDeal:
    """What is counted, deal by deal."""

    def __init__(self) -> None:
        self.sums: defaultdict[int, float] = defaultdict(float)
        self.cases: defaultdict[int, int] = defaultdict(int)

    def count(self, deal: int, value: float) -> None:
        """Count a case of a deal."""
        self.sums[deal] += value
        self.cases[deal] += 1

    @property
    def total(self) -> float:
        """The sum of all cases."""
        return sum(self.sums.values())

    def mean(self) -> Estimate | None:
        """Give the mean of something that has no limits; None of nothing."""
        cases = sum(self.cases.values())
        if not cases:
            return None
        mean = self.total / cases
        far = errors(len(self.sums)) * sqrt(self._variance(mean, cases))
        return Estimate(mean, mean - far, mean + far, cases)

    def share(self) -> Estimate | None:
        """Give the mean of something between 0 and 1, with Wilson's interval: it is honest for small and whole shares.

        It is never surer than so many independent games would be.
        """
        cases = sum(self.cases.values())
        if not cases:
            return None
        mean = self.total / cases
        variance = self._variance(mean, cases)
        games = float(cases) if variance == 0 else min(cases, mean * (1 - mean) / variance)
        square = ERRORS * ERRORS
        middle = (mean + square / (2 * games)) / (1 + square / games)
        far = ERRORS * sqrt(mean * (1 - mean) / games + square / (4 * games * games)) / (1 + square / games)
        return Estimate(mean, max(0.0, middle - far), min(1.0, middle + far), cases)

    def _variance(self, mean: float, cases: int) -> float:
        """Give the variance of the mean: that of a ratio, from sums that differ from deal to deal."""
        deals = len(self.sums)
        if deals < 2:
            return 0.0
        squares = sum((self.sums[deal] - mean * self.cases[deal]) ** 2 for deal in self.sums)
        return squares * deals / (deals - 1) / (cases * cases)


def difference(one: ByDeal, other: ByDeal) -> Estimate | None:
    """Give how much larger the mean of one is than that of another, on the deals that both have."""
    paired = ByDeal()
    for deal in one.sums.keys() & other.sums.keys():
        paired.count(deal, one.sums[deal] / one.cases[deal] - other.sums[deal] / other.cases[deal])
    return paired.mean()


def mean(values: Iterable[float]) -> float | None:
    """Give the plain mean; None of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else None
