"""Florence at the command line: simulated, and looked at in a terminal."""

from __future__ import annotations

import json
from typing import Any

import pytest

import signoria
from signoria.cli.faces import face_of
from tests.cli.kit import run
from tests.kit.driver import driver_of

NAMES = ["Anna", "Bram", "Chris"]


def test_bots_play_each_other() -> None:
    result = run("simulate", "florence", "--seats", "random,random,random", "--games", "3", "--seed", "1", "--json")
    assert json.loads(result.stdout)["games"] == 3


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_table_can_be_shown(language: str) -> None:
    face = face_of(signoria.game("florence"), language)
    position = signoria.game("florence").new(3, 4, {"expansion-muse-princess": "on"})
    driver_of("florence", 4, lively=True).play(position, 120)
    seat = position.asked
    assert seat is not None
    view: dict[str, Any] = position.view(seat)
    shown = "\n".join(face.table(view, NAMES, 100))
    assert all(name in shown for name in NAMES)
    assert "2 ###" in shown
    assert face.question(view, NAMES)
    for option in position.legal():
        assert face.option(view, position.notation(option))
        face.option_note(view, position.notation(option))
    assert len(face.log(position.events(), seat, NAMES)) > 20
    assert face.card("poet") is not None
    assert face.card("nobody") is None
    assert face.card(face.example_card()) is not None
