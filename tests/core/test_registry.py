"""Games are found by name and imported when they are first asked for."""

from __future__ import annotations

import pytest

from signoria.core.registry import Registry
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
