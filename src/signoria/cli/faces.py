"""How games look in a terminal: the face of each game, in the language of whoever reads."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from signoria.cli.arguments import Refused
from signoria.core.text import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.core.game import Game
    from signoria.core.position import Position
    from signoria.core.terminal import TerminalFace

DEFAULT_LANGUAGE: Final = "en"
# The variables that name the language of the system, the strongest first.
LANGUAGE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def face_of(game: Game, language: str) -> TerminalFace:
    """Give the face of a game."""
    words = Texts.load("signoria.cli", language)
    return game.about.terminal(game.about.speech, Texts.load(game.package, language, "terminal"), words)


def print_score_sheet(face: TerminalFace, position: Position, reader: int | None, names: Sequence[str]) -> None:
    """Print who has how many points, and how they came about."""
    from rich import box  # noqa: PLC0415 - rich is slow to import, and only needed at the end of a game
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    sheets = [position.score_sheet(seat) for seat in range(position.seats())]
    sheet = face.score_table(sheets, position.ranks(), reader, names)
    table = Table(title=sheet.title, box=box.SIMPLE, title_justify="left", pad_edge=False)
    for heading, number in sheet.columns:
        table.add_column(heading, justify="right" if number else "left")
    for row in sheet.rows:
        table.add_row(*row)
    console = Console(markup=False, highlight=False)
    console.print(table)
    for note in sheet.notes:
        console.print(note)


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
