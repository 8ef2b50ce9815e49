"""How the boards lie when they are built on together: a reconstruction, in one table that may be replaced as a whole.

The front of a player board has its palace at the lower left. For cooperative building the backs lie against each other
so that every player has a border with both neighbours in turn order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# A border joins the right edge of one board to the left of another, or the top edge of one to the bottom of another.
BESIDE: Final = 0
ABOVE: Final = 1


class Border(NamedTuple):
    """Two boards that touch along a whole edge: `second` lies to the right of `first`, or above it."""

    first: int
    second: int
    way: int


class Layout(NamedTuple):
    """The palace of each seat, as the names of its cells, and all borders. Seats count from 0."""

    palaces: list[str]
    borders: list[Border]


FRONT_PALACE: Final = "a1 a2 b1 b2 c1 c2"
LOWER_PALACE: Final = "c1 c2 d1 d2 e1 e2"
# A board turned half round, its cells named anew.
UPPER_PALACE: Final = "c6 c7 d6 d7 e6 e7"


def apart(players: int) -> Layout:
    """Give the boards of the base game, which have nothing to do with each other."""
    return Layout([FRONT_PALACE] * players, [])


def row(players: int) -> Layout:
    """Give boards side by side in turn order."""
    return Layout([LOWER_PALACE] * players, [Border(seat, seat + 1, BESIDE) for seat in range(players - 1)])


def ring(players: int) -> Layout:
    """Give boards side by side whose last right edge joins the first left edge."""
    return Layout([LOWER_PALACE] * players, [Border(seat, (seat + 1) % players, BESIDE) for seat in range(players)])


# Two boards above, two below; turn order runs round the middle.
SQUARE: Final = Layout(
    [UPPER_PALACE, UPPER_PALACE, LOWER_PALACE, LOWER_PALACE],
    [Border(0, 1, BESIDE), Border(3, 2, BESIDE), Border(3, 0, ABOVE), Border(2, 1, ABOVE)],
)

RECONSTRUCTION_1: Final = {2: row(2), 3: ring(3), 4: SQUARE, 5: ring(5)}

LAYOUTS: Final = {"reconstruction-1": RECONSTRUCTION_1}


def problems(layouts: dict[int, Layout]) -> list[str]:
    """Say what is wrong with a table of layouts; nothing when it can take the place of the present one."""
    wrong: list[str] = []
    for players in (2, 3, 4, 5):
        if players not in layouts or len(layouts[players].palaces) != players:
            wrong.append(f"there is no layout for {players} players")
            continue
        joined = {frozenset((border.first, border.second)) for border in layouts[players].borders}
        for seat in range(players):
            after = (seat + 1) % players
            if frozenset((seat, after)) not in joined:
                wrong.append(f"with {players} players seats {seat} and {after} have no border")
    return wrong
