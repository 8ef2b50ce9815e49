"""What bonus and prestige cards are worth to an estate, and what the best of five unknown ones would be."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.florence import estate as counted
from signoria.bots.florence.estate import POINT, Estate, large_buildings
from signoria.bots.florence.ordered import insert
from signoria.core.bits import bit_count
from signoria.games.florence.data.components import (
    BONUSES,
    LOOKED_AT,
    MEDIUM_BUILDINGS,
    PRESTIGES,
    ROUNDS,
    SMALL_BUILDINGS,
)
from signoria.games.florence.rules import bonus as counts_for
from signoria.games.florence.rules.bonus import BONUS_CARDS, COUNTS
from signoria.games.florence.rules.prestige import FIXED, MOST, PRESTIGE_CARDS

# Percent of the points that a comparison promises, by the lead over the best other player; the last of the list for
# any greater lead. With rounds to go a lead can be lost, and what is behind can be made up.
AT_THE_END: Final = vec[i64]([0, 0, 0, 50, 100, 100, 100])
IN_BETWEEN: Final = vec[i64]([0, 10, 25, 50, 75, 90, 95])
EARLY: Final = vec[i64]([5, 15, 30, 50, 65, 80, 90])
LEVEL: Final = 3
# Percent that remain of a card of fixed conditions for each thing that is missing.
STILL_MISSING: Final = 60


def bonus_counts(estate: Estate) -> vec[i64]:
    """Count for bonus cards what an estate has, at the moment it lays a person open."""
    counts = vec[i64]([0] * COUNTS)
    counts[counts_for.FORESTS] = estate.number_of(0)
    counts[counts_for.LAKES] = estate.number_of(1)
    counts[counts_for.PARKS] = estate.number_of(2)
    counts[counts_for.JESTERS] = estate.jesters
    counts[counts_for.BUILDERS] = estate.builders
    counts[counts_for.PRESTIGE] = bit_count(estate.prestige)
    counts[counts_for.FREEDOMS] = bit_count(estate.freedoms)
    counts[counts_for.LARGE] = large_buildings(estate)
    counts[counts_for.MEDIUM] = bit_count(estate.buildings & MEDIUM_BUILDINGS)
    counts[counts_for.SMALL] = bit_count(estate.buildings & SMALL_BUILDINGS)
    hand = bit_count(estate.persons) + estate.recruits - 1
    if hand > 0:
        counts[counts_for.HAND] = hand
    counts[counts_for.TABLE] = estate.opened + 1
    return counts


# --- The best of five ------------------------------------------------------------------------------------------------

# A pile has at most so many cards.
MOST_CARDS: Final = 20


def places_seen() -> list[float]:
    """Give how likely each card of a pile is the best of five, by the number of cards and by its place among them.

    What is hardly ever reached is left out.
    """
    found: list[float] = []
    for number in range(MOST_CARDS + 1):
        missed = 1.0
        for place in range(MOST_CARDS):
            if place >= number or missed < 0.01:
                found.append(0.0)
                continue
            # All of so few are seen.
            seen = min(1.0, LOOKED_AT / (number - place))
            found.append(missed * seen)
            missed *= 1.0 - seen
    return found


SEEN: Final = vec[float](places_seen())


def best_of_five(worths: vec[i64], number: i64) -> i64:
    """Give what the best of five cards out of so many is worth on average; the best come first."""
    total = 0.0
    first = number * MOST_CARDS
    place: i64 = 0
    while place < number:
        total += SEEN[first + place] * float(worths[place])
        place += 1
    return int(total)


# --- Bonus cards -----------------------------------------------------------------------------------------------------


class Terms:
    """What bonus cards count, card by card: only what a card does count. Those of a card end where the next begin."""

    def __init__(self) -> None:
        self.first = vec[i64]()
        self.count = vec[i64]()
        self.per = vec[i64]()
        self.once = vec[i64]()
        for card in BONUS_CARDS:
            self.first = append(self.first, len(self.count))
            for count in range(COUNTS):
                if count in card.per or count in card.once:
                    self.count = append(self.count, count)
                    self.per = append(self.per, card.per.get(count, 0))
                    self.once = append(self.once, card.once.get(count, 0))
        self.first = append(self.first, len(self.count))


TERMS: Final = Terms()


def bonus_worth(card: i64, counts: vec[i64]) -> i64:
    """Give what a bonus card adds to a work, as the rules have it."""
    terms = TERMS
    total: i64 = 0
    term = terms.first[card]
    end = terms.first[card + 1]
    while term < end:
        number = counts[terms.count[term]]
        if number > 0:
            total += terms.per[term] * number + terms.once[term]
        term += 1
    return total


def next_bonus(estate: Estate) -> i64:
    """Give the value that a bonus card from the pile may be expected to add to a work."""
    counts = bonus_counts(estate)
    worths = vec[i64]([0] * BONUSES)
    number: i64 = 0
    card: i64 = 0
    while card < BONUSES:
        if (estate.bonus >> card) & 1 == 0:
            insert(worths, number, bonus_worth(card, counts))
            number += 1
        card += 1
    return best_of_five(worths, number)


def held_bonus(estate: Estate) -> i64:
    """Give what all bonus cards in hand add together, each once."""
    cards = estate.bonus
    if cards == 0:
        return 0
    counts = bonus_counts(estate)
    total: i64 = 0
    card: i64 = 0
    while cards >> card != 0:
        if (cards >> card) & 1:
            total += bonus_worth(card, counts)
        card += 1
    return total


# --- Prestige --------------------------------------------------------------------------------------------------------

WHAT: Final = {
    "buildings": counted.BUILDINGS_OF,
    "empty-cells": counted.EMPTY_OF,
    "forests": counted.FORESTS_OF,
    "lakes": counted.LAKES_OF,
    "parks": counted.PARKS_OF,
    "landscapes": counted.LANDSCAPES_OF,
    "jesters": counted.JESTERS_OF,
    "builders": counted.BUILDERS_OF,
    "works": counted.WORKS_OF,
    "freedoms": counted.FREEDOMS_OF,
    "large-buildings": counted.LARGE_BUILDINGS_OF,
}


class Wants:
    """What prestige cards ask for, card by card; the wants of a card end where those of the next begin."""

    def __init__(self) -> None:
        self.first = vec[i64]()
        self.what = vec[i64]()
        self.least = vec[i64]()
        self.points = vec[i64]([card.points for card in PRESTIGE_CARDS])
        self.fixed = [card.kind == FIXED for card in PRESTIGE_CARDS]
        self.most = [card.kind == MOST for card in PRESTIGE_CARDS]
        for card in PRESTIGE_CARDS:
            self.first = append(self.first, len(self.what))
            for what, least in card.wants.items():
                self.what = append(self.what, WHAT[what])
                self.least = append(self.least, least)
        self.first = append(self.first, len(self.what))


WANTS: Final = Wants()


def own_count(estate: Estate, what: i64) -> i64:
    """Count one thing that prestige cards ask for."""
    if what == counted.FREEDOMS_OF:
        return bit_count(estate.freedoms)
    if what == counted.JESTERS_OF:
        return estate.jesters
    if what == counted.BUILDERS_OF:
        return estate.builders
    if what == counted.WORKS_OF:
        return estate.opened
    return own_tiles(estate, what)


def own_tiles(estate: Estate, what: i64) -> i64:
    """Count tiles, or the cells without any."""
    if what == counted.BUILDINGS_OF:
        return bit_count(estate.buildings)
    if what == counted.LARGE_BUILDINGS_OF:
        return large_buildings(estate)
    if what == counted.EMPTY_OF:
        return estate.empty
    if what == counted.LANDSCAPES_OF:
        return estate.landscape_tiles()
    return estate.number_of(what - counted.FORESTS_OF)


def prestige_worth(estate: Estate, number: i64) -> i64:
    """Give what a prestige card promises, in florins."""
    percent = fixed_percent(estate, number) if WANTS.fixed[number] else compared_percent(estate, number)
    return WANTS.points[number] * POINT * percent // 100


def fixed_percent(estate: Estate, number: i64) -> i64:
    """Give how likely a card of fixed conditions will be met, in percent."""
    left = ROUNDS - estate.round_number
    percent: i64 = 100
    want = WANTS.first[number]
    while want < WANTS.first[number + 1]:
        what = WANTS.what[want]
        missing = WANTS.least[want] - own_count(estate, what)
        if what == counted.WORKS_OF:
            # Works come by themselves.
            missing -= min(left, 2)
        while missing > 0:
            percent = percent * STILL_MISSING // 100 if left > 0 else 0
            missing -= 1
        want += 1
    return percent


def compared_percent(estate: Estate, number: i64) -> i64:
    """Give how much of a card that compares with the others may be expected, in percent."""
    left = ROUNDS - estate.round_number
    what = WANTS.what[WANTS.first[number]]
    own = own_count(estate, what)
    best = estate.rivals[what]
    if WANTS.most[number]:
        lead = own - best
        if own == 0 and lead > -1:
            lead = -1
    elif left > 0:
        # Cells are many: a lead of four of them is as safe as one tile.
        lead = (best - own) // 4
    else:
        lead = best - own
    place = LEVEL + lead
    place = max(place, 0)
    place = min(place, 2 * LEVEL)
    if left > 3:
        return EARLY[place]
    return IN_BETWEEN[place] if left > 0 else AT_THE_END[place]


def prestige_in_hand(estate: Estate) -> i64:
    """Give what the prestige cards in hand promise."""
    cards = estate.prestige
    total: i64 = 0
    number: i64 = 0
    while cards >> number != 0:
        if (cards >> number) & 1:
            total += prestige_worth(estate, number)
        number += 1
    return total


def next_prestige(estate: Estate) -> i64:
    """Give what a prestige card from the pile may be expected to promise."""
    worths = vec[i64]([0] * PRESTIGES)
    number: i64 = 0
    card: i64 = 0
    while card < PRESTIGES:
        if (estate.prestige >> card) & 1 == 0:
            insert(worths, number, prestige_worth(estate, card))
            number += 1
        card += 1
    return best_of_five(worths, number)
