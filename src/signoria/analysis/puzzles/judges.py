"""The judges of puzzles: the search of the bots in many worlds, and games that house bots play to their end."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.search.knowledge import won
from signoria.bots.search.searcher import Searcher
from signoria.bots.search.verdict import error_of, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.bots.search.knowledge import Knowledge
    from signoria.bots.search.race import Race
    from signoria.core.position import Sight

# The search gives two standard errors.
TWICE: Final = 2.0
# The house plays the games of the second judge. A game that bots do not end is stopped after so many decisions.
HOUSE: Final = "house"
MOST_DECISIONS: Final = 5_000


class Ahead(NamedTuple):
    """By how much a choice is ahead of the next one, and the standard error of that."""

    gap: float
    error: float


def judged(knowledge: Knowledge, sight: Sight, seed: int, worlds: int, root: int = 0) -> Race:
    """Try everything that can be chosen, whatever a bot would leave out, in the same worlds."""
    searcher = Searcher(knowledge, seed, worlds)
    # Who is asked first gets to know what there is to know.
    own = searcher.own.choose(sight)
    options = append(vec[i64](), own)
    for option in sight.options():
        if option != own:
            options = append(options, option)
    return searcher.compare(sight, options, root, telling=True)


def ranked(race: Race) -> list[int]:
    """Give the places of all choices, those that win most often first."""
    return sorted(range(len(race.options)), key=lambda one: (-race.shares[one], -race.sums[one], one))


def ahead(race: Race, order: Sequence[int]) -> Ahead:
    """Give by how much the best is ahead of the next one."""
    best, following = order[0], order[1]
    gap = share_of(race, best) - share_of(race, following)
    return Ahead(gap, error_of(race, following, best) / TWICE)


def at_the_end(knowledge: Knowledge, sight: Sight, answers: Sequence[int], seed: int, worlds: int) -> Ahead:
    """Give by how much the first of two answers wins more often, when house bots play to the end of the game."""
    game, seats = sight.position.game.name, sight.position.seats()
    total = squares = 0.0
    knowledge.look(sight)
    for number in range(worlds):
        imagined = knowledge.imagine(sight, seed * worlds + number)
        shares: list[float] = []
        for answer in answers:
            world = imagined.copy()
            world.answer(answer)
            bots = [new_bot(game, HOUSE, seed * worlds + number + other) for other in range(seats)]
            play_out(world, bots, MOST_DECISIONS)
            shares.append(won(world, sight.seat) if world.over else 1.0 / seats)
        difference = shares[0] - shares[1]
        total += difference
        squares += difference * difference
    mean = total / worlds
    return Ahead(mean, sqrt(max(0.0, squares / worlds - mean * mean) / max(1, worlds - 1)))
