"""Counting all cards of a game of Dominion, wherever they lie, from its saved form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, cast

ZONES: Final = ("trash", "play_area", "revealed", "set_aside", "looking_at", "selected")
OWN_ZONES: Final = ("hand", "deck", "discard")

# What the box holds of the cards that every game has, for two players and for more.
BASIC: Final = {"copper": (60, 60), "silver": (40, 40), "gold": (30, 30), "duchy": (8, 12), "province": (8, 12)}


def all_cards(saved: Mapping[str, object]) -> Counter[str]:
    """Count the cards of each kind in all zones."""
    found = Counter(cast("dict[str, int]", saved["supply"]))
    for zone in ZONES:
        found.update(cast("list[str]", saved[zone]))
    for player in cast("list[dict[str, list[str]]]", saved["players"]):
        for zone in OWN_ZONES:
            found.update(player[zone])
    return +found


def box(kingdom: list[str], players: int) -> Counter[str]:
    """Count the cards that a game with a kingdom has in all, the starting decks included."""
    few = players == 2
    found = Counter({kind: numbers[0] if few else numbers[1] for kind, numbers in BASIC.items()})
    found["estate"] = (8 if few else 12) + 3 * players
    found["curse"] = 10 * (players - 1)
    for kind in kingdom:
        found[kind] = 10 if kind != "gardens" else 8 if few else 12
    return found


def kingdom_of(saved: Mapping[str, object]) -> list[str]:
    """Give the ten kinds of the kingdom."""
    basic = {*BASIC, "estate", "curse"}
    return [kind for kind in cast("dict[str, int]", saved["supply"]) if kind not in basic]
