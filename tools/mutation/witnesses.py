"""Which tests run through which line of the rules: every test run once, its lines noted."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import coverage
from _pytest.runner import runtestprotocol

from tools.mutation.children import each_in_a_child

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest


class Witnesses:
    """The tests by name, how long each takes in seconds of the processor, and for each line the places of its tests."""

    def __init__(self, tests: list[str], seconds: list[float], lines: dict[str, dict[str, list[int]]]) -> None:
        self.tests = tests
        self.seconds = seconds
        self.lines = lines

    def of(self, path: str, line: int, seconds: float = math.inf) -> list[str]:
        """Give the tests that run through a line, the likeliest and quickest first, for at most so long together."""
        places = self._places(path, line)
        together = itertools.accumulate(self.seconds[place] for place in places)
        return [self.tests[place] for place, so_far in zip(places, together, strict=True) if so_far <= seconds]

    def seconds_of(self, path: str, line: int) -> float:
        """Give how long those tests take together."""
        return sum(self.seconds[place] for place in self._places(path, line))

    def _places(self, path: str, line: int) -> list[int]:
        # First those that are named after the module. About equally quick ones stay in the order of their own modules,
        # which may prepare something for all of their tests.
        module = Path(path).stem
        return sorted(
            self.lines.get(path, {}).get(str(line), []),
            key=lambda place: (module not in self.tests[place].split("::")[0], round(self.seconds[place], 1), place),
        )


def witnesses(root: Path, sources: str, items: Sequence[pytest.Item], workers: int, kept: Path) -> Witnesses:
    """Run all tests once, or read what came of it if neither rules nor tests have changed since."""
    mark = fingerprint(root, sources)
    if kept.exists():
        data = json.loads(kept.read_text(encoding="utf-8"))
        if data["mark"] == mark:
            return Witnesses(data["tests"], data["seconds"], data["lines"])
    kept.parent.mkdir(parents=True, exist_ok=True)
    shares = [list(items[worker::workers]) for worker in range(workers)]
    results = each_in_a_child([partial(observed, root, sources, share) for share in shares], workers)
    found = Witnesses([], [], {})
    for result in results:
        if not isinstance(result, Witnesses):
            raise SystemExit(f"the tests do not pass as they are: {result}")
        for path, by_line in result.lines.items():
            for line, places in by_line.items():
                here = found.lines.setdefault(path, {}).setdefault(line, [])
                here.extend(len(found.tests) + place for place in places)
        found.tests += result.tests
        found.seconds += result.seconds
    kept.write_text(json.dumps({"mark": mark, **vars(found)}), encoding="utf-8")
    return found


def observed(root: Path, sources: str, items: Sequence[pytest.Item]) -> Witnesses | str:
    """Run tests one by one; give what they run through, or the name of the first that fails."""
    watched = coverage.Coverage(data_file=None, include=[f"{root / sources}/*"], config_file=False)
    watched.start()
    seconds: list[float] = []
    for place, item in enumerate(items):
        watched.switch_context(str(place))
        before = time.process_time()
        if not passes(item, items[place + 1] if place + 1 < len(items) else None):
            return item.nodeid
        seconds.append(round(time.process_time() - before, 3))
    watched.stop()
    data = watched.get_data()
    lines = {
        Path(file).relative_to(root).as_posix(): {
            str(line): sorted(map(int, filter(None, places))) for line, places in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    return Witnesses([item.nodeid for item in items], seconds, lines)


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test and say whether it passed (or was skipped)."""
    return all(report.outcome != "failed" for report in runtestprotocol(item, log=False, nextitem=following))


def fingerprint(root: Path, sources: str) -> str:
    """Give one word for everything that decides which test runs through which line."""
    digest = hashlib.sha256(os.environ.get("SIGNORIA_EFFORT", "").encode())
    for folder in ("src/signoria/core", sources, "src/signoria/bots", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
