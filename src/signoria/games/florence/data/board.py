"""The grid of a player board as bits, and every way in which a tile can lie on it, worked out once.

A cell is a bit: eight times its column plus its row, so that a column has one bit to spare and a step over its end
falls off the grid. Sets of cells are integers; the bits in order are the cells by column, then by row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.components import BUILDINGS, TILES
from signoria.games.florence.data.layouts import ABOVE, BESIDE, LAYOUTS, Border
from signoria.games.florence.data.shapes import RECONSTRUCTION_1, Cells, cells_of, orientations

SIDE: Final = 7
STRIDE: Final = 8
COLUMNS: Final = "abcdefg"
CELLS: Final = 49


def cell(x: int, y: int) -> int:
    """Give the set with one cell; columns and rows count from 0."""
    return int(bit(x * STRIDE + y))


def cells(places: list[tuple[int, int]]) -> int:
    return sum(cell(x, y) for x, y in places)


GRID: Final[i64] = cells([(x, y) for x in range(SIDE) for y in range(SIDE)])
LEFT_EDGE: Final[i64] = cells([(0, y) for y in range(SIDE)])
RIGHT_EDGE: Final[i64] = cells([(SIDE - 1, y) for y in range(SIDE)])
LOWER_EDGE: Final[i64] = cells([(x, 0) for x in range(SIDE)])
UPPER_EDGE: Final[i64] = cells([(x, SIDE - 1) for x in range(SIDE)])
# From one side of a grid to the other.
ACROSS: Final = 48
UP: Final = 6


def around(area: i64) -> i64:
    """Give all cells that share a side with a set of cells; some of them may belong to it."""
    return ((area << 1) | (area >> 1) | (area << STRIDE) | (area >> STRIDE)) & GRID


def named_cell(name: str) -> int:
    """Give a cell by its name, such as c3. Raises ValueError."""
    if len(name) == 2 and name[0] in COLUMNS and name[1] in "1234567":
        return cell(COLUMNS.index(name[0]), int(name[1]) - 1)
    raise ValueError(f"there is no cell {name[:20]!r}")


def named_cells(text: str) -> int:
    """Give the set of cells named in a text, separated by blanks or commas. Raises ValueError."""
    area = 0
    for name in text.replace(",", " ").split():
        area |= named_cell(name)
    return area


def cell_names(area: i64) -> list[str]:
    """Name the cells of a set, by column and then by row."""
    names: list[str] = []
    for x in range(SIDE):
        for y in range(SIDE):
            if area & bit(x * STRIDE + y):
                names.append(f"{COLUMNS[x]}{y + 1}")  # noqa: PERF401 - compiled, a loop is as quick
    return names


def empty_cells(covered: i64) -> i64:
    """How many cells of a board are not covered."""
    return CELLS - bit_count(covered & GRID)


# --- Placements on one board -----------------------------------------------------------------------------------------

# What forms each tile can have, and where it can lie.
FORMS: Final = [orientations(cells_of(RECONSTRUCTION_1[tile])) for tile in TILES]


def spots(form: Cells, columns: int, rows: int) -> list[tuple[list[tuple[int, int]], tuple[int, int]]]:
    """Give every way a form lies on a field, as cells in order and the first of them."""
    width = max(x for x, _ in form) + 1
    height = max(y for _, y in form) + 1
    found = []
    for left in range(columns - width + 1):
        for low in range(rows - height + 1):
            places = sorted((x + left, y + low) for x, y in form)
            found.append((places, places[0]))
    return found


class Placements:
    """All placements of all tiles on a board, numbered through: tile by tile, form by form, column by column."""

    def __init__(self) -> None:
        areas: list[int] = []
        words: list[str] = []
        tiles: list[int] = []
        firsts: list[int] = []
        for tile, forms in enumerate(FORMS):
            firsts.append(len(areas))
            for number, form in enumerate(forms):
                for places, (x, y) in spots(form, SIDE, SIDE):
                    areas.append(cells(places))
                    words.append(f"{TILES[tile]} {COLUMNS[x]}{y + 1} r{number}")
                    tiles.append(tile)
        firsts.append(len(areas))
        self.areas = areas
        self.words = words
        self.tiles = tiles
        self.firsts = firsts


ALL: Final = Placements()
PLACEMENTS: Final = len(ALL.areas)
AREAS: Final = vec[i64](ALL.areas)
TILE_OF: Final = vec[i64](ALL.tiles)
# Where the placements of a tile begin; those of tile t end where those of t + 1 begin.
FIRST_OF: Final = vec[i64](ALL.firsts)
WORDS: Final = ALL.words


def fits(tile: i64, blocked: i64) -> bool:
    """Whether a tile can lie anywhere without touching the blocked cells."""
    areas = AREAS
    number = FIRST_OF[tile]
    end = FIRST_OF[tile + 1]
    while number < end:
        if areas[number] & blocked == 0:
            return True
        number += 1
    return False


def placed(tile: i64, area: i64) -> bool:
    """Whether a set of cells is one of the ways in which a tile can lie."""
    number = FIRST_OF[tile]
    while number < FIRST_OF[tile + 1]:
        if AREAS[number] == area:
            return True
        number += 1
    return False


def written(tile: i64, area: i64) -> str:
    """Write a placement as tile and cells: tower@d3,e3,f3."""
    return f"{TILES[tile]}@{','.join(cell_names(area))}"


# --- Placements across a border --------------------------------------------------------------------------------------


class Spanning:
    """All placements of buildings that lie partly on one board and partly on its neighbour, for each way of touching.

    `words` name the first cell by column and row on the two boards together; which board it lies on is `on_second`.
    """

    def __init__(self, way: int) -> None:
        first_areas: list[int] = []
        second_areas: list[int] = []
        tiles: list[int] = []
        words: list[str] = []
        on_second: list[bool] = []
        firsts: list[int] = []
        columns = 2 * SIDE if way == BESIDE else SIDE
        rows = 2 * SIDE if way == ABOVE else SIDE
        for tile in range(BUILDINGS):
            firsts.append(len(first_areas))
            for number, form in enumerate(FORMS[tile]):
                for places, (x, y) in spots(form, columns, rows):
                    here = [(cx, cy) for cx, cy in places if cx < SIDE and cy < SIDE]
                    if not here or len(here) == len(places):
                        continue
                    first_areas.append(cells(here))
                    second_areas.append(
                        cells([(cx % SIDE, cy % SIDE) for cx, cy in places if cx >= SIDE or cy >= SIDE])
                    )
                    tiles.append(tile)
                    words.append(f"{COLUMNS[x % SIDE]}{y % SIDE + 1} r{number}")
                    on_second.append(x >= SIDE or y >= SIDE)
        firsts.append(len(first_areas))
        self.first_areas: vec[i64] = vec[i64](first_areas)
        self.second_areas: vec[i64] = vec[i64](second_areas)
        self.tiles: vec[i64] = vec[i64](tiles)
        self.firsts: vec[i64] = vec[i64](firsts)
        self.words = words
        self.on_second = on_second


SPANNING: Final = [Spanning(BESIDE), Spanning(ABOVE)]


class JointNames:
    """A number and a notation for every placement across any border of any layout: `university 1:g5 r1`.

    The notation names the first cell with its seat, counted from 1. Tiles that cross the right edge of a board begin in
    its last columns and those that cross the upper one do not, so that no notation has two meanings.
    """

    def __init__(self) -> None:
        self.words: list[str] = []
        self.bases: dict[tuple[int, int, int], int] = {}
        for layouts in LAYOUTS.values():
            for layout in layouts.values():
                for border in layout.borders:
                    if border_key(border) not in self.bases:
                        self.bases[border_key(border)] = len(self.words)
                        self.words += border_words(border)


def border_key(border: Border) -> tuple[int, int, int]:
    """Give what the notations at a border depend on: beside each other, a tile always begins on the first board."""
    return (border.way, border.first, border.second if border.way == ABOVE else -1)


def border_words(border: Border) -> list[str]:
    """Write down all placements across a border."""
    spanning = SPANNING[border.way]
    found: list[str] = []
    for number, word in enumerate(spanning.words):
        seat = border.second if spanning.on_second[number] else border.first
        found.append(f"{TILES[spanning.tiles[number]]} {seat + 1}:{word}")
    return found


JOINT: Final = JointNames()
