"""The games that can be played here."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from litestar.params import FromPath

from signoria.core.text import Texts
from signoria.games import REGISTRY
from signoria.tables.lessons.lesson import lessons
from signoria.tables.table.levels import usual_bots
from signoria.tables.table.settings import checked_game
from signoria.tables.table.titles import game_title
from signoria.web.api.routes import get
from signoria.web.api.shapes import GameShown, OptionsSchema, Words


@get("/api/games", tags=["games"], summary="The games", sync_to_thread=False)
def games() -> list[GameShown]:
    """List the games with their seats, options and levels of bots."""
    return [game_shown(name) for name in REGISTRY.games()]


@lru_cache
def game_shown(name: str) -> GameShown:
    """Describe a game."""
    game = REGISTRY.game(name)
    about = game.about
    return GameShown(
        name,
        game.fewest,
        game.most,
        usual_bots(name) + 1,
        cast("OptionsSchema", game.options_schema),
        dict(game.defaults),
        list(about.levels),
        {bot: level for level, bot in about.levels.items()} | about.former,
        about.minutes,
        [preference.name for preference in about.preferences],
        {language: game_title(game, language) for language in Texts.languages()},
        {preset: game.preset(preset) for preset in about.presets},
        [lesson.id for lesson in lessons().values() if lesson.game == name],
    )


@get(
    "/api/games/{game:str}/words/{language:str}",
    tags=["games"],
    summary="What a game says",
    sync_to_thread=False,
)
def words(game: FromPath[str], language: FromPath[str]) -> Words:
    """Give the texts of a game, for a client that was built without them."""
    known = checked_game(game)
    try:
        source = Texts.source(known.package, language)
    except LookupError:
        source = ""
    return Words(source, dict(known.speech.labels))
