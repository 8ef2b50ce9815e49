"""What is told as it happens."""

from __future__ import annotations

from typing import Final

# Events that show nothing hidden, apart from the cards that the deciding player chose to show.
QUIET_EVENTS: Final = frozenset(
    {
        "action-played",
        "bonus",
        "card-bought",
        "card-gained",
        "card-trashed",
        "draft-picked",
        "no-effect",
        "phase",
        "pile-empty",
        "treasure-played",
    }
)
