"""What tables are called whose host gives them no name: after their game and the day on which they were opened.

The name is kept as facts, so that everybody reads it in their own language; in English it stands beside them, for
programs and for whoever looks into the database.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta

from signoria.core.text import Texts

if TYPE_CHECKING:
    from signoria.core.game import Game

DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
PARTS: Final = ("morning", "afternoon", "evening", "night")
# A day of the week and a part of it where the host is, such as sunday-evening.
Occasion = Annotated[str, Meta(pattern=f"^({'|'.join(DAYS)})-({'|'.join(PARTS)})$")]


def occasion_at(weekday: int, hour: int) -> str:
    """Name a moment by its day of the week, Monday being 0, and its hour. After midnight it is the evening's night."""
    night = hour < 6
    part = "night" if night else PARTS[(hour >= 12) + (hour >= 18)]
    return f"{DAYS[(weekday - night) % 7]}-{part}"


def table_title(game: Game, occasion: str | None) -> str:
    """Give the English name of a table."""
    day, _, part = (occasion or "").partition("-")
    return f"{game_title(game, 'en')}, {day.capitalize()} {part}" if part else game_title(game, "en")


def game_title(game: Game, language: str) -> str:
    """Give what a game is called; one without words by its name."""
    return _title(game.package, language) or game.name.capitalize()


@cache
def _title(package: str, language: str) -> str | None:
    # To read all texts of a game takes so long that nobody could move meanwhile.
    try:
        return Texts.load(package, language).text("game-name")
    except LookupError:
        return None
