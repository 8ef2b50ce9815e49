"""Golden games come out exactly as they were written down, compiled or interpreted."""

from __future__ import annotations

import pytest

from signoria.games.dominion.data.components import KINGDOMS
from signoria.games.dominion.rules.setup import OPTIONS
from tests.golden.playthrough import FOLDER, GAMES, MOST_LINES, Golden, playthrough


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_comes_out_as_it_was_written_down(golden: Golden) -> None:
    assert playthrough(golden) == golden.path.read_bytes().decode()


@pytest.mark.parametrize("golden", GAMES, ids=[golden.name for golden in GAMES])
def test_a_golden_game_is_short_enough_to_be_read(golden: Golden) -> None:
    assert golden.path.read_text().count("\n") < MOST_LINES


def test_every_file_belongs_to_a_golden_game() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(golden.path for golden in GAMES)


def test_golden_games_cover_every_kingdom_every_number_of_players_and_every_option() -> None:
    dominion = [golden for golden in GAMES if golden.game == "dominion"]
    modes = {golden.options.get("kingdom-mode", "first-game") for golden in dominion}
    assert modes == {*KINGDOMS, "draft", "random", "custom"}
    assert {golden.seats for golden in dominion} == {2, 3, 4}
    for option in OPTIONS:
        values = {str(golden.options.get(option.name, option.default)) for golden in dominion}
        assert len(values) > 1, f"no golden game settles {option.name}"


def test_golden_games_of_machiavelli_cover_every_edition_and_every_number_of_players() -> None:
    played = {(golden.options["edition"], golden.seats) for golden in GAMES if golden.game == "machiavelli"}
    wanted = {"deluxe": range(2, 9), "classic": range(2, 8), "dark-lands": range(2, 9)}
    assert played == {(edition, seats) for edition, numbers in wanted.items() for seats in numbers}


def test_several_golden_games_are_complete() -> None:
    assert sum("\nwinners " in golden.path.read_text() for golden in GAMES) >= 2


def test_golden_games_ask_every_question_of_the_game() -> None:
    texts = [golden.path.read_text() for golden in GAMES if golden.game == "dominion"]
    questions = {line.split(", ")[1].split(":")[0] for text in texts for line in text.splitlines() if " -> " in line}
    assert questions == {
        "play-action",
        "play-treasure",
        "buy-card",
        "draft-pick",
        "discard-top",
        "moat-reveal",
        "bureaucrat-victory",
        "cellar-discard",
        "chancellor-flip",
        "chapel-trash",
        "feast-gain",
        "library-keep",
        "militia-discard",
        "mine-trash",
        "mine-gain",
        "moneylender-trash",
        "remodel-trash",
        "remodel-gain",
        "spy-fate",
        "thief-trash",
        "thief-gain",
        "throne-room-card",
        "workshop-gain",
    }
