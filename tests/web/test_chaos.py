"""Every fault once, with two servers at a real PostgreSQL: everybody goes on, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.chaos import main

if TYPE_CHECKING:
    import pytest


def test_everybody_goes_on_after_every_fault(capsys: pytest.CaptureFixture[str]) -> None:
    """It ends with an error where somebody is stuck, or where something acknowledged is lost or was done twice."""
    main(["--minutes", "0", "--tables", "3"])
    told = capsys.readouterr().out
    assert "lost 0, doubled 0" in told
    assert told.count("everybody goes on") == 9
