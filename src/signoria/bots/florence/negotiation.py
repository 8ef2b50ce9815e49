"""Building together: offers that leave both something, and answers to those of others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.florence.estate import Estate, estate_of
from signoria.bots.florence.outlook import outlook
from signoria.bots.florence.turn import building_worth
from signoria.bots.ties import First
from signoria.core.bits import bit_count
from signoria.games.florence.data.actions import ACCEPT, CATALOGUE, COUNTER, DECLINE, PRICE
from signoria.games.florence.data.components import BUILDING_COSTS, TILE_NUMBERS
from signoria.games.florence.eyes.views import FlorenceSight

# Every cell of one's own that a joint building takes.
PER_CELL: Final = 20
# What a partner is asked for: the points alone are worth twice as much to him.
FAIR: Final = 300
# The least that makes a deal worth it, in florins.
LEAST: Final = 100


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
    gains: dict[int, int] = {}
    best = First()
    for option in options:
        words = CATALOGUE.notations[option].split()
        tile = TILE_NUMBERS[words[1]]
        if tile not in gains:
            gains[tile] = int(gain_of(estate, tile))
        # The first cell tells on whose ground most of the tile lies, roughly; that will do.
        mine = words[2].startswith(f"{sight.seat + 1}:")
        best.compare(option, gains[tile] - (PER_CELL if mine else 0))
    return best.option


def name_price(sight: FlorenceSight) -> i64:
    """Ask for a fair price; a partner who makes an offer of his own names less."""
    options = sight.options()
    question = sight.question_view()
    wanted: i64 = FAIR
    if question is not None:
        number = question["number"]
        mine = question["active"] == sight.seat
        wanted = FAIR - 100 * (number - 1) // 2 if mine else LEAST
    for option in options:
        if option >= PRICE + wanted // 100:
            return option
    return options[len(options) - 1]


def reply(sight: FlorenceSight) -> i64:
    """Accept what brings more than it costs; ask for less where the price alone is the trouble."""
    options = sight.options()
    question = sight.question_view()
    if question is None:
        return DECLINE
    price = question["price"]
    tile = TILE_NUMBERS[question["tile"]]
    cells = question["cells"]
    number = question["number"]
    own_cells = sum(1 for cell in cells if cell.startswith(f"{sight.seat + 1}:"))
    estate = estate_of(sight, 0)
    gain = gain_of(estate, tile) - PER_CELL * own_cells
    own = sight.own()
    if question["active"] == sight.seat:
        # The partner wants to pay less than he was asked for: still better than to build alone.
        gain += price - BUILDING_COSTS[own.builders]
    else:
        gain -= price
        if price > own.money:
            gain -= 2 * (price - own.money)
    if gain > LEAST and ACCEPT in options:
        return ACCEPT
    if gain + price > 2 * LEAST and number <= 2 and COUNTER in options and bit_count(estate.fitting) > 0:
        return COUNTER
    return DECLINE
