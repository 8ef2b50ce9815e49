"""Coats of arms: everybody bears one, by which others know them at every table and on every page.

It follows from who somebody is. At a table no two bear the same: whoever sits further back, or a bot, takes the next
that is free.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.seats import Seat

# How many there are: as many as the largest table has seats.
ARMS: Final = 8


@lru_cache(maxsize=10_000)
def arms_of(guest: str) -> int:
    """Give the arms of a guest. Nobody can tell from them who it is."""
    return hashlib.blake2b(f"arms {guest}".encode(), digest_size=2).digest()[0] % ARMS


def arms_at(seats: Sequence[Seat]) -> list[int]:
    """Give the arms at a table, by seat: people first, then bots and open seats."""
    borne: dict[int, int] = {}
    people = [number for number, seat in enumerate(seats) if seat.guest is not None]
    for number in people:
        wanted = arms_of(seats[number].guest or "")
        if wanted not in borne.values():
            borne[number] = wanted
    for number in [*people, *range(len(seats))]:
        if number not in borne:
            free = [arms for arms in range(ARMS) if arms not in borne.values()]
            borne[number] = free[0] if free else number % ARMS
    return [borne[number] for number in range(len(seats))]
