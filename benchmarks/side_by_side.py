"""Measuring several engines in one run: each in a process of its own, turn by turn, so that noise hits all alike."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
SOURCES = ROOT / "src"


def compile_package() -> None:
    """Bring the compiled package up to date."""
    subprocess.run([ROOT / "script" / "compile"], check=True)


def installed(module: str) -> bool:
    """Whether a peer is installed."""
    return find_spec(module) is not None


def measure(workload: str, package: Path, *arguments: str) -> dict[str, float]:
    """Run a workload with the package from a folder, and give the figures that it prints as JSON."""
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-P", "-m", workload, *arguments]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    figures: dict[str, float] = json.loads(output)
    return figures


def middle(rounds: list[dict[str, float]]) -> dict[str, float]:
    """Give the median of each figure over the rounds."""
    return {name: median(figures[name] for figures in rounds) for name in rounds[0]}


def machine() -> str:
    """Name what was measured on."""
    model = platform.processor() or platform.machine()
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            model = line.split(":", 1)[1].strip()
            break
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def compare(workload: str, rows: list[tuple[str, str, str]], description: str | None) -> None:
    """Measure a workload compiled and interpreted, round by round, and print a table of the medians."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round (2)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (5)")
    parser.add_argument("--interpreted", action="store_true", help="do not compile, measure the sources alone")
    parser.add_argument("--before", type=Path, help="folder with another compiled package, measured in the same rounds")
    wanted = parser.parse_args()
    forms = [("interpreted", SOURCES)]
    if not wanted.interpreted:
        compile_package()
        forms.insert(0, ("compiled", COMPILED))
    if wanted.before is not None:
        forms.insert(0, ("before", wanted.before.resolve()))
    seconds = str(wanted.seconds)
    rounds = [[measure(workload, package, seconds) for _, package in forms] for _ in range(wanted.rounds)]
    figures = [middle([measured[form] for measured in rounds]) for form in range(len(forms))]
    print(f"{machine()}; median of {wanted.rounds} rounds of {seconds} s\n")
    print(f"| | {' | '.join(name for name, _ in forms)} |\n|---|{'---|' * len(forms)}")
    for label, name, form in rows:
        print(f"| {label} | {' | '.join(form.format(column[name]) for column in figures)} |")
