"""The rules of a game in words: its cards and table options, from the same texts that the client has."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from litestar import Request, get
from litestar.params import FromPath, FromQuery

from signoria.core.text import Texts
from signoria.games.dominion import components as dominion
from signoria.games.machiavelli import components as machiavelli
from signoria.games.machiavelli.wording import value_key
from signoria.tables.opening import checked_game
from signoria.web.api.shapes import CardRules, Language, OptionRules, Rules

if TYPE_CHECKING:
    from typing import Any

    from signoria.core.game import Game


@get("/api/rules/{game:str}", tags=["games"], summary="Cards and options of a game, explained", sync_to_thread=False)
def rules(request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[Language | None] = None) -> Rules:
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
        cards(name, texts),
        options(game, texts),
    )


def preferred(header: str) -> str:
    """Give the first language of a browser's list that we speak."""
    for part in header[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in Texts.languages():
            return language
    return "en"


def cards(game: str, texts: Texts) -> list[CardRules]:
    """Explain the cards of a game."""
    if game == "machiavelli":
        return [*machiavelli_cards(texts), *machiavelli_characters(texts)]
    if game != "dominion":
        return []
    return [
        CardRules(
            card.name,
            texts.text(f"card-{card.name}"),
            optional(texts, f"card-{card.name}.text"),
            optional(texts, f"card-{card.name}.ruling"),
            [name for bit, name in dominion.TYPE_NAMES.items() if card.types & bit],
            {"cost": card.cost, "coins": card.coins, "points": card.points},
        )
        for card in dominion.CARDS
    ]


def machiavelli_cards(texts: Texts) -> list[CardRules]:
    """Explain districts and action cards; those have no type."""
    return [
        CardRules(
            card.name,
            texts.text(f"card-{card.name}"),
            optional(texts, f"card-{card.name}.text"),
            optional(texts, f"card-{card.name}.ruling"),
            machiavelli.TYPES[card.type : card.type + 1],
            {"cost": card.cost, "silver": card.silver, "copies": card.copies},
        )
        for card in machiavelli.CARDS
    ]


def machiavelli_characters(texts: Texts) -> list[CardRules]:
    """Explain the characters, each with its rank."""
    return [
        CardRules(
            card.name,
            texts.text(f"character-{card.name}"),
            optional(texts, f"character-{card.name}.text"),
            optional(texts, f"character-{card.name}.ruling"),
            ["character"],
            {"rank": card.rank},
        )
        for card in machiavelli.CHARACTER_CARDS
    ]


def options(game: Game, texts: Texts) -> list[OptionRules]:
    """Explain the table options of a game."""
    found = []
    for option in game.table_options:
        key = f"table-option-{option.name}"
        if texts.has(key):
            words = option.schema().get("enum")
            values = {
                str(word): texts.text(f"{key}.{value_key(str(word))}")
                for word in (words if isinstance(words, list) else [])
                if texts.has(f"{key}.{value_key(str(word))}")
            }
            found.append(OptionRules(option.name, texts.text(key), optional(texts, f"{key}.text"), values))
    return found


def optional(texts: Texts, key: str) -> str | None:
    """Give a text if there is one and it needs no variables."""
    return texts.text(key) if texts.has(key) else None
