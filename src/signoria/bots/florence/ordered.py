"""Numbers in order, the largest first, in vectors that have room for them: nothing is made to sort a few."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def insert(ordered: vec[i64], size: i64, value: i64) -> None:
    """Put a number among those that are there, the largest first; there must be room for it."""
    place = size
    while place > 0 and ordered[place - 1] < value:
        ordered[place] = ordered[place - 1]
        place -= 1
    ordered[place] = value
