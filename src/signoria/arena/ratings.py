"""How strong bots are, on openskill's scale, from all games of a match at once.

openskill (the model of Plackett and Luce, after Weng and Lin) moves ratings game by game, so that the last games count
most and the order of the games matters. Bots do not change: here ratings are fitted that its updates would leave where
they are, on average over all games. They are beliefs all the same: whoever never loses is as far ahead as the number of
games can tell.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce

from signoria.arena.figures import ERRORS, Estimate

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from signoria.arena.match import Played

MODEL: Final = PlackettLuce()
# Where the bot stands by which the others are measured, if it plays: as at tables.
YARDSTICK: Final = "house"
STEPS: Final = 100
# No step is longer, so that the first ones do not overshoot.
LONGEST_STEP: Final = 20.0
CLOSE: Final = 1e-7

Vector = list[float]
Matrix = list[Vector]
# Who came where: a bot by its number, and its place, for each seat.
Course = tuple[tuple[int, int], ...]


class Fit:
    """Ratings of some bots, fitted to the courses of games."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.ratings = [MODEL.mu] * len(bots)
        self.by_deal: defaultdict[int, Counter[Course]] = defaultdict(Counter)
        self.courses: Counter[Course] = Counter()

    def add(self, played: Played) -> None:
        """Take a game into account that is over."""
        course = tuple(sorted((self.bots.index(bot), place) for bot, place in zip(played.seats, played.ranks)))
        self.by_deal[played.deal][course] += 1
        self.courses[course] += 1

    def settle(self) -> None:
        """Move the ratings to where they explain the games best."""
        for _ in range(STEPS):
            slope, curve = self._slopes(self.courses)
            for bot, rating in enumerate(self.ratings):
                slope[bot] -= (rating - MODEL.mu) / MODEL.sigma**2
                curve[bot][bot] += 1 / MODEL.sigma**2
            step = solved(curve, slope)
            longest = max(abs(one) for one in step)
            short = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            self.ratings = [rating + short * one for rating, one in zip(self.ratings, step)]
            if longest < CLOSE:
                return

    def estimates(self) -> dict[str, Estimate]:
        """Give the ratings with their intervals, by distance from the yardstick, or else from the first bot."""
        by = self.bots.index(YARDSTICK) if YARDSTICK in self.bots else 0
        spread = self._spread()
        games = sum(self.courses.values())
        found = {}
        for bot, name in enumerate(self.bots):
            rating = MODEL.mu + (self.ratings[bot] - self.ratings[by])
            far = ERRORS * max(_distance(matrix, bot, by) for matrix in spread)
            found[name] = Estimate(rating, rating - far, rating + far, games)
        return found

    def _spread(self) -> list[Matrix]:
        """Give how unsure the ratings are: as the model believes, and as deals differ. The larger one counts."""
        _, curve = self._slopes(self.courses)
        for bot in range(len(self.bots)):
            curve[bot][bot] += 1 / MODEL.sigma**2
        believed = inverse(curve)
        meat = [[0.0] * len(self.bots) for _ in self.bots]
        for courses in self.by_deal.values():
            slope, _ = self._slopes(courses)
            for row, one in enumerate(slope):
                for column, other in enumerate(slope):
                    meat[row][column] += one * other
        return [believed, product(product(believed, meat), believed)]

    def _slopes(self, courses: Counter[Course]) -> tuple[Vector, Matrix]:
        """Give where the games pull each rating, and how sharply: the slope of the likelihood, and its curve."""
        bots = range(len(self.bots))
        slope = [0.0 for _ in bots]
        curve = [[0.0 for _ in bots] for _ in bots]
        for course, times in courses.items():
            scale = MODEL.beta * sqrt(len(course))
            top = max(self.ratings)
            strengths = [exp((self.ratings[bot] - top) / scale) for bot, _ in course]
            for bot, place in course:
                # Somebody came here, before everybody who is still left.
                left = [seat for seat in range(len(course)) if course[seat][1] >= place]
                equal = sum(course[seat][1] == place for seat in left)
                whole = sum(strengths[seat] for seat in left)
                weight = times / equal
                chances = [0.0 for _ in bots]
                for seat in left:
                    chances[course[seat][0]] += strengths[seat] / whole
                slope[bot] += weight / scale
                for row in bots:
                    slope[row] -= weight * chances[row] / scale
                    for column in bots:
                        also = chances[row] if row == column else 0.0
                        curve[row][column] += weight * (also - chances[row] * chances[column]) / scale**2
        return slope, curve


def fitted(bots: Sequence[str], games: Iterable[Played]) -> dict[str, Estimate]:
    """Give the ratings of bots after games; nothing where no game is over."""
    fit = Fit(bots)
    for played in games:
        if played.ranks:
            fit.add(played)
    if not fit.courses:
        return {}
    fit.settle()
    return fit.estimates()


def _distance(spread: Matrix, one: int, other: int) -> float:
    """Give the standard error of the distance between two ratings."""
    return sqrt(max(0.0, spread[one][one] + spread[other][other] - 2 * spread[one][other]))


def solved(matrix: Matrix, right: Vector) -> Vector:
    """Solve a system of equations."""
    return [row[0] for row in product(inverse(matrix), [[one] for one in right])]


def inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix by elimination; there is one row for each bot, so it is small."""
    size = len(matrix)
    work = [[*row, *(float(one == number) for one in range(size))] for number, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[best] = work[best], work[column]
        pivot = work[column][column]
        work[column] = [value / pivot for value in work[column]]
        for row in range(size):
            factor = work[row][column]
            if row != column and factor:
                work[row] = [value - factor * other for value, other in zip(work[row], work[column])]
    return [row[size:] for row in work]


def product(left: Matrix, right: Matrix) -> Matrix:
    """Multiply two matrices."""
    columns = list(zip(*right))
    return [[sum(one * other for one, other in zip(row, column)) for column in columns] for row in left]
