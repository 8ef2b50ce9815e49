"""Shelves: what stands side by side is taken in at a glance; a shelf on which one must search is divided into rooms."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import signoria

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "signoria"
BOARDS: Final = ROOT / "client" / "src" / "games"
MOST: Final = 12
# A board has its sheet of styles beside it, and the seat that plays.
MOST_OF_A_BOARD: Final = 14
GAMES: Final = signoria.games()


def entries(folder: Path) -> list[str]:
    """Name what stands in a folder: files and folders that are written, not what a compiler leaves there."""
    return sorted(
        one.name for one in folder.iterdir() if one.name != "__pycache__" and one.suffix not in (".pyc", ".so", ".pyd")
    )


@pytest.mark.parametrize("folder", ["tables", *(f"games/{game}" for game in GAMES)])
def test_a_package_is_taken_in_at_a_glance(folder: str) -> None:
    found = entries(SOURCES / folder)
    assert "__init__.py" in found
    assert len(found) <= MOST, found


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_a_game_in_the_browser_is_taken_in_at_a_glance(game: str) -> None:
    found = entries(BOARDS / game)
    assert "index.ts" in found
    assert len(found) <= MOST_OF_A_BOARD, found
