"""Luck in Dominion: what was drawn, beside what was to be expected of the draw pile, and shuffles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from signoria.analysis.luck.origin import OTHERS, Origin
from signoria.games.dominion.data.components import CARDS, NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.message import Arguments
    from signoria.core.replay import Replay
    from signoria.games.dominion.state.table import Dominion

DRAWS: Final = Origin("draws", "luck")
SHUFFLES: Final = Origin("shuffles", "luck")
DRAWN: Final = "cards-drawn"
SHUFFLED: Final = "deck-shuffled"
COINS: Final = {name: CARDS[kind].coins for kind, name in enumerate(NAMES)}


class Purse:
    """The cards that a player drew, the coins on them, and as many as were to be expected."""

    def __init__(self) -> None:
        self.cards = 0
        self.coins = 0
        self.fair = 0.0

    def add(self, drawn: Sequence[str], before: Sequence[int], after: Sequence[int]) -> None:
        """Add what was drawn in a move from a draw pile, which is known before the move and after it."""
        coins, number = sum(COINS[kind] for kind in drawn), len(drawn)
        self.cards += number
        self.coins += coins
        if number <= len(before):
            self.fair += number * worth(before) / len(before)
            return
        # All of the pile was drawn, and the rest of another that was shuffled meanwhile.
        rest = number - len(before)
        self.fair += worth(before) + rest * (coins - worth(before) + worth(after)) / (rest + len(after))


def worth(cards: Sequence[int]) -> int:
    """Count the coins on cards."""
    return sum(CARDS[kind].coins for kind in cards)


def origin(seat: int, by: int | None, events: Sequence[Event]) -> Origin:
    """Whoever has a turn draws; whether they had to shuffle is told apart."""
    if by != seat:
        return OTHERS
    return SHUFFLES if any(one.kind == SHUFFLED and one.facts["seat"] == seat for one in events) else DRAWS


def counts(replay: Replay) -> list[dict[str, Arguments]]:
    """Count what was drawn, and how often it was shuffled."""
    seats, events = range(replay.end.seats()), replay.events()
    purses = [Purse() for _ in seats]
    before: list[list[int]] = []
    for place, position in enumerate(replay.positions()):
        piles = [player.deck.listed() for player in cast("Dominion", position).players]
        if place:
            happened = events[replay.marks[place - 1] : replay.marks[place]]
            for seat in seats:
                drawn = drawn_by(seat, happened)
                if drawn:
                    purses[seat].add(drawn, before[seat], piles[seat])
        before = piles
    shuffles = [sum(one.kind == SHUFFLED and one.facts["seat"] == seat for one in events) for seat in seats]
    return [
        {
            "draws": {"cards": one.cards, "coins": one.coins, "fair": round(one.fair)},
            "shuffles": {"times": times},
        }
        for one, times in zip(purses, shuffles, strict=True)
    ]


def drawn_by(seat: int, events: Sequence[Event]) -> list[str]:
    """Give the cards that a player drew."""
    drawn: list[Any] = [one.secrets["kinds"] for one in events if one.kind == DRAWN and one.facts["seat"] == seat]
    return [kind for kinds in drawn for kind in kinds]
