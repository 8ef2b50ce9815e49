"""What the terminal says, around the games and about them, is there in every language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import signoria
from signoria.bots import bot_names
from signoria.cli.faces import face_of
from signoria.core.text import Texts

LANGUAGES = ["en", "nl"]
ROOT = Path(signoria.__file__).parent
VARIABLE = re.compile(r"\{ \$([a-z-]+)")


class Said:
    """Texts that stand in one folder, and the code that uses them."""

    def __init__(self, folder: Path, code: Sequence[Path]) -> None:
        self.folder = folder
        self.code = "".join(module.read_text("utf-8") for module in code)

    def source(self, language: str) -> str:
        """Read the texts of a language."""
        return self.folder.joinpath(f"{language}.ftl").read_text("utf-8")

    def entries(self, language: str) -> list[ast.EntryType]:
        """Read the texts of a language, one by one."""
        return FluentParser().parse(self.source(language)).body

    def messages(self, language: str) -> dict[str, set[str]]:
        """Give the keys of a language with the variables they use."""
        source = self.source(language)
        found: dict[str, set[str]] = {}
        for entry in self.entries(language):
            if isinstance(entry, ast.Message):
                assert entry.span is not None
                found[entry.id.name] = set(VARIABLE.findall(source[entry.span.start : entry.span.end]))
        return found


@pytest.fixture(params=["around", *signoria.games()])
def said(request: pytest.FixtureRequest) -> Said:
    """What the terminal says around games, then about each of them."""
    if request.param == "around":
        return Said(ROOT / "cli" / "words", [*(ROOT / "cli").glob("*.py"), ROOT / "core" / "terminal.py"])
    terminal = ROOT / "games" / request.param / "words" / "terminal"
    return Said(terminal, list(terminal.glob("*.py")))


def test_all_languages_have_the_same_texts_with_the_same_variables_in_the_same_order(said: Said) -> None:
    assert list(said.messages("nl").items()) == list(said.messages("en").items())


def test_all_languages_are_grouped_and_commented_alike(said: Said) -> None:
    comments = [
        [entry.content for entry in said.entries(lang) if isinstance(entry, ast.BaseComment)] for lang in LANGUAGES
    ]
    assert comments[0] == comments[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_read(said: Said, language: str) -> None:
    texts = Texts(language, [said.source(language)])
    for key, variables in said.messages(language).items():
        text = texts.text(key, **dict.fromkeys(variables, 3))
        assert text == text.strip()
        assert not set("{}\n") & set(text)


@pytest.mark.parametrize("bot", bot_names("dominion"))
def test_every_bot_has_a_name_to_read(bot: str) -> None:
    face = face_of(signoria.game("dominion"), "nl")
    assert face.shown_names([bot]) != [bot]


def test_every_text_is_used(said: Said) -> None:
    for key in said.messages("en"):
        family, _, rest = key.partition("-")
        # Keys such as help-quit are put together from their parts; bots are called by their names.
        composed = f'"{family}-{{' in said.code and f'"{rest}"' in said.code
        assert family == "bot" or f'"{key}"' in said.code or composed, key
