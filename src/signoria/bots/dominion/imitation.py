"""What somebody else is after: a plan that fits the cards they have, all of which everybody saw them gain."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.dominion import conditions as when
from signoria.bots.dominion.plan import ANY_NUMBER, Entry, Plan
from signoria.bots.dominion.rivals import STRATEGIES
from signoria.games.dominion.data import components as kind

# Most people turn to points like this.
DUCHIES_FROM: Final = 4
ESTATES_FROM: Final = 2
PROVINCES_WITH: Final = 12
# Whoever has so many Gardens collects them.
COLLECTOR: Final = 2
COLLECTING: Final = "workshop-gardens"


def imitated(owned: vec[i64]) -> Plan:
    """Give a plan for somebody who has so many cards of each kind: money, and the Actions that they have."""
    if owned[kind.GARDENS] >= COLLECTOR:
        return STRATEGIES[COLLECTING].plan
    entries = [
        Entry(kind.PROVINCE, ANY_NUMBER, [when.Condition(when.COINS_AT_LEAST, when.NO_CARD, PROVINCES_WITH)]),
        Entry(kind.DUCHY, ANY_NUMBER, [when.Condition(when.PROVINCES_AT_MOST, when.NO_CARD, DUCHIES_FROM)]),
        Entry(kind.ESTATE, ANY_NUMBER, [when.Condition(when.PROVINCES_AT_MOST, when.NO_CARD, ESTATES_FROM)]),
    ]
    card: i64 = kind.FIRST_KINGDOM
    while card < kind.KINDS:
        if owned[card] > 0 and kind.is_action(card):
            entries.append(Entry(card, owned[card], []))
        card += 1
    entries.append(Entry(kind.GOLD, ANY_NUMBER, []))
    entries.append(Entry(kind.SILVER, ANY_NUMBER, []))
    return Plan(entries)
