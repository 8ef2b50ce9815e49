"""What cards are worth to the house bot: for its own deck, in its hand, and to its opponents."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.components import KINDS, is_action

# How much a card in the deck helps, on a scale on which a Silver is 30. Written by hand, checked by matches.
DECK_WORTH = {
    kind.CURSE: -20,
    kind.ESTATE: -6,
    kind.COPPER: 4,
    kind.DUCHY: 3,
    kind.PROVINCE: 8,
    kind.GARDENS: 2,
    kind.SILVER: 30,
    kind.GOLD: 60,
    kind.WITCH: 75,
    kind.LABORATORY: 55,
    kind.COUNCIL_ROOM: 45,
    kind.MARKET: 50,
    kind.FESTIVAL: 48,
    kind.MILITIA: 44,
    kind.SMITHY: 42,
    kind.LIBRARY: 40,
    kind.MINE: 36,
    kind.MONEYLENDER: 34,
    kind.BUREAUCRAT: 33,
    kind.ADVENTURER: 46,
    kind.VILLAGE: 26,
    kind.SPY: 29,
    kind.REMODEL: 24,
    kind.THRONE_ROOM: 31,
    kind.FEAST: 28,
    kind.WOODCUTTER: 22,
    kind.CHANCELLOR: 23,
    kind.WORKSHOP: 20,
    kind.MOAT: 21,
    kind.CELLAR: 19,
    kind.CHAPEL: 25,
    kind.THIEF: 15,
}

# In which order Actions are played: those that give an action back first, then by how much they bring.
PLAY_ORDER = [
    kind.VILLAGE,
    kind.FESTIVAL,
    kind.LABORATORY,
    kind.MARKET,
    kind.SPY,
    kind.CELLAR,
    kind.THRONE_ROOM,
    kind.WITCH,
    kind.COUNCIL_ROOM,
    kind.LIBRARY,
    kind.SMITHY,
    kind.MILITIA,
    kind.ADVENTURER,
    kind.BUREAUCRAT,
    kind.MOAT,
    kind.MINE,
    kind.MONEYLENDER,
    kind.FEAST,
    kind.REMODEL,
    kind.WORKSHOP,
    kind.THIEF,
    kind.WOODCUTTER,
    kind.CHANCELLOR,
    kind.CHAPEL,
]

WORTH: list[int] = [DECK_WORTH[number] for number in range(KINDS)]


def deck_worth(card: i64) -> i64:
    """How much a card in the deck helps."""
    return WORTH[card]


def hand_worth(card: i64, actions: i64) -> i64:
    """How much a card in the hand helps this turn or the next: Victory cards and Curses nothing."""
    if card in (kind.CURSE, kind.ESTATE, kind.DUCHY, kind.PROVINCE, kind.GARDENS):
        return 0
    if is_action(card) and actions == 0:
        return 2
    return WORTH[card]
