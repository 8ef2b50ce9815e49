"""The cards and things of Florence in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.pieces import Piece, piece
from signoria.games.florence.data.components import (
    BANKER,
    BANKER_HIGHEST,
    BANKER_LOWEST,
    BONUS_NAMES,
    CHARACTERS,
    FREEDOM_COPIES,
    FREEDOMS,
    HIGHEST_FIELD,
    LARGE_BUILDINGS,
    LOWEST_FIELD,
    MEDIUM_BUILDINGS,
    PERSON_CARDS,
    SIZE_CLASSES,
    SMALL_BUILDINGS,
    SUPPLY_NAMES,
    TILE_SIZES,
    TILES,
)
from signoria.games.florence.rules.prestige import FIXED, PRESTIGE_CARDS
from signoria.games.florence.rules.setup import full_supply

if TYPE_CHECKING:
    from signoria.core.text import Texts


def pieces(texts: Texts) -> list[Piece]:
    """Explain everything that has a text."""
    return [*things(texts), *persons(texts), *prestige(texts), *bonus(texts), *characters(texts)]


def things(texts: Texts) -> list[Piece]:
    """Explain tiles, freedoms, and what else is taken from the supply."""
    copies = full_supply([FREEDOM_COPIES] * len(FREEDOMS))
    things = []
    for stack, name in enumerate(SUPPLY_NAMES):
        facts = {"copies": copies[stack]}
        if stack < len(TILES):
            facts["cells"] = TILE_SIZES[stack]
        things.append(piece(texts, "thing", name, kind_of_thing(stack, name), facts))
    return things


def kind_of_thing(stack: int, name: str) -> list[str]:
    """Say what kind of thing lies on a stack of the supply, and of buildings how large they are."""
    sizes = (LARGE_BUILDINGS, MEDIUM_BUILDINGS, SMALL_BUILDINGS)
    for size, buildings in zip(SIZE_CLASSES, sizes):
        if (buildings >> stack) & 1:
            return ["building", size]
    if stack < len(TILES):
        return ["landscape"]
    return ["freedom"] if name in FREEDOMS else ["object"]


def persons(texts: Texts) -> list[Piece]:
    """Explain the persons, each with its three wishes."""
    return [
        piece(
            texts,
            "card",
            card.name,
            ["person"],
            {"building": card.building, "landscape": card.landscape, "freedom": card.freedom},
        )
        for card in PERSON_CARDS
    ]


def prestige(texts: Texts) -> list[Piece]:
    """Explain the prestige cards; those that compare players have points for a tie too."""
    return [
        piece(
            texts,
            "card",
            card.name,
            ["prestige", card.kind],
            {"points": card.points} if card.kind == FIXED else {"points": card.points, "tie": card.tie},
        )
        for card in PRESTIGE_CARDS
    ]


def bonus(texts: Texts) -> list[Piece]:
    """Explain the bonus cards."""
    return [piece(texts, "card", name, ["bonus"], {}) for name in BONUS_NAMES]


def characters(texts: Texts) -> list[Piece]:
    """Explain the characters, each with the fields that a stone can be put on."""
    found = []
    for number, name in enumerate(CHARACTERS):
        facts = {"lowest": LOWEST_FIELD, "highest": HIGHEST_FIELD}
        if number == BANKER:
            facts = {"lowest": BANKER_LOWEST, "highest": BANKER_HIGHEST}
        found.append(piece(texts, "character", name, ["character"], facts))
    return found
