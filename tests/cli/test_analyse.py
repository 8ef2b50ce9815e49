"""`signoria analyse`: a page, JSON, and a clear word about a bad record."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from signoria.analysis import Analysis, Thoroughness, analyst
from tests.analysis.games import HASTY, played
from tests.cli.kit import expect_refusal, run


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for many worlds."""
    monkeypatch.setattr(analyst, "Thoroughness", lambda: Thoroughness(*HASTY))


def written(tmp_path: Path, game: str) -> str:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played(game)), encoding="utf-8")
    return str(file)


def test_json_is_what_the_schema_says(tmp_path: Path) -> None:
    output = tmp_path / "found.json"
    result = run("analyse", written(tmp_path, "machiavelli"), "-o", str(output))
    assert (result.exit_code, result.output) == (0, "")
    found = msgspec.json.decode(output.read_bytes(), type=Analysis)
    assert (found.format, found.game, found.looked) == (1, "machiavelli", found.of)


@pytest.mark.parametrize(
    ("game", "word"), [("machiavelli", "vermoord"), ("florence", "minimum"), ("dominion", "vloeken")]
)
def test_the_page_needs_nothing_else(tmp_path: Path, game: str, word: str) -> None:
    output = tmp_path / "page.html"
    assert run("analyse", written(tmp_path, game), "-o", str(output), "--lang", "nl").exit_code == 0
    page = output.read_text("utf-8")
    assert page.startswith('<!doctype html>\n<html lang="nl">')
    assert "Winstkans" in page
    assert re.search("Wat er gedeeld werd, en wie begon</th><td>geluk</td>.*met een marge van", page)
    assert word in page
    # Nothing is fetched, and nothing runs.
    assert not re.search(r"<script|<link|<img|https?://|url\(", page)
    # No key of a text is left.
    assert not re.search(
        r"\b(analysis|hint|question|event|option|character|thing)-[a-z]", re.sub(r'(id|href|class)="[^"]*"', "", page)
    )


def test_names_cannot_write_into_the_page(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(
        json.dumps({**played("machiavelli"), "seats": ["<b>Ada", "Blaise & Co", "Charles"]}), encoding="utf-8"
    )
    output = tmp_path / "page.html"
    assert run("analyse", str(file), "-o", str(output), "--lang", "en").exit_code == 0
    page = output.read_text("utf-8")
    assert "<b>Ada" not in page
    assert "&lt;b&gt;Ada" in page


def test_a_bad_record_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("nonsense", encoding="utf-8")
    expect_refusal(run("analyse", str(file)), "game.json", "not JSON")
    file.write_text(json.dumps(played("dominion", most=20)), encoding="utf-8")
    expect_refusal(run("analyse", str(file)), "only a game that is over")
    expect_refusal(run("analyse", str(tmp_path / "none.json")), "cannot be read")


def test_what_to_write_must_be_clear(tmp_path: Path) -> None:
    expect_refusal(run("analyse", written(tmp_path, "dominion"), "-o", "page.txt"), ".html nor .json")
    expect_refusal(run("analyse", written(tmp_path, "dominion"), "--lang", "fr"), "there is no language")
