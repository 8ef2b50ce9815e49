"""Gathering the options of a question one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import district
from signoria.games.machiavelli.state.player import Player

# More than any question has, as a rule.
ROOM: Final = 256


class Offer:
    """Options in the making. It is used again: making room for each question anew would cost a tenth of the speed."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.size: i64 = 0

    def clear(self) -> None:
        """Begin anew."""
        self.size = 0

    def add(self, action: i64) -> None:
        if self.size == len(self.items):
            larger = vec[i64]([0] * (2 * self.size))
            place: i64 = 0
            while place < self.size:
                larger[place] = self.items[place]
                place += 1
            self.items = larger
        self.items[self.size] = action
        self.size += 1

    def add_district(self, seat: i64, player: Player, place: i64) -> None:
        """Offer a district of a city, unless an equal one has been offered."""
        spot = player.spot(place)
        if spot >= 0:
            self.add(district(seat, spot))

    def made(self) -> vec[i64]:
        """Give what has been offered."""
        return self.items[: self.size]
