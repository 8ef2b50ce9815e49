"""How games look in a terminal: each game has a face that turns what a seat may know into lines of text."""

from __future__ import annotations

import os
import re
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from signoria.cli.arguments import Refused
from signoria.core.text import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.events import Event
    from signoria.core.game import Game
    from signoria.core.position import Position

DEFAULT_LANGUAGE: Final = "en"
# The variables that name the language of the system, the strongest first.
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Face:
    """What a game looks like, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        # What the game says, and what the terminal around it says.
        self.texts = Texts.load(game.package, language)
        self.words = Texts.load("signoria.cli", language)

    def shown_names(self, seats: Sequence[str]) -> list[str]:
        """Give the names to read: bots by their proper names, equal ones numbered."""
        names = [self.words.text(f"bot-{seat}") if self.words.has(f"bot-{seat}") else seat for seat in seats]
        return [
            f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name
            for place, name in enumerate(names)
        ]

    def log(self, events: Sequence[Event], reader: int | None, names: Sequence[str]) -> list[str]:
        """Tell what happened, as a seat or a spectator (None) saw it."""
        raise NotImplementedError

    def table(self, view: dict[str, Any], names: Sequence[str], width: int) -> list[str]:
        """Show the table as a seat sees it."""
        raise NotImplementedError

    def own_part(self, view: dict[str, Any], names: Sequence[str]) -> list[str]:
        """Show the part of the table that a player looks at between one choice and the next."""
        raise NotImplementedError

    def question(self, view: dict[str, Any], names: Sequence[str]) -> str:
        """Ask the open question."""
        raise NotImplementedError

    def option(self, view: dict[str, Any], notation: str) -> str:
        """Give the label of an option."""
        raise NotImplementedError

    def option_note(self, view: dict[str, Any], notation: str) -> str:
        """Give what helps to choose an option, such as a price, or nothing."""
        raise NotImplementedError

    def card(self, name: str) -> list[str] | None:
        """Give the text and rulings of a card by its name, or None when no card is called so."""
        raise NotImplementedError

    def example_card(self) -> str:
        """Give the name of some card."""
        raise NotImplementedError

    def print_score_sheet(self, position: Position, reader: int | None, names: Sequence[str]) -> None:
        """Show who has how many points, and how they came about."""
        raise NotImplementedError

    def options_after(self, options: dict[str, object], winners: Sequence[int]) -> dict[str, object]:
        """Give the table options of the next game between the same people."""
        raise NotImplementedError


def face_of(game: Game, language: str) -> Face:
    """Give the face of a game."""
    return cast("Face", import_module(f"signoria.cli.{game.name}").FACE(game, language))


def language(wanted: str | None) -> str:
    """Give the language that is asked for, or else that of the system, or else English."""
    known = Texts.languages()
    if wanted is not None:
        if wanted not in known:
            raise Refused(f"there is no language {wanted!r:.40}; there are: {', '.join(known)}")
        return wanted
    system = next((value for name in LANGUAGE_VARIABLES if (value := os.environ.get(name))), "")
    spoken = re.split("[-_.@]", system)[0].lower()
    return spoken if spoken in known else DEFAULT_LANGUAGE
