"""A player's cards, and what the whole table knows about where they are.

All gains and trashings are public, so everybody knows which cards a player owns. What is hidden is where they lie.
Three facts are kept beside the zones, because they outlive the moment at which they were seen: some hand cards are
known (a revealed Moat, a hand shown to a Bureaucrat), some cards on top of the draw pile are known (an Estate put
back), and some cards in the discard pile went there unseen (the rest of a hand at clean-up).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.zones import Hand, Pile, hand_of, pile_of


class Player:
    """The zones of one player."""

    def __init__(
        self, hand: Hand, deck: Pile, discard: Pile, turns: i64, known_hand: Hand, known_top: i64, unseen: Hand
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.turns = turns
        self.known_hand = known_hand
        self.known_top = known_top
        self.unseen = unseen

    def copy(self) -> Player:
        return Player(
            self.hand.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.turns,
            self.known_hand.copy(),
            self.known_top,
            self.unseen.copy(),
        )

    def hide(self, number: i64) -> None:
        """Forget as much of the hand as becomes uncertain when `number` cards leave it unseen."""
        if number == 0 or self.known_hand.size == 0:
            return
        certain = hand_of([])
        kinds = self.known_hand.kinds()
        kind: i64 = 0
        while kinds >> kind != 0:
            left = self.known_hand.count(kind) - number
            while left > 0:
                certain.add(kind)
                left -= 1
            kind += 1
        self.known_hand = certain


def new_player() -> Player:
    return Player(
        Hand(vec[i64](), 0), Pile(vec[i64](), 0), Pile(vec[i64](), 0), 0, Hand(vec[i64](), 0), 0, Hand(vec[i64](), 0)
    )


def player_with(hand: list[int], deck: list[int], discard: list[int], turns: int) -> Player:
    """Give a player with these cards, of whom nothing more is known than the zones show."""
    unseen = hand_of(discard[:-1])
    return Player(hand_of(hand), pile_of(deck), pile_of(discard), turns, hand_of([]), 0, unseen)
