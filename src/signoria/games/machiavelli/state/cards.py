"""Cards in hidden places: what each one is, and who knows that it lies there.

A card in a hand, in the deck or under the Museum is one number: its kind, and two sets of seats. `known` has the seats
that know this very card to lie where it lies: its owner, who gave it away, who looked into the hand. `searched` has the
seats that once looked through the whole deck and know of this card only that it was in there. Both sets travel with the
card, so that whoever put a card under the deck still knows it when somebody draws it. Drawing hidden cards anew for a
seat (hidden.py) exchanges only cards that the seat cannot tell apart.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.zones import Pile, Zone, with_room

KIND_SHIFT: Final = 16
SEARCHED_SHIFT: Final = 8
SEATS: Final = 0xFF


def card_of(kind: i64, known: i64) -> i64:
    """Give a card that these seats know."""
    return (kind << KIND_SHIFT) | known


def kind_of(card: i64) -> i64:
    return card >> KIND_SHIFT


def known_to(card: i64) -> i64:
    return card & SEATS


def searched_by(card: i64) -> i64:
    """Give the seats that saw this card in the deck when they looked through it."""
    return (card >> SEARCHED_SHIFT) & SEATS


def also_known(card: i64, seats: i64) -> i64:
    """Give the card, known to these seats too."""
    return card | seats


def unknown(card: i64) -> i64:
    """Give the card as it lies in a shuffled deck: nobody knows it, but who looked through the deck saw it there."""
    return card & ~SEATS


def kinds_in(zone: Zone) -> i64:
    """Give the kinds in a zone as a set of bits."""
    found: i64 = 0
    place: i64 = 0
    while place < zone.size:
        found |= bit(zone.cards[place] >> KIND_SHIFT)
        place += 1
    return found


def count_in(zone: Zone, kind: i64) -> i64:
    """How often a kind lies in a zone."""
    found: i64 = 0
    place: i64 = 0
    while place < zone.size:
        if zone.cards[place] >> KIND_SHIFT == kind:
            found += 1
        place += 1
    return found


def open_in(zone: Zone, kind: i64) -> i64:
    """How often a kind lies in a zone for all to know."""
    found: i64 = 0
    place: i64 = 0
    while place < zone.size:
        card = zone.cards[place]
        if card >> KIND_SHIFT == kind and card & SEATS == SEATS:
            found += 1
        place += 1
    return found


def has_kind(zone: Zone, kind: i64) -> bool:
    """Say whether a kind lies in a zone."""
    place: i64 = 0
    while place < zone.size:
        if zone.cards[place] >> KIND_SHIFT == kind:
            return True
        place += 1
    return False


def take_kind(zone: Zone, kind: i64) -> i64:
    """Take a card of a kind out of a zone that has one; of equal cards the one that fewest seats know of."""
    place: i64 = 0
    while zone.cards[place] >> KIND_SHIFT != kind:
        place += 1
    return take_at(zone, place)


def take_at(zone: Zone, place: i64) -> i64:
    """Take the card at a place, counted from the bottom, out of a zone."""
    card = zone.cards[place]
    zone.size -= 1
    while place < zone.size:
        zone.cards[place] = zone.cards[place + 1]
        place += 1
    return card


def put_under(pile: Pile, card: i64) -> None:
    """Put a card under a pile."""
    if pile.size == len(pile.cards):
        pile.cards = with_room(pile.cards)
    cards = pile.cards
    place = pile.size
    while place > 0:
        cards[place] = cards[place - 1]
        place -= 1
    cards[0] = card
    pile.size += 1


def unlearn(zone: Zone, seats: i64) -> None:
    """Let seats forget which cards lie in a zone."""
    place: i64 = 0
    while place < zone.size:
        zone.cards[place] &= ~seats
        place += 1


def settle(hand: Zone) -> None:
    """Put a hand in order again after some seat has learned or forgotten a card of it."""
    cards = hand.cards
    place: i64 = 1
    while place < hand.size:
        card = cards[place]
        before = place - 1
        while before >= 0 and cards[before] > card:
            cards[before + 1] = cards[before]
            before -= 1
        cards[before + 1] = card
        place += 1


def kinds_listed(zone: Zone) -> list[int]:
    """Give the kinds in a zone from bottom to top."""
    return [int(card) >> KIND_SHIFT for card in zone.listed()]
