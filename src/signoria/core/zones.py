"""Where cards lie. A pile keeps its order, a hand does not; both hold kinds of cards as small integers.

They sit on `librt.vecs.vec`, the native vectors of mypyc: measured three times as fast as lists of ints, because no
number is boxed. The room of a vector is kept when a zone is emptied, so that an ordinary turn allocates nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit

ROOM: Final = 12


class Zone:
    """Cards that lie together. Only the first `size` places of the vector hold cards."""

    def __init__(self, cards: vec[i64], size: i64) -> None:
        self.cards = cards
        self.size = size

    def at(self, place: i64) -> i64:
        """Look at the card at a place, counted from the bottom."""
        return self.cards[place]

    def count(self, card: i64) -> i64:
        """How often a kind of card lies here."""
        found: i64 = 0
        place: i64 = 0
        while place < self.size:
            if self.cards[place] == card:
                found += 1
            place += 1
        return found

    def has(self, card: i64) -> bool:
        """Say whether a kind of card lies here."""
        place: i64 = 0
        while place < self.size:
            if self.cards[place] == card:
                return True
            place += 1
        return False

    def kinds(self) -> i64:
        """Which kinds lie here, as a set of bits."""
        return self.kinds_among_first(self.size)

    def kinds_among_first(self, number: i64) -> i64:
        """Which kinds are among the first so many cards, as a set of bits."""
        found: i64 = 0
        place: i64 = 0
        while place < number:
            found |= bit(self.cards[place])
            place += 1
        return found

    def remove(self, card: i64) -> bool:
        """Take the uppermost card of a kind out; say whether there was one."""
        place = self.size - 1
        while place >= 0 and self.cards[place] != card:
            place -= 1
        if place < 0:
            return False
        self.size -= 1
        while place < self.size:
            self.cards[place] = self.cards[place + 1]
            place += 1
        return True

    def clear(self) -> None:
        self.size = 0

    def listed(self) -> list[int]:
        """Give the cards from bottom to top."""
        return list(self.cards[: self.size])


class Pile(Zone):
    """Cards in order. The last one is the top: it is seen, drawn and covered first."""

    def push(self, card: i64) -> None:
        """Put a card on top."""
        if self.size == len(self.cards):
            self.cards = with_room(self.cards)
        self.cards[self.size] = card
        self.size += 1

    def pop(self) -> i64:
        """Take the top card. The pile must not be empty."""
        self.size -= 1
        return self.cards[self.size]

    def top(self) -> i64:
        """Look at the top card, or -1 for an empty pile."""
        if self.size == 0:
            return -1
        return self.cards[self.size - 1]

    def copy(self) -> Pile:
        return Pile(self.cards[: self.size], self.size)


class Hand(Zone):
    """Cards without order, kept sorted by kind so that equal hands are equal data."""

    def add(self, card: i64) -> None:
        """Take a card in."""
        if self.size == len(self.cards):
            self.cards = with_room(self.cards)
        cards = self.cards
        place = self.size
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
        self.size += 1

    def copy(self) -> Hand:
        return Hand(self.cards[: self.size], self.size)


def with_room(cards: vec[i64]) -> vec[i64]:
    """Give a larger vector that begins with the same cards."""
    size = len(cards)
    larger = vec[i64]([0] * (2 * size + ROOM))
    place: i64 = 0
    while place < size:
        larger[place] = cards[place]
        place += 1
    return larger


def pile_of(cards: list[int]) -> Pile:
    """Give a pile with these cards, the last one on top."""
    pile = Pile(vec[i64](), 0)
    for card in cards:
        pile.push(card)
    return pile


def hand_of(cards: list[int]) -> Hand:
    """Give a hand with these cards."""
    hand = Hand(vec[i64](), 0)
    for card in cards:
        hand.add(card)
    return hand
