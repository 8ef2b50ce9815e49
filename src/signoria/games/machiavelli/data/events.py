"""What is told as it happens."""

from __future__ import annotations

from typing import Final

# Events that show nothing hidden, apart from the cards that the deciding player chose to show.
QUIET_EVENTS: Final = frozenset(
    {
        "beautified",
        "built",
        "district-income",
        "exchanged",
        "income-gold",
        "murder-named",
        "seized",
        "theft-named",
        "unclaimed-left",
    }
)
