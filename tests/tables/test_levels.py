"""The levels of the house."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria.core.about import LADDER
from signoria.tables.table import levels
from signoria.tables.table.refusal import Refusal

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"


@pytest.mark.parametrize("game", signoria.games())
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_level_has_a_character(game: str, language: str) -> None:
    """The page tells, in both languages, how each of them plays."""
    told = (GAMES / game / "setup" / "bay" / f"{language}.ftl").read_text(encoding="utf-8")
    for level in levels.levels(game):
        assert f"\ncharacter-{game}-{level} = " in told


def test_a_bot_is_asked_for_by_level_or_by_name() -> None:
    assert levels.checked_bot("dominion", "easy") == "apprentice"
    assert levels.checked_bot("dominion", "big-money-smithy") == "big-money-smithy"
    with pytest.raises(Refusal, match="reason-no-bot"):
        levels.checked_bot("dominion", "champion")


def test_a_bot_that_nobody_names_is_of_the_usual_level() -> None:
    assert [levels.usual_bot(game) for game in signoria.games()] == ["house", "house", "house"]


def test_a_first_game_has_the_usual_number_of_bots() -> None:
    assert {game: levels.usual_bots(game) for game in signoria.games()} == {
        "dominion": 1,
        "florence": 2,
        "machiavelli": 3,
    }


def test_a_bot_that_was_a_level_still_is_for_who_has_met_it() -> None:
    assert levels.level_of("dominion", "apprentice") == levels.level_of("dominion", "big-money") == "easy"
    assert "big-money" not in levels.levels("dominion").values()
    assert levels.level_of("dominion", "big-money-smithy") is None
    assert levels.level_of("dominion", None) is None


@pytest.mark.parametrize("game", ["florence", "machiavelli"])
def test_some_bots_take_their_time(game: str) -> None:
    """Those that search; nobody waits for more than five seconds."""
    taken = {bot: levels.thinking(game, bot) for bot in ("apprentice", "house", "strong", "master")}
    assert taken["apprentice"] == taken["house"] == 0
    assert 0 < taken["strong"] <= 1
    assert taken["strong"] < taken["master"] <= 5


def test_every_game_has_all_levels() -> None:
    assert {game: tuple(levels.levels(game)) for game in signoria.games()} == dict.fromkeys(signoria.games(), LADDER)


def test_of_a_game_that_is_gone_nothing_is_known() -> None:
    """Its tables are still in the history."""
    assert levels.levels("chess") == {}
