"""The pieces of Florence for the browser client: `python -m tests.client.florence_pieces` writes them anew.

Whoever corrects an outline in `shapes.py` runs this and builds the client; a test says so when it was forgotten.
"""

from __future__ import annotations

import json
from pathlib import Path

from signoria.games.florence.data.board import FORMS
from signoria.games.florence.data.components import (
    ACTION_PRICE,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BUILDING_COSTS,
    CHARACTERS,
    FREEDOMS,
    HIGHEST_FIELD,
    LARGE_BUILDINGS,
    LOWEST_FIELD,
    MEDIUM_BUILDINGS,
    MINIMUM_WORK,
    PERSON_CARDS,
    SMALL_BUILDINGS,
    TILES,
)
from signoria.games.florence.rules import bonus
from signoria.games.florence.rules.prestige import PRESTIGE_CARDS

PATH = Path(__file__).parents[2] / "client" / "src" / "games" / "florence" / "box" / "pieces.json"
COUNTED = [
    "forests",
    "lakes",
    "parks",
    "jesters",
    "builders",
    "prestige",
    "freedoms",
    "large",
    "medium",
    "small",
    "hand",
    "table",
]


def size_class(tile: int) -> str | None:
    """Give the size class of a building; landscapes have none."""
    sets = {"large": LARGE_BUILDINGS, "medium": MEDIUM_BUILDINGS, "small": SMALL_BUILDINGS}
    return next((name for name, tiles in sets.items() if (tiles >> tile) & 1), None)


def counted(amounts: dict[int, int]) -> dict[str, int]:
    """Name what a bonus card counts."""
    return {COUNTED[what]: amount for what, amount in amounts.items()}


def pieces() -> dict[str, object]:
    """Give everything that is drawn or counted with."""
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
        "bonus": {card.name: {"per": counted(card.per), "once": counted(card.once)} for card in bonus.BONUS_CARDS},
        "prestige": {
            card.name: {"kind": card.kind, "wants": card.wants, "points": card.points, "tie": card.tie}
            for card in PRESTIGE_CARDS
        },
        "characters": {
            name: [BANKER_LOWEST, BANKER_HIGHEST] if name == "banker" else [LOWEST_FIELD, HIGHEST_FIELD]
            for name in CHARACTERS
        },
        "minimum": list(MINIMUM_WORK),
        "building_costs": list(BUILDING_COSTS),
        "action_price": ACTION_PRICE,
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
