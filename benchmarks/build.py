"""Measure compiling: `python -m benchmarks.build [--level 0..3]`.

Builds the wheel without the client again and again in a copy of the project: from nothing, and after changes of the
kind that people make. Prints the processor time of all programs taken together, and the time on the clock.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.side_by_side import ROOT, machine

NEEDED = ["src", "tools", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE"]
CHANGED = Path("src", "signoria", "games", "dominion", "rules", "moments.py")
# What is put above that module and below it, each time to what is there already. A comment moves the lines, which the
# C knows by their numbers; a new function is declared to all modules, and its text moves the texts of all others.
CHANGES = [
    ("everything, from nothing", "", ""),
    ("nothing changed", "", ""),
    ("one module changed", "# Moments.\n", ""),
    ("a new function with a new text", "", '\n\ndef nobody_calls(this: str) -> str:\n    return this + " is new"\n'),
]


def build(folder: Path, level: str) -> tuple[float, float]:
    """Build the wheel, and give the seconds of processors and of the clock that it took."""
    wishes = {
        "SIGNORIA_C_DIR": str(folder / "build" / "native"),
        "SIGNORIA_NO_CLIENT": "1",
        "SIGNORIA_OPT_LEVEL": level,
        "SIGNORIA_PURE": "",
        "SIGNORIA_REQUIRE_COMPILED": "1",
    }
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(command, cwd=folder, env=os.environ | wishes, check=True, capture_output=True)
    after, ended = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, ended - started


def main() -> None:
    """Build, change, build again, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="", help="optimisation level of the C compiler (that of pyproject.toml)")
    wanted = parser.parse_args()
    print(f"{machine()}\n\n| | processor time, s | wall time, s |\n|---|---|---|", flush=True)
    with TemporaryDirectory(prefix="signoria-build-") as folder:
        for name in NEEDED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, Path(folder, name))
        module = Path(folder, CHANGED)
        for label, above, below in CHANGES:
            module.write_text(above + module.read_text(encoding="utf-8") + below, encoding="utf-8")
            processors, clock = build(Path(folder), wanted.level)
            print(f"| {label} | {processors:.0f} | {clock:.0f} |", flush=True)


if __name__ == "__main__":
    main()
