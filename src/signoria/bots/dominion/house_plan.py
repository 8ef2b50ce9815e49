"""The buy plan of the house bot: which Actions of a kingdom it wants, how many, and when it turns to points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.games.dominion.data import components as kind
from signoria.games.dominion.data.components import GOLD, KINDS, PROVINCE, SILVER
from signoria.games.dominion.eyes.views import DominionSight

# Actions that use up the action of a turn: a deck without Villages wants few of them. The best ones first.
TERMINALS: Final = [
    (kind.WITCH, 2),
    (kind.COUNCIL_ROOM, 2),
    (kind.SMITHY, 2),
    (kind.MILITIA, 1),
    (kind.LIBRARY, 1),
    (kind.MONEYLENDER, 1),
    (kind.BUREAUCRAT, 1),
    (kind.MINE, 1),
    (kind.ADVENTURER, 1),
    (kind.CHANCELLOR, 1),
    (kind.WOODCUTTER, 1),
]
MOST_TERMINALS: Final = 3

# Actions that replace themselves or bring money with actions to spare.
BOOSTERS: Final = [(kind.LABORATORY, 5), (kind.MARKET, 4), (kind.FESTIVAL, 3)]

DUCHIES_FROM: Final = 4
ESTATES_FROM: Final = 2


class HousePlan:
    """How many of each Action a kingdom is worth to the house bot."""

    def __init__(self, piles: i64) -> None:
        self.piles = piles
        self.wanted: list[int] = [0] * KINDS
        room = MOST_TERMINALS
        for card, number in TERMINALS:
            if (piles >> card) & 1 and room > 0:
                taken = min(number, room)
                self.wanted[card] = taken
                room -= taken
        for card, number in BOOSTERS:
            if (piles >> card) & 1:
                self.wanted[card] = number

    def wants(self, sight: DominionSight, card: i64) -> bool:
        """Whether another one of an Action is wanted."""
        return self.wanted[card] > 0 and sight.owned_count(card) < self.wanted[card]

    def buy(self, sight: DominionSight, coins: i64, available: i64) -> i64:
        """Give the card to buy or gain for so many coins among those available (as bits), or -1 for none."""
        provinces = sight.supply(PROVINCE)
        if (available >> PROVINCE) & 1:
            return PROVINCE
        if provinces <= DUCHIES_FROM and (available >> kind.DUCHY) & 1:
            return kind.DUCHY
        if provinces <= ESTATES_FROM and (available >> kind.ESTATE) & 1 and not (available >> GOLD) & 1:
            return kind.ESTATE
        action = self.action(sight, coins, available)
        if action >= 0:
            return action
        if (available >> GOLD) & 1:
            return GOLD
        if (available >> SILVER) & 1:
            return SILVER
        return -1

    def action(self, sight: DominionSight, coins: i64, available: i64) -> i64:
        """Give the Action to take, unless a Gold is better."""
        rich = (available >> GOLD) & 1
        if rich and not (self.wants(sight, kind.WITCH) and (available >> kind.WITCH) & 1):
            return -1
        for card, _ in TERMINALS:
            if (available >> card) & 1 and self.wants(sight, card):
                return card
        for card, _ in BOOSTERS:
            if (available >> card) & 1 and self.wants(sight, card):
                return card
        return -1
