"""Gathering the options of a question one by one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import district
from signoria.games.machiavelli.state.player import Player

# Enough for most questions, so that the vector seldom grows.
ROOM: Final = 24


class Offer:
    """Options in the making, of one question."""

    def __init__(self) -> None:
        self.options: vec[i64] = vec[i64](capacity=ROOM)

    def add(self, action: i64) -> None:
        self.options = append(self.options, action)

    def add_district(self, seat: i64, player: Player, place: i64) -> None:
        """Offer a district of a city, unless an equal one has been offered."""
        spot = player.spot(place)
        if spot >= 0:
            self.add(district(seat, spot))
