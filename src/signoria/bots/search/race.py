"""Comparing candidates in the same worlds: whoever cannot win any more gets no more of them."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A candidate that is behind by so many standard errors of the difference will not catch up.
HOPELESS: Final = 2.6
# Fewer worlds say too little about how much the difference varies.
FEWEST_WORLDS: Final = 8


class Race:
    """What candidates were worth in the worlds they were tried in; all that still run were tried in the same ones.

    Sums of products say how much the difference of any two varies, whatever world was good or bad for both.
    """

    def __init__(self, options: vec[i64]) -> None:
        number = len(options)
        self.options = options
        self.running: vec[i64] = vec[i64]([1] * number)
        self.worlds: vec[i64] = vec[i64]([0] * number)
        self.sums: vec[float] = vec[float]([0.0] * number)
        self.products: vec[float] = vec[float]([0.0] * (number * number))
        # Told on request only.
        self.shares: vec[float] = vec[float]([0.0] * number)
        self.share_squares: vec[float] = vec[float]([0.0] * number)
        self.points: vec[float] = vec[float]([0.0] * number)
        # What the strong bot would choose, where it was asked: an option, or -1.
        self.chosen: i64 = -1
        # What others may hold unseen, and in how many of the worlds counted each seat held it: thing by thing.
        self.things: list[str] = []
        self.held: vec[i64] = vec[i64]()
        self.counted: i64 = 0
        # What each was worth in the present world.
        self.latest: vec[float] = vec[float]([0.0] * number)

    def note(self, candidate: i64, value: float) -> None:
        """Note what a candidate is worth in the present world."""
        self.latest[candidate] = value

    def tell(self, candidate: i64, share: float, points: float) -> None:
        """Note what else may be expected of a candidate in the present world."""
        self.shares[candidate] += share
        self.share_squares[candidate] += share * share
        self.points[candidate] += points

    def close_world(self) -> None:
        """Add what was noted of all who run."""
        number: i64 = len(self.options)
        latest = self.latest
        one: i64 = 0
        while one < number:
            if self.running[one]:
                value = latest[one]
                self.worlds[one] += 1
                self.sums[one] += value
                other: i64 = 0
                while other < number:
                    if self.running[other]:
                        self.products[one * number + other] += value * latest[other]
                    other += 1
            one += 1

    def runners(self) -> i64:
        """How many still run."""
        found: i64 = 0
        for runs in self.running:
            found += runs
        return found

    def mean(self, candidate: i64) -> float:
        """What a candidate is worth on average."""
        return self.sums[candidate] / float(self.worlds[candidate])

    def error(self, candidate: i64) -> float:
        """The standard error of that."""
        worlds = float(self.worlds[candidate])
        mean = self.mean(candidate)
        square = self.products[candidate * len(self.options) + candidate] / worlds
        return root((square - mean * mean) / max(worlds - 1.0, 1.0))

    def share_error(self, candidate: i64) -> float:
        """The standard error of the share of wins that was told of a candidate."""
        worlds = float(self.worlds[candidate])
        mean = self.shares[candidate] / worlds
        return root((self.share_squares[candidate] / worlds - mean * mean) / max(worlds - 1.0, 1.0))

    def difference_error(self, one: i64, other: i64) -> float:
        """The standard error of the difference between two that still run."""
        number: i64 = len(self.options)
        worlds = float(self.worlds[one])
        squares = self.products[one * number + one] + self.products[other * number + other]
        square = (squares - 2.0 * self.products[one * number + other]) / worlds
        mean = self.mean(one) - self.mean(other)
        return root((square - mean * mean) / max(worlds - 1.0, 1.0))

    def leader(self) -> i64:
        """Give the best of those who still run; of equal ones the first."""
        number: i64 = len(self.options)
        best: i64 = -1
        candidate: i64 = 0
        while candidate < number:
            if self.running[candidate] and (best < 0 or self.mean(candidate) > self.mean(best)):
                best = candidate
            candidate += 1
        return best

    def drop_hopeless(self, kept: i64 = -1) -> None:
        """Let drop out who is too far behind the leader, or always was worth the same; never the one to be kept."""
        leader = self.leader()
        if self.worlds[leader] < FEWEST_WORLDS:
            return
        candidate: i64 = 0
        while candidate < len(self.options):
            if self.running[candidate] and candidate not in (leader, kept):
                behind = self.mean(leader) - self.mean(candidate)
                if behind >= HOPELESS * self.difference_error(leader, candidate):
                    self.running[candidate] = 0
            candidate += 1

    def add(self, other: Race) -> None:
        """Add what somebody else found out about the same candidates in other worlds."""
        if list(self.options) != list(other.options):
            raise ValueError("only races of the same candidates can be added")
        number: i64 = len(self.options)
        one: i64 = 0
        while one < number:
            self.running[one] |= other.running[one]
            self.worlds[one] += other.worlds[one]
            self.sums[one] += other.sums[one]
            self.shares[one] += other.shares[one]
            self.share_squares[one] += other.share_squares[one]
            self.points[one] += other.points[one]
            one += 1
        pair: i64 = 0
        while pair < number * number:
            self.products[pair] += other.products[pair]
            pair += 1
        self.counted += other.counted
        holding: i64 = 0
        while holding < len(self.held):
            self.held[holding] += other.held[holding]
            holding += 1

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes cannot be pickled without this, and races travel between processes.
        counts = [list(self.options), list(self.running), list(self.worlds)]
        told = [list(self.shares), list(self.share_squares), list(self.points)]
        totals = [list(self.sums), list(self.products), *told]
        held = (self.things, list(self.held), self.counted)
        return (race_of, (counts, totals, self.chosen, held))

    def choice(self, doubt: float) -> i64:
        """Give the best candidate: the first one unless another is better beyond doubt, in standard errors."""
        leader = self.leader()
        if leader > 0 and doubt > 0.0 and self.running[0]:
            ahead = self.mean(leader) - self.mean(0)
            if ahead < doubt * self.difference_error(leader, 0):
                return 0
        return leader


def race_of(
    counts: list[list[int]], totals: list[list[float]], chosen: int, held: tuple[list[str], list[int], int]
) -> Race:
    """Give a race as it was written down."""
    race = Race(vec[i64](counts[0]))
    race.running = vec[i64](counts[1])
    race.worlds = vec[i64](counts[2])
    race.sums = vec[float](totals[0])
    race.products = vec[float](totals[1])
    race.shares = vec[float](totals[2])
    race.share_squares = vec[float](totals[3])
    race.points = vec[float](totals[4])
    race.chosen = chosen
    things, times, counted = held
    race.things = things
    race.held = vec[i64](times)
    race.counted = counted
    return race


def place_of(race: Race, option: i64) -> i64:
    """Give the number of an option among the candidates."""
    place: i64 = 0
    while race.options[place] != option:
        place += 1
    return place


def root(square: float) -> float:
    """Give the square root of what is not negative but for rounding."""
    return sqrt(square) if square > 0.0 else 0.0
