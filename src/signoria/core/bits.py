"""Small sets as the bits of an integer."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Every second bit, two of every four, four of every eight.
PAIRS: Final[i64] = 0x5555555555555555
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(place: i64) -> i64:
    """Give the set that has one member."""
    # mypyc writes a literal 1 into C as a 32-bit number, which would lose the places from 31 on; this it cannot fold.
    one = (place & 0) + 1
    return one << place


def bits_from(place: i64) -> i64:
    """Give the set that has all members from a place on."""
    return -bit(place)


def bits_among(numbers: vec[i64], first: i64, size: i64) -> i64:
    """Give which of so many numbers, from a first one on, there are: a set that counts from the first."""
    members: i64 = 0
    for number in numbers:
        if first <= number < first + size:
            members |= bit(number - first)
    return members


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
    # Neighbours are added up, then pairs, then fours, all of them at once: the same few steps for any set.
    pairs = members - ((members >> 1) & PAIRS)
    fours = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    eights = (fours + (fours >> 4)) & EIGHTS
    eights += eights >> 8
    eights += eights >> 16
    eights += eights >> 32
    return eights & 0x7F
