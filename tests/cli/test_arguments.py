"""Wrong calls are refused in one sentence; right ones say what there is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from signoria.bots import bot_names
from tests.cli.kit import expect_refusal, flat, run

BOTS = "big-money,big-money"
SIMULATE = ("simulate", "dominion", "--seats", BOTS)
RECORD = ("record", "dominion", "--output", "-")
TERMINAL = ("terminal", "dominion")


def test_the_version_is_shown() -> None:
    assert run("--version").stdout == f"signoria {signoria.__version__}\n"


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("games", "simulate", "record", "replay", "terminal"):
        assert command in result.stdout


def test_games_are_listed_with_seats_bots_and_options() -> None:
    result = run("games")
    assert result.exit_code == 0
    for part in ("dominion: 2 to 4 seats", *bot_names("dominion"), "kingdom-mode", "first-game", "booklet"):
        assert part in flat(result.stdout)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "No such command 'chess'"),
        (["simulate"], "Missing argument"),
        ([*SIMULATE, "--speed", "9"], "--speed"),
        (["simulate", "chess", "--seats", BOTS], "there is no game 'chess'; there are: dominion"),
        (["simulate", "dominion", "--seats", "big-money,deep-blue"], "there is no bot 'deep-blue' for dominion"),
        (["simulate", "dominion", "--seats", ""], "there is no bot ''"),
        (["simulate", "dominion", "--seats", "random"], "dominion is played by 2 to 4 players, not by 1"),
        (["simulate", "dominion", "--seats", ",".join(["random"] * 5)], "2 to 4 players, not by 5"),
        ([*SIMULATE, "--games", "0"], "--games"),
        ([*SIMULATE, "--games", "many"], "--games"),
        ([*SIMULATE, "--seed", "lucky"], "--seed"),
        ([*SIMULATE, "--workers", "0"], "--workers"),
        ([*SIMULATE, "--most-decisions", "0"], "--most-decisions"),
        ([*SIMULATE, "--options", "{"], "--options is not JSON"),
        ([*SIMULATE, "--options", "[1]"], "--options is a JSON object"),
        ([*SIMULATE, "--options", '{"colour": "red"}'], "there is no option 'colour'"),
        ([*SIMULATE, "--options", '{"kingdom-mode": "chess"}'], "option kingdom-mode is one of"),
        ([*SIMULATE, "--options", '{"start-player": "chosen"}'], "start-player chosen needs the option start-seat"),
        ([*SIMULATE, "--preset", "leaflet"], "there is no preset 'leaflet' for dominion; there are: booklet"),
        ([*RECORD, "--seats", BOTS, "--preset", ""], "there is no preset '' for dominion"),
        ([*TERMINAL, "--preset", "leaflet"], "there is no preset 'leaflet'"),
        ([*RECORD, "--seats", "big-money,deep-blue"], "there is no bot 'deep-blue'"),
        ([*RECORD, "--seats", "big-money"], "2 to 4 players"),
        ([*RECORD, "--seats", BOTS, "--options", "{"], "--options is not JSON"),
        (
            ["record", "dominion", "--seats", BOTS, "--output", "/nowhere/game.json"],
            "'/nowhere/game.json' cannot be written",
        ),
        (["record", "dominion", "--seats", BOTS], "--output"),
        (["replay", "/nowhere/game.json"], "'/nowhere/game.json' cannot be read"),
        (["replay", "."], "'.' cannot be read"),
        (["replay", "-", "--lang", "de"], "there is no language 'de'; there are: en, nl"),
        ([*TERMINAL, "--lang", "de"], "there is no language 'de'; there are: en, nl"),
        ([*TERMINAL, "--seats", BOTS], "somebody has to play"),
        ([*TERMINAL, "--seats", "you,deep-blue"], "there is no bot 'deep-blue' for dominion"),
        ([*TERMINAL, "--seats", "you"], "2 to 4 players"),
        ([*TERMINAL, "--seats", "you:,random"], "a name is 1 to 40 printable characters"),
        ([*TERMINAL, "--seats", "you:Joost,you:Joost"], "two players are called Joost"),
        ([*TERMINAL, "--seed", "lucky"], "--seed"),
        ([*TERMINAL, "--options", '{"colour": "red"}'], "there is no option 'colour'"),
        ([*TERMINAL, "--record", "/nowhere/game.json"], "'/nowhere/game.json' cannot be written"),
        (["terminal", "chess"], "there is no game 'chess'"),
    ],
)
def test_a_wrong_call_is_refused_in_one_sentence(arguments: list[str], part: str) -> None:
    expect_refusal(run(*arguments), part)


def test_the_program_itself_refuses_in_the_same_way() -> None:
    source = Path(signoria.__file__).parents[1]
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "signoria.cli", "simulate", "chess", "--seats", BOTS],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(source)},
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"signoria: there is no game 'chess'; there are: {', '.join(signoria.games())}\n"
