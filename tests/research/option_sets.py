"""What is settled before games in the tests for programs that learn: several sets of options of each game."""

from __future__ import annotations

from typing import Final

import pytest

SETS: Final[dict[str, list[tuple[str, int, dict[str, object]]]]] = {
    "dominion": [
        ("first-game", 2, {}),
        ("draft", 3, {"kingdom-mode": "draft", "discard-order": "ask"}),
        ("attacks", 4, {"kingdom-mode": "interaction", "pile-counts": "open"}),
        (
            "lenient",
            2,
            {"kingdom-mode": "random", "compulsion": "lenient", "feast-gain": "may", "remodel-gain": "hand"},
        ),
    ],
    "machiavelli": [
        ("first-game", 4, {}),
        ("two", 2, {"preset": "random", "action-cards": "on"}),
        ("eight", 8, {"preset": "random"}),
        ("classic", 5, {"edition": "classic"}),
        ("dark-lands", 7, {"edition": "dark-lands", "dl-districts": "all", "character-count": "9"}),
    ],
    "florence": [
        ("three", 3, {}),
        ("two", 2, {"two-player-landscape-choice": "opener"}),
        ("muse-and-princess", 4, {"expansion-muse-princess": "on", "money-visibility": "open"}),
        ("everything", 5, {"expansion-muse-princess": "on", "expansion-cooperative": "on", "no-pp-for-money": "on"}),
    ],
}
OPTION_SETS: Final = [
    pytest.param(game, players, options, id=f"{game}-{name}")
    for game, sets in SETS.items()
    for name, players, options in sets
]
