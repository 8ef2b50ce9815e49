"""Small sets as the bits of an integer."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """Give the set that has one member."""
    # mypyc writes a literal 1 into C as a 32-bit number, which would lose the places from 31 on; this it cannot fold.
    one = (place & 0) + 1
    return one << place


def bits_from(place: i64) -> i64:
    """Give the set that has all members from a place on."""
    return -bit(place)


def listed(members: i64) -> list[int]:
    """Give the members of a set, lowest first."""
    found: list[int] = []
    member: i64 = 0
    while members >> member != 0:
        if (members >> member) & 1:
            found.append(member)
        member += 1
    return found


def bit_count(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count
