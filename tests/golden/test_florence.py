"""Golden games of Florence come out as they did, interpreted and compiled."""

from __future__ import annotations

import pytest

from signoria.games.florence.rules.setup import OPTIONS
from tests.golden.florence import FOLDER, GAMES, playthrough
from tests.golden.playthrough import Golden


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_comes_out_as_it_did(golden: Golden) -> None:
    assert playthrough(golden) == golden.path.read_text()


def test_every_file_belongs_to_a_golden_game() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(golden.path for golden in GAMES)


def test_golden_games_cover_every_number_of_players_and_every_option() -> None:
    assert {golden.seats for golden in GAMES} == {2, 3, 4, 5}
    for option in OPTIONS:
        if option.name not in ("tile-set", "cb-layout"):
            values = {str(golden.options.get(option.name, option.default)) for golden in GAMES}
            assert len(values) > 1, f"no golden game settles {option.name}"


def test_golden_games_ask_nearly_every_question() -> None:
    texts = [golden.path.read_text() for golden in GAMES]
    asked = {line.split(", ")[1].split(":")[0] for text in texts for line in text.splitlines() if " -> " in line}
    assert len(asked) >= 22
