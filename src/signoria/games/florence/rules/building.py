"""The action of building alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import PLACE
from signoria.games.florence.data.board import AREAS, TILE_OF, cell_names
from signoria.games.florence.data.components import TILES
from signoria.games.florence.rules.frames import QuietChoice
from signoria.games.florence.rules.placement import blocked_for_buildings, building_cost, placements, types_to_build
from signoria.games.florence.state.stores import NOBODY, POINTS_PER_BUILDING
from signoria.games.florence.state.table import Florence


class Build(QuietChoice):
    """Choose a building and where it stands; pay, place it, and gain points. It stays there for ever."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "build")

    def options(self, game: Florence) -> vec[i64]:
        return placements(types_to_build(game, self.seat), blocked_for_buildings(game, self.seat))

    def chosen(self, game: Florence, option: i64) -> None:
        tile = TILE_OF[option - PLACE]
        area = AREAS[option - PLACE]
        cost = building_cost(game, self.seat)
        # The price first: the points of the building do not help to pay for it.
        game.pay(self.seat, cost)
        game.supply[tile] -= 1
        game.place_building(self.seat, tile, area, NOBODY)
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "kind": TILES[tile], "cells": cell_names(area)}
            facts["price"] = cost
            facts["gained"] = POINTS_PER_BUILDING
            journal.add("building-built", facts)

    def about(self, game: Florence) -> dict[str, object]:
        return {"price": building_cost(game, self.seat)}

    def price(self, game: Florence, option: i64) -> i64:
        return building_cost(game, self.seat)
