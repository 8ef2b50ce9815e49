"""What is printed on the cards of all boxes, and the recommended sets: tables from which the client's are generated."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from signoria.games.machiavelli.data.components import (
    ACTION_CARDS,
    BASIC_DISTRICTS,
    CHARACTER_CARDS,
    NO_TYPE,
    UNIQUE_DISTRICTS,
    Card,
)
from signoria.games.machiavelli.data.components import (
    TYPES as TYPE_NAMES,
)
from signoria.games.machiavelli.data.editions import (
    CLASSIC_CHARACTERS,
    CLASSIC_COSTS,
    CLASSIC_KEEPS,
    CLASSIC_POOR_HOUSE_MENDED,
    CLASSIC_UNIQUES,
    DARK_LANDS_UNIQUES,
)
from signoria.games.machiavelli.data.presets import DARK_LANDS_SETS, PRESETS

DistrictType = Literal["religious", "military", "noble", "trade", "unique"]


class PrintedCard(TypedDict):
    """A district or an action card; action cards have no type. Silver is points only."""

    name: str
    type: DistrictType | None
    cost: int
    silver: int


class PrintedCharacter(TypedDict):
    """A character: its rank in Deluxe, and the type of district that pays it."""

    name: str
    rank: int
    type: DistrictType | None


class Composition(TypedDict):
    """A recommended set of Deluxe."""

    characters: list[str]
    uniques: list[str]


def type_of(number: int) -> str | None:
    """Give the name of a type of district."""
    return None if number == NO_TYPE else TYPE_NAMES[number]


def printed(cards: list[Card]) -> list[dict[str, object]]:
    """Give cards as they are printed."""
    return [{"name": card.name, "type": type_of(card.type), "cost": card.cost, "silver": card.silver} for card in cards]


TYPES: Final[dict[str, object]] = {
    "BASIC": list[PrintedCard],
    "UNIQUES": list[PrintedCard],
    "ACTION_CARDS": list[PrintedCard],
    "CHARACTERS": list[PrintedCharacter],
    "CLASSIC_COSTS": dict[str, int],
    "CLASSIC_POOR_HOUSE_MENDED": int,
    "PRESETS": dict[str, Composition],
    "CLASSIC_CHARACTERS": list[str],
    "DARK_LANDS_SETS": dict[str, list[str]],
    "DARK_LANDS_UNIQUES": list[str],
    "LILAC_CARDS": list[str],
}
TABLES: Final[dict[str, object]] = {
    "BASIC": printed(BASIC_DISTRICTS),
    "UNIQUES": printed(UNIQUE_DISTRICTS),
    "ACTION_CARDS": printed(ACTION_CARDS),
    "CHARACTERS": [{"name": card.name, "rank": card.rank, "type": type_of(card.income)} for card in CHARACTER_CARDS],
    "CLASSIC_COSTS": CLASSIC_COSTS,
    "CLASSIC_POOR_HOUSE_MENDED": CLASSIC_POOR_HOUSE_MENDED,
    "PRESETS": {name: {"characters": preset.characters, "uniques": preset.uniques} for name, preset in PRESETS.items()},
    "CLASSIC_CHARACTERS": CLASSIC_CHARACTERS,
    "DARK_LANDS_SETS": DARK_LANDS_SETS,
    "DARK_LANDS_UNIQUES": DARK_LANDS_UNIQUES,
    # The keep of the classic box is there twice.
    "LILAC_CARDS": [*CLASSIC_UNIQUES, f"keep-{CLASSIC_KEEPS}"],
}
