"""What games say about themselves is true of their rules: a renamed question, event or bot does not go unnoticed."""

from __future__ import annotations

import ast
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, cast

import pytest

import signoria
from signoria.bots import bot_names, rival_names
from signoria.core.about import LADDER, About
from signoria.core.agenda import Choice
from signoria.core.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[2]
# The ways in which rules tell what happens.
TELLING = ("add", "tell", "tell_named")
# What a question is made with that is neither a number nor a yes or no; False is both.
UNTOLD: dict[str, object] = {"question": "", "loot": ()}

each_game = pytest.mark.parametrize("game", signoria.games())


def questions(game: str) -> list[Choice]:
    """Give one question of every kind that the rules of a game can ask."""
    package = import_module(signoria.game(game).package)
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        if ".test_" not in found.name:
            import_module(found.name)
    asked = []
    for frame in derived(Choice):
        fields = list(signature(frame).parameters)
        # The bases of a game have no question of their own.
        if frame.__module__.startswith(f"{package.__name__}.") and fields != ["seat", "question"]:
            made = cast("Callable[..., Choice]", frame)
            asked.append(made(*(UNTOLD.get(field, False) for field in fields)))
    return asked


def derived(frame: type[Choice]) -> Iterator[type[Choice]]:
    """Give all classes that derive from one."""
    for further in frame.__subclasses__():
        yield further
        yield from derived(further)


def sources(game: str) -> Path:
    """Give the folder of a game; that of a game of ours as it is written, compiled or not."""
    package = signoria.game(game).package
    return ROOT / ("src" if package.startswith("signoria.") else "") / package.replace(".", "/")


def told(game: str) -> set[str]:
    """Give the kinds of events that the sources of a game tell."""
    found = set()
    for module in sources(game).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TELLING:
                found |= {constant.value for constant in ast.walk(node.args[0]) if isinstance(constant, ast.Constant)}
    return {kind for kind in found if isinstance(kind, str)}


@each_game
def test_bots_that_a_game_names_exist_and_are_measured(game: str) -> None:
    about, bots = signoria.game(game).about, bot_names(game)
    # What a named strategy is worth depends on the kingdom.
    assert set(about.anchors) == set(bots) - set(rival_names(game))
    assert {about.keeper, *about.levels.values(), *about.former, *about.thinking} <= set(bots)
    assert set(about.former.values()) <= set(about.levels)
    assert not set(about.former) & set(about.levels.values())
    assert list(about.anchors.values()) == sorted(set(about.anchors.values()))
    worth = [about.anchors[bot] for bot in about.levels.values()]
    assert worth == sorted(set(worth))
    assert 0 < about.usual_bots < signoria.game(game).most


@each_game
def test_events_that_are_called_quiet_are_told(game: str) -> None:
    """A name that no event bears would make nothing quiet."""
    assert signoria.game(game).about.quiet_events <= told(game)


@each_game
def test_a_game_offers_the_preferences_that_its_questions_know(game: str) -> None:
    known = {wish for question in questions(game) if (wish := question.preference()) is not None}
    assert known == set(signoria.game(game).about.preferences)


@each_game
def test_a_question_is_not_quiet_and_secret_at_once(game: str) -> None:
    """Whoever might take back what came before it would learn that it is asked."""
    assert any(question.quiet() for question in questions(game))
    assert not any(question.quiet() and question.secret() for question in questions(game))


@each_game
@pytest.mark.parametrize("language", Texts.languages())
def test_pieces_are_explained_once(game: str, language: str) -> None:
    pieces = signoria.game(game).about.pieces(Texts.load(signoria.game(game).package, language))
    names = [(piece.name, *piece.types) for piece in pieces]
    assert len(names) > 15
    assert len(names) == len(set(names))


def test_answers_that_nobody_need_give() -> None:
    """How long the answer takes must tell nothing, and whoever lets the clock run out has forgotten to greet."""
    asked = {question.question: question for question in questions("machiavelli")}
    catalogue = signoria.game("machiavelli").catalogue
    assert sorted(kind for kind, question in asked.items() if question.in_person()) == ["answer-call", "hospital"]
    silent = {kind: catalogue.notation(one.silence()) for kind, one in asked.items() if one.silence() >= 0}
    assert silent == {"answer-call": "say-nothing"}
    others = [*questions("dominion"), *questions("florence")]
    assert not any(question.in_person() or question.silence() >= 0 for question in others)


@pytest.mark.parametrize("levels", [{"normal": "house", "easy": "random"}, {"hard": "house"}])
def test_levels_are_steps_of_the_ladder(levels: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=", ".join(LADDER)):
        About(levels=levels)
