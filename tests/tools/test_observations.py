"""The page about observations is made from the layouts, and a changed layout has a higher version."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.core.observation import Field, Layout
from tools import observations
from tools.observations import PAGE, fingerprint, main


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / PAGE).parent.mkdir(parents=True)
    return tmp_path


def use(monkeypatch: pytest.MonkeyPatch, version: int, *names: str) -> Layout:
    layout = Layout(version, [Field(name, "something") for name in names], [])
    monkeypatch.setattr(observations, "layouts", lambda: {"dominion": layout})
    return layout


def test_the_page_of_the_project_is_up_to_date() -> None:
    assert main(["--check"]) == 0


def test_a_page_that_was_never_written_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], root) == 1
    assert "is out of date" in capsys.readouterr().err
    assert main(["--write"], root) == 0
    assert main(["--check"], root) == 0


def test_a_changed_layout_wants_a_higher_version(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, 1, "coins", "buys")
    assert main(["--write"], root) == 0
    before = (root / PAGE).read_text(encoding="utf-8")
    use(monkeypatch, 1, "buys", "coins")
    for task in ("--check", "--write"):
        assert main([task], root) == 1
        assert "the numbers of dominion have changed" in capsys.readouterr().err
    assert (root / PAGE).read_text(encoding="utf-8") == before
    changed = use(monkeypatch, 2, "buys", "coins")
    assert main(["--check"], root) == 1
    assert main(["--write"], root) == 0
    assert fingerprint(changed) in (root / PAGE).read_text(encoding="utf-8")


def test_other_words_about_the_same_numbers_need_no_version(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, 1, "coins")
    assert main(["--write"], root) == 0
    layout = Layout(1, [Field("coins", "said better")], [])
    monkeypatch.setattr(observations, "layouts", lambda: {"dominion": layout})
    assert main(["--check"], root) == 1
    assert main(["--write"], root) == 0
