"""A plan: what to buy in which order, what to trash and in which order to play, as data.

A plan is read from the top: the first entry whose card can be had, of which not enough are owned yet and whose
conditions all hold is bought or gained. `notation.py` has its text.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.dominion import conditions as when
from signoria.bots.dominion.worth import PLAY_ORDER
from signoria.core.bits import bit
from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.components import COPPER, GOLD, PROVINCE, SILVER
from signoria.games.dominion.eyes.views import DominionSight

# Without limit: no box has so many cards of a kind.
ANY_NUMBER: Final = 99

# How Coppers, Golds and Estates are treated where a plan says nothing else.
COINS_TO_KEEP: Final = 6
REMODEL_GOLD_FROM: Final = 12
KEEP_ESTATES_FROM: Final = 3

# Which Action a Throne Room plays twice where a plan says nothing else.
DOUBLE_ORDER: Final = [
    kind.WITCH,
    kind.COUNCIL_ROOM,
    kind.SMITHY,
    kind.LABORATORY,
    kind.FESTIVAL,
    kind.MARKET,
    kind.BUREAUCRAT,
    kind.ADVENTURER,
    kind.MINE,
    kind.FEAST,
    kind.MONEYLENDER,
    kind.VILLAGE,
    kind.WOODCUTTER,
    kind.MILITIA,
    kind.CHANCELLOR,
    kind.WORKSHOP,
    kind.REMODEL,
    kind.THIEF,
    kind.SPY,
    kind.MOAT,
    kind.LIBRARY,
    kind.THRONE_ROOM,
    kind.CELLAR,
    kind.CHAPEL,
]


class Entry:
    """One line of a plan: a card, how many of it are wanted at most, and when."""

    def __init__(self, card: i64, most: i64, conditions: list[when.Condition]) -> None:
        self.card = card
        self.most = most
        self.conditions = conditions


class Plan:
    """What a player is after in a kingdom. It never changes once it is made."""

    def __init__(
        self,
        entries: list[Entry],
        keep_coins: i64 = COINS_TO_KEEP,
        remodel_gold_from: i64 = REMODEL_GOLD_FROM,
        keep_estates_from: i64 = KEEP_ESTATES_FROM,
        play_first: list[int] | None = None,
        double_first: list[int] | None = None,
    ) -> None:
        self.entries = entries
        # Coppers are trashed as long as the Treasures of the deck have more coins than this.
        self.keep_coins = keep_coins
        # Golds are remodelled into Provinces when so many Provinces are left, or fewer.
        self.remodel_gold_from = remodel_gold_from
        # Estates are not trashed any more when so many Provinces are left, or fewer.
        self.keep_estates_from = keep_estates_from
        # What is played, or doubled by a Throne Room, before everything else.
        self.play_first: list[int] = [] if play_first is None else play_first
        self.double_first: list[int] = [] if double_first is None else double_first
        self.play_order = in_order(self.play_first, PLAY_ORDER)
        self.double_order = in_order(self.double_first, DOUBLE_ORDER)
        # The same, flat: this is what is read in every turn of a search.
        self.cards = vec[i64]([entry.card for entry in entries])
        self.most = vec[i64]([entry.most for entry in entries])
        conditions = [condition for entry in entries for condition in entry.conditions]
        self.abouts = vec[i64]([condition.about for condition in conditions])
        self.others = vec[i64]([condition.card for condition in conditions])
        self.values = vec[i64]([condition.value for condition in conditions])
        ends: list[int] = []
        end = 0
        for entry in entries:
            end += len(entry.conditions)
            ends.append(end)
        self.ends = vec[i64](ends)

    def wanted(self, sight: DominionSight, available: i64) -> i64:
        """Give the card to buy or gain among those available (as bits), or -1 for none."""
        owned = sight.holdings(sight.seat)
        first: i64 = 0
        place: i64 = 0
        while place < len(self.cards):
            card = self.cards[place]
            last = self.ends[place]
            if (available >> card) & 1 and owned[card] < self.most[place]:
                checked = first
                while checked < last and self.holds(sight, owned, card, checked):
                    checked += 1
                if checked == last:
                    return card
            first = last
            place += 1
        return -1

    def holds(self, sight: DominionSight, owned: vec[i64], card: i64, place: i64) -> bool:
        """Whether a condition of the entry for a card holds."""
        about = self.abouts[place]
        value = self.values[place]
        if about == when.PROVINCES_AT_MOST:
            return sight.supply(PROVINCE) <= value
        if about == when.PROVINCES_MORE_THAN:
            return sight.supply(PROVINCE) > value
        if about == when.COINS_AT_LEAST:
            return coins_in(owned) >= value
        if about == when.TURN_AT_MOST:
            return sight.turns(sight.seat) <= value
        if about == when.TURN_AT_LEAST:
            return sight.turns(sight.seat) >= value
        other = self.others[place]
        if about == when.OWNED_AT_LEAST:
            return owned[other] >= value
        if about == when.FEWER_THAN:
            return owned[card] < owned[other] + value
        if about == when.RIVAL_AT_LEAST:
            return most_of_others(sight, other) >= value
        return sight.supply(other) <= value


def most_of_others(sight: DominionSight, card: i64) -> i64:
    """Give how many of a card another player has at most: everybody saw them gain it."""
    most: i64 = 0
    seat: i64 = 0
    while seat < sight.seats():
        if seat != sight.seat:
            most = max(most, sight.holdings(seat)[card])
        seat += 1
    return most


def coins_in(owned: vec[i64]) -> i64:
    """Give the coins on all Treasures among so many cards of each kind."""
    return owned[COPPER] + 2 * owned[SILVER] + 3 * owned[GOLD]


def in_order(first: list[int], then: list[int]) -> vec[i64]:
    """Give cards in an order that begins with some of them."""
    cards = first + [card for card in then if card not in first]
    return vec[i64](cards)


def cards_of(plan: Plan) -> i64:
    """Give the kinds that a plan may buy, as a set of bits."""
    found: i64 = 0
    for entry in plan.entries:
        found |= bit(entry.card)
    return found
