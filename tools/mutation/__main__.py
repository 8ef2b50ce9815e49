"""Puts small random faults into the rules of a game and says which of them no test notices.

    python -m tools.mutation --game florence --mutants 100 --seed 1

Every test of the game is run once to see which lines it runs through; that is kept in build/mutation/ until rules or
tests change. Then each mutant is tried in a child process by the tests that run through its line, the quickest first,
until one of them fails. What is worked out when a module is imported is tried by the tests of the game in a new Python.
With --seconds, a mutant is tried only by its quickest tests that take no longer than that together: what survives them
may still be noticed by the others. Survivors are printed, with their verdict if docs/rules/mutants.md has one. Run it
interpreted.
"""

from __future__ import annotations

import argparse
import importlib
import math
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

import signoria
from tools.mutation.children import Ended, as_they_come
from tools.mutation.mutants import Mutant, mutants_in, put_into_effect
from tools.mutation.verdicts import Verdicts
from tools.mutation.witnesses import Witnesses, passes, witnesses

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT: Final = Path(__file__).parents[2]
# What the rules are made of. Forms and words are other people's business: they cannot change a game.
ROOMS: Final = ("data", "state", "rules", "eyes")
VERDICTS: Final = ROOT / "docs" / "rules" / "mutants.md"
# A test that takes so many times its usual time, and this many seconds more, goes on for ever.
PATIENCE: Final = 4
AT_LEAST: Final = 10


class Trial:
    """A run of pytest that, in place of running the tests, tries mutants against them."""

    def __init__(self, game: str, number: int, seed: int, workers: int, seconds: float) -> None:
        self.game = game
        self.number = number
        self.seed = seed
        self.workers = workers
        self.seconds = seconds
        self.survivors: list[Mutant] = []
        self.verdicts = Verdicts.read(VERDICTS)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants."""
        sources = f"src/signoria/games/{self.game}"
        kept = ROOT / "build" / "mutation" / f"{self.game}.json"
        seen = witnesses(ROOT, sources, session.items, self.workers, kept)
        items = {item.nodeid: item for item in session.items}
        chosen = sample(sources, self.number, self.seed)
        works = [partial(tried, mutant, self.tests_of(mutant, seen, items), self.game) for mutant in chosen]
        limits = [limit(mutant, seen, self.seconds) for mutant in chosen]
        killed = 0
        for place, result in as_they_come(works, self.workers, limits):
            if isinstance(result, Ended) and result.how != "endless":
                raise SystemExit(f"{chosen[place]} could not be tried")
            if result is not None:
                killed += 1
                print(f"killed    {chosen[place]}  by {result}", flush=True)
            else:
                self.survivors.append(chosen[place])
                print(f"SURVIVED  {chosen[place]}  {self.verdicts.of(chosen[place]) or ''}", flush=True)
        self.report(len(chosen), killed)
        return True

    def tests_of(self, mutant: Mutant, seen: Witnesses, items: dict[str, pytest.Item]) -> list[pytest.Item]:
        """Give the tests that run through the line of a mutant, as far as there is time for them."""
        return [items[test] for test in seen.of(mutant.path, mutant.line, self.seconds) if test in items]

    def report(self, number: int, killed: int) -> None:
        """Say how many were noticed."""
        equivalent = [mutant for mutant in self.survivors if self.verdicts.of(mutant)]
        counted = number - len(equivalent)
        share = 100 * killed / counted if counted else 100
        print(f"{self.game}, seed {self.seed}: {number} mutants, {killed} killed, {len(equivalent)} equivalent;")
        print(f"{killed} of {counted} that are not equivalent: {share:.1f} %")


def sample(sources: str, number: int, seed: int) -> list[Mutant]:
    """Give random mutants of a game, in the order of the files."""
    paths = sorted(path for room in ROOMS for path in (ROOT / sources / room).rglob("*.py"))
    every = [mutant for path in paths for mutant in mutants_in(ROOT, path.relative_to(ROOT).as_posix())]
    chosen = random.Random(seed).sample(every, min(number, len(every)))  # noqa: S311 - no secret
    return sorted(chosen, key=lambda mutant: (mutant.path, mutant.number))


def limit(mutant: Mutant, seen: Witnesses, seconds: float) -> int:
    """Give the seconds after which the tests of a mutant will never end."""
    usual = min(seconds, seen.seconds_of(mutant.path, mutant.line))
    if is_worked_out_early(mutant, seen.of(mutant.path, mutant.line)):
        usual = sum(seen.seconds)
    return AT_LEAST + int(PATIENCE * usual)


def is_worked_out_early(mutant: Mutant, tests: Sequence[object]) -> bool:
    """Whether a module may have run through the line as it was imported, before the mutant was put into it."""
    return not tests or "/data/" in mutant.path


def own_tests(game: str) -> list[str]:
    """Give the tests that are about the rules of a game and no other."""
    return [f"tests/games/{game}", "tests/games/test_facts.py"]


def tried(mutant: Mutant, items: Sequence[pytest.Item], game: str) -> str | None:
    """Run the tests with the mutant in effect; give the first that fails, or None when all pass."""
    put_into_effect(ROOT, mutant)
    for place, item in enumerate(items):
        if not passes(item, items[place + 1] if place + 1 < len(items) else None):
            return item.nodeid
    if is_worked_out_early(mutant, items):
        again = [sys.executable, "-m", "tools.mutation.loader", mutant.path, str(mutant.number), *own_tests(game)]
        if subprocess.run(again, cwd=ROOT, check=False, capture_output=True).returncode != 0:  # noqa: S603 - our own
            return "a test, when it is there from the beginning"
    return None


def main() -> int:
    """Read what is wanted, and do it."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("--game", required=True, choices=signoria.games())
    parser.add_argument("--mutants", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--seconds", type=float, default=math.inf, metavar="S", help="of quick tests for a mutant")
    wanted = parser.parse_args()
    if not str(importlib.import_module(f"signoria.games.{wanted.game}.game").__file__).endswith(".py"):
        parser.error("compiled rules cannot be changed: run it on the sources")
    os.environ.setdefault("SIGNORIA_EFFORT", "light")
    trial = Trial(wanted.game, wanted.mutants, wanted.seed, wanted.workers, wanted.seconds)
    others = ["tests/properties", "tests/golden", "tests/perft"]
    code = pytest.main(
        [
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "--no-header",
            f"--rootdir={ROOT}",
            *own_tests(wanted.game),
            *others,
        ],
        plugins=[trial],
    )
    unknown = [mutant for mutant in trial.survivors if not trial.verdicts.of(mutant)]
    return 1 if unknown or code not in {0, pytest.ExitCode.NO_TESTS_COLLECTED} else 0


if __name__ == "__main__":
    sys.exit(main())
