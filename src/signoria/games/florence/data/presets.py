"""Sets of options that go well together."""

from __future__ import annotations

from typing import Final

# What the Dutch booklet says wherever an option asks for it; expansions, the harder variants and the start player are
# the table's own choice.
BOOKLET_OPTIONS: Final[dict[str, object]] = {
    # For two: five freedoms, and whoever auctions landscapes picks one.
    "two-player-freedoms": "5",
    "two-player-landscape-choice": "winner",
    # The own money may be kept secret.
    "money-visibility": "hidden",
    # Against a border one builds alone only if the other side is free.
    "cb-border-landscape": "blocks",
}

RECOMMENDED: Final[dict[str, dict[str, str]]] = {
    "first-game": {},
    "advanced": {"expansion-muse-princess": "on"},
    "very-advanced": {"expansion-muse-princess": "on", "no-pp-for-money": "on"},
    "negotiation": {"expansion-cooperative": "on"},
    "full": {"expansion-muse-princess": "on", "expansion-cooperative": "on"},
}
