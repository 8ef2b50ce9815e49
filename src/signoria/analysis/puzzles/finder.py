"""Finding puzzles in games that were played, and checking them.

A moment is one if a choice is clearly better than all others, for what its seat knew, to two judges: the search of the
bots in many worlds, and games that house bots play to their end from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from signoria.analysis.analyst import tasks_of
from signoria.analysis.puzzles.judges import Ahead, ahead, at_the_end, judged, ranked
from signoria.analysis.puzzles.level import level_of
from signoria.analysis.puzzles.puzzle import Candidate, Puzzle, id_of
from signoria.analysis.ruler import ruler
from signoria.bots import knowledge_of
from signoria.bots.search.advice import reason_for
from signoria.bots.search.race import place_of
from signoria.bots.search.verdict import share_of
from signoria.core.record import checked_record
from signoria.core.replay import replay_of
from signoria.games import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from signoria.bots.search.knowledge import Knowledge
    from signoria.bots.search.race import Race
    from signoria.core.position import Position, Sight

# By so much of an even share the best choice must be ahead of the next one; to the second judge by half of it.
CLEAR: Final = 0.2
# And by so many standard errors: the second judge must be sure that it is better.
SURE: Final = 3.0
SURE_AT_THE_END: Final = 1.5
# More choices than these make a list, and no puzzle.
MOST_CHOICES: Final = 14
# What is lost or won anyway is none either.
HOPELESS: Final = 0.08
DECIDED: Final = 0.985
# Questions that are asked again and again, where each answer is a decision of its own; others are parts of a selection.
ONE_BY_ONE: Final = frozenset({"play-action", "buy-card"})
# What everybody finds is too easy.
EASIEST: Final = 15.0
DIGITS: Final = 3


class Depth(NamedTuple):
    """How many worlds are tried: to sift, to sift once more, to be sure, and to the end of the game."""

    sifting: int = 12
    again: int = 60
    search: int = 320
    end: int = 160


def find(
    record: object, *, seed: int = 0, depth: Depth | None = None, tell: Callable[[int, int], None] | None = None
) -> Iterator[Puzzle]:
    """Look for puzzles in a game that was written down, from its beginning to its end.

    The same seed finds the same. `tell` is told how many moments have been looked at, and of how many. Raises
    `RecordError` for a wrong record.
    """
    checked = checked_record(record)
    replay = replay_of(checked, REGISTRY)
    wanted = Depth() if depth is None else depth
    tasks = [task for task in tasks_of(replay, ruler(replay).rounds) if task.seat is not None]
    for number, task in enumerate(tasks):
        prefix: dict[str, Any] = {
            "format": checked["format"],
            "game": checked["game"],
            "options": checked["options"],
            "seats": checked["seats"],
            "seed": checked["seed"],
            "moves": checked["moves"][: task.ply],
            "result": None,
        }
        found = puzzle_at(replay.at(task.ply), prefix, seed * len(tasks) + number, wanted)
        if tell is not None:
            tell(number + 1, len(tasks))
        if found is not None:
            yield found


def puzzle_at(position: Position, record: dict[str, Any], seed: int, depth: Depth) -> Puzzle | None:
    """Give the puzzle of a moment, if it is one."""
    seat = position.asked
    assert seat is not None
    sight = position.sight(seat)
    knowledge = knowledge_of(position.game.name)
    knowledge.hurry()
    race = searched(knowledge, sight, seed, depth) if fits(position, sight) else None
    if race is None:
        return None
    order = ranked(race)
    answer, following = race.options[order[0]], race.options[order[1]]
    notation = position.notation
    level = level_of(sight, answer, len(order))
    # A puzzle that nobody can explain teaches nothing.
    if level < EASIEST or reason_for(sight, sight.view(), notation(answer), notation(following)) is None:
        return None
    end = at_the_end(knowledge, sight, [answer, following], seed, depth.end)
    if end.gap < CLEAR / position.seats() / 2 or end.gap < SURE_AT_THE_END * end.error:
        return None
    choices = [
        Candidate(notation(race.options[one]), round(share_of(race, one), DIGITS), round(race.share_error(one), DIGITS))
        for one in order
    ]
    name = position.game.name
    return Puzzle(id_of(name, seat, record), name, seat, sight.question(), round(level, 1), choices, record)


def searched(knowledge: Knowledge, sight: Sight, seed: int, depth: Depth) -> Race | None:
    """Give what the search found, if one choice is clearly best: what is not in few worlds is let be."""
    least = CLEAR / sight.position.seats()
    for root, (worlds, share) in enumerate(((depth.sifting, 0.5), (depth.again, 0.75))):
        sifted = judged(knowledge, sight, seed, worlds, root)
        if ahead(sifted, ranked(sifted)).gap < share * least:
            return None
    race = judged(knowledge, sight, seed, depth.search, len(depth))
    order = ranked(race)
    lead, best = ahead(race, order), share_of(race, order[0])
    clear = lead.gap >= least and lead.gap >= SURE * lead.error and HOPELESS < best < DECIDED
    return race if clear and stands_alone(sight.position, race.options[order[0]]) else None


def fits(position: Position, sight: Sight) -> bool:
    """Whether a question may be a puzzle: nobody answers it for the player, and each answer is one move."""
    asking = position.waiting
    if asking is None or asking.secret() or asking.preference() is not None:
        return False
    return 1 < len(sight.options()) <= MOST_CHOICES


def stands_alone(position: Position, answer: int) -> bool:
    """Whether an answer is a decision of its own, and no part of a selection, whose parts come in any order."""
    if position.question in ONE_BY_ONE:
        return True
    after = position.copy()
    after.choose(answer)
    return (after.asked, after.question) != (position.asked, position.question)


def still_best(puzzle: Puzzle, *, seed: int, worlds: int) -> Ahead:
    """Look at a puzzle once more, in other worlds: by how much its answer is ahead of the best of the others."""
    position = puzzle.position()
    sight = position.sight(puzzle.seat)
    knowledge = knowledge_of(puzzle.game)
    knowledge.hurry()
    race = judged(knowledge, sight, seed, worlds)
    answer = place_of(race, position.parse(puzzle.answer))
    others = [one for one in ranked(race) if one != answer]
    return ahead(race, [answer, *others])
