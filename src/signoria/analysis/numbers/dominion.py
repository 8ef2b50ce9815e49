"""The numbers of Dominion: what the decks are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from signoria.analysis.shapes import Deck
from signoria.games.dominion.data.components import CARDS, HEX, TREASURE, VICTORY
from signoria.games.dominion.rules.scoring import owned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.analysis.ruler import Round
    from signoria.analysis.shapes import Numbers
    from signoria.core.position import Position
    from signoria.core.replay import Replay
    from signoria.games.dominion.state.table import Dominion


def add(replay: Replay, rounds: Sequence[Round], numbers: Numbers) -> Numbers:
    """Give the numbers with the deck of each seat at the start of each round, and at the end."""
    positions = [*(replay.at(one.first) for one in rounds), replay.end]
    decks = [[deck_of(position, seat) for position in positions] for seat in range(replay.end.seats())]
    return msgspec.structs.replace(numbers, decks=decks)


def deck_of(position: Position, seat: int) -> Deck:
    """Count the cards of a player."""
    cards = [CARDS[kind] for kind in owned(cast("Dominion", position), seat)]
    treasures = [card for card in cards if card.types & TREASURE]
    victories = sum(1 for card in cards if card.types & VICTORY)
    curses = sum(1 for card in cards if card.types & HEX)
    actions = len(cards) - len(treasures) - victories - curses
    return Deck(len(treasures), actions, victories, curses, sum(card.coins for card in treasures))
