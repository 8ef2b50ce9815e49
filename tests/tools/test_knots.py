"""Knots: which modules know one another is found out, imports for type checking included."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools import knots

if TYPE_CHECKING:
    from pathlib import Path

# Four modules in a ring, two more in another that hangs on it, and one that knows everybody and is known to nobody.
RING = {
    "north": {"east", "pair"},
    "east": {"south"},
    "south": {"west"},
    "west": {"north"},
    "pair": {"other"},
    "other": {"pair"},
    "watcher": {"north", "east", "south", "west", "pair", "other"},
}


def test_a_ring_of_four_is_a_knot_and_a_pair_is_none() -> None:
    assert knots.knots(RING) == [["east", "north", "south", "west"]]


def test_the_smaller_the_number_allowed_the_more_knots() -> None:
    assert knots.knots(RING, most=1) == [["east", "north", "south", "west"], ["other", "pair"]]
    assert knots.knots(RING, most=4) == []


def test_a_chain_is_no_knot() -> None:
    assert knots.knots({"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": set()}, most=1) == []


@pytest.fixture
def village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package of four modules that know one another: two by type only, and one inside a function."""
    package = tmp_path / "village_of_knots"
    (package / "lane").mkdir(parents=True)
    for folder in (package, package / "lane"):
        (folder / "__init__.py").write_text("")
    name = package.name
    (package / "baker.py").write_text(f"from {name} import miller\n")
    (package / "miller.py").write_text(
        f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from {name}.lane.farmer import Farmer\n"
    )
    (package / "lane" / "farmer.py").write_text(
        f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {name}.smith\n\nclass Farmer: ...\n"
    )
    (package / "smith.py").write_text(f"def buy() -> None:\n    from {name}.baker import miller\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(knots, "ROOT", name)
    return name


def test_imports_for_type_checking_and_inside_functions_count(village: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert knots.main([]) == 1
    told = capsys.readouterr().out
    assert "4 modules know one another" in told
    assert f"{village}.miller -> {village}.lane.farmer" in told


def test_only_the_packages_asked_for_are_looked_at(village: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert knots.main([f"{village}.lane"]) == 1
    assert knots.main([f"{village}.mill"]) == 0
    assert "0 knots" in capsys.readouterr().out
