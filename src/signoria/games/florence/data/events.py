"""What is told as it happens."""

from __future__ import annotations

from typing import Final

# Events that show nothing hidden, apart from the cards that the deciding player chose to show.
# A bid, a pass and an offer are not among these: everyone has heard them, and the rules let nobody take them back.
QUIET_EVENTS: Final = frozenset(
    {
        "a2-start",
        "best-work",
        "builder-gained",
        "building-built",
        "character-returned",
        "character-used",
        "freedom-introduced",
        "jester-gained",
        "landscape-placed",
        "object-bought",
        "person-recruited",
        "phase-a-end",
        "pp-bought",
        "pp-sold",
        "recruit-kept",
        "round-start",
        "turn-end",
        "turn-start",
        "work-completed",
    }
)
