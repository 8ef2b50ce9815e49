"""The games that can be played here."""

from __future__ import annotations

from typing import cast

from signoria.games import REGISTRY
from signoria.tables.table.levels import LEVELS
from signoria.web.api.routes import get
from signoria.web.api.shapes import GameShown, OptionsSchema


@get("/api/games", tags=["games"], summary="The games", sync_to_thread=False)
def games() -> list[GameShown]:
    """List the games with their seats, options and levels of bots."""
    return [game_shown(name) for name in REGISTRY.games()]


def game_shown(name: str) -> GameShown:
    """Describe a game."""
    game = REGISTRY.game(name)
    return GameShown(
        name,
        game.fewest,
        game.most,
        cast("OptionsSchema", game.options_schema),
        dict(game.defaults),
        list(LEVELS.get(name, {})),
    )
