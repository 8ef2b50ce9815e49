"""What can be settled about a game at a table, and what the game says to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.core.options import checked_options
from signoria.games import REGISTRY
from signoria.tables.table.allowance import DAY, by_days
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.core.game import Game

FEWEST_SECONDS: Final = 10
MOST_SECONDS: Final = 7 * DAY
MOST_RESERVE: Final = 14 * DAY


def checked_game(name: str) -> Game:
    """Give a game by name. Refuses the rest."""
    if name not in REGISTRY.games():
        raise Refusal("reason-no-game")
    return REGISTRY.game(name)


def preset_of(game: Game, name: str | None) -> dict[str, Any]:
    """Give the options of a preset; none without one. Refuses what the game does not know."""
    if name is None:
        return {}
    try:
        return game.preset(name)
    except ValueError as wrong:
        raise Refusal("reason-options", detail=str(wrong)) from None


def check_settings(
    game: Game, seats: int, options: dict[str, Any], clock: int | None, reserve: int = 0
) -> dict[str, Any]:
    """Give the options with their defaults. Refuses what the game refuses, and a clock nobody could play with."""
    if clock is not None and not FEWEST_SECONDS <= clock <= MOST_SECONDS:
        raise Refusal("reason-options", option="clock", least=FEWEST_SECONDS, most=MOST_SECONDS)
    most = MOST_RESERVE if by_days(clock) else 0
    if not 0 <= reserve <= most:
        raise Refusal("reason-options", option="reserve", least=0, most=most)
    if not game.fewest <= seats <= game.most:
        raise Refusal("reason-seats-number", fewest=game.fewest, most=game.most)
    try:
        checked = checked_options(game.table_options, options)
        # Whether the options fit each other, only the game can say.
        game.new(seats, 0, checked, listen=False)
    except ValueError as wrong:
        raise Refusal("reason-options", detail=str(wrong)) from None
    return checked
