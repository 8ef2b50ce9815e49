"""The rules of a game in words: its cards and table options, from the same texts that the client has."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from litestar.params import FromPath, FromQuery

from signoria.core.text import Texts, value_key
from signoria.tables.table.settings import checked_game
from signoria.web.api.routes import get
from signoria.web.api.shapes import CardRules, Language, OptionRules, Rules
from signoria.web.handed import AnyRequest

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.pieces import Piece


@get("/api/rules/{game:str}", tags=["games"], summary="Cards and options of a game, explained", sync_to_thread=False)
def rules(request: AnyRequest, game: FromPath[str], language: FromQuery[Language | None] = None) -> Rules:
    """Explain a game in a language: the one asked for, or the one that the browser prefers."""
    return explained(checked_game(game).name, language or preferred(request.headers.get("accept-language", "")))


@lru_cache(maxsize=32)
def explained(name: str, language: str) -> Rules:
    """Give the rules of a game in a language there is; in English for any other."""
    game = checked_game(name)
    spoken = language if language in Texts.languages() else "en"
    texts = Texts.load(game.package, spoken)
    return Rules(
        name,
        spoken,
        Texts.languages(),
        texts.text("game-name"),
        game.fewest,
        game.most,
        [card_rules(piece) for piece in game.about.pieces(texts)],
        options(game, texts),
    )


def card_rules(piece: Piece) -> CardRules:
    """Explain a piece."""
    return CardRules(piece.name, piece.title, piece.text, piece.ruling, list(piece.types), dict(piece.facts))


def preferred(header: str) -> str:
    """Give the first language of a browser's list that we speak."""
    for part in header[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in Texts.languages():
            return language
    return "en"


def options(game: Game, texts: Texts) -> list[OptionRules]:
    """Explain the table options of a game."""
    found = []
    for option in game.table_options:
        key = f"table-option-{option.name}"
        if option.offered and texts.has(key):
            words = option.schema().get("enum")
            values = {
                str(word): texts.text(f"{key}.{value_key(str(word))}")
                for word in (words if isinstance(words, list) else [])
                if texts.has(f"{key}.{value_key(str(word))}")
            }
            found.append(OptionRules(option.name, texts.text(key), texts.get(f"{key}.text"), values))
    return found
