"""The pieces of Florence for the browser client: `python -m tests.client.florence_pieces` writes them anew.

Whoever corrects an outline in `shapes.py` runs this and builds the client; a test says so when it was forgotten.
"""

from __future__ import annotations

import json
from pathlib import Path

from signoria.games.florence.data.board import FORMS
from signoria.games.florence.data.components import (
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BONUS_NAMES,
    CHARACTERS,
    FREEDOMS,
    HIGHEST_FIELD,
    LARGE_BUILDINGS,
    LOWEST_FIELD,
    MEDIUM_BUILDINGS,
    MINIMUM_WORK,
    PERSON_CARDS,
    RAISE,
    SMALL_BUILDINGS,
    TILES,
)
from signoria.games.florence.rules.prestige import PRESTIGE_CARDS
from signoria.games.florence.rules.round import POINTS_FOR_BEST_WORK
from signoria.games.florence.rules.work_values import FOR_BUILDING, FOR_FREEDOM, FOR_LANDSCAPE
from signoria.games.florence.state.stores import POINTS_PER_BUILDING

PATH = Path(__file__).parents[2] / "client" / "src" / "games" / "florence" / "box" / "pieces.json"


def size_class(tile: int) -> str | None:
    """Give the size class of a building; landscapes have none."""
    sets = {"large": LARGE_BUILDINGS, "medium": MEDIUM_BUILDINGS, "small": SMALL_BUILDINGS}
    return next((name for name, tiles in sets.items() if (tiles >> tile) & 1), None)


def pieces() -> dict[str, object]:
    """Give everything that is printed on the pieces and drawn."""
    return {
        "tiles": {
            name: {
                "size": size_class(tile),
                # Cells as columns and rows from the lower left corner, for each form in the order of the notation.
                "forms": [sorted([x, y] for x, y in form) for form in FORMS[tile]],
            }
            for tile, name in enumerate(TILES)
        },
        "freedoms": list(FREEDOMS),
        "persons": {
            person.name: {"building": person.building, "landscape": person.landscape, "freedom": person.freedom}
            for person in PERSON_CARDS
        },
        "wishes": {"building": FOR_BUILDING, "landscape": FOR_LANDSCAPE, "freedom": FOR_FREEDOM},
        "bonus": list(BONUS_NAMES),
        "prestige": {card.name: {"kind": card.kind, "points": card.points} for card in PRESTIGE_CARDS},
        "characters": {
            name: [BANKER_LOWEST, BANKER_HIGHEST] if name == "banker" else [LOWEST_FIELD, HIGHEST_FIELD]
            for name in CHARACTERS
        },
        "minimum": list(MINIMUM_WORK),
        "raise": RAISE,
        "building_points": POINTS_PER_BUILDING,
        "best_work_points": POINTS_FOR_BEST_WORK,
    }


def written() -> str:
    """Give the file as it should be, with a line for each piece."""
    return "{\n" + ",\n".join(f'"{name}": {lines(part)}' for name, part in pieces().items()) + "\n}\n"


def lines(part: object) -> str:
    """Write one table down."""
    if not isinstance(part, dict):
        return json.dumps(part)
    return "{\n" + ",\n".join(f'  "{name}": {json.dumps(piece)}' for name, piece in part.items()) + "\n}"


if __name__ == "__main__":
    PATH.write_text(written())
