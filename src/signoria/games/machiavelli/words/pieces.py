"""The cards of Machiavelli in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.pieces import Piece, piece
from signoria.games.machiavelli.data.components import CARDS, CHARACTER_CARDS, TYPES

if TYPE_CHECKING:
    from signoria.core.text import Texts


def pieces(texts: Texts) -> list[Piece]:
    """Explain everything that has a text."""
    return [*cards(texts), *characters(texts)]


def cards(texts: Texts) -> list[Piece]:
    """Explain districts and action cards; those have no type."""
    return [
        piece(
            texts,
            "card",
            card.name,
            TYPES[card.type : card.type + 1],
            {"cost": card.cost, "silver": card.silver, "copies": card.copies},
        )
        for card in CARDS
    ]


def characters(texts: Texts) -> list[Piece]:
    """Explain the characters, each with its rank."""
    return [piece(texts, "character", card.name, ["character"], {"rank": card.rank}) for card in CHARACTER_CARDS]
