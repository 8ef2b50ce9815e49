"""A question travels in few bytes, and comes out as it was asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import signoria
from signoria.tables.wire.parcel import packed, unpacked
from tests.kit.driver import driver_of

# The browser takes the same questions out of their parcels.
CASES: Final = Path(__file__).parents[2] / "client" / "tests" / "lib" / "parcels.json"
MOVES: Final = 150


def test_a_parcel_looks_like_this() -> None:
    cases: list[dict[str, Any]] = json.loads(CASES.read_text("utf-8"))
    assert len(cases) > 3
    for case in cases:
        assert packed(case["question"]) == case["packed"]
        assert unpacked(case["packed"]) == case["question"]


@pytest.mark.parametrize("game", signoria.games())
def test_every_question_comes_out_as_it_was_asked(game: str) -> None:
    position = signoria.game(game).new(3, 4)
    driver = driver_of(game, 4, lively=True)
    together = 0
    for _ in range(MOVES):
        if position.asked is None:
            break
        view: dict[str, Any] = position.view(position.asked)
        parcel = packed(view["question"])
        assert unpacked(json.loads(json.dumps(parcel))) == view["question"]
        together += any(isinstance(told, list) for told in parcel["options"])
        position.choose(driver.choose(position))
    assert (together > 0) == (game != "dominion")
