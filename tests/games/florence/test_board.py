"""The grid, the outlines, and all ways in which a tile can lie."""

from __future__ import annotations

import pytest

from signoria.games.florence.data import board, shapes
from signoria.games.florence.data.components import TILE_NUMBERS, TILES
from signoria.games.florence.data.layouts import FRONT_PALACE
from tests.kit.palazzo import Palazzo

PALACE = board.named_cells(FRONT_PALACE)


def placements(tile: str, blocked: int) -> int:
    number = TILE_NUMBERS[tile]
    return sum(not area & blocked for area in board.ALL.areas[board.ALL.firsts[number] : board.ALL.firsts[number + 1]])


def test_the_grid_has_seven_columns_and_seven_rows() -> None:
    """PF-T01.1: a to g, 1 to 7; the name of a cell is its column and its row."""
    assert board.cell_names(board.GRID) == [f"{column}{row}" for column in "abcdefg" for row in range(1, 8)]
    for name in ("h1", "a8", "a0", "", "aa", "1a"):
        with pytest.raises(ValueError, match="no cell"):
            board.named_cell(name)


def test_the_palace_covers_six_cells_at_the_lower_left() -> None:
    """PF-T01.2, PF-T01.3: three wide and two high; 43 cells are free."""
    scene = Palazzo({}, {}, {})
    assert scene.seen(None, 0)["palace"] == ["a1", "a2", "b1", "b2", "c1", "c2"]
    assert scene.seen(None, 0)["empty"] == 43


def test_builders_freedoms_and_jesters_cover_no_cells() -> None:
    """PF-T01.4: they lie beside the grid or on the palace."""
    scene = Palazzo({"builders": 3, "jesters": 4, "freedoms": "religion, travel, opinion"}, {}, {})
    assert scene.seen(None, 0)["empty"] == 43
    assert scene.seen(None, 0)["tiles"] == []


def test_the_outlines_come_from_one_table() -> None:
    """PF-T02, PF-T02.1, PF-T02.3: thirteen drawings, and everything about shapes is worked out from them."""
    assert list(shapes.RECONSTRUCTION_1) == TILES
    for tile, forms in zip(TILES, board.FORMS, strict=True):
        assert forms == shapes.orientations(shapes.cells_of(shapes.RECONSTRUCTION_1[tile]))


def test_the_small_buildings_are_the_two_shapes_of_three_cells() -> None:
    """PF-T02.2: the tower is straight, the chapel has a corner."""
    straight = frozenset({(0, 0), (1, 0), (2, 0)})
    corner = frozenset({(0, 0), (1, 0), (0, 1)})
    assert shapes.alike(shapes.cells_of(shapes.RECONSTRUCTION_1["tower"]), straight)
    assert shapes.alike(shapes.cells_of(shapes.RECONSTRUCTION_1["chapel"]), corner)


def test_a_replacement_is_checked() -> None:
    """PF-T02.4: right sizes, in one piece, no two buildings alike."""
    assert shapes.problems(shapes.RECONSTRUCTION_1) == []
    larger = {**shapes.RECONSTRUCTION_1, "tower": ["XXXX"]}
    assert shapes.problems(larger) == ["tower has 4 cells, not 3"]
    torn = {**shapes.RECONSTRUCTION_1, "tower": ["XX.X"]}
    assert shapes.problems(torn) == ["tower is not in one piece"]
    twins = {**shapes.RECONSTRUCTION_1, "chapel": ["X", "X", "X"]}
    assert shapes.problems(twins) == ["chapel and tower are alike"]
    assert shapes.problems({"tower": ["XXX"]}) == ["the table does not have exactly the thirteen tiles"]


def test_tiles_are_turned_and_flipped() -> None:
    """PF-T03.1: up to eight forms, freely combined."""
    drawing = shapes.cells_of(["XXX", "XXX", "X.."])
    forms = shapes.orientations(drawing)
    assert len(forms) == 8
    for form in forms:
        turned = shapes.at_the_corner(frozenset((y, -x) for x, y in form))
        flipped = shapes.at_the_corner(frozenset((-x, y) for x, y in form))
        assert turned in forms
        assert flipped in forms


def test_a_placement_is_a_set_of_cells() -> None:
    """PF-T03.2: forms that cover the same cells are one option, which can be written as tile and cells."""
    for tile in range(len(TILES)):
        areas = board.ALL.areas[board.ALL.firsts[tile] : board.ALL.firsts[tile + 1]]
        assert len(set(areas)) == len(areas)
    tower = TILE_NUMBERS["tower"]
    assert board.written(tower, board.named_cells("f3 d3 e3")) == "tower@d3,e3,f3"
    scene = Palazzo({}, {}, {}, phase="actions").play("build")
    assert scene.position.parse("tower@d3,e3,f3") == scene.position.parse("place tower d3 r0")
    scene.play("tower@d3,e3,f3")
    assert scene.seen(None, 0)["tiles"] == [{"tile": "tower", "cells": ["d3", "e3", "f3"], "partner": None}]


def test_the_player_who_gets_a_tile_chooses_where_it_lies_in_the_sight_of_all() -> None:
    """PF-T03.3: among all legal placements, and everyone sees them and the choice."""
    scene = Palazzo({}, {}, {}).play("open park", "pass", "pass")
    scene.expect_question(0, "place-landscape")
    assert len(scene.options) == 121
    for reader in (1, None):
        assert scene.view(reader)["question"]["options"] == scene.options
    scene.play(scene.options[0])
    assert scene.events("landscape-placed")[0]["cells"] == scene.seen(1, 0)["tiles"][0]["cells"]


@pytest.mark.parametrize(
    ("tile", "forms", "beside_palace", "apart"),
    [
        ("university", 4, 76, 56),
        ("laboratory", 2, 38, 28),
        ("workshop", 8, 156, 118),
        ("library", 4, 80, 62),
        ("opera", 8, 194, 156),
        ("studio", 4, 96, 76),
        ("hospital", 4, 80, 62),
        ("theatre", 4, 80, 63),
        ("tower", 2, 58, 48),
        ("chapel", 4, 121, 102),
        ("forest", 4, 80, None),
        ("lake", 8, 196, None),
        ("park", 4, 121, None),
    ],
)
def test_how_many_placements_an_empty_board_has(tile: str, forms: int, beside_palace: int, apart: int | None) -> None:
    """PF-X12: with and without touching the palace."""
    assert len(board.FORMS[TILE_NUMBERS[tile]]) == forms
    assert placements(tile, PALACE) == beside_palace
    if apart is not None:
        assert placements(tile, PALACE | board.around(PALACE)) == apart
        built = Palazzo({}, {}, {}, phase="actions").play("build")
        assert sum(option.startswith(f"place {tile} ") for option in built.options) == apart
        freely = Palazzo({"builders": 2}, {}, {}, phase="actions").play("build")
        assert sum(option.startswith(f"place {tile} ") for option in freely.options) == beside_palace
