"""`python -m signoria.arena.plan`: plans are found, told and kept, and the same seed finds the same ones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import typer
from typer.testing import CliRunner

from signoria.arena.plan import Effort, find_all, named_kingdom, plan, random_kingdoms, shown_page, written
from signoria.bots.dominion.contest import COMPILED
from signoria.bots.dominion.notation import parse_plan
from signoria.games.dominion.data.components import KINGDOMS

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = typer.Typer()
COMMAND.command()(plan)
# Few known strategies need its cards, which leaves little to compare with.
KINGDOM = "bureaucrat cellar chancellor feast festival library mine moat spy thief"
QUICK = ("--kingdom", KINGDOM, "--games", "400", "--first-look", "1", "--known", "2")


def run(*arguments: str) -> str:
    """Run the command; give what it prints."""
    told = CliRunner().invoke(COMMAND, list(arguments))
    assert told.exit_code == 0, told.output
    return told.stdout


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_a_plan_is_found_told_kept_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "plans.json"
    told = run(*QUICK, "-o", str(file))
    (page,) = json.loads(file.read_text("utf-8"))
    assert page["kingdom"] == KINGDOM
    assert page["seats"] == 2
    assert page["house"] >= 0.5
    assert told.startswith(f"# {KINGDOM}\n# 2 players, ")
    assert "; ".join(told.strip().splitlines()[2:]) == page["plan"]
    parse_plan(told)
    # What is there is not found anew.
    assert not run(*QUICK, "-o", str(file))
    again = tmp_path / "again.json"
    run(*QUICK, "-o", str(again))
    assert again.read_text("utf-8") == file.read_text("utf-8")


@pytest.mark.skipif(not COMPILED, reason="thousands of games")
def test_games_are_told_as_they_are_played() -> None:
    told: list[int] = []
    wanted = [(named_kingdom(KINGDOM), 2)]
    (page,) = find_all(wanted, Effort(300, 1, 1, 0), 1, told.append)
    assert told == sorted(told)
    assert told[0] < 300
    assert told[-1] == 300
    assert shown_page(page).count("\n") > 3


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (["--kingdom", "second-game"], "no kingdom card 'second-game'"),
        (["--kingdom", "cellar, moat"], "10 different cards, this one 2"),
        (["--random", "7"], "FIRST:LAST"),
        (["--random", "7:7"], "FIRST:LAST"),
        (["--seats", "5"], "seats"),
    ],
)
def test_what_cannot_be_is_refused(arguments: list[str], wrong: str) -> None:
    told = CliRunner().invoke(COMMAND, arguments)
    assert told.exit_code == 2
    assert wrong in " ".join(told.output.replace("│", " ").split())


def test_kingdoms_by_name_by_cards_and_by_number() -> None:
    assert named_kingdom("interaction") == KINGDOMS["interaction"]
    assert len(named_kingdom(KINGDOM)) == 10
    assert random_kingdoms("3:5") == random_kingdoms("0:9")[3:5]
    assert len({tuple(kingdom) for kingdom in random_kingdoms("0:30")}) == 30


def test_pages_are_written_in_order_a_line_for_each() -> None:
    pages = [
        {"kingdom": name, "seats": seats, "house": 0.5, "plan": "buy gold"}
        for name, seats in (("b", 3), ("b", 2), ("a", 2))
    ]
    text = written(pages)
    assert [(page["seats"], page["kingdom"]) for page in json.loads(text)] == [(2, "a"), (2, "b"), (3, "b")]
    assert len(text.splitlines()) == 5
