"""Texts of games are read once, and before anybody waits for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.runtime import FluentResource

from signoria.core import text
from signoria.games import REGISTRY
from signoria.tables.table import titles
from signoria.tables.table.titles import game_title, table_title
from signoria.tables.wire import worth
from signoria.web.api.games import game_shown
from signoria.web.texts import read_soon

if TYPE_CHECKING:
    import pytest


def test_texts_are_read_before_a_table_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for kept in (titles._title, worth._wanted, game_shown):
        kept.cache_clear()
    read: list[str] = []

    def resource(source: str) -> object:
        read.append(source)
        return FluentResource(source)

    monkeypatch.setattr(text, "FluentResource", resource)
    read_soon().join(60)
    assert read
    read.clear()
    for name in REGISTRY.games():
        game = REGISTRY.game(name)
        assert table_title(game, "sunday-evening").endswith(", Sunday evening")
        assert game_title(game, "nl")
        assert worth.arguments_of(game.speech, "question-nothing") is None
        assert game_shown(name).name == name
    assert read == []
