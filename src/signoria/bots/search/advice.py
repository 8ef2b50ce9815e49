"""Advice: what a strong bot would choose and the next best, each with its chance to win and what speaks for it.

It is made of a race, which has tried what a seat could do in imagined worlds, and of the view of that seat: both know
what the seat may know, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.bots import bots_of, knowledge_of, new_bot
from signoria.bots.search.knowledge import with_option
from signoria.bots.search.race import FEWEST_WORLDS, Race, place_of
from signoria.bots.search.searcher import Searcher
from signoria.core.position import Sight

if TYPE_CHECKING:
    from signoria.core.message import Message

# Whose choice comes first, and what stands for it before it was asked.
STRONG: Final = "strong"
UNASKED: Final = -1
# Hardly any seconds at all.
TINY: Final = 1e-9
# Shares of imagined worlds are said to so many of a hundred.
ROUGH: Final = 5
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
    sight: Sight, *, seed: int, worlds: int, root: int = 0, seconds: float = 0.0, chosen: int = UNASKED
) -> Race:
    """Try what a seat may choose now, in so many worlds; another root imagines others.

    What the strong bot chooses is among it: it is asked first, unless somebody knows what it chose. Raises ValueError
    when the seat is not asked, LookupError when nothing is known about the game.
    """
    if not sight.asked():
        raise ValueError("only what a seat is asked can be considered")
    started = thread_time()
    game = sight.position.game.name
    knowledge = knowledge_of(game)
    knowledge.hurry()
    if chosen < 0 and STRONG in bots_of(game):
        chosen = new_bot(game, STRONG, seed).choose(sight)
    # What the bot has taken is no longer there for the worlds, but one of them is always tried.
    left = max(TINY, seconds - (thread_time() - started)) if seconds > 0.0 else 0.0
    searcher = Searcher(knowledge, seed, worlds, left)
    options = knowledge.candidates(sight, searcher.own.choose(sight))
    race = searcher.compare(sight, with_option(options, chosen) if chosen >= 0 else options, root, telling=True)
    race.chosen = chosen
    return race


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
    first = int(place_of(race, race.chosen) if race.chosen >= 0 else race.choice(DOUBT))
    others = [candidate for candidate in range(len(race.options)) if candidate != first]
    return [first, *sorted(others, key=lambda candidate: (-race.shares[candidate], -race.sums[candidate], candidate))]


def are_equal(race: Race, one: i64, other: i64) -> bool:
    """Whether the one of two candidates that wins less often is not behind by more than the error of the difference."""
    ahead = race.mean(one) - race.mean(other)
    if race.shares[other] >= race.shares[one]:
        ahead = -ahead
    return ahead <= GIVE_OR_TAKE * race.difference_error(one, other)


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
    view, notation = seen(sight, race), sight.position.notation
    move = notation(race.options[candidate])
    if following < 0:
        own = sight.position.game.speech.reasons(view, move)
        return own[0] if own else outcome_of(race, candidate)
    reason = reason_for(sight, view, move, notation(race.options[following]))
    if reason is not None:
        return reason
    lead = (race.points[candidate] - race.points[following]) / float(race.worlds[candidate])
    if lead >= LEAST_POINTS:
        return ("hint-points", {"points": round(lead)})
    return outcome_of(race, candidate)


def outcome_of(race: Race, candidate: i64) -> Message:
    """Say what came of a candidate in the games that were tried."""
    if race.shares[candidate] >= max(list(race.shares)):
        return ("hint-wins", {})
    return ("hint-strong" if race.options[candidate] == race.chosen else "hint-behind", {})


def reason_for(sight: Sight, view: dict[str, object], move: str, other: str) -> Message | None:
    """Give the first thing that speaks for a move and not for another one, by what the seat sees."""
    speech = sight.position.game.speech
    others = speech.reasons(view, other)
    for reason in speech.reasons(view, move):
        if reason not in others:
            return reason
    return None


def seen(sight: Sight, race: Race) -> dict[str, object]:
    """Give what a seat sees, and as `likely` in how many of a hundred imagined worlds each seat has what it asks about.

    It is left out where too few worlds were imagined to say so.
    """
    view = sight.view()
    if race.counted < FEWEST_WORLDS:
        return view
    seats = sight.position.seats()
    likely: dict[str, list[int]] = {}
    for number, thing in enumerate(race.things):
        if not thing:
            continue
        times = list(race.held)[number * seats : (number + 1) * seats]
        likely[thing] = [ROUGH * round(100.0 / ROUGH * float(one) / float(race.counted)) for one in times]
    return {**view, "likely": likely}
