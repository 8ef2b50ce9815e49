"""What each player can know of the cards that lie hidden.

Whoever looks at five cards and returns four of them knows that those four now lie under the pile, though not in which
order; the others know only how many came back. For each seat and each card that the seat cannot see there is a set of
places at which the card may lie, as bits: positions of its pile counted from the bottom, the cards somebody is looking
at, and the hands of players. Drawing hidden cards anew keeps to these sets; nothing else depends on them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.components import BONUS_PILE, CARDS, FIRST_BONUS, FIRST_PRESTIGE, PERSON_PILE

PILE_PLACES: Final = 21
BEING_LOOKED_AT: Final = 21
FIRST_HAND: Final = 22


def first_card(pile: i64) -> i64:
    """Give the first card of a pile's kind."""
    if pile == PERSON_PILE:
        return 0
    if pile == BONUS_PILE:
        return FIRST_BONUS
    return FIRST_PRESTIGE


def end_of_cards(pile: i64) -> i64:
    """Give the number after the last card of a pile's kind."""
    if pile == PERSON_PILE:
        return FIRST_PRESTIGE
    if pile == BONUS_PILE:
        return CARDS
    return FIRST_BONUS


def lowest(number: i64) -> i64:
    """Give so many positions from the bottom."""
    return bit(number) - 1


def hand_of_seat(seat: i64) -> i64:
    """Give the place that is a player's hand."""
    return bit(FIRST_HAND + seat)


def other_hands(seat: i64, players: i64) -> i64:
    """Give the hands of all players but one; of all players for a spectator."""
    hands: i64 = 0
    other: i64 = 0
    while other < players:
        if other != seat:
            hands |= hand_of_seat(other)
        other += 1
    return hands


class Knowledge:
    """For every seat and card: where it may lie as far as the seat can tell, as bits; none for a card it has seen."""

    def __init__(self, players: i64, places: vec[i64]) -> None:
        self.players = players
        self.places = places
        # How often it has changed, for whoever keeps what follows from it.
        self.changes: i64 = 0

    def copy(self) -> Knowledge:
        return Knowledge(self.players, self.places[:])

    def of(self, seat: i64, card: i64) -> i64:
        """Give where a card may lie as far as a seat can tell."""
        return self.places[seat * CARDS + card]

    def forget(self, seat: i64, pile: i64, size: i64, looking: bool) -> None:
        """Let a seat know nothing about the cards of a kind but what lies open: they may be anywhere."""
        self.changes += 1
        anywhere = lowest(size) | other_hands(seat, self.players)
        if looking:
            anywhere |= bit(BEING_LOOKED_AT)
        card = first_card(pile)
        end = end_of_cards(pile)
        while card < end:
            self.places[seat * CARDS + card] = anywhere
            card += 1

    def looked_at(self, pile: i64, looker: i64, size: i64, number: i64) -> None:
        """The top cards of a pile, which had so many cards, are taken up and looked at by one player."""
        self.changes += 1
        top = lowest(size) & ~lowest(size - number)
        seat: i64 = 0
        end = end_of_cards(pile)
        while seat < self.players:
            place = seat * CARDS + first_card(pile)
            while place < seat * CARDS + end:
                where = self.places[place]
                if where & top:
                    where &= ~top
                    if seat != looker:
                        where |= bit(BEING_LOOKED_AT)
                    self.places[place] = where
                place += 1
            seat += 1

    def returned(self, pile: i64, looker: i64, cards: i64, number: i64) -> None:
        """One of the cards looked at went to the looker's hand, the others, as bits, under the pile in no order."""
        self.changes += 1
        under = lowest(number)
        seat: i64 = 0
        first = first_card(pile)
        end = end_of_cards(pile)
        while seat < self.players:
            card = first
            while card < end:
                place = seat * CARDS + card
                where = raised(self.places[place], number)
                if where & bit(BEING_LOOKED_AT):
                    where = (where & ~bit(BEING_LOOKED_AT)) | under | hand_of_seat(looker)
                if seat == looker and (cards >> (card - first)) & 1:
                    where = under
                self.places[place] = where
                card += 1
            seat += 1

    def put_under(self, pile: i64, owner: i64, card: i64) -> None:
        """A player puts one hidden card of the hand under a pile."""
        self.changes += 1
        seat: i64 = 0
        end = end_of_cards(pile)
        while seat < self.players:
            place = seat * CARDS + first_card(pile)
            while place < seat * CARDS + end:
                where = raised(self.places[place], 1)
                if where & hand_of_seat(owner):
                    where |= 1
                self.places[place] = where
                place += 1
            if seat == owner:
                self.places[seat * CARDS + card] = 1
            seat += 1

    def shuffled(self, pile: i64, size: i64) -> None:
        """A pile is shuffled: whatever lies in it may lie anywhere in it."""
        self.changes += 1
        seat: i64 = 0
        end = end_of_cards(pile)
        while seat < self.players:
            place = seat * CARDS + first_card(pile)
            while place < seat * CARDS + end:
                if self.places[place] & lowest(PILE_PLACES):
                    self.places[place] |= lowest(size)
                place += 1
            seat += 1


def raised(where: i64, number: i64) -> i64:
    """Move the positions of a pile up, because so many cards come under it."""
    pile = where & lowest(PILE_PLACES)
    return ((pile << number) & lowest(PILE_PLACES)) | (where & ~lowest(PILE_PLACES))


def new_knowledge(players: int) -> Knowledge:
    """Give knowledge for a table at which nothing has been dealt."""
    return Knowledge(players, vec[i64]([0] * (players * CARDS)))
