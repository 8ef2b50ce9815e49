"""Counting at the end: which buys end the game and win it, and which end it and lose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.components import CARDS, GARDENS, KINDS, PROVINCE
from signoria.games.dominion.eyes.views import DominionSight
from signoria.games.dominion.rules.scoring import CARDS_PER_GARDENS_POINT
from signoria.games.dominion.state.table import ENDING_PILES

# More buys than these are not counted through.
MOST_BUYS: Final = 4
NOTHING: Final = -1


def points_of(owned: vec[i64]) -> i64:
    """Give the points of so many cards of each kind."""
    total: i64 = 0
    size: i64 = 0
    card: i64 = 0
    while card < KINDS:
        printed: i64 = CARDS[card].points
        total += printed * owned[card]
        size += owned[card]
        card += 1
    return total + owned[GARDENS] * (size // CARDS_PER_GARDENS_POINT)


class Ending:
    """The supply and the own cards as they are now, for counting what buys would make of them."""

    def __init__(self, eyes: DominionSight) -> None:
        self.own = eyes.holdings(eyes.seat)
        self.left = vec[i64]([0] * KINDS)
        card: i64 = 0
        while card < KINDS:
            self.left[card] = eyes.supply(card)
            card += 1
        self.empty = eyes.empty_piles()
        # To win, one needs so many points: more than all others, or as many as those who had more turns.
        self.needed: i64 = -1000
        seat: i64 = 0
        while seat < eyes.seats():
            if seat != eyes.seat:
                points = points_of(eyes.holdings(seat))
                if eyes.turns(seat) <= eyes.turns(eyes.seat):
                    points += 1
                self.needed = max(self.needed, points)
            seat += 1

    def take(self, card: i64, number: i64) -> None:
        """Take cards from the supply, or put them back (a negative number)."""
        if self.left[card] == 0:
            self.empty -= 1
        self.left[card] -= number
        self.own[card] += number
        if self.left[card] == 0:
            self.empty += 1

    def ended(self) -> bool:
        """Whether the game ends with this turn."""
        return self.left[PROVINCE] == 0 or self.empty >= ENDING_PILES

    def won(self) -> bool:
        """Whether the game ends with this turn and is won."""
        return self.ended() and points_of(self.own) >= self.needed

    def in_reach(self, buys: i64) -> bool:
        """Whether so many buys can end the game at all."""
        if self.left[PROVINCE] <= buys:
            return True
        emptied = self.empty
        card: i64 = 0
        while card < KINDS:
            if 0 < self.left[card] <= buys:
                emptied += 1
            card += 1
        return emptied >= ENDING_PILES

    def winning(self, coins: i64, buys: i64, highest: i64 = KINDS - 1) -> i64:
        """Give the first of some buys, from the highest kind down, after which the game ends and is won; or -1."""
        if buys == 0:
            return NOTHING
        card = highest
        while card >= 0:
            cost: i64 = CARDS[card].cost
            if self.left[card] > 0 and cost <= coins:
                self.take(card, 1)
                wins = self.won() or self.winning(coins - cost, buys - 1, card) >= 0
                self.take(card, -1)
                if wins:
                    return card
            card -= 1
        return NOTHING


def near(eyes: DominionSight, taken: i64) -> bool:
    """Whether taking so many cards may end the game: each empties one pile at most."""
    return eyes.supply(PROVINCE) <= taken or eyes.empty_piles() + taken >= ENDING_PILES


def winning_buy(eyes: DominionSight) -> i64:
    """Give a card to buy now that wins the game at the end of this turn, perhaps with further buys; or -1."""
    buys = min(eyes.buys(), MOST_BUYS)
    if not near(eyes, buys):
        return NOTHING
    ending = Ending(eyes)
    return ending.winning(eyes.coins(), buys) if ending.in_reach(buys) else NOTHING


def loses(eyes: DominionSight, card: i64) -> bool:
    """Whether gaining a card ends the game with this turn, and not as a victory."""
    if not near(eyes, 1):
        return False
    ending = Ending(eyes)
    ending.take(card, 1)
    return ending.ended() and not ending.won()
