"""Boards of Florence for the browser client's tests: `python -m tests.client.florence_sites` writes them anew.

The client works out where a tile can lie while it is dragged, long before the server is asked. Each case is a position
as the client is told it, with the number and a sum of the moves that the rules allow: on each board alone, for
landscapes, and across every border.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from signoria.core.bits import bit
from signoria.games.florence.data.actions import CATALOGUE
from signoria.games.florence.data.board import AREAS, FIRST_OF, TILE_OF
from signoria.games.florence.data.components import BUILDINGS, FIRST_LANDSCAPE, TILES
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.forms.scenario import scenario
from signoria.games.florence.rules.cooperative_building.negotiation import JointPlace, joint_placements, types_for_two
from signoria.games.florence.rules.placement import blocked_for_buildings, placements
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

PATH = Path(__file__).parents[2] / "client" / "tests" / "games" / "florence" / "placing.json"
CASES = 320
EVERY_BUILDING = bit(BUILDINGS) - 1
EVERY_LANDSCAPE = bit(len(TILES)) - bit(FIRST_LANDSCAPE)


def summed(moves: list[str]) -> list[int]:
    """Give the number of moves and a sum that changes with any of them (FNV-1a)."""
    total = 2166136261
    for byte in "\n".join(moves).encode():
        total = (total ^ byte) * 16777619 % (1 << 32)
    return [len(moves), total]


def notations(actions: object) -> list[str]:
    """Write actions down."""
    return [CATALOGUE.notations[action] for action in list(actions)]  # type: ignore[call-overload]


def lay_some(game: Florence, seat: int, dice: random.Random) -> None:
    """Lay tiles into a principality, not always at a distance: builders may have come later."""
    for _ in range(dice.randrange(8)):
        number = dice.randrange(int(FIRST_OF[len(TILES)]))
        tile, area = int(TILE_OF[number]), int(AREAS[number])
        player = game.players[seat]
        if area & player.covered or game.supply[tile] == 0 or (player.buildings >> tile) & 1:
            continue
        if tile >= FIRST_LANDSCAPE:
            game.place_landscape(seat, tile, area)
        else:
            game.supply[tile] -= 1
            game.place_building(seat, tile, area, NOBODY)


def lay_together(game: Florence, dice: random.Random) -> None:
    """Let two neighbours build together."""
    border = dice.choice(game.settings.layout.borders)
    options = list(joint_placements(game, border.first, border.second, all_of_them=True))
    if options:
        where = JointPlace(game, border.first, border.second, dice.choice(options))
        game.supply[where.tile] -= 1
        game.place_building(where.first, where.tile, where.first_area, where.second)
        game.place_building(where.second, where.tile, where.second_area, where.first)


def position(dice: random.Random) -> Florence:
    """Give a random position in the middle of a turn."""
    players = dice.randrange(2, 6)
    options: dict[str, object] = {}
    if dice.random() < 0.65:
        options = {"expansion-cooperative": "on", "cb-border-landscape": dice.choice(["blocks", "harmless"])}
    builders = [dice.choice([0, 0, 1, 1, 1, 2, 3]) for _ in range(players)]
    # There are only so many builders in the box.
    described = [{"builders": number if sum(builders[: seat + 1]) <= 6 else 0} for seat, number in enumerate(builders)]
    game = scenario({"players": described, "options": options, "phase": "actions", "round": 4})
    for seat in range(players):
        lay_some(game, seat, dice)
        if options and dice.random() < 0.7:
            lay_together(game, dice)
    return game


def board(player: dict[str, Any]) -> dict[str, object]:
    """Give what lies in a principality, as the client is told it."""
    tiles = [f"{one['tile']}@{','.join(one['cells'])}@{one['partner']}" for one in player["tiles"]]
    return {"palace": ",".join(player["palace"]), "builders": player["builders"], "tiles": tiles}


def case(dice: random.Random) -> dict[str, object]:
    """Give a position and what the rules allow there."""
    game = position(dice)
    view: dict[str, Any] = FlorenceSight(game, 0).view()
    seats = range(len(game.players))
    found: dict[str, object] = {
        "players": [board(player) for player in view["players"]],
        "alone": [summed(notations(placements(EVERY_BUILDING, blocked_for_buildings(game, seat)))) for seat in seats],
        "landscape": [summed(notations(placements(EVERY_LANDSCAPE, game.players[seat].covered))) for seat in seats],
    }
    if "borders" in view:
        found["landscapes"] = view["options"]["cb-border-landscape"]
        found["borders"] = view["borders"]
        found["together"] = [
            {
                "tiles": [TILES[tile] for tile in range(BUILDINGS) if (types_for_two(game, one, other) >> tile) & 1],
                "moves": summed(notations(joint_placements(game, one, other, all_of_them=True))),
            }
            for one, other, _ in view["borders"]
        ]
    return found


def written() -> str:
    """Give the file as it should be, with a line for each position."""
    dice = random.Random(4)
    cases = [case(dice) for _ in range(CASES)]
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in cases) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(written())
