"""Games are found by name and imported when they are first asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from signoria.core.registry import Registry
from signoria.games import REGISTRY as HOUSE
from tests.kit.toy import GAME

REGISTRY = Registry({"magpies": "tests.kit.toy", "missing": "tests.kit.not_there"})


def test_a_registry_names_its_games_without_importing_them() -> None:
    assert REGISTRY.games() == ["magpies", "missing"]


def test_a_game_is_found_by_name() -> None:
    assert REGISTRY.game("magpies") is GAME


def test_the_list_of_games_can_be_changed_without_changing_the_registry() -> None:
    REGISTRY.games().clear()
    assert REGISTRY.games() == ["magpies", "missing"]


@pytest.mark.parametrize("name", ["chess", "", "Magpies", " magpies", None, 0, ["magpies"], b"magpies", {"magpies": 1}])
def test_an_unknown_name_is_refused_and_the_known_ones_are_told(name: object) -> None:
    with pytest.raises(ValueError, match="there are: magpies, missing"):
        REGISTRY.game(name)


def test_a_folder_is_a_game() -> None:
    assert signoria.games() == sorted(
        place.parent.name for place in Path(signoria.__file__).parent.glob("games/*/game.py")
    )
    for name in signoria.games():
        assert HOUSE.game(name).name == name
        assert HOUSE.game(name).package == f"signoria.games.{name}"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A group in which an installed package offers two games."""
    package = tmp_path / "birds-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: birds\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[test.games]\nmagpies = tests.kit.toy\nowls = tests.kit.not_there\n")
    monkeypatch.syspath_prepend(tmp_path)
    return "test.games"


def test_an_installed_package_adds_games(installed: str) -> None:
    registry = Registry({"owls": "tests.kit.toy"}, installed)
    assert registry.game("magpies") is GAME
    assert registry.games() == ["owls", "magpies"]


def test_an_installed_package_takes_no_name_that_is_taken(installed: str) -> None:
    assert Registry({"owls": "tests.kit.toy"}, installed).game("owls") is GAME
    registry = Registry({"owls": "tests.kit.toy"}, installed)
    assert registry.games() == ["owls", "magpies"]
    assert registry.game("owls") is GAME
