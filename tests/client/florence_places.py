"""Placements of Florence and the cells they cover, for the browser client: `python -m tests.client.florence_places`.

A test of the client says when it would cover other cells than the engine.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import signoria
from signoria.games.florence.data.board import AREAS, WORDS, cell_names
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace
from tests.client.sentences import GAMES, PLACES_APART
from tests.kit.driver import PrinceDriver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.games.florence.state.table import Florence

PATH: Final = Path(__file__).parents[2] / "client" / "tests" / "games" / "florence" / "places.json"
# For each tile, on one board and across a border.
ENOUGH: Final = 3


def places() -> list[dict[str, Any]]:
    """Give placements from games played by lot."""
    found: dict[str, dict[str, Any]] = {}
    counts: dict[str, int] = {}
    for seats, seed, options in GAMES["florence"]:
        game = cast("Florence", signoria.game("florence").new(seats, seed, options))
        driver = PrinceDriver(seed, lively=True)
        while not game.over:
            for place in possible(game):
                sort = f"{seats} {':' in place['move']} {place['move'].split()[1]}"
                key = json.dumps(place)
                if key not in found and counts.get(sort, 0) < ENOUGH:
                    counts[sort] = counts.get(sort, 0) + 1
                    found[key] = place
            game.choose(driver.choose(game))
    return list(found.values())


def possible(game: Florence) -> Iterator[dict[str, Any]]:
    """Give a few placements that can be chosen, with the cells they cover."""
    view: dict[str, Any] = game.view(game.asked)
    question = view["question"]
    for option in game.legal()[::PLACES_APART]:
        notation = game.notation(option)
        if question["kind"] == "joint-propose":
            cells = JointPlace(game, question["active"], question["partner"], option).cells()
        elif question["kind"] in ("build", "place-landscape"):
            cells = cell_names(AREAS[WORDS.index(notation.removeprefix("place "))])
        else:
            return
        yield {"move": notation, "borders": view["borders"], "cells": sorted(cells)}


def written() -> str:
    """Give the file as it should be, with a line for each placement."""
    return "[\n" + ",\n".join(f"  {json.dumps(place)}" for place in places()) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(written(), "utf-8")
