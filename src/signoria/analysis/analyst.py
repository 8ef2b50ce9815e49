"""Looking at a game: what there is to look at, one thing after another, and what is found there.

Everything that is looked at stands by itself: it has worlds of its own, whose seeds follow from the seed of the
analysis and from what the seat knew. So it does not matter who looks at what, or when: any split over processes finds
the same, unless time is too short for all the worlds, which is said.
"""

from __future__ import annotations

import hashlib
from time import thread_time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from signoria.analysis.grading import SLIP, grade, rounded
from signoria.analysis.ruler import ruler
from signoria.analysis.shapes import Chances, Decision
from signoria.analysis.unknowns.summary import unknown_to
from signoria.bots import is_searched, knowledge_of
from signoria.bots.search.verdict import Effort, expected, in_truth, verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.ruler import Round, Ruler
    from signoria.bots.search.knowledge import Knowledge
    from signoria.bots.search.verdict import Verdict
    from signoria.core.position import Position
    from signoria.core.replay import Replay

# Seconds of a processor for a game.
SECONDS: Final = 120.0
# No single thing may take more than so many times what is left for each on average.
LONGEST: Final = 2.5
SHORTEST: Final = 0.02
# Worlds that are tried between two looks at the clock, and the most of them.
FEW: Final = 4
MOST_PARTS: Final = 1 << 12


class CannotAnalyseError(ValueError):
    """A game that cannot be looked at. The message is one sentence that says why."""


class Thoroughness(NamedTuple):
    """How many worlds are tried: for a chance, to pick what was better, to say by how much, and with all cards open."""

    chance: int = 64
    sifting: int = 24
    duel: int = 240
    later: int = 32


