"""Tests run with a mutant that is there from the beginning, for what a module computes once: when it is imported.

    python -m tools.mutation.loader src/signoria/games/florence/data/board.py 17 tests/games/florence

ends with 1 if a test fails, and 0 if all pass.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tools.mutation.mutants import Changer, module_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

ROOT: Final = Path(__file__).parents[2]


class Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with one change in it."""

    number = -1

    def get_code(self, fullname: str) -> CodeType:
        """Compile the changed source, and leave what Python keeps of it alone."""
        path = Path(self.get_filename(fullname))
        source = path.read_text(encoding="utf-8")
        tree = Changer(path.as_posix(), source, self.number).visit(ast.parse(source))
        return compile(tree, str(path), "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Finds one module, before anybody else does."""

    def __init__(self, path: str, number: int) -> None:
        self.name = module_of(path)
        self.loader = Loader(self.name, str(ROOT / path))
        self.loader.number = number

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Give how the module is loaded."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


if __name__ == "__main__":
    sys.meta_path.insert(0, Finder(sys.argv[1], int(sys.argv[2])))
    quiet = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", f"--rootdir={ROOT}"]
    sys.exit(pytest.main([*quiet, *sys.argv[3:]]) != pytest.ExitCode.OK)
