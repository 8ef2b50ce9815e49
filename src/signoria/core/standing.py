"""Who is ahead: places and winners, from what ranks each seat.

A standing is a tuple of numbers, and the smaller one is ahead.
"""

from __future__ import annotations


def places(standings: list[tuple[int, ...]]) -> list[int]:
    """Give the place of each seat, 1 for the winners; equal ones share a place."""
    return [1 + sum([other < mine for other in standings]) for mine in standings]


def winning(standings: list[tuple[int, ...]]) -> list[int]:
    """Give the seats that nobody is ahead of; equal ones share the victory."""
    best = min(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]
