"""The outlines of the thirteen tiles: a reconstruction, in one table that may be replaced as a whole.

The sizes are known, the drawings are not. Nothing else in the game knows an outline: turned and flipped forms,
placements, fit and pictures are all worked out from here. `problems` says whether a table could be played with.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from signoria.games.florence.data.components import BUILDINGS, TILE_SIZES, TILES

Cells: TypeAlias = frozenset[tuple[int, int]]

RECONSTRUCTION_1: Final = {
    "university": ["XXX", "X.X", "X.X"],
    "laboratory": ["X.X", "XXX", "X.X"],
    "workshop": ["XXX", "XXX", "X.."],
    "library": ["XX.", ".X.", ".XX"],
    "opera": ["XX", "XX", "X."],
    "studio": ["X.X", "XXX"],
    "hospital": ["XXX", ".X.", ".X."],
    "theatre": ["X..", "XX.", ".XX"],
    "tower": ["XXX"],
    "chapel": ["X.", "XX"],
    "forest": ["X..", "X..", "XXX"],
    "lake": ["X.", "X.", "XX"],
    "park": ["X.", "XX"],
}

TILE_SETS: Final = {"reconstruction-1": RECONSTRUCTION_1}


def cells_of(drawing: list[str]) -> Cells:
    """Give the cells of a drawing as columns and rows counted from its lower left corner."""
    top = len(drawing) - 1
    return frozenset((x, top - y) for y, line in enumerate(drawing) for x, mark in enumerate(line) if mark == "X")


def at_the_corner(cells: Cells) -> Cells:
    """Move cells so that they touch the left and the lower edge."""
    left = min(x for x, _ in cells)
    low = min(y for _, y in cells)
    return frozenset((x - left, y - low) for x, y in cells)


def orientations(cells: Cells) -> list[Cells]:
    """Give all forms that turning by quarters and flipping make of an outline, each once, in a fixed order.

    First the four turns to the right of the drawing, then those of its mirror image.
    """
    found: list[Cells] = []
    for form in (at_the_corner(cells), at_the_corner(frozenset((-x, y) for x, y in cells))):
        turned = form
        for _ in range(4):
            if turned not in found:
                found.append(turned)
            turned = at_the_corner(frozenset((y, -x) for x, y in turned))
    return found


def connected(cells: Cells) -> bool:
    """Whether every cell can be reached from every other over shared sides."""
    reached = set(list(cells)[:1])
    edge = list(reached)
    while edge:
        x, y = edge.pop()
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in cells and near not in reached:
                reached.add(near)
                edge.append(near)
    return len(reached) == len(cells)


def problems(drawings: dict[str, list[str]]) -> list[str]:
    """Say what is wrong with a table of outlines; nothing when it can take the place of the present one."""
    wrong: list[str] = []
    if sorted(drawings) != sorted(TILES):
        return ["the table does not have exactly the thirteen tiles"]
    forms = {name: cells_of(drawing) for name, drawing in drawings.items()}
    for name, size in zip(TILES, TILE_SIZES):
        if len(forms[name]) != size:
            wrong.append(f"{name} has {len(forms[name])} cells, not {size}")
        elif not connected(forms[name]):
            wrong.append(f"{name} is not in one piece")
    for place, name in enumerate(TILES[:BUILDINGS]):
        wrong += [f"{name} and {other} are alike" for other in TILES[:place] if alike(forms[name], forms[other])]
    return wrong


def alike(one: Cells, other: Cells) -> bool:
    """Whether two outlines are the same when turned or flipped."""
    return at_the_corner(one) in orientations(other)
