"""What is worth trying: all that a question offers, but of what there is much of only the most promising.

Points are never sold for money on purpose: whoever must pay more than there is sells them by paying.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.bots.florence.negotiation import JOINT_TILES
from signoria.bots.florence.placement import best_place, good_places, places_of
from signoria.bots.search.knowledge import spread_out
from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.actions import PASS, PLACE_JOINT, staked_character
from signoria.games.florence.data.components import BANKER, BUILDINGS
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.cooperative_building.negotiation import OfferPlace
from signoria.games.florence.rules.frames import is_sale

# How far from the own answer amounts are tried, besides the least and the most.
STEPS: Final = vec[i64]([1, 2, 4])
# Which of the free fields of a character are tried, counted from the lowest.
FIELDS: Final = vec[i64]([0, 2, 5])


def candidates_of(sight: FlorenceSight, own: i64) -> vec[i64]:
    """Give what is worth trying at a question, the own answer first."""
    question = sight.question()
    options = sight.options()
    if question == "build":
        return one_of_each(sight, options, own)
    if question == "place-landscape":
        return among(good_places(sight, options), own)
    if question in ("buy-pp", "joint-price"):
        return around_own(options, own)
    if question == "a2-turn":
        return some_fields(options, own)
    if question == "joint-propose":
        return some_joint(sight, options, own)
    kept = vec[i64]()
    for option in options:
        if option == own or not is_sale(option):
            kept = append(kept, option)
    return spread_out(kept, own)


def among(options: vec[i64], own: i64) -> vec[i64]:
    """Give the own answer, then the others."""
    chosen = append(vec[i64](), own)
    for option in options:
        if option != own:
            chosen = append(chosen, option)
    return chosen


def one_of_each(sight: FlorenceSight, options: vec[i64], own: i64) -> vec[i64]:
    """Give every building that can be built, where it is least in the way."""
    found = vec[i64]()
    types = places_of(options)
    tile: i64 = 0
    while tile < BUILDINGS:
        if (types >> tile) & 1:
            found = append(found, best_place(sight, options, tile))
        tile += 1
    return among(found, own)


def around_own(options: vec[i64], own: i64) -> vec[i64]:
    """Give the least and the most of an amount, and what is near the own answer."""
    last: i64 = len(options) - 1
    place: i64 = 0
    while options[place] != own:
        place += 1
    wanted = bit(0) | bit(last)
    for step in STEPS:
        if place >= step:
            wanted |= bit(place - step)
        if place + step <= last:
            wanted |= bit(place + step)
    found = vec[i64]()
    place = 0
    while wanted >> place != 0:
        if (wanted >> place) & 1:
            found = append(found, options[place])
        place += 1
    return among(found, own)


def some_fields(options: vec[i64], own: i64) -> vec[i64]:
    """Give a few of the free fields of each character, and to bid for none."""
    met = vec[i64]([0] * (BANKER + 1))
    found = append(vec[i64](), PASS)
    for option in options:
        if option == PASS or is_sale(option):
            continue
        character = staked_character(option)
        if met[character] in FIELDS:
            found = append(found, option)
        met[character] += 1
    return among(found, own)


def some_joint(sight: FlorenceSight, options: vec[i64], own: i64) -> vec[i64]:
    """Give for each building the place across the border that takes least of the own ground."""
    frame = sight.frame()
    if not isinstance(frame, OfferPlace):
        return spread_out(options, own)
    best = vec[i64]([-1] * BUILDINGS)
    least = vec[i64]([0] * BUILDINGS)
    for option in options:
        place = sight.joint_place(frame.active, frame.partner, option)
        ground = bit_count(place.first_area if place.first == sight.seat else place.second_area)
        tile = JOINT_TILES[option - PLACE_JOINT]
        if best[tile] < 0 or ground < least[tile]:
            best[tile] = option
            least[tile] = ground
    found = vec[i64]()
    for option in best:
        if option >= 0:
            found = append(found, option)
    return among(found, own)
