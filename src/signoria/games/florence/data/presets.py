"""Sets of options that go well together."""

from __future__ import annotations

from typing import Final

RECOMMENDED: Final[dict[str, dict[str, str]]] = {
    "first-game": {},
    "advanced": {"expansion-muse-princess": "on"},
    "very-advanced": {"expansion-muse-princess": "on", "no-pp-for-money": "on"},
    "negotiation": {"expansion-cooperative": "on"},
    "full": {"expansion-muse-princess": "on", "expansion-cooperative": "on"},
}
