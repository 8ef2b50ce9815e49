"""Building together: offers that leave both something, and answers to those of others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import Estate, estate_of
from signoria.bots.florence.outlook import COSTS, outlook
from signoria.bots.florence.turn import building_worth
from signoria.bots.ties import First
from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.actions import ACCEPT, COUNTER, DECLINE, PLACE_JOINT, PRICE
from signoria.games.florence.data.board import JOINT
from signoria.games.florence.data.components import BUILDINGS, TILE_NUMBERS
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.cooperative_building.negotiation import OfferPrice, Reply

# Every cell of one's own that a joint building takes.
PER_CELL: Final = 20
# What a partner is asked for: the points alone are worth twice as much to him.
FAIR: Final = 300
# The least that makes a deal worth it, in florins.
LEAST: Final = 100
# The tile of each placement across a border, and the seat on whose board it begins.
JOINT_TILES: Final = vec[i64]([TILE_NUMBERS[word.split()[0]] for word in JOINT.words])
JOINT_SEATS: Final = vec[i64]([int(word.split()[1].split(":")[0]) - 1 for word in JOINT.words])


def gain_of(estate: Estate, tile: i64) -> i64:
    """Give what a building brings to who neither pays for it nor spends an action, ground left aside."""
    free = estate.copy()
    free.slots += 1
    free.builders = 3
    before = estate.copy()
    before.builders = 3
    return building_worth(free, tile) - outlook(before)


def propose(sight: FlorenceSight) -> i64:
    """Name the building that brings most, lying as much as possible on the other's ground."""
    options = sight.options()
    estate = estate_of(sight, 1)
    gains = vec[i64]([0] * BUILDINGS)
    known: i64 = 0
    best = First()
    for option in options:
        tile = JOINT_TILES[option - PLACE_JOINT]
        if (known >> tile) & 1 == 0:
            known |= bit(tile)
            gains[tile] = gain_of(estate, tile)
        gain = gains[tile]
        # The first cell tells on whose ground most of the tile lies, roughly; that will do.
        if JOINT_SEATS[option - PLACE_JOINT] == sight.seat:
            gain -= PER_CELL
        best.compare(option, gain)
    return best.option


def name_price(sight: FlorenceSight) -> i64:
    """Ask for a fair price; a partner who makes an offer of his own names less."""
    options = sight.options()
    frame = sight.frame()
    wanted: i64 = FAIR
    if isinstance(frame, OfferPrice):
        wanted = LEAST
        if frame.active == sight.seat:
            wanted = FAIR - 100 * (frame.number - 1) // 2
    for option in options:
        if option >= PRICE + wanted // 100:
            return option
    return options[len(options) - 1]


def reply(sight: FlorenceSight) -> i64:
    """Accept what brings more than it costs; ask for less where the price alone is the trouble."""
    options = sight.options()
    frame = sight.frame()
    if not isinstance(frame, Reply):
        return DECLINE
    price = frame.amount
    place = sight.joint_place(frame.active, frame.partner, frame.place)
    area = place.first_area if place.first == sight.seat else place.second_area
    estate = estate_of(sight, 0)
    gain = gain_of(estate, place.tile) - PER_CELL * bit_count(area)
    own = sight.own()
    if frame.active == sight.seat:
        # The partner wants to pay less than he was asked for: still better than to build alone.
        gain += price - COSTS[own.builders]
    else:
        gain -= price
        if price > own.money:
            gain -= 2 * (price - own.money)
    if gain > LEAST and ACCEPT in options:
        return ACCEPT
    if gain + price > 2 * LEAST and frame.number <= 2 and COUNTER in options and bit_count(estate.fitting) > 0:
        return COUNTER
    return DECLINE
