"""What bonus and prestige cards are worth to an estate, and what the best of five unknown ones would be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence import estate as counted
from signoria.bots.florence.estate import POINT, Estate, large_buildings
from signoria.core.bits import bit_count
from signoria.games.florence.data.components import (
    BONUSES,
    MEDIUM_BUILDINGS,
    PRESTIGES,
    ROUNDS,
    SMALL_BUILDINGS,
)
from signoria.games.florence.rules import bonus as counts_for
from signoria.games.florence.rules.bonus import COUNTS, worth
from signoria.games.florence.rules.prestige import MOST, PRESTIGE_CARDS

# Percent of the points that a comparison promises, by the lead over the best other player; the last of the list for
# any greater lead. With rounds to go a lead can be lost, and what is behind can be made up.
AT_THE_END: Final = [0, 0, 0, 50, 100, 100, 100]
IN_BETWEEN: Final = [0, 10, 25, 50, 75, 90, 95]
EARLY: Final = [5, 15, 30, 50, 65, 80, 90]
LEVEL: Final = 3
# Percent that remain of a card of fixed conditions for each thing that is missing.
STILL_MISSING: Final = 60


def bonus_counts(estate: Estate) -> vec[i64]:
    """Count for bonus cards what an estate has, at the moment it lays a person open."""
    counts = vec[i64]([0] * COUNTS)
    counts[counts_for.FORESTS] = estate.landscapes[0]
    counts[counts_for.LAKES] = estate.landscapes[1]
    counts[counts_for.PARKS] = estate.landscapes[2]
    counts[counts_for.JESTERS] = estate.jesters
    counts[counts_for.BUILDERS] = estate.builders
    counts[counts_for.PRESTIGE] = bit_count(estate.prestige)
    counts[counts_for.FREEDOMS] = bit_count(estate.freedoms)
    counts[counts_for.LARGE] = large_buildings(estate)
    counts[counts_for.MEDIUM] = bit_count(estate.buildings & MEDIUM_BUILDINGS)
    counts[counts_for.SMALL] = bit_count(estate.buildings & SMALL_BUILDINGS)
    hand = bit_count(estate.persons) + estate.recruits - 1
    counts[counts_for.HAND] = max(hand, 0)
    counts[counts_for.TABLE] = estate.opened + 1
    return counts


def best_of_five(worths: list[int]) -> i64:
    """Give what the best of five cards out of many is worth on average."""
    worths.sort(reverse=True)
    number = len(worths)
    if number <= 5:
        return worths[0] if worths else 0
    # How likely it is that the first cards of the order are not among the five.
    total = 0.0
    missed = 1.0
    for place, value in enumerate(worths):
        seen = min(1.0, 5.0 / (number - place))
        total += missed * seen * value
        missed *= 1.0 - seen
        if missed < 0.01:
            break
    return int(total)


def next_bonus(estate: Estate) -> i64:
    """Give the value that a bonus card from the pile may be expected to add to a work."""
    counts = bonus_counts(estate)
    return best_of_five([int(worth(card, counts)) for card in range(BONUSES) if (estate.bonus >> card) & 1 == 0])


def held_bonus(estate: Estate) -> i64:
    """Give what all bonus cards in hand add together, each once."""
    if estate.bonus == 0:
        return 0
    return counts_for.worth_together(estate.bonus, bonus_counts(estate))


# --- Prestige --------------------------------------------------------------------------------------------------------


def own_count(estate: Estate, what: str) -> i64:
    """Count one thing that prestige cards ask for."""
    if what == "freedoms":
        return bit_count(estate.freedoms)
    if what == "jesters":
        return estate.jesters
    if what == "builders":
        return estate.builders
    if what == "works":
        return estate.opened
    return own_tiles(estate, what)


def own_tiles(estate: Estate, what: str) -> i64:
    """Count tiles, or the cells without any."""
    if what == "buildings":
        return bit_count(estate.buildings)
    if what == "large-buildings":
        return large_buildings(estate)
    if what == "empty-cells":
        return estate.empty
    if what == "landscapes":
        return estate.landscape_tiles()
    return estate.landscapes[LANDSCAPE_PLACES[what]]


LANDSCAPE_PLACES: Final = {"forests": 0, "lakes": 1, "parks": 2}
COMPARED: Final = {
    "buildings": counted.BUILDINGS_OF,
    "empty-cells": counted.EMPTY_OF,
    "forests": counted.FORESTS_OF,
    "lakes": counted.LAKES_OF,
    "parks": counted.PARKS_OF,
    "landscapes": counted.LANDSCAPES_OF,
    "jesters": counted.JESTERS_OF,
    "builders": counted.BUILDERS_OF,
    "works": counted.WORKS_OF,
}


def prestige_worth(estate: Estate, number: i64) -> i64:
    """Give what a prestige card promises, in florins."""
    card = PRESTIGE_CARDS[number]
    left = ROUNDS - estate.round_number
    if card.kind == "fixed":
        percent: i64 = 100
        for what, least in card.wants.items():
            missing = least - own_count(estate, what)
            if what == "works":
                # Works come by themselves.
                missing -= min(left, 2)
            while missing > 0:
                percent = percent * STILL_MISSING // 100 if left > 0 else 0
                missing -= 1
        return card.points * POINT * percent // 100
    what = next(iter(card.wants))
    own = own_count(estate, what)
    best = estate.rivals[COMPARED[what]]
    if card.kind == MOST:
        lead = own - best
        if own == 0:
            lead = min(lead, -1)
    else:
        # Cells are many: a lead of four of them is as safe as one tile.
        lead = (best - own) // 4 if left > 0 else best - own
    place = min(max(LEVEL + lead, 0), 6)
    chances = EARLY if left > 3 else IN_BETWEEN if left > 0 else AT_THE_END
    return card.points * POINT * chances[place] // 100


def prestige_in_hand(estate: Estate) -> i64:
    """Give what the prestige cards in hand promise."""
    total: i64 = 0
    if estate.prestige != 0:
        for number in range(PRESTIGES):
            if (estate.prestige >> number) & 1:
                total += prestige_worth(estate, number)
    return total


def next_prestige(estate: Estate) -> i64:
    """Give what a prestige card from the pile may be expected to promise."""
    return best_of_five(
        [int(prestige_worth(estate, card)) for card in range(PRESTIGES) if (estate.prestige >> card) & 1 == 0]
    )
