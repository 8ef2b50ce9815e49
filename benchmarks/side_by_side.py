"""Measuring several engines in one run: each in a process of its own, turn by turn, so that noise hits all alike."""

from __future__ import annotations

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
