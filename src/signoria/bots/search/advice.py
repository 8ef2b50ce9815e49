"""Advice: what a strong bot would choose and the next best, each with its chance to win and what speaks for it.

It is made of a race, which has tried what a seat could do in imagined worlds, and of the view of that seat: both know
what the seat may know, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.bots import knowledge_of
from signoria.bots.search.race import Race
from signoria.bots.search.searcher import Searcher
from signoria.core.position import Sight

if TYPE_CHECKING:
    from signoria.core.message import Message

# So many rows, and in one of them so many choices that are about equal.
MOST_ROWS: Final = 3
MOST_EQUAL: Final = 3
# So many standard errors are what a chance is given or taken, and what must lie between two choices to tell them apart.
GIVE_OR_TAKE: Final = 2.0
# The policy's own answer is what the strong bot does, unless another is better by so many standard errors.
DOUBT: Final = 1.0
# No model of a game is better than that.
LEAST_ERROR: Final = 0.01
# A lead of fewer points says nothing.
LEAST_POINTS: Final = 0.75


@dataclass(frozen=True, slots=True)
class Row:
    """What may be chosen, one move or several that are about equal; the chance to win, and what speaks for it."""

    moves: list[str]
    chance: float
    error: float
    why: Message


@dataclass(frozen=True, slots=True)
class Advice:
    """The best rows of a race, in how many worlds all was tried, and how many choices are left out."""

    rows: list[Row]
    worlds: int
    rest: int


def considered(
    sight: Sight, *, seed: int, worlds: int, root: int = 0, seconds: float = 0.0, so_far: Race | None = None
) -> Race:
    """Try what a seat may choose now, in more worlds than were tried so far; another root imagines others.

    Raises ValueError when the seat is not asked, LookupError when nothing is known about the game.
    """
    if not sight.asked():
        raise ValueError("only what a seat is asked can be considered")
    knowledge = knowledge_of(sight.position.game.name)
    knowledge.hurry()
    race = Searcher(knowledge, seed, worlds, seconds).race(sight, root, telling=True)
    if so_far is None or list(so_far.options) != list(race.options):
        return race
    so_far.add(race)
    return so_far


def advice_of(sight: Sight, race: Race) -> Advice:
    """Put what a race has found into rows, for the seat that it was run for."""
    order = ranked(race)
    groups: list[list[int]] = []
    for candidate in order:
        if groups and are_equal(race, groups[-1][0], candidate):
            groups[-1].append(candidate)
        else:
            groups.append([candidate])
    shown = groups[:MOST_ROWS]
    rows: list[Row] = []
    for place, group in enumerate(shown):
        rows.append(row_of(sight, race, group, shown[place + 1] if place + 1 < len(shown) else []))
    named = sum(len(row.moves) for row in rows)
    return Advice(rows, race.worlds[order[0]], len(sight.options()) - named)


def ranked(race: Race) -> list[int]:
    """Give the candidates, the strong bot's choice first and then those that win most often."""
    first = int(race.choice(DOUBT))
    others = [candidate for candidate in range(len(race.options)) if candidate != first]
    return [first, *sorted(others, key=lambda candidate: (-race.shares[candidate], -race.sums[candidate], candidate))]


def are_equal(race: Race, one: i64, other: i64) -> bool:
    """Whether the second of two candidates is not behind the first by more than the error of their difference."""
    if race.shares[other] >= race.shares[one]:
        return True
    return race.mean(one) - race.mean(other) <= GIVE_OR_TAKE * race.difference_error(one, other)


def row_of(sight: Sight, race: Race, group: list[int], following: list[int]) -> Row:
    """Give the row of candidates that are about equal, told apart from those in the next row."""
    best = group[0]
    worlds = float(race.worlds[best])
    error = max(LEAST_ERROR, GIVE_OR_TAKE * race.share_error(best), 1.0 / (worlds + 2.0))
    notation = sight.position.notation
    moves = [notation(race.options[candidate]) for candidate in group[:MOST_EQUAL]]
    return Row(moves, race.shares[best] / worlds, error, why(sight, race, best, following[0] if following else -1))


def why(sight: Sight, race: Race, candidate: i64, following: i64) -> Message:
    """Give the first thing that speaks for a candidate and not for the next one; else what came of it."""
    notation = sight.position.notation
    best = notation(race.options[candidate])
    if following < 0:
        own = sight.position.game.speech.reasons(sight.view(), best)
        return own[0] if own else ("hint-behind", {})
    reason = reason_for(sight, best, notation(race.options[following]))
    if reason is not None:
        return reason
    lead = (race.points[candidate] - race.points[following]) / float(race.worlds[candidate])
    if lead >= LEAST_POINTS:
        return ("hint-points", {"points": round(lead)})
    return ("hint-wins", {})


def reason_for(sight: Sight, move: str, other: str) -> Message | None:
    """Give the first thing that speaks for a move and not for another one, by what the seat sees."""
    speech, view = sight.position.game.speech, sight.view()
    others = speech.reasons(view, other)
    for reason in speech.reasons(view, move):
        if reason not in others:
            return reason
    return None
