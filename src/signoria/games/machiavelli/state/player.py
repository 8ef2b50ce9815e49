"""A player: gold, hand and city."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.zones import Hand, Pile
from signoria.games.machiavelli.data.actions import SPOT_OF_KIND
from signoria.games.machiavelli.data.components import NOBODY


def seat_or_none(seat: i64) -> int | None:
    """Give a seat as it is told and written down: None for NOBODY."""
    return None if seat == NOBODY else int(seat)


class Player:
    """What lies in front of a player. Cities hold kinds; hands and the Museum hold cards as in cards.py."""

    def __init__(
        self,
        gold: i64,
        hand: Hand,
        city: Pile,
        adornments: Pile,
        museum: Pile,
        wagons: i64,
        wagon_gold: i64,
        wagons_since: i64,
    ) -> None:
        self.gold = gold
        self.hand = hand
        # The districts in the order in which they came, and the gold that lies on each of them.
        self.city = city
        self.adornments = adornments
        # The cards under the Museum of this city.
        self.museum = museum
        # Ticket wagons in front of the player, the gold on all of them, and the round in which they were played: they
        # are cleared together, so that all of them are of one round.
        self.wagons = wagons
        self.wagon_gold = wagon_gold
        self.wagons_since = wagons_since

    def copy(self) -> Player:
        return Player(
            self.gold,
            self.hand.copy(),
            self.city.copy(),
            self.adornments.copy(),
            self.museum.copy(),
            self.wagons,
            self.wagon_gold,
            self.wagons_since,
        )

    # --- The city ------------------------------------------------------------------------------------------------

    def has(self, kind: i64) -> bool:
        """Say whether a kind of district lies in the city."""
        return self.city.has(kind)

    def spot(self, place: i64) -> i64:
        """Give the spot by which a district of the city is said, or -1 where an equal one comes before it."""
        kind = self.city.cards[place]
        gold = self.adornments.cards[place]
        lower: i64 = 0
        other: i64 = 0
        while other < self.city.size:
            if other != place and self.city.cards[other] == kind:
                amount = self.adornments.cards[other]
                if amount == gold and other < place:
                    return -1
                if amount < gold and self.first_with(kind, amount) == other:
                    lower += 1
            other += 1
        return SPOT_OF_KIND[kind] + lower

    def first_with(self, kind: i64, gold: i64) -> i64:
        """Give the first place of a district of a kind that bears so much gold."""
        place: i64 = 0
        while self.city.cards[place] != kind or self.adornments.cards[place] != gold:
            place += 1
        return place

    def place_of(self, spot: i64) -> i64:
        """Give the place in the city of a district that was said; -1 where there is none."""
        place: i64 = 0
        while place < self.city.size:
            if self.spot(place) == spot:
                return place
            place += 1
        return -1


def new_player(gold: i64) -> Player:
    """Give a player who has some gold and nothing else."""
    return Player(gold, Hand(vec[i64](), 0), empty_pile(), empty_pile(), empty_pile(), 0, 0, 0)


def empty_pile() -> Pile:
    return Pile(vec[i64](), 0)
