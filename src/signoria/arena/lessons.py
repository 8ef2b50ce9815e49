"""Games to learn from: they begin wildly, go on sensibly, and tell at every horizon what came of it.

Positions that good players never reach would otherwise be judged by a model that has never seen them. So everybody
plays wildly up to a horizon drawn by lot (*exploring starts*), then as well as they can; only what comes after is
learnt from, for the result must not be the fault of wild moves still to come.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from signoria.bots import knowledge_of
from signoria.bots.search.knowledge import won
from signoria.bots.search.searcher import Searcher
from signoria.bots.search.value import Features
from signoria.bots.search.weights import weights_of
from signoria.core.chance import FastChance, spread
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.bots.bot import Bot
    from signoria.bots.search.knowledge import Knowledge
    from signoria.core.position import Position

# How many moves of a hundred a wild player makes at random.
WILDNESS: Final = (0, 10, 20, 40, 70)
# How many of a hundred seats search, where games of a searcher are learnt from; the policy plays the others.
SEARCHING: Final = 60
# Enough to see how long games last.
TRIALS: Final = 20
MOST_DECISIONS: Final = 5000


class Course(NamedTuple):
    """Which games are played, and by whom; the same course gives the same games, in any number of processes."""

    game: str
    seats: int
    # Tables in turn; a list in the place of a value means any of these.
    tables: list[dict[str, Any]]
    seed: int
    # Worlds a decision of the searchers from which is learnt; with none the policy plays all seats.
    worlds: int
    # By family, what those searchers judge by; families that are not named by what lies beside the bots.
    weights: dict[str, dict[str, Any]]
    # The horizons that a game has, about.
    horizons: int


class Note(NamedTuple):
    """What a seat saw at a horizon."""

    seat: int
    phase: int
    features: list[float]


class Rows(NamedTuple):
    """What was seen in games and what came of it, row by row."""

    numbers: list[int]
    families: frozenset[str]
    version: int
    # The game and the phase of each row, then the features of all rows one after another, then the results.
    games: array[int]
    phases: array[int]
    features: array[float]
    shares: array[float]
    points: array[float]


def played(course: Course, numbers: Sequence[int]) -> Rows:
    """Play the games of some numbers."""
    pupil = Pupil(course)
    for number in numbers:
        pupil.play(number)
    return pupil.rows(list(numbers))


def horizons_of(course: Course) -> int:
    """Give about how many horizons a game of a course has: those of a few games played sensibly."""
    pupil = Pupil(course._replace(horizons=0, worlds=0))
    return max(1, sum(pupil.play(-1 - number) for number in range(TRIALS)) // TRIALS)


class Pupil:
    """Plays the games of a course and takes notes."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.game = REGISTRY.game(course.game)
        version = knowledge_of(course.game).version()
        self.given = {family: weights_of(data, version) for family, data in course.weights.items()}
        self.knowledge = self.own_knowledge()
        self.families: set[str] = set()
        self.notes = array("l"), array("l"), array("f"), array("f"), array("f")
        self.scratch = Features()

    def own_knowledge(self) -> Knowledge:
        """Give what is known about the game, with the weights of the course."""
        knowledge = knowledge_of(self.course.game)
        knowledge.learn(self.given)
        return knowledge

    def rows(self, numbers: list[int]) -> Rows:
        """Give all that was noted in some games."""
        return Rows(numbers, frozenset(self.families), self.knowledge.version(), *self.notes)

    def play(self, number: int) -> int:
        """Play a game; give how many horizons it had."""
        course = self.course
        own = (course.seed << 40) + (number << 8)
        lots = FastChance(spread(own, b"lessons"))
        options = chosen_options(course.tables[number % len(course.tables)], lots)
        position = self.game.new(course.seats, own, options, listen=False)
        self.families.add(self.knowledge.family(position))
        before = lots.below(course.horizons) if course.horizons > 1 else 0
        wild = [WILDNESS[lots.below(len(WILDNESS))] for _ in range(course.seats)]
        searching = [lots.below(100) < SEARCHING if course.worlds else False for _ in range(course.seats)]
        bots = [self.bot(own + seat, searches=searches) for seat, searches in enumerate(searching)]
        learners = [seat for seat in range(course.seats) if searching[seat] or not course.worlds]

        first = horizon = self.knowledge.horizon(position)
        notes: list[Note] = []
        decisions = 0
        while not position.over and decisions < MOST_DECISIONS:
            seat = position.asked_seat()
            sight = position.sight(seat)
            exploring = horizon - first < before
            if exploring and lots.below(100) < wild[seat]:
                legal = position.legal()
                action = legal[lots.below(len(legal))]
            else:
                action = bots[seat].quick(sight) if exploring else bots[seat].choose(sight)
            position.answer(action)
            decisions += 1
            reached = self.knowledge.horizon(position)
            if reached > horizon and not position.over:
                horizon = reached
                if horizon - first >= before:
                    notes += [self.note(position, seat) for seat in learners]
        if position.over:
            self.mark(position, number, notes)
        return horizon - first + 1

    def bot(self, seed: int, *, searches: bool) -> Bot:
        """Give a player."""
        if not searches:
            return self.knowledge.policy(seed)
        return Searcher(self.own_knowledge(), seed, self.course.worlds)

    def note(self, position: Position, seat: int) -> Note:
        """Note what a seat sees."""
        self.scratch.clear()
        self.knowledge.features(position, seat, self.scratch)
        return Note(seat, self.knowledge.phase(position), self.scratch.listed())

    def mark(self, position: Position, number: int, notes: list[Note]) -> None:
        """Add what was noted, and what came of it."""
        scores = position.scores()
        won_by = [won(position, seat) for seat in range(position.seats())]
        games, phases, features, shares, points = self.notes
        for note in notes:
            games.append(number)
            phases.append(note.phase)
            features.extend(note.features)
            shares.append(won_by[note.seat])
            points.append(scores[note.seat])


def chosen_options(table: dict[str, Any], lots: FastChance) -> dict[str, Any]:
    """Settle by lot what a table leaves open. Options that are lists themselves stand in a list of lists."""
    return {name: value[lots.below(len(value))] if isinstance(value, list) else value for name, value in table.items()}
