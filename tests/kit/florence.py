"""Counting everything in a game of Florence, wherever it lies, from its saved form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any


def pieces(saved: Mapping[str, Any]) -> Counter[str]:
    """Count tiles, tokens and cards in the supply, in piles, and with the players."""
    found = Counter(saved["supply"])
    for pile in [*saved["piles"].values(), saved["looking_at"], saved["used_bonus"]]:
        found.update(pile)
    for seat, player in enumerate(saved["players"]):
        for zone in ("persons", "open", "prestige", "bonus", "freedoms"):
            found.update(player[zone])
        found["jester"] += player["jesters"]
        found["builder"] += player["builders"]
        found["recruit"] += player["recruits"] + player["open_recruits"]
        # A joint building is one tile, counted with the first of its owners.
        found.update(tile for tile, _, partner in player["tiles"] if partner < 0 or partner > seat)
    return +found
