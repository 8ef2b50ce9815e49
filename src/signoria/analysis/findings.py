"""What was found in a game, put together: how the chances went, where they turned, and what it came from."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from signoria.analysis.grading import MISTAKE, SLIP, grade, rounded
from signoria.analysis.numbers.sheet import numbers_of
from signoria.analysis.shapes import FORMAT, Account, Analysis, Chances, Player, RoundMark, Turning

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.analyst import Analyst, Found
    from signoria.analysis.shapes import Cause, Decision
    from signoria.core.message import Message

# The most turning points of a seat, and the most that is told of one.
MOST_TURNING: Final = 5
MOST_SAID: Final = 2


class Stretch(NamedTuple):
    """From one moment at which all chances were looked at to the next: whose turn it was, and what was decided."""

    before: Chances
    after: Chances
    by: int | None
    decisions: list[Decision]


def analysis_of(analyst: Analyst, names: Sequence[str], options: dict[str, object], found: Sequence[Found]) -> Analysis:
    """Put together what was found, of all tasks or of the first ones."""
    end, rounds = analyst.replay.end, analyst.ruler.rounds
    course = [one.moment for one in found if one.moment is not None]
    decisions = reconsidered([one.decision for one in found if one.decision is not None], analyst.seats)
    complete = len(found) == len(analyst.tasks)
    if complete:
        winners = end.winners()
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(analyst.seats)]
        course.append(Chances(analyst.replay.last, rounds[-1].number, shares, [0.0] * analyst.seats))
    stretches = stretches_of(analyst, course, decisions)
    return Analysis(
        format=FORMAT,
        game=end.game.name,
        options=options,
        seats=list(names),
        scores=end.scores(),
        winners=end.winners(),
        moves=len(analyst.replay.moves),
        even=rounded(1.0 / analyst.seats),
        slip=rounded(SLIP / analyst.seats),
        mistake=rounded(MISTAKE / analyst.seats),
        rounds=[RoundMark(one.number, one.first) for one in rounds],
        course=course,
        decisions=decisions,
        players=[player_of(analyst, seat, stretches, decisions) for seat in range(analyst.seats)],
        numbers=numbers_of(analyst.replay, rounds),
        looked=len(found),
        of=len(analyst.tasks),
        seconds=round(sum(one.seconds for one in found), 2),
        worlds=sum(one.worlds for one in found),
        hurried=any(one.hurried for one in found),
        seed=analyst.seed,
    )


def reconsidered(decisions: Sequence[Decision], seats: int) -> list[Decision]:
    """Give decisions, each at least as good as what could still be made of it right after it.

    What follows a choice is imagined as a quick bot plays it. Whoever is asked again before anybody else may do better,
    and must not be blamed twice for what was thrown away only then.
    """
    kept: list[Decision] = []
    for one in reversed(decisions):
        following = kept[-1] if kept else None
        same = following is not None and (following.seat, following.round) == (one.seat, one.round)
        kept.append(at_least(one, best_of(following), seats) if same and following is not None else one)
    return kept[::-1]


def best_of(decision: Decision) -> float:
    """Give the chance with the best that could be chosen."""
    return decision.chance if decision.better_chance is None else max(decision.chance, decision.better_chance)


def at_least(decision: Decision, chance: float, seats: int) -> Decision:
    """Give a decision whose choice was worth so much at least."""
    if decision.better_chance is None or chance <= decision.chance:
        return decision
    gap = rounded(decision.better_chance - chance)
    graded = grade(gap, decision.error, seats)
    if graded == "fine":
        return msgspec.structs.replace(
            decision, grade=graded, chance=chance, gap=0.0, better=None, better_chance=None, why=None, later=None
        )
    return msgspec.structs.replace(decision, grade=graded, chance=chance, gap=gap)


def stretches_of(analyst: Analyst, course: Sequence[Chances], decisions: Sequence[Decision]) -> list[Stretch]:
    """Cut a game where the chances of all were looked at."""
    turns = {part.first: part.seat for one in analyst.ruler.rounds for part in one.parts}
    return [
        Stretch(before, after, turns.get(before.ply), [one for one in decisions if before.ply <= one.ply < after.ply])
        for before, after in pairwise(course)
    ]


def player_of(analyst: Analyst, seat: int, stretches: Sequence[Stretch], decisions: Sequence[Decision]) -> Player:
    """Give what there is to say of a seat."""
    own = [one for one in decisions if one.seat == seat]
    mistakes, slips = ([one for one in own if one.grade == grade] for grade in ("mistake", "slip"))
    account = account_of(seat, 1.0 / analyst.seats, stretches)
    return Player(seat, account, turning_of(analyst, seat, stretches), len(own), len(mistakes), len(slips))


# --- Luck and skill ---------------------------------------------------------------------------------------------------


def cost(seat: int, stretch: Stretch) -> float:
    """Give what a seat lost in a stretch by its own choices."""
    return sum(one.gap for one in stretch.decisions if one.seat == seat)


def cause_of(seat: int, stretch: Stretch) -> Cause:
    """Say what else changed the chance of a seat: its own draws, in its own turn, or what the others did and drew."""
    return "luck" if stretch.by == seat else "others"


def account_of(seat: int, even: float, stretches: Sequence[Stretch]) -> Account:
    """Tell own choices, luck and the others apart. What was dealt before the first move is luck."""
    if not stretches:
        return Account(even, 0.0, 0.0, 0.0)
    sums: dict[str, float] = {"own": 0.0, "luck": stretches[0].before.chances[seat] - even, "others": 0.0}
    for stretch in stretches:
        lost = cost(seat, stretch)
        sums["own"] -= lost
        sums[cause_of(seat, stretch)] += stretch.after.chances[seat] - stretch.before.chances[seat] + lost
    told = {name: rounded(value) for name, value in sums.items()}
    return Account(rounded(stretches[-1].after.chances[seat]), told["own"], told["luck"], told["others"])


# --- Turning points ---------------------------------------------------------------------------------------------------


def turning_of(analyst: Analyst, seat: int, stretches: Sequence[Stretch]) -> list[Turning]:
    """Give the largest changes of the chance of a seat that are no accident of the search, in their order."""
    found: list[Turning] = []
    for stretch in stretches:
        found += [
            Turning(one.ply, one.round, -one.gap, "own", seat)
            for one in stretch.decisions
            if one.seat == seat and one.grade != "fine"
        ]
        before, after = stretch.before, stretch.after
        change = after.chances[seat] - before.chances[seat] + cost(seat, stretch)
        if abs(change) >= max(analyst.least, before.errors[seat] + after.errors[seat]):
            said = said_of(analyst, seat, stretch)
            cause = cause_of(seat, stretch)
            found.append(Turning(before.ply, before.round, rounded(change), cause, stretch.by, said))
    most = sorted(found, key=lambda one: -abs(one.change))[:MOST_TURNING]
    return sorted(most, key=lambda one: one.ply)


def said_of(analyst: Analyst, seat: int, stretch: Stretch) -> list[Message]:
    """Give what there was to see in a stretch for a seat, what concerns it first."""
    replay, speech = analyst.replay, analyst.replay.end.game.speech
    first = replay.marks[stretch.before.ply - replay.first]
    past = replay.marks[stretch.after.ply - replay.first]
    seen = [event.seen_by(seat) for event in replay.events()[:past]]
    places = [place for place in range(first, past) if speech.mark(seen[place]) and not speech.quiet(seen, place)]
    places.sort(key=lambda place: seat not in (seen[place].get("seat"), seen[place].get("owner")))
    return [speech.line(seen, place).message for place in sorted(places[:MOST_SAID])]
