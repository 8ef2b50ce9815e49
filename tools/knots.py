"""Knots: modules that know one another round about, be it only by type, so that none can be read without the others.

    python -m tools.knots [PACKAGE ...]

A line of modules can be read from its lower end. In a knot every module leads to every other one. Two or three that
belong together may do that (a question and the position it is asked in); more are a design nobody chose. Imports for
type checking count as all others do: whoever reads the code follows them too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Final

import grimp

# The most modules that may know one another.
MOST: Final = 3
ROOT: Final = "signoria"


def imports_of(root: str) -> dict[str, set[str]]:
    """Give for each module of a package the modules of that package that it imports."""
    graph = grimp.build_graph(root, exclude_type_checking_imports=False, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def knots(imports: Mapping[str, set[str]], most: int = MOST) -> list[list[str]]:
    """Give the groups of more than so many modules in which each leads to each other one, largest first."""
    groups: list[list[str]] = []
    seen: set[str] = set()
    for module in sorted(imports):
        if module not in seen:
            group = reached(module, imports) & reached(module, importers(imports))
            seen |= group
            groups.append(sorted(group))
    return sorted((group for group in groups if len(group) > most), key=lambda group: (-len(group), group))


def reached(module: str, imports: Mapping[str, set[str]]) -> set[str]:
    """Give all modules to which imports lead from one, itself included."""
    found = {module}
    rest = [module]
    while rest:
        for other in imports.get(rest.pop(), set()):
            if other not in found:
                found.add(other)
                rest.append(other)
    return found


def importers(imports: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Turn imports round: who imports each module."""
    found: dict[str, set[str]] = {}
    for module, imported in imports.items():
        for other in imported:
            found.setdefault(other, set()).add(module)
    return found


def main(arguments: list[str]) -> int:
    """Print the knots; say with the exit code whether there are any."""
    parser = argparse.ArgumentParser(prog="python -m tools.knots", description="Find modules that know one another.")
    parser.add_argument("packages", nargs="*", default=[ROOT], metavar="PACKAGE", help=f"where to look (all: {ROOT})")
    packages = tuple(parser.parse_args(arguments).packages)
    imports = imports_of(ROOT)
    found = [
        knot
        for knot in knots(imports)
        if any(module == package or module.startswith(f"{package}.") for module in knot for package in packages)
    ]
    for knot in found:
        print(f"{len(knot)} modules know one another:")
        for module in knot:
            within = ", ".join(sorted(imports[module] & set(knot)))
            print(f"    {module} -> {within}")
    print(f"{len(imports)} modules, {len(found)} knots of more than {MOST}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
