"""The tool that puts faults into the rules: it finds what can be changed, changes it, and tells what came of it."""

from __future__ import annotations

import importlib
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tools.mutation.children import Ended, each_in_a_child
from tools.mutation.mutants import Mutant, mutants_in, put_into_effect
from tools.mutation.verdicts import Verdicts
from tools.mutation.witnesses import Witnesses

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

SOURCE = '''"""A module with something to change."""

LIMIT = 3


def below(number: int, most: int = 7) -> bool:
    """Say whether 1 is 1."""
    assert number > -9
    return number < most and not number == 5


class Purse:
    def __init__(self) -> None:
        self.gold = 2

    @property
    def rich(self) -> bool:
        return self.gold >= 3

    def earn(self) -> None:
        self.gold += 4
        self.told("earned")

    def told(self, what: str) -> None:
        if what:
            self.last = what
        if not what:
            raise ValueError(f"nothing {1 + 1}")
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    path = tmp_path / "src" / "purses.py"
    path.parent.mkdir()
    path.write_text(SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(path.parent))
    sys.modules.pop("purses", None)
    return importlib.import_module("purses")


def changes(root: Path) -> dict[str, Mutant]:
    return {f"{mutant.before} -> {mutant.after}": mutant for mutant in mutants_in(root, "src/purses.py")}


def test_every_small_change_inside_functions_is_found(tmp_path: Path, module: ModuleType) -> None:
    """Constants, defaults, docstrings, assertions and the words of errors are left alone."""
    assert list(changes(tmp_path)) == [
        "number < most -> number <= most",
        "5 -> 6",
        "number == 5 -> number != 5",
        "not number == 5 -> number == 5",
        "number < most and (not number == 5) -> number < most or not number == 5",
        "2 -> 3",
        "self.gold = 2 -> pass",
        "3 -> 4",
        "self.gold >= 3 -> self.gold > 3",
        "4 -> 5",
        "self.gold += 4 -> pass",
        "self.told('earned') -> pass",
        "self.last = what -> pass",
        "if what: self.last = what -> if not what: self.last = what",
        "not what -> what",
    ]


def test_a_mutant_changes_the_function_that_everybody_holds(tmp_path: Path, module: ModuleType) -> None:
    below = module.below
    assert not below(7)
    put_into_effect(tmp_path, changes(tmp_path)["number < most -> number <= most"])
    assert below(7)


def test_a_mutant_changes_methods_and_properties(tmp_path: Path, module: ModuleType) -> None:
    purse = module.Purse()
    purse.gold = 3
    assert purse.rich
    put_into_effect(tmp_path, changes(tmp_path)["self.gold >= 3 -> self.gold > 3"])
    assert not purse.rich
    put_into_effect(tmp_path, changes(tmp_path)["self.gold += 4 -> pass"])
    purse.earn()
    assert purse.gold == 3


def test_what_a_child_changes_stays_in_the_child(tmp_path: Path, module: ModuleType) -> None:
    def tried(change: str) -> bool:
        put_into_effect(tmp_path, changes(tmp_path)[change])
        result: bool = module.below(7)
        return result

    every = ["number < most -> number <= most", "5 -> 6"]
    assert each_in_a_child([partial(tried, change) for change in every], 2) == [True, False]
    assert not module.below(7)


def test_a_child_without_end_is_ended() -> None:
    def endless() -> None:
        while True:
            pass

    def broken() -> None:
        raise RuntimeError

    found = each_in_a_child([endless, broken, lambda: 3], 2, [1, 1, 1])
    assert [one.how if isinstance(one, Ended) else one for one in found] == ["endless", "broken", 3]


def test_witnesses_come_quickest_first() -> None:
    seen = Witnesses(["slow", "quick", "elsewhere"], [2.0, 0.5, 0.1], {"a.py": {"7": [0, 1]}})
    assert seen.of("a.py", 7) == ["quick", "slow"]
    assert seen.seconds_of("a.py", 7) == 2.5
    assert seen.of("a.py", 8) == []


def test_a_verdict_is_a_row_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    page.write_text("| `dominion/rules/turn.py` | `a ¦ b` | `a & b` | there is never both |\n", encoding="utf-8")
    verdicts = Verdicts.read(page)
    mutant = Mutant("src/signoria/games/dominion/rules/turn.py", 9, 0, "a | b", "a & b")
    assert verdicts.of(mutant) == "there is never both"
    assert verdicts.of(Mutant(mutant.path, 9, 0, "a | b", "a ^ b")) is None
    assert Verdicts.read(tmp_path / "none.md").of(mutant) is None
