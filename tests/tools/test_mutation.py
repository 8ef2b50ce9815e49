"""The tool that puts faults into the rules: it finds what can be changed, changes it, and tells what came of it."""

from __future__ import annotations

import importlib
import sys
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tools.mutation import loader
from tools.mutation.__main__ import ROOT, VERDICTS
from tools.mutation.children import Ended, each_in_a_child
from tools.mutation.mutants import Mutant, mutants_in, put_into_effect
from tools.mutation.verdicts import Verdicts, named
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


class Heir(Purse):
    def __init__(self) -> None:
        super().__init__()
'''


BELOW = "return number < most and not number == 5"


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
        f"{BELOW} -> return number <= most and not number == 5",
        f"{BELOW} -> return number < most and not number == 6",
        f"{BELOW} -> return number < most and not number != 5",
        f"{BELOW} -> return number < most and number == 5",
        f"{BELOW} -> return number < most or not number == 5",
        "self.gold = 2 -> self.gold = 3",
        "self.gold = 2 -> pass",
        "return self.gold >= 3 -> return self.gold >= 4",
        "return self.gold >= 3 -> return self.gold > 3",
        "self.gold += 4 -> self.gold += 5",
        "self.gold += 4 -> pass",
        'self.told("earned") -> pass',
        "self.last = what -> pass",
        "if what: -> if not what:",
        "if not what: -> if what:",
        "super().__init__() -> pass",
    ]


def test_a_mutant_changes_the_function_that_everybody_holds(tmp_path: Path, module: ModuleType) -> None:
    below = module.below
    assert not below(7)
    put_into_effect(tmp_path, changes(tmp_path)[f"{BELOW} -> return number <= most and not number == 5"])
    assert below(7)


def test_a_mutant_changes_methods_and_properties(tmp_path: Path, module: ModuleType) -> None:
    purse = module.Purse()
    purse.gold = 3
    assert purse.rich
    put_into_effect(tmp_path, changes(tmp_path)["return self.gold >= 3 -> return self.gold > 3"])
    assert not purse.rich
    put_into_effect(tmp_path, changes(tmp_path)["self.gold += 4 -> pass"])
    purse.earn()
    assert purse.gold == 3


def test_a_method_can_lose_what_it_inherits(tmp_path: Path, module: ModuleType) -> None:
    heir = module.Heir()
    assert heir.gold == 2
    put_into_effect(tmp_path, changes(tmp_path)["super().__init__() -> pass"])
    assert not hasattr(module.Heir(), "gold")


def test_a_mutant_can_be_there_when_its_module_is_imported(
    tmp_path: Path, module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant = changes(tmp_path)["self.gold = 2 -> self.gold = 3"]
    monkeypatch.setattr(loader, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "meta_path", [loader.Finder("src/purses.py", mutant.number), *sys.meta_path])
    monkeypatch.delitem(sys.modules, "purses")
    anew = importlib.import_module("purses")
    assert anew.Purse().gold == 3
    assert anew.__file__ == str(tmp_path / "src" / "purses.py")
    assert module.Purse().gold == 2


def test_what_a_child_changes_stays_in_the_child(tmp_path: Path, module: ModuleType) -> None:
    def tried(change: str) -> bool:
        put_into_effect(tmp_path, changes(tmp_path)[change])
        result: bool = module.below(7)
        return result

    every = [
        f"{BELOW} -> return number <= most and not number == 5",
        f"{BELOW} -> return number < most and not number == 6",
    ]
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
    seen = Witnesses(["slow", "quick", "elsewhere"], [2.0, 0.5, 0.1], {"turn.py": {"7": [0, 1]}})
    assert seen.of("turn.py", 7) == ["quick", "slow"]
    assert seen.of("turn.py", 7, 1.0) == ["quick"]
    assert seen.seconds_of("turn.py", 7) == 2.5
    assert seen.of("turn.py", 8) == []


def test_witnesses_named_after_the_module_come_before_all_others() -> None:
    seen = Witnesses(["test_end.py::one", "test_turn.py::other"], [0.1, 2.0], {"rules/turn.py": {"7": [0, 1]}})
    assert seen.of("rules/turn.py", 7) == ["test_turn.py::other", "test_end.py::one"]


def test_a_change_is_named_by_its_function(tmp_path: Path, module: ModuleType) -> None:
    functions = [mutant.function for mutant in changes(tmp_path).values()]
    of_purse = [f"Purse.{name}" for name in ("__init__", "rich", "earn", "told")]
    assert list(dict.fromkeys(functions)) == ["below", *of_purse, "Heir.__init__"]


def test_of_what_takes_several_lines_only_that_is_shown(tmp_path: Path) -> None:
    (tmp_path / "long.py").write_text(
        "def long(one, other):\n    if held(one):\n        other(\n            one,\n        )\n    return {1: one}\n",
        encoding="utf-8",
    )
    found = [f"{mutant.line}: {mutant.before} -> {mutant.after}" for mutant in mutants_in(tmp_path, "long.py")]
    assert found == [
        "3: other(one) -> pass",
        "2: if held(one): -> if not held(one):",
        "6: return {1: one} -> return {2: one}",
    ]


def test_a_verdict_is_a_row_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "mutants.md"
    page.write_text(
        "| `dominion/rules/turn.py` | `Turn.begin` | `a ¦ b` | `a & b` | there is never both |\n", encoding="utf-8"
    )
    verdicts = Verdicts.read(page)
    mutant = Mutant("src/signoria/games/dominion/rules/turn.py", 9, "Turn.begin", 0, "a | b", "a & b")
    assert verdicts.of(mutant) == "there is never both"
    assert verdicts.of(Mutant(mutant.path, 9, "Turn.begin", 0, "a | b", "a ^ b")) is None
    assert verdicts.of(Mutant(mutant.path, 9, "Turn.end", 0, "a | b", "a & b")) is None
    assert Verdicts.read(tmp_path / "none.md").of(mutant) is None


def test_a_verdict_outlives_the_line_that_it_is_about(tmp_path: Path) -> None:
    path = tmp_path / "src" / "signoria" / "games" / "purses.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE, encoding="utf-8")
    mutant = mutants_in(tmp_path, "src/signoria/games/purses.py")[0]
    there = named(mutant)
    gone = there._replace(function="above")
    nowhere = there._replace(path="misers.py")
    assert Verdicts(dict.fromkeys([there, gone, nowhere], "why")).outlived(tmp_path) == [gone, nowhere]


def test_every_verdict_is_about_a_line_of_the_rules() -> None:
    verdicts = Verdicts.read(VERDICTS)
    assert verdicts.reasons
    assert verdicts.outlived(ROOT) == []


def test_every_row_of_the_page_is_read() -> None:
    """A row that is not written as the others are would be no verdict, and nobody would see it."""
    rows = [line for line in VERDICTS.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert len(Verdicts.read(VERDICTS).reasons) == len(rows)
