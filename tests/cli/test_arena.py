"""`signoria arena`: matches from the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.arena.test_contest import OWN
from tests.cli.kit import expect_refusal, expect_shown, flat, run

if TYPE_CHECKING:
    from pathlib import Path

ARENA = ("arena", "dominion")
BOTS = (*ARENA, "--bots", "big-money,random")


def told(*arguments: str) -> dict[str, Any]:
    """Give what a match showed."""
    result = run(*ARENA, *arguments, "--json")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_a_match_of_all_mixes() -> None:
    found = told("--bots", "big-money,random,big-money-smithy", "--seats", "2", "--games", "12", "--seed", "1")
    assert (found["games"], found["deals"], found["seed"], found["unfinished"]) == (12, 2, 1, 0)
    assert [bot["bot"] for bot in found["bots"]] == ["big-money", "random", "big-money-smithy"]
    assert {duel["share"]["mean"] for duel in found["duels"] if duel["other"] == "random"} == {1.0}


def test_one_among_others_changes_seats() -> None:
    found = told("--lineup", "big-money,random,random", "--games", "6", "--seed", "1")
    assert found["seats"] == 3
    assert found["games"] == 6
    assert [bot["share"]["cases"] for bot in found["bots"]] == [6, 12]


def test_tables_and_no_progress_bar_outside_of_a_terminal() -> None:
    result = run(*BOTS, "--games", "4", "--seed", "1")
    parts = ("ahead of", "ms a decision", "4 games on 2 deals", "fair share 50.0 %", "seed 1")
    expect_shown(result, "big-money", "100.0 %", *parts)


def test_line_ups_and_options_are_told_apart() -> None:
    options = '[{"kingdom-mode": "first-game"}, {"kingdom-mode": "random"}]'
    lineups = ("--lineup", "big-money,random", "--lineup", "big-money-smithy,random")
    result = run(*ARENA, *lineups, "--games", "8", "--options", options, "--preset", "booklet")
    assert result.exit_code == 0, result.stderr
    shown = flat(result.stdout)
    assert "big-money,random" in shown
    assert '"first-game"' in shown
    assert "big-money in big-money,random wins" in shown
    assert "points more than big-money-smithy in big-money-smithy,random" in shown


def test_a_folder_has_games_tables_and_picture_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "match"
    first = run(*BOTS, "--games", "4", "-o", str(folder), "--keep-games", str(folder / "records"))
    assert first.exit_code == 0, first.stderr
    assert {path.name for path in folder.iterdir()} == {
        "findings.json",
        "findings.svg",
        "findings.txt",
        "games.jsonl",
        "records",
    }
    seed = json.loads((folder / "findings.json").read_text())["seed"]
    # Without a seed it is the one with which the match began.
    found = told("--bots", "big-money,random", "--games", "8", "-o", str(folder))
    assert (found["seed"], found["games"]) == (seed, 8)
    assert len(list((folder / "records").iterdir())) == 4
    expect_refusal(run(*BOTS, "--seed", "1", "-o", str(folder)), "has the games of another match: not the same seed")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["arena", "chess", "--bots", "a,b"], "there is no game 'chess'"),
        ([*ARENA], "between bots, or between line-ups"),
        ([*ARENA, "--bots", "big-money,nobody"], "there is no bot 'nobody' for dominion"),
        ([*ARENA, "--bots", "big-money,nowhere:Bot"], "No module named 'nowhere'"),
        ([*ARENA, "--bots", f"big-money,{OWN}:Broken"], "KeyError: 'play-treasure' (deal 0 of seed"),
        ([*BOTS, "--seats", "9"], "2 to 4 players, not by 9"),
        ([*BOTS, "--options", "3"], "--options is a JSON object, or a list of such"),
        ([*BOTS, "--options", "[]"], "--options is a JSON object, or a list of such"),
        ([*BOTS, "--options", "{"], "--options is not JSON"),
        ([*BOTS, "--preset", "leaflet"], "there is no preset 'leaflet'"),
        ([*BOTS, "-o", "/dev/null/here"], "cannot be written"),
    ],
)
def test_refusals(arguments: list[str], part: str) -> None:
    expect_refusal(run(*arguments), part)


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.cli.arena.find_spec", lambda _name: None)
    expect_refusal(run(*BOTS, "--ray", "local"), "pip install '.[cluster]'")


def test_a_worker_that_ends_is_told() -> None:
    lineup = f"{OWN}:Deadly,random"
    expect_refusal(run(*ARENA, "--lineup", lineup, "--workers", "2"), "a worker ended in the middle of a game")
