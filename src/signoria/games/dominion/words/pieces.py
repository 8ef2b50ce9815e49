"""The cards of Dominion in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.pieces import Piece, piece
from signoria.games.dominion.data.components import CARDS, TYPE_NAMES, Card

if TYPE_CHECKING:
    from signoria.core.text import Texts


def pieces(texts: Texts) -> list[Piece]:
    """Explain all cards of the supply."""
    return [
        piece(texts, "card", card.name, types_of(card), {"cost": card.cost, "coins": card.coins, "points": card.points})
        for card in CARDS
    ]


def types_of(card: Card) -> list[str]:
    """Name the types of a card."""
    return [name for bit, name in TYPE_NAMES.items() if card.types & bit]
