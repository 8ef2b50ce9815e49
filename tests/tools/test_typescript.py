"""What is written for the browser: the kinds of questions that a game can ask, and a view that speaks of no others."""

from __future__ import annotations

import re

import pytest

import signoria
from signoria.games.dominion.eyes import observation
from tools.typescript import __main__ as typescript

EACH_GAME = pytest.mark.parametrize("game", signoria.games())


def kinds_in(text: str) -> list[str]:
    """Read the union of kinds in a module that was written."""
    found = re.search(r"^export type QuestionKind =(.+?);$", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r'"([^"]+)"', found[1])


@EACH_GAME
def test_a_question_is_one_of_those_that_the_game_can_ask(game: str) -> None:
    text = typescript.modules()[f"views/{game}.ts"]
    assert kinds_in(text) == typescript.kinds_of(game)
    asked = re.search(r"question: (\w+) \| null;", text)
    assert asked is not None
    shape = text.partition(f"export type {asked[1]} = {{\n")[2].partition("\n};")[0]
    assert shape.startswith("  kind: QuestionKind;\n")


def test_a_question_with_another_name_is_another_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """So what the browser does about the old one is no longer right to its compiler."""
    renamed = ["moat-shown" if kind == "moat-reveal" else kind for kind in observation.QUESTIONS]
    monkeypatch.setattr(observation, "QUESTIONS", renamed)
    assert kinds_in(typescript.modules()["views/dominion.ts"]) == renamed
