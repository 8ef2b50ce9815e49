"""The terminal and the browser read the same messages, in the same words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.core.formatter import Formatter
from signoria.core.text import variables
from tests.client import florence_places, sentences

CASES: dict[str, Any] = json.loads(sentences.PATH.read_text("utf-8"))


def test_the_sentences_that_both_formatters_are_held_to_are_those_of_the_games() -> None:
    """A text that changes reaches the test of the client too."""
    assert sentences.PATH.read_text("utf-8") == sentences.written(), "run python -m tests.client.sentences"


@pytest.mark.parametrize("language", sentences.LANGUAGES)
def test_messages_that_have_travelled_are_read_as_they_were_meant(language: str) -> None:
    """As JSON they have lists in place of pairs."""
    for case in CASES["messages"]:
        texts = sentences.texts_of(case["game"], language)
        formatter = Formatter(texts, CASES["names"], case["reader"], case.get("variants", ()))
        assert formatter.text(case["message"]) == case[language]


@pytest.mark.parametrize("game", sentences.GAMES)
def test_every_event_and_question_is_among_them(game: str) -> None:
    said = {case["message"][0] for case in CASES["messages"] if case["game"] == game}
    silent = {f"event-{one}" for one in ("phase", "phase-a-end", "turn-end", "turn-ended", "round-ended", "called")}
    # What always goes on with the line before it.
    said |= {key.replace("joined-", "event-", 1) for key in said}
    keys = {key for key in variables(f"signoria.games.{game}") if key.split("-")[0] in ("event", "question", "waiting")}
    assert keys - said <= silent


def test_the_placements_that_the_client_is_held_to_are_those_of_the_engine() -> None:
    wanted = florence_places.written()
    assert florence_places.PATH.read_text("utf-8") == wanted, "run python -m tests.client.florence_places"
