"""Borders between principalities: what keeps a building away from them.

A cell lies against a border when the cell straight across belongs to a neighbour. A player who builds alone may not
build against a border without a builder; with one builder he may where nothing lies across; with two he may anywhere.
For a building of two players the border is no obstacle, but each part keeps the distance that the builders of the
player in whose principality it lies require, across borders too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.florence.data import board

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence


def border_cells(game: Florence, seat: i64) -> i64:
    """Give the cells of a board that lie against a border."""
    settings = game.settings
    found: i64 = 0
    if settings.left[seat] >= 0:
        found |= board.LEFT_EDGE
    if settings.right[seat] >= 0:
        found |= board.RIGHT_EDGE
    if settings.below[seat] >= 0:
        found |= board.LOWER_EDGE
    if settings.above[seat] >= 0:
        found |= board.UPPER_EDGE
    return found


def houses(game: Florence, seat: i64) -> i64:
    """Give the cells of a board on which buildings and the palace stand."""
    return game.players[seat].built | game.settings.palaces[seat]


def at_edge(game: Florence, seat: i64, edge: i64, tiles: bool) -> i64:
    """Give the covered cells at an edge of a board, or only those with buildings and the palace; none of nobody's."""
    if seat < 0:
        return 0
    return edge & (game.players[seat].covered if tiles else houses(game, seat))


def facing(game: Florence, seat: i64, tiles: bool) -> i64:
    """Give the cells of a board across whose border something lies: any tile, or only a building or a palace."""
    settings = game.settings
    found = at_edge(game, settings.left[seat], board.RIGHT_EDGE, tiles) >> board.ACROSS
    found |= at_edge(game, settings.right[seat], board.LEFT_EDGE, tiles) << board.ACROSS
    found |= at_edge(game, settings.below[seat], board.UPPER_EDGE, tiles) >> board.UP
    found |= at_edge(game, settings.above[seat], board.LOWER_EDGE, tiles) << board.UP
    return found


def blocked_at_borders(game: Florence, seat: i64) -> i64:
    """Give the cells that a border keeps a lone builder with fewer than two builders from building on."""
    if game.players[seat].builders == 0:
        return border_cells(game, seat)
    return facing(game, seat, game.settings.landscape_blocks_border)


def blocked_for_parts(game: Florence, seat: i64) -> i64:
    """Give the cells of a principality on which no part of a building of two players may lie."""
    player = game.players[seat]
    if player.builders >= 2:
        return player.covered
    return player.covered | board.around(houses(game, seat)) | facing(game, seat, tiles=False)
