"""The levels of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.bots import bot_names
from signoria.tables.table.levels import KEEPERS, LADDER, LEVELS

TEXTS = Path(__file__).parents[2] / "client" / "src" / "text"


@pytest.mark.parametrize("game", LEVELS)
def test_every_level_has_a_bot_and_a_character(game: str) -> None:
    """The page tells, in both languages, how each of them plays."""
    assert set(LEVELS[game]) <= set(LADDER)
    assert {*LEVELS[game].values(), KEEPERS[game]} <= set(bot_names(game))
    for language in ("en", "nl"):
        told = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        for level in LEVELS[game]:
            assert f"\ncharacter-{game}-{level} = " in told
