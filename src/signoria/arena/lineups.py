"""Who sits where: line-ups in which every bot meets every mix of the others, from every seat, on the same deals.

A mix is which bots sit at a table, whoever sits where. For each deal every mix is played once from each seat: its bots
stand in a circle that is turned seat by seat. Who stands beside whom is drawn by lot for each deal, unless somebody
says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

import msgspec

Seats = tuple[str, ...]


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the number of its deal, the number of its mix, and a bot for each seat."""

    deal: int
    mix: int
    seats: Seats


def mixes(bots: Sequence[str], seats: int) -> list[Seats]:
    """Give the mixes of some bots: all choices of different ones; of too few, all that have each of them."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [(*bots, *more) for more in combinations_with_replacement(bots, seats - len(bots))]


def turned(seats: Seats) -> list[Seats]:
    """Give a circle of bots from every seat, each way of sitting once."""
    return list(dict.fromkeys(seats[first:] + seats[:first] for first in range(len(seats))))


def fixtures(played: Sequence[Seats], seed: int, *, drawn: bool) -> Iterator[list[Fixture]]:
    """Give the games of deal after deal, without end: every mix from every seat."""
    deal = 0
    while True:
        games: list[Fixture] = []
        for number, mix in enumerate(played):
            circle = list(mix)
            if drawn:
                Random(f"{seed} {deal} {number}").shuffle(circle)  # noqa: S311 - who sits beside whom is no secret
            games += [Fixture(deal, number, seats) for seats in turned(tuple(circle))]
        yield games
        deal += 1
