"""A game that only its own folder knows of is simulated, recorded, replayed and played in a terminal like any other."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import signoria
from tests.client.kit import with_installed

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


def run(*words: str, typed: str = "", installed: Path | None = INSTALLED) -> str:
    """Run a program for which the game is installed; give what it says."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", *words],
        cwd=ROOT,
        env=with_installed(installed) | {"COLUMNS": "120"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_else_knows_of_it() -> None:
    assert "trionfi" not in signoria.games()
    said = "trionfi"
    folders = [ROOT / name for name in ("src/signoria", "client/src", "tests", "tools")]
    knowing = [
        path.relative_to(ROOT)
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".css") and said in path.read_text("utf-8").lower()
    ]
    assert {path.parts[:2] for path in knowing} == {("tests", "fourth_game")}


def test_it_is_among_the_games() -> None:
    told = run("signoria.cli", "games")
    assert "trionfi: 2 to 3 seats" in told
    assert "random, miser, duke" in told


@pytest.mark.parametrize("workers", ["1", "2"])
def test_bots_play_each_other(workers: str) -> None:
    """In processes of their own too."""
    seats = ("--seats", "duke,miser,random", "--games", "60", "--seed", "3", "--workers", workers, "--json")
    told = json.loads(run("signoria.cli", "simulate", "trionfi", *seats))
    assert told["games"] == 60


@pytest.mark.parametrize(("language", "led", "title"), [("en", "plays", "Final scores"), ("nl", "speelt", "Eindstand")])
def test_a_record_is_replayed(tmp_path: Path, language: str, led: str, title: str) -> None:
    file = tmp_path / "game.json"
    run("signoria.cli", "record", "trionfi", "--seats", "duke,miser", "--seed", "5", "--output", str(file))
    told = run("signoria.cli", "replay", str(file), "--lang", language)
    name = {"en": "Duke", "nl": "Hertog"}[language]
    assert len(re.findall(f"{name} {led} ", told)) == 3
    assert title in told


def test_it_is_played_in_a_terminal_without_a_face_of_its_own() -> None:
    """Any option will do: the first is always there."""
    told = run("signoria.cli", "terminal", "trionfi", "--seats", "you,duke", "--seed", "5", typed="1\n1\n1\nn\n")
    assert told.count("Play a card.") == 2
    assert "hand: " in told
    assert re.search(r"You play \d of (coins|cups|swords)\.", told)
    assert "Final scores" in told


def test_what_holds_for_all_games_holds_for_it() -> None:
    """Properties and facts: the same tests that the other games pass find it by themselves."""
    told = run(
        *("pytest", "-q", "-p", "no:cacheprovider", "-k", "trionfi"),
        *("tests/properties", "tests/games/test_facts.py"),
    )
    found = re.search(r"(\d+) passed", told)
    assert found is not None
    assert int(found[1]) >= 30
    assert "skipped" not in told
