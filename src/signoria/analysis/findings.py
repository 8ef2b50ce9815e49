"""What was found in a game, put together: how the chances went, where they turned, and what it came from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from signoria.analysis.grading import MISTAKE, SLIP, grade, rounded
from signoria.analysis.luck.sources import counts_of, origin_of, sources_of, sums_of
from signoria.analysis.numbers.sheet import numbers_of
from signoria.analysis.shapes import FORMAT, Account, Analysis, Chances, Player, RoundMark, Turning
from signoria.analysis.stretches import stretches_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.analyst import Analyst, Found
    from signoria.analysis.luck.origin import Origin
    from signoria.analysis.luck.sources import Sum
    from signoria.analysis.shapes import Decision
    from signoria.analysis.stretches import Stretch
    from signoria.core.message import Arguments, Message

# The most turning points of a seat, and the most that is told of one.
MOST_TURNING: Final = 5
MOST_SAID: Final = 2


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
    counts = counts_of(analyst.replay) if complete else [None] * analyst.seats
    seats = range(analyst.seats)
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
        players=[player_of(analyst, seat, stretches, decisions, counts[seat]) for seat in seats],
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


def player_of(
    analyst: Analyst,
    seat: int,
    stretches: Sequence[Stretch],
    decisions: Sequence[Decision],
    counts: dict[str, Arguments] | None,
) -> Player:
    """Give what there is to say of a seat; where luck came from only with the counts of all the game."""
    own = [one for one in decisions if one.seat == seat]
    mistakes, slips = ([one for one in own if one.grade == grade] for grade in ("mistake", "slip"))
    even = 1.0 / analyst.seats
    sums = sums_of(analyst.replay.end.game.name, seat, even, stretches)
    return Player(
        seat,
        account_of(seat, even, stretches, sums),
        turning_of(analyst, seat, stretches),
        len(own),
        len(mistakes),
        len(slips),
        [] if counts is None else sources_of(sums, counts),
    )


# --- Luck and skill ---------------------------------------------------------------------------------------------------


def account_of(seat: int, even: float, stretches: Sequence[Stretch], sums: dict[Origin, Sum]) -> Account:
    """Tell own choices, luck and the others apart."""
    if not stretches:
        return Account(even, 0.0, 0.0, 0.0)
    told = {"luck": 0.0, "others": 0.0}
    for origin, one in sums.items():
        told[origin.cause] += one.change
    own = rounded(-sum(stretch.cost(seat) for stretch in stretches))
    return Account(rounded(stretches[-1].after.chances[seat]), own, rounded(told["luck"]), rounded(told["others"]))


# --- Turning points ---------------------------------------------------------------------------------------------------


def turning_of(analyst: Analyst, seat: int, stretches: Sequence[Stretch]) -> list[Turning]:
    """Give the largest changes of the chance of a seat that are no accident of the search, in their order."""
    found: list[Turning] = []
    for stretch in stretches:
        found += [
            Turning(one.ply, one.round, -one.gap, "own", seat) for one in stretch.choices(seat) if one.grade != "fine"
        ]
        before, after, change = stretch.before, stretch.after, stretch.change(seat)
        if abs(change) >= max(analyst.least, before.errors[seat] + after.errors[seat]):
            said = said_of(analyst, seat, stretch)
            cause = origin_of(analyst.replay.end.game.name, seat, stretch).cause
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
