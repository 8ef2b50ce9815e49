"""What the terminal says around the games is there in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import signoria.cli
from signoria.bots import bot_names
from signoria.core.text import Texts

LANGUAGES = ["en", "nl"]
VARIABLE = re.compile(r"\{ \$([a-z-]+)")


def entries(language: str) -> list[ast.EntryType]:
    """Read the texts of a language."""
    return FluentParser().parse(files("signoria.cli").joinpath("words", f"{language}.ftl").read_text("utf-8")).body


def messages(language: str) -> dict[str, set[str]]:
    """Give the keys of a language with the variables they use."""
    source = files("signoria.cli").joinpath("words", f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            found[entry.id.name] = set(VARIABLE.findall(source[entry.span.start : entry.span.end]))
    return found


def test_all_languages_have_the_same_texts_with_the_same_variables_in_the_same_order() -> None:
    assert list(messages("nl").items()) == list(messages("en").items())


def test_all_languages_are_grouped_and_commented_alike() -> None:
    comments = [[entry.content for entry in entries(lang) if isinstance(entry, ast.BaseComment)] for lang in LANGUAGES]
    assert comments[0] == comments[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_read(language: str) -> None:
    texts = Texts.load("signoria.cli", language)
    for key, variables in messages(language).items():
        text = texts.text(key, **dict.fromkeys(variables, 3))
        assert text == text.strip()
        assert not set("{}\n") & set(text)


@pytest.mark.parametrize("bot", bot_names("dominion"))
def test_every_bot_has_a_name_to_read(bot: str) -> None:
    assert Texts.load("signoria.cli", "nl").has(f"bot-{bot}")


def test_every_text_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(signoria.cli.__path__[0]).glob("*.py"))
    for key in messages("en"):
        family, _, rest = key.partition("-")
        # Keys such as help-quit are put together from their parts.
        assert f'"{key}"' in code or (f'"{family}-{{' in code and (family == "bot" or f'"{rest}"' in code)), key