class Task(NamedTuple):
    """Something to look at after so many moves: the chances of all, or what a seat decides, its so-manieth decision."""

    ply: int
    round: int
    seat: int | None = None
    number: int = 0


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one thing that was looked at, with the seconds that took, and the worlds."""

    task: int
    seconds: float
    worlds: int
    hurried: bool
    decision: Decision | None = None
    moment: Chances | None = None


class Analyst:
    """Looks at a game that is over."""

    def __init__(
        self, replay: Replay, *, seed: int = 0, seconds: float = SECONDS, thoroughness: Thoroughness | None = None
    ) -> None:
        """Prepare. Raises `CannotAnalyseError` for a game that goes on, or that no search knows."""
        position = replay.end
        if not position.over:
            raise CannotAnalyseError("only a game that is over can be analysed, and this one is not")
        if not is_searched(position.game.name):
            raise CannotAnalyseError(f"no bot knows enough about {position.game.name} to analyse it")
        self.replay = replay
        self.seed = seed
        self.seconds = seconds
        self.thoroughness = Thoroughness() if thoroughness is None else thoroughness
        self.ruler: Ruler = ruler(replay)
        self.seats = position.seats()
        self.tasks = tasks_of(replay, self.ruler.rounds)
        self._moment = _Walk(replay)

    @property
    def least(self) -> float:
        """From which gap on a decision is a slip."""
        return SLIP / self.seats

    def look(self, number: int, left: float | None = None) -> Found:
        """Look at one of the tasks, within what is left of the seconds for all from this one on."""
        task = self.tasks[number]
        remaining = self.seconds if left is None else left
        seconds = max(SHORTEST, LONGEST * remaining / (len(self.tasks) - number))
        position = self._moment.at(task.ply)
        started = thread_time()
        if task.seat is None:
            moment, worlds, hurried = self._chances(position, task, seconds)
            return Found(number, thread_time() - started, worlds, hurried, moment=moment)
        decision, wanted = self._decision(position, task, seconds)
        return Found(number, thread_time() - started, decision.worlds, decision.worlds < wanted, decision=decision)

    def _chances(self, position: Position, task: Task, seconds: float) -> tuple[Chances, int, bool]:
        seeds = [seed_of(self.seed, seat, task.ply) for seat in range(self.seats)]
        found = shares_of(position, seeds, self.thoroughness.chance, seconds / self.seats)
        worlds = [tried for _, _, tried in found]
        # Each seat is judged for itself, from what it knows; together they have one victory.
        total = sum(chance for chance, _, _ in found)
        if total <= 0.0:
            chances, errors = [1.0 / self.seats] * self.seats, [1.0] * self.seats
        else:
            chances, errors = [one / total for one, _, _ in found], [min(1.0, one / total) for _, one, _ in found]
        moment = Chances(task.ply, task.round, [rounded(one) for one in chances], [rounded(one) for one in errors])
        return moment, sum(worlds), min(worlds) < self.thoroughness.chance

    def _decision(self, position: Position, task: Task, seconds: float) -> tuple[Decision, int]:
        assert task.seat is not None
        move = self.replay.moves[task.ply - self.replay.first]
        found = decision_of(
            position,
            task,
            move,
            seed=seed_of(self.seed, task.seat, task.number),
            thoroughness=self.thoroughness,
            seconds=seconds,
        )
        return found, self.thoroughness.sifting if found.better is None else self.thoroughness.duel


class _Walk:
    """Goes through a game from one moment to a later one, or begins anew."""

    def __init__(self, replay: Replay) -> None:
        self._replay = replay
        self._ply = replay.first
        self._position = replay.at(replay.first)

    def at(self, ply: int) -> Position:
        """Give the position after so many moves. It is for reading only."""
        if ply < self._ply:
            self._ply, self._position = ply, self._replay.at(ply)
        for move in self._replay.moves[self._ply - self._replay.first : ply - self._replay.first]:
            self._position.play(move)
        self._ply = ply
        return self._position


def tasks_of(replay: Replay, rounds: Sequence[Round]) -> list[Task]:
    """Give what there is to look at: the chances at each turn, and each decision with more than one option."""
    starts = {part.first: one.number for one in rounds for part in one.parts}
    tasks: list[Task] = []
    number = 0
    decided = [0] * replay.end.seats()
    knowledge = knowledge_of(replay.end.game.name)
    for ply, position in enumerate(replay.positions(), start=replay.first):
        if ply in starts:
            number = starts[ply]
            tasks.append(Task(ply, number))
        asked = position.asked
        if asked is not None and knowledge.worth_searching(position.sight(asked)):
            tasks.append(Task(ply, number, asked, decided[asked]))
            decided[asked] += 1
    return tasks


def shares_of(
    position: Position, seeds: Sequence[int], worlds: int, seconds: float = 0.0
) -> list[tuple[float, float, int]]:
    """Give what `chance_of` finds for each seat, which has a seed of its own; the sum need not be one victory."""
    return [chance_of(position, seat, seed=seed, worlds=worlds, seconds=seconds) for seat, seed in enumerate(seeds)]


def chance_of(
    position: Position, seat: int, *, seed: int, worlds: int, seconds: float = 0.0
) -> tuple[float, float, int]:
    """Give the chance of a seat from what it knows, what that is given or taken, and how many worlds were tried."""
    knowledge = knowledge_of(position.game.name)
    knowledge.hurry()
    found = expected(knowledge, position.sight(seat), seed=seed, worlds=worlds, seconds=seconds)
    return found.chance, found.error, found.worlds


def decision_of(
    position: Position, task: Task, move: str, *, seed: int, thoroughness: Thoroughness, seconds: float = 0.0
) -> Decision:
    """Judge a move of the seat that is asked, from what it knows; what came to light later stands apart."""
    seat = task.seat
    assert seat is not None
    game, sight = position.game, position.sight(seat)
    knowledge = knowledge_of(game.name)
    knowledge.hurry()
    effort = Effort(thoroughness.sifting, thoroughness.duel, seconds)
    least = SLIP / position.seats()
    found = verdict(knowledge, sight, position.parse(move), seed=seed, effort=effort, least=least)
    gap, error = found.gap
    graded = grade(gap, error, position.seats())
    view = sight.view()
    asked = game.speech.open_question(view)
    assert asked is not None
    question = game.speech.question(asked)
    chance, better_chance = (rounded(one) for one in found.chances)
    decision = Decision(
        task.ply,
        seat,
        task.round,
        question,
        len(sight.options()),
        move,
        graded,
        chance,
        rounded(error),
        found.worlds,
        unknown=unknown_to(view),
    )
    if graded == "fine":
        return decision
    later = truth_of(knowledge, position, found, seed=seed, worlds=thoroughness.later, seconds=seconds)
    return msgspec.structs.replace(
        decision,
        better=position.notation(found.better),
        better_chance=better_chance,
        gap=rounded(gap),
        why=found.why,
        later=later,
    )


def truth_of(
    knowledge: Knowledge, position: Position, found: Verdict, *, seed: int, worlds: int, seconds: float
) -> tuple[float, float] | None:
    """Give both chances with all cards as they really lay, in some worlds or as many as there is time for."""
    seat, started = position.asked, thread_time()
    assert seat is not None
    chosen, better, tried = 0.0, 0.0, 0
    while tried < worlds:
        part = min(FEW, worlds - tried)
        one, other = in_truth(knowledge, position, seat, found, seed=seed * MOST_PARTS + tried, worlds=part)
        chosen, better, tried = chosen + part * one, better + part * other, tried + part
        if 0.0 < seconds < thread_time() - started:
            break
    return (rounded(chosen / tried), rounded(better / tried)) if tried else None


def seed_of(seed: int, seat: int, number: int) -> int:
    """Give the seed of the worlds for something that is looked at: of what its seat knows, never of the position."""
    return int.from_bytes(hashlib.sha256(f"analysis {seed} {seat} {number}".encode()).digest()[:6])
