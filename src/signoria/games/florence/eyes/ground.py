"""Why a tile cannot lie on a cell, cell by cell: what lies there, what it would touch, and what a border forbids.

Which cells are barred is decided by the rules; here they are only told apart by the reason. Everything that matters
lies open on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from signoria.core.message import Message, name, seat
from signoria.games.florence.data import board
from signoria.games.florence.data.components import BUILDINGS, TILES
from signoria.games.florence.rules.cooperative_building.borders import blocked_for_parts
from signoria.games.florence.rules.placement import blocked_for_buildings

if TYPE_CHECKING:
    from signoria.games.florence.eyes.shapes import Barred, Ground
    from signoria.games.florence.state.table import Florence

PALACE: Final = "palace"
# How a tile comes to lie in a principality.
LANDSCAPE: Final = 0
ALONE: Final = 1
TOGETHER: Final = 2
# The sides of a board.
LEFT: Final = 0
RIGHT: Final = 1
BELOW: Final = 2
EDGES: Final[list[i64]] = [board.LEFT_EDGE, board.RIGHT_EDGE, board.LOWER_EDGE, board.UPPER_EDGE]


class Thing(NamedTuple):
    """Something that lies in a principality: its palace, or a tile."""

    kind: str
    area: i64
    house: bool


def things_of(game: Florence, owner: i64) -> list[Thing]:
    """Give all that lies in a principality, the palace first."""
    laid = [Thing(TILES[one.tile], one.area, one.tile < BUILDINGS) for one in game.players[owner].tiles]
    return [Thing(PALACE, game.settings.palaces[owner], house=True), *laid]


def barred_cells(game: Florence, owner: i64, way: int) -> i64:
    """Give the cells of a principality on which no part of a tile may lie."""
    if way == LANDSCAPE:
        return game.players[owner].covered
    return blocked_for_buildings(game, owner) if way == ALONE else blocked_for_parts(game, owner)


def ground(game: Florence, owners: list[int], way: int) -> Ground:
    """Tell why cells are barred on the boards of these players; with two, cells are named with their seats."""
    barred: list[Barred] = []
    for owner in owners:
        for area, why in reasons(game, owner, way):
            cells = board.cell_names(area)
            barred.append(
                {"cells": [f"{owner + 1}:{cell}" for cell in cells] if len(owners) > 1 else cells, "why": why}
            )
    return {"barred": barred, "otherwise": ("why-both-sides", {}) if way == TOGETHER else None}


def reasons(game: Florence, owner: i64, way: int) -> list[tuple[int, Message]]:
    """Give the barred cells of a board in sets, each with its reason. The plainest reason counts."""
    left = barred_cells(game, owner, way)
    found: list[tuple[int, Message]] = []
    things = things_of(game, owner)
    for thing in things:
        if left & thing.area:
            found.append((int(left & thing.area), about_thing("why-covered", thing.kind, owner)))
            left &= ~thing.area
    for thing in things:
        touching = left & board.around(thing.area)
        if thing.house and touching:
            found.append((int(touching), touches(game, owner, thing.kind, owner)))
            left &= ~touching
    # All that is left is barred by a border.
    settings = game.settings
    for side, other in enumerate(neighbours(game, owner)):
        if other < 0:
            continue
        if way == ALONE and game.players[owner].builders == 0:
            found.append((int(left & EDGES[side]), ("why-border", {})))
            left &= ~EDGES[side]
            continue
        for thing in things_of(game, other):
            facing = left & straight_across(thing.area, side)
            if facing and (thing.house or (way == ALONE and settings.landscape_blocks_border)):
                touched = touches(game, owner, thing.kind, other)
                found.append((int(facing), about_thing("why-across", thing.kind, other) if way == ALONE else touched))
                left &= ~facing
    return [(area, why) for area, why in found if area]


def neighbours(game: Florence, owner: i64) -> list[int]:
    """Give the boards to the left and to the right, below and above; -1 for none."""
    settings = game.settings
    return [settings.left[owner], settings.right[owner], settings.below[owner], settings.above[owner]]


def straight_across(area: i64, side: int) -> i64:
    """Give the cells of a board that face an area of its neighbour on a side."""
    if side == LEFT:
        return (area & board.RIGHT_EDGE) >> board.ACROSS
    if side == RIGHT:
        return (area & board.LEFT_EDGE) << board.ACROSS
    if side == BELOW:
        return (area & board.UPPER_EDGE) >> board.UP
    return (area & board.LOWER_EDGE) << board.UP


def about_thing(key: str, thing: str, owner: i64) -> Message:
    """Speak of something of a player."""
    return key, {"thing": name("thing", thing), "player": seat(owner)}


def touches(game: Florence, board: i64, thing: str, owner: i64) -> Message:
    """Say what a cell touches, and that more builders of whoever's board it is would help."""
    key, arguments = about_thing("why-touches", thing, owner)
    distance: Message = ("why-distance", {"player": seat(board), "builders": game.players[board].builders})
    return key, {**arguments, "distance": distance}
