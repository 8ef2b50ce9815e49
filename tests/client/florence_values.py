"""What works and cards of Florence are worth, for the client: `python -m tests.client.florence_values` writes it anew.

The client reckons values itself, so that it can say what something would change before it is done. These are a few
hundred positions by lot with what the engine makes of them; client/tests/games/florence/values.test.ts
reckons them again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import signoria
from signoria.core.bits import bit
from signoria.games.florence.data import board
from signoria.games.florence.data.components import (
    BONUS_NAMES,
    CHARACTERS,
    FIRST_LANDSCAPE,
    FREEDOMS,
    MOST_BUILDERS,
    PERSON_NAMES,
    PRESTIGE_NAMES,
    TILES,
)
from signoria.games.florence.rules.bonus import counts_of, worth
from signoria.games.florence.rules.muse_and_princess.princess import princess_value
from signoria.games.florence.rules.prestige import prestige_points
from signoria.games.florence.rules.work_values import parts

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence

PATH: Final = Path(__file__).parents[2] / "client" / "tests" / "games" / "florence" / "values.json"
POSITIONS: Final = 200
# What of a player is reckoned with besides his tiles, as his view calls it.
COUNTED: Final = (
    "jesters",
    "builders",
    "empty",
    "open_recruits",
    "hand_persons",
    "hand_recruits",
    "hand_prestige",
    "character",
)
PARTS: Final = ("building", "landscape", "freedom", "jesters", "cards", "bonus", "muse", "value")


def dealt(lot: random.Random, cards: list[str], most: int) -> list[str]:
    """Take up to so many cards from the top."""
    number = lot.randint(0, min(most, len(cards)))
    taken = cards[:number]
    del cards[:number]
    return taken


def tiles(lot: random.Random) -> list[str]:
    """Lay tiles by lot wherever there is room."""
    covered = board.named_cells("a1,b1,c1,a2,b2,c2")
    laid: list[str] = []
    wanted = lot.sample(TILES[:FIRST_LANDSCAPE], lot.randint(0, 5)) + lot.choices(
        TILES[FIRST_LANDSCAPE:], k=lot.randint(0, 4)
    )
    lot.shuffle(wanted)
    for name in wanted:
        area = free_area(lot, TILES.index(name), covered)
        if area:
            covered |= area
            laid.append(f"{name}@{','.join(board.cell_names(area))}")
    return laid


def free_area(lot: random.Random, tile: int, covered: int) -> int:
    """Give some place for a tile, or 0."""
    areas = [board.AREAS[place] for place in range(board.FIRST_OF[tile], board.FIRST_OF[tile + 1])]
    free = [int(area) for area in areas if not area & covered]
    return lot.choice(free) if free else 0


def position(lot: random.Random) -> Florence:
    """Give a position by lot."""
    while True:
        persons, prestige, bonus, characters = (
            lot.sample(names, len(names)) for names in (PERSON_NAMES, PRESTIGE_NAMES, BONUS_NAMES, CHARACTERS[:-1])
        )
        first = [persons.pop() for _ in range(5)]
        players: list[dict[str, object]] = []
        for _ in range(lot.randint(2, 5)):
            players.append(
                {
                    # A work needs a person; there is one for each.
                    "hand": [first.pop(), *dealt(lot, persons, 2), *["recruit"] * lot.randint(0, 1)],
                    "open": [*dealt(lot, persons, 4), *["recruit"] * (lot.random() < 0.2)],
                    "prestige": dealt(lot, prestige, 2),
                    "bonus": dealt(lot, bonus, 2),
                    "tiles": tiles(lot),
                    "freedoms": lot.sample(FREEDOMS, lot.randint(0, 3)),
                    "jesters": lot.randint(0, 2),
                    "builders": lot.randint(0, 3),
                }
            )
            if lot.random() < 0.4:
                players[-1]["character"] = characters.pop()
        try:
            found = signoria.game("florence").scenario(
                {
                    "players": players,
                    "round": lot.randint(1, 7),
                    "phase": "actions",
                    "options": {"expansion-muse-princess": "on"},
                }
            )
        except ValueError:
            # More of something than there is.
            continue
        return cast("Florence", found)


def consider(lot: random.Random, game: Florence, seat: int) -> dict[str, object] | None:
    """Let a player have something more, if that is possible, and say what."""
    player = game.players[seat]
    what = lot.choice(["building", "landscape", "freedom", "jesters", "builders", "cards", "prestige"])
    if what in ("building", "landscape"):
        kinds = range(FIRST_LANDSCAPE) if what == "building" else range(FIRST_LANDSCAPE, len(TILES))
        tile = lot.choice([kind for kind in kinds if not (player.buildings >> kind) & 1])
        area = free_area(lot, tile, player.covered)
        if not area:
            return None
        if what == "building":
            game.place_building(seat, tile, area, -1)
        else:
            game.place_landscape(seat, tile, area)
        return {what: TILES[tile], "cells": len(board.cell_names(area))}
    if what == "freedom":
        lacking = [freedom for freedom in range(len(FREEDOMS)) if not (player.freedoms >> freedom) & 1]
        if not lacking:
            return None
        player.freedoms |= bit(lacking[0])
        return {what: FREEDOMS[lacking[0]]}
    if what == "jesters":
        game.gain_jester(seat)
    elif what == "builders":
        if player.builders == MOST_BUILDERS:
            return None
        game.gain_builder(seat)
    elif what == "cards":
        game.gain_recruit(seat)
    else:
        player.prestige |= bit(
            lot.choice([card for card in range(len(PRESTIGE_NAMES)) if not (player.prestige >> card) & 1])
        )
    return {what: 1}


def shown(game: Florence, seat: int) -> list[list[object]]:
    """Give the players as the client sees them, each in one row: tiles, freedoms, open persons, and the counts."""
    view: dict[str, Any] = game.view(seat)
    return [
        [
            " ".join(placed["tile"] for placed in player["tiles"]),
            " ".join(player["freedoms"]),
            " ".join(player["open"]),
            *(player[key] for key in COUNTED),
        ]
        for player in view["players"]
    ]


def case(lot: random.Random) -> dict[str, object]:
    """Give a position, what is being considered, and what the engine says of it."""
    game = position(lot)
    seat = lot.randrange(len(game.players))
    found: dict[str, object] = {"round": game.round, "seat": seat, "players": shown(game, seat)}
    found["planned"] = consider(lot, game, seat) if lot.random() < 0.6 else None
    person, card = lot.randrange(len(PERSON_NAMES)), lot.randrange(len(BONUS_NAMES))
    counts = counts_of(game.players[seat])
    found["values"] = [parts(game, seat, number, 0)["value"] for number in range(len(PERSON_NAMES))]
    work = parts(game, seat, person, bit(card))
    found["work"] = [PERSON_NAMES[person], BONUS_NAMES[card], [work[part] for part in PARTS]]
    found["princess"] = princess_value(game, seat)
    found["bonus"] = [worth(number, counts) for number in range(len(BONUS_NAMES))]
    found["prestige"] = [prestige_points(game, seat, number) for number in range(len(PRESTIGE_NAMES))]
    return found


def written() -> str:
    """Give the file as it should be, a position a line."""
    lot = random.Random(1)
    return "[\n" + ",\n".join(json.dumps(case(lot), separators=(",", ":")) for _ in range(POSITIONS)) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(written())
