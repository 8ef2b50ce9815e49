"""Whoever only plays needs none of what programs that learn need; and the examples in docstrings are true."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

from signoria.research import observer, openspiel, vector
from signoria.research.pettingzoo import turns

EXTRAS = ["gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "ray", "signoria.research", "sklearn", "torch"]
PROGRAM = """
import sys
import signoria
for name in signoria.games():
    position = signoria.game(name).new(seats=3, seed=1)
    position.choose(position.legal()[0])
    position.view(0)
print(*(name for name in {extras} if name in sys.modules))
"""


def test_importing_signoria_and_playing_imports_none_of_the_extras() -> None:
    program = [sys.executable, "-c", PROGRAM.format(extras=EXTRAS)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)  # noqa: S603 - a program of our own
    assert done.stdout.split() == []


@pytest.mark.parametrize("module", [observer, openspiel, vector, turns])
def test_examples_run(module: object) -> None:
    results = doctest.testmod(module, optionflags=doctest.ELLIPSIS)  # type: ignore[arg-type]
    assert results.attempted > 3
    assert results.failed == 0
