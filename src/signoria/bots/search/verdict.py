"""Verdicts on games that were played: what was better than what was chosen, and what a seat could expect.

Both are found with what the seat knew then. What is better is picked in some worlds, and by how much in others: a
choice that was only lucky in the first ones is not called better for it.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.search.advice import DOUBT, GIVE_OR_TAKE, LEAST_ERROR, why
from signoria.bots.search.knowledge import Knowledge, with_option
from signoria.bots.search.race import Race, place_of, root
from signoria.bots.search.searcher import MOST_WORLDS, Searcher, play_on, try_all
from signoria.core.chance import fresh_chance
from signoria.core.message import Message
from signoria.core.position import Position, Sight

# What is chosen and what is better are the candidates of a duel, in this order.
CHOSEN: Final = 0
BETTER: Final = 1
# Worlds of duels, and those that really were, are not those in which the better choice was picked.
SIFTING: Final = 0
DUEL: Final = 1
# As good as nothing.
TINY: Final = 1e-9


class Verdict:
    """What was chosen, what was better, and by how much; both are the same when nothing was clearly better."""

    def __init__(
        self, chosen: int, better: int, chances: tuple[float, float], gap: tuple[float, float], worlds: int
    ) -> None:
        self.chosen = chosen
        self.better = better
        # The chance to win with what was chosen, and with what was better.
        self.chances = chances
        # By how much it was better, and what that is given or taken.
        self.gap = gap
        self.worlds = worlds
        self.why: Message = ("hint-wins", {})


class Expectation:
    """The chance to win that a seat had, what that is given or taken, and in how many worlds it was found."""

    def __init__(self, chance: float, error: float, worlds: int) -> None:
        self.chance = chance
        self.error = error
        self.worlds = worlds


class Effort:
    """How many worlds are tried to pick what was better, and how many to say by how much; and seconds at most."""

    def __init__(self, sifting: int, duel: int, seconds: float = 0.0) -> None:
        self.sifting = sifting
        self.duel = duel
        self.seconds = seconds


def verdict(knowledge: Knowledge, sight: Sight, chosen: int, *, seed: int, effort: Effort, least: float) -> Verdict:
    """Judge what a seat chose, as it saw the position before. Gaps that may not come near `least` are let be.

    Raises ValueError when the seat is not asked.
    """
    if not sight.asked():
        raise ValueError("only what a seat is asked can be judged")
    searcher = Searcher(knowledge, seed, effort.sifting, effort.seconds)
    own = searcher.own.choose(sight)
    race = searcher.compare(sight, with_option(knowledge.candidates(sight, own), chosen), SIFTING, telling=True)
    better = race.options[race.choice(DOUBT)]
    place = place_of(race, chosen)
    best = place_of(race, better)
    chances = share_of(race, place), share_of(race, best)
    if place == best or chances[1] - chances[0] < least / 2.0:
        return Verdict(chosen, chosen, (chances[0], chances[0]), (0.0, error_of(race, place, best)), race.worlds[0])
    searcher.worlds = effort.duel
    duel = searcher.compare(sight, append(append(vec[i64](), chosen), better), DUEL, telling=True)
    gap = share_of(duel, BETTER) - share_of(duel, CHOSEN)
    told = Verdict(
        chosen,
        better,
        (share_of(duel, CHOSEN), share_of(duel, BETTER)),
        (gap, error_of(duel, CHOSEN, BETTER)),
        duel.worlds[0],
    )
    told.why = why(sight, duel, BETTER, CHOSEN)
    return told


def in_truth(
    knowledge: Knowledge, position: Position, seat: int, found: Verdict, *, seed: int, worlds: int
) -> tuple[float, float]:
    """Give both chances of a verdict with all cards as they really lay, for a game that is over."""
    race = Race(append(append(vec[i64](), found.chosen), found.better))
    knowledge.look(position.sight(seat))
    number = 0
    while number < worlds:
        world = position.copy()
        world.journal = None
        world.chance = fresh_chance(seed * MOST_WORLDS + number)
        try_all(knowledge, race, world, seat, seed * MOST_WORLDS + number, telling=True)
        number += 1
    return share_of(race, CHOSEN), share_of(race, BETTER)


def expected(knowledge: Knowledge, sight: Sight, *, seed: int, worlds: int, seconds: float = 0.0) -> Expectation:
    """Give the chance to win that a seat has, from what it knows, whoever is asked."""
    knowledge.look(sight)
    started = thread_time() if seconds > 0.0 else 0.0
    total, squares = 0.0, 0.0
    tried = 0
    while tried < worlds:
        imagined = knowledge.imagine(sight, seed * MOST_WORLDS + tried)
        beyond = knowledge.horizon(imagined)
        play_on(knowledge, imagined, knowledge.policy(seed * MOST_WORLDS + tried), beyond)
        share = knowledge.share(imagined, sight.seat)
        total += share
        squares += share * share
        tried += 1
        if seconds > 0.0 and thread_time() - started > seconds:
            break
    mean = total / float(tried)
    error = root((squares / float(tried) - mean * mean) / max(float(tried) - 1.0, 1.0))
    return Expectation(mean, given_or_taken(error, tried), tried)


# --- Figures ----------------------------------------------------------------------------------------------------------


def share_of(race: Race, candidate: i64) -> float:
    """Give the share of wins of a candidate."""
    return race.shares[candidate] / float(race.worlds[candidate])


def error_of(race: Race, one: i64, other: i64) -> float:
    """Give what the difference of two shares is given or taken.

    What candidates are compared by is not always the share, but they are as far apart in the one as in the other,
    measured by how far each difference varies.
    """
    error = root(race.share_error(one) ** 2 + race.share_error(other) ** 2)
    apart = race.mean(other) - race.mean(one)
    shares = share_of(race, other) - share_of(race, one)
    if apart > TINY and shares > TINY:
        error = min(error, shares * race.difference_error(one, other) / apart)
    return given_or_taken(error, race.worlds[one])


def given_or_taken(error: float, worlds: i64) -> float:
    """Give what a share is given or taken with such a standard error: never less than so few worlds can tell."""
    return max(LEAST_ERROR, GIVE_OR_TAKE * error, 1.0 / (float(worlds) + 2.0))
