"""What a decision is called that cost something, and how exactly chances are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from signoria.analysis.shapes import Grade

# A mistake costs so much of an even share, a slip so much.
MISTAKE: Final = 0.4
SLIP: Final = 0.16
# A gap must be so many times what it is given or taken: a game has many decisions, and one in two hundred is little.
SURE: Final = 1.3
DIGITS: Final = 4


def grade(gap: float, error: float, seats: int) -> Grade:
    """Say what a gap is called. One that may be an accident is none, and so is one that is small."""
    if gap <= SURE * error or gap < SLIP / seats:
        return "fine"
    return "mistake" if gap >= MISTAKE / seats else "slip"


def rounded(chance: float) -> float:
    """Give a chance as exactly as it is told."""
    return round(chance, DIGITS)
