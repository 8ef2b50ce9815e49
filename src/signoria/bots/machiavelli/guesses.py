"""Who probably has which character: what this seat knows, and what each player would have liked to choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.character_worth import value
from signoria.games.machiavelli.data.components import MOST_RANKS, NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

CERTAIN: Final = 1000
# Even a character that brings a player nothing may have been all that was left.
LIKING: Final = 20
MOST_WITH_TWO: Final = 3


class Guess:
    """How likely each of the other players has each character, in thousandths."""

    def __init__(self, eyes: MachiavelliSight) -> None:
        players = eyes.players()
        self.chances: vec[i64] = vec[i64]([0] * (players * MOST_RANKS))
        each: i64 = 2 if players <= MOST_WITH_TWO else 1
        seat: i64 = 0
        while seat < players:
            if seat != eyes.seat:
                self.think_of(eyes, seat, each)
            seat += 1

    def think_of(self, eyes: MachiavelliSight, seat: i64, each: i64) -> None:
        """Spread the unknown characters of a player over all that they may be."""
        first = seat * MOST_RANKS
        total: i64 = 0
        unknown = each
        rank: i64 = 0
        while rank < MOST_RANKS:
            character = eyes.character_at(rank)
            if character != NOBODY and eyes.may_hold(seat, rank):
                if eyes.knows_place(rank):
                    self.chances[first + rank] = CERTAIN
                    unknown -= 1
                else:
                    liking = value(eyes, seat, character) + LIKING
                    liking = max(liking, LIKING // 2)
                    self.chances[first + rank] = -liking
                    total += liking
            rank += 1
        rank = 0
        while rank < MOST_RANKS:
            liking = -self.chances[first + rank]
            if liking > 0:
                chance = CERTAIN * unknown * liking // total
                chance = min(chance, CERTAIN)
                self.chances[first + rank] = chance
            rank += 1

    def chance(self, seat: i64, rank: i64) -> i64:
        """How likely a player has a character, in thousandths."""
        return self.chances[seat * MOST_RANKS + rank]
