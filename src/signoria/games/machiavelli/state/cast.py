"""The character cards of a round: where each one is, and who knows it.

There is one character of each rank, so a card is named by its rank, counted from 0. A seat that looked through the
stack knows which cards were in it at that moment: it can tell cards that left the stack before from those that left it
afterwards, but not cards among themselves that left it between two of its looks. Where two players have exchanged one
of several cards, the others cannot tell either which of these two has which of their cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.components import MOST_PLAYERS, MOST_RANKS, NOBODY

# Where a character card can be, other than with a player.
STACK: Final = -1
FACE_UP: Final = -2
FACE_DOWN: Final = -3
NOT_IN_GAME: Final = -4
PLACE_WORDS: Final = {STACK: "stack", FACE_UP: "face-up", FACE_DOWN: "face-down"}

EVERYBODY: Final = 0xFF

# The moment of leaving the stack for a card that never has: later than every look.
NOT_YET: Final = 62


class Cast:
    """The characters of this round."""

    def __init__(
        self, places: vec[i64], known: vec[i64], left: vec[i64], looks: vec[i64], moment: i64, revealed: i64
    ) -> None:
        # By rank: the seat that has the card, or one of the places above; the seats that know; and at which moment of
        # the dealing it left the stack.
        self.places = places
        self.known = known
        self.left = left
        # By seat: the moments at which it looked through the stack, as a set of bits.
        self.looks = looks
        self.moment = moment
        # The ranks that have been turned up in front of a player.
        self.revealed = revealed
        # Two seats whose cards nobody else can tell apart, as a set of bits; or none.
        self.mingled: i64 = 0

    def copy(self) -> Cast:
        twin = Cast(self.places[:], self.known[:], self.left[:], self.looks[:], self.moment, self.revealed)
        twin.mingled = self.mingled
        return twin

    def gather(self, at_rank: vec[i64]) -> None:
        """Put all characters of the game on the stack; nobody knows anything yet."""
        rank: i64 = 0
        while rank < MOST_RANKS:
            self.places[rank] = STACK if at_rank[rank] != NOBODY else NOT_IN_GAME
            self.known[rank] = 0
            self.left[rank] = NOT_YET
            rank += 1
        seat: i64 = 0
        while seat < MOST_PLAYERS:
            self.looks[seat] = 0
            seat += 1
        self.moment = 0
        self.revealed = 0
        self.mingled = 0

    def put(self, rank: i64, place: i64, known: i64) -> None:
        """Take a card from the stack to a place, in the sight of some seats."""
        self.places[rank] = place
        self.known[rank] = known
        # A card that was taken up again after it had left the stack has left it before the looks of the others.
        if self.left[rank] == NOT_YET:
            self.left[rank] = self.moment
        self.moment += 1

    def look(self, seat: i64) -> None:
        """Let a seat look through the stack."""
        self.looks[seat] |= bit(self.moment)
        self.moment += 1

    def ranks_at(self, place: i64) -> i64:
        """Give the ranks at a place as a set of bits."""
        found: i64 = 0
        rank: i64 = 0
        while rank < MOST_RANKS:
            if self.places[rank] == place:
                found |= bit(rank)
            rank += 1
        return found

    def holder(self, rank: i64) -> i64:
        """Give the seat that has a character, or NOBODY."""
        place = self.places[rank]
        if place >= 0:
            return place
        return NOBODY

    def is_revealed(self, rank: i64) -> bool:
        """Say whether a character has been turned up in front of its player."""
        return (self.revealed >> rank) & 1 == 1

    def reveal(self, rank: i64) -> None:
        """Turn a character up."""
        self.revealed |= bit(rank)
        self.known[rank] = EVERYBODY

    def unrevealed(self, seat: i64) -> i64:
        """How many characters a player has that nobody has seen yet."""
        number: i64 = 0
        rank: i64 = 0
        while rank < MOST_RANKS:
            if self.places[rank] == seat and (self.revealed >> rank) & 1 == 0:
                number += 1
            rank += 1
        return number

    def mingled_for(self, seat: i64) -> i64:
        """Give the two seats whose cards a seat cannot tell apart, as a set of bits; or none."""
        if seat >= 0 and (self.mingled >> seat) & 1:
            return 0
        return self.mingled

    def group(self, rank: i64, seat: i64) -> i64:
        """Say between which looks of a seat a card left the stack: it cannot tell cards of one group apart."""
        return self.looks[seat] & (bit(self.left[rank]) - 1)


def empty_cast() -> Cast:
    """Give a cast before the first round."""
    return Cast(
        vec[i64]([NOT_IN_GAME] * MOST_RANKS),
        vec[i64]([0] * MOST_RANKS),
        vec[i64]([0] * MOST_RANKS),
        vec[i64]([0] * MOST_PLAYERS),
        0,
        0,
    )
