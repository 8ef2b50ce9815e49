"""Where tiles go: so that as much as possible can still be built beside them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.florence.estate import palace_of
from signoria.bots.florence.ordered import insert
from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.actions import PLACE
from signoria.games.florence.data.board import AREAS, GRID, PLACEMENTS, STRIDE, TILE_OF, around, fits
from signoria.games.florence.data.components import BUILDINGS, FIRST_LANDSCAPE, PERSONS, TILES
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.work_values import WANTED_BUILDING, WANTED_LANDSCAPE

# How many of the most compact places are tried with the tiles that are still to come.
TRIED: Final = 6
# What it counts that a tile still fits: one that a person in hand wants, or any.
FOR_WANTED: Final = 40
FOR_OTHER: Final = 6


def wanted_tiles(sight: FlorenceSight) -> i64:
    """Give the buildings and landscapes that persons in hand want and that are not there, as bits."""
    own = sight.own()
    found: i64 = 0
    person: i64 = 0
    while person < PERSONS:
        if (own.persons >> person) & 1:
            found |= bit(WANTED_BUILDING[person])
            landscape = WANTED_LANDSCAPE[person]
            if own.landscapes[landscape] == 0:
                found |= bit(FIRST_LANDSCAPE + landscape)
        person += 1
    return found & ~own.buildings


def compactness(free: i64) -> i64:
    """How well free cells hang together: cells, and sides that two of them share."""
    return bit_count(free) * 2 + bit_count(free & (free << 1)) + bit_count(free & (free << STRIDE))


class Ground:
    """The own principality, for trying places."""

    def __init__(self, sight: FlorenceSight) -> None:
        own = sight.own()
        self.covered: i64 = own.covered
        self.houses: i64 = own.built | palace_of(sight)
        self.distance = own.builders < 2
        self.wanted: i64 = wanted_tiles(sight)
        self.owned: i64 = own.buildings

    def free_after(self, area: i64, *, house: bool) -> i64:
        """Give the cells on which a building could still stand when an area is covered."""
        blocked = self.covered | area
        if self.distance:
            houses = self.houses
            if house:
                houses |= area
            blocked |= around(houses)
        return GRID & ~blocked

    def score(self, area: i64, *, house: bool) -> i64:
        """Score an area by the free cells it leaves: those for buildings, and in small part those for landscapes."""
        empty = GRID & ~(self.covered | area)
        return 4 * compactness(self.free_after(area, house=house)) + compactness(empty)

    def fits_after(self, area: i64, tile: i64) -> i64:
        """Score an area by the tiles that still fit beside it."""
        blocked = GRID & ~self.free_after(area, house=tile < BUILDINGS)
        empty_blocked = self.covered | area
        score: i64 = 0
        other: i64 = 0
        while other < len(TILES):
            lies = empty_blocked if other >= FIRST_LANDSCAPE else blocked
            new = other >= BUILDINGS or ((self.owned >> other) & 1 == 0 and other != tile)
            if new and fits(other, lies):
                score += FOR_WANTED if (self.wanted >> other) & 1 else FOR_OTHER
            other += 1
        return score


def best_place(sight: FlorenceSight, options: vec[i64], tile: i64) -> i64:
    """Give the best of the placements of one tile among the options; any tile if it is -1."""
    ground = Ground(sight)
    best = options[0]
    most: i64 = -1
    for ranked in compact_places(ground, options, tile):
        number = PLACEMENTS - 1 - ranked % PLACEMENTS
        total = ranked // PLACEMENTS + ground.fits_after(AREAS[number], TILE_OF[number])
        if total > most:
            most = total
            best = PLACE + number
    return best


def good_places(sight: FlorenceSight, options: vec[i64]) -> vec[i64]:
    """Give the most compact placements among the options, the best first."""
    found = vec[i64]()
    for ranked in compact_places(Ground(sight), options, -1):
        found = append(found, PLACE + PLACEMENTS - 1 - ranked % PLACEMENTS)
    return found


def compact_places(ground: Ground, options: vec[i64], tile: i64) -> vec[i64]:
    """Give the most compact placements of a tile, the best first; any tile if it is -1.

    Score and number stand in one integer: of equals the one with the lowest number comes first.
    """
    ranked = vec[i64]([0] * (TRIED + 1))
    size: i64 = 0
    for option in options:
        number = option - PLACE
        if 0 <= number < PLACEMENTS and (tile < 0 or TILE_OF[number] == tile):
            score = ground.score(AREAS[number], house=TILE_OF[number] < BUILDINGS)
            insert(ranked, size, score * PLACEMENTS + PLACEMENTS - 1 - number)
            if size < TRIED:
                size += 1
    return ranked[:size]


def place_landscape(sight: FlorenceSight) -> i64:
    """Lay a landscape, best where no building could stand anyway."""
    return best_place(sight, sight.options(), -1)


def places_of(options: vec[i64]) -> i64:
    """Give the tiles that the options place, as bits."""
    found: i64 = 0
    for option in options:
        if PLACE <= option < PLACE + PLACEMENTS:
            found |= bit(TILE_OF[option - PLACE])
    return found
