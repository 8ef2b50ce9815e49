"""Where a tile may lie: the building rules as one set of blocked cells.

A placement is legal when it touches none of the blocked cells. Landscapes may lie on any empty cell. A building keeps
away from other buildings and from the palace, side by side, until its owner has two builders; corners may touch.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.actions import PLACE
from signoria.games.florence.data.board import AREAS, FIRST_OF, around, fits
from signoria.games.florence.data.components import BUILDING_COSTS, BUILDINGS, FIRST_LANDSCAPE, LANDSCAPES
from signoria.games.florence.rules.cooperative_building.borders import blocked_at_borders
from signoria.games.florence.state.table import Florence

BUILDERS_TO_TOUCH: Final = 2
COSTS: Final = vec[i64](BUILDING_COSTS)


def building_cost(game: Florence, seat: i64) -> i64:
    """Give what a building costs a player, whatever its size."""
    return COSTS[game.players[seat].builders]


def blocked_for_buildings(game: Florence, seat: i64) -> i64:
    """Give the cells on which no part of a new building of one player may lie."""
    player = game.players[seat]
    blocked = player.covered
    if player.builders < BUILDERS_TO_TOUCH:
        blocked |= around(player.built | game.settings.palaces[seat])
        if game.settings.cooperative:
            blocked |= blocked_at_borders(game, seat)
    return blocked


def types_to_build(game: Florence, seat: i64) -> i64:
    """Give the building types in the supply that a player does not own yet, as bits."""
    return game.building_stock() & ~game.players[seat].buildings


def can_build(game: Florence, seat: i64) -> bool:
    """Whether a player can pay for a building and has a place for one."""
    if building_cost(game, seat) > game.power(seat):
        return False
    types = types_to_build(game, seat)
    blocked = blocked_for_buildings(game, seat)
    # The small ones first: they nearly always fit.
    tile: i64 = BUILDINGS - 1
    while tile >= 0:
        if (types >> tile) & 1 and fits(tile, blocked):
            return True
        tile -= 1
    return False


def landscapes_that_fit(game: Florence, seat: i64) -> i64:
    """Give the landscape types in the supply for which a player has a place, as bits."""
    found: i64 = 0
    landscape: i64 = 0
    while landscape < LANDSCAPES:
        if landscape_fits(game, seat, landscape):
            found |= bit(landscape)
        landscape += 1
    return found


def landscape_fits(game: Florence, seat: i64, landscape: i64) -> bool:
    """Whether there is a tile of a landscape type, and a place for it."""
    tile = FIRST_LANDSCAPE + landscape
    return game.supply[tile] > 0 and fits(tile, game.players[seat].covered)


def placements(types: i64, blocked: i64) -> vec[i64]:
    """Give every legal placement of the tiles of a set of types."""
    areas = AREAS
    # Counted first: a vector of the right size is quicker than one that grows.
    size: i64 = 0
    tile: i64 = 0
    while types >> tile != 0:
        if (types >> tile) & 1:
            number = FIRST_OF[tile]
            end = FIRST_OF[tile + 1]
            while number < end:
                if areas[number] & blocked == 0:
                    size += 1
                number += 1
        tile += 1
    options = vec[i64]([0] * size)
    size = 0
    tile = 0
    while types >> tile != 0:
        if (types >> tile) & 1:
            number = FIRST_OF[tile]
            end = FIRST_OF[tile + 1]
            while number < end:
                if areas[number] & blocked == 0:
                    options[size] = PLACE + number
                    size += 1
                number += 1
        tile += 1
    return options
