"""What is printed on the cards, and the recommended kingdoms: tables from which the client's are generated."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from signoria.games.dominion.data.components import CARDS, FIRST_KINGDOM, KINGDOMS, NAMES
from signoria.games.dominion.words.pieces import types_of

CardType = Literal["action", "attack", "reaction", "treasure", "victory", "curse"]


class PrintedCard(TypedDict):
    """A kind of card as it is printed."""

    name: str
    types: list[CardType]
    cost: int
    coins: int
    points: int


TYPES: Final[dict[str, object]] = {
    "PRINTED": list[PrintedCard],
    "BASIC": list[str],
    "KINGDOMS": dict[str, list[str]],
}
TABLES: Final[dict[str, object]] = {
    "PRINTED": [
        {
            "name": card.name,
            "types": types_of(card),
            "cost": card.cost,
            "coins": card.coins,
            "points": card.points,
        }
        for card in CARDS
    ],
    "BASIC": NAMES[:FIRST_KINGDOM],
    "KINGDOMS": {name: [NAMES[kind] for kind in kingdom] for name, kingdom in KINGDOMS.items()},
}
