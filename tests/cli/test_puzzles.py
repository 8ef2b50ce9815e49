"""`signoria puzzles`: found in records, and looked at once more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.analysis.puzzles import finder, puzzle
from signoria.analysis.puzzles.finder import Depth
from signoria.analysis.puzzles.puzzle import puzzles_of, read
from tests.analysis.games import played
from tests.cli.kit import expect_refusal, run


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for many worlds, and take what few of them say."""
    monkeypatch.setattr(finder, "Depth", lambda: Depth(2, 2, 4, 2))
    monkeypatch.setattr(finder, "SURE", 0.0)
    monkeypatch.setattr(finder, "SURE_AT_THE_END", -100.0)
    monkeypatch.setattr(finder, "CLEAR", 0.05)


def test_puzzles_are_written_each_into_a_file(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps(played("machiavelli")), encoding="utf-8")
    output = tmp_path / "found"
    result = run("puzzles", "find", str(record), "-o", str(output), "--most", "1")
    assert result.exit_code == 0
    files = list(output.iterdir())
    assert f"{len(files)} puzzles from 1 games" in result.output
    assert len(files) == 1
    assert files[0].stem == read(files[0]).id


def test_a_bad_record_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps({**played("machiavelli"), "moves": ["nonsense"]}), encoding="utf-8")
    found = str(tmp_path / "found")
    expect_refusal(run("puzzles", "find", str(record), "-o", found), "move 1 is wrong")
    expect_refusal(run("puzzles", "find", str(tmp_path / "none"), "-o", found), "cannot be read")


def test_answers_are_looked_at_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    some = {one.id: one for one in puzzles_of("machiavelli")[:2]}
    monkeypatch.setattr(puzzle, "puzzles", lambda: some)
    result = run("puzzles", "check", "--worlds", "8")
    assert [name in result.output for name in some] == [True, True]
    assert "of 2 answers are not best" in result.output
