"""Measure Florence: `python -m benchmarks.florence [--seconds S] [--rounds N]`.

Prints games and decisions a second, compiled and interpreted, and what placements, copies and imagined worlds cost.
"""

from __future__ import annotations

import argparse

from benchmarks.side_by_side import COMPILED, SOURCES, compile_package, machine, measure, middle

ROWS = [
    ("random play, 3 players, base game, games/s", "base_games", "{:,.0f}"),
    ("random play, 3 players, base game, decisions/s", "base_decisions", "{:,.0f}"),
    ("random play, 3 players, both expansions, games/s", "full_games", "{:,.0f}"),
    ("random play, 3 players, both expansions, decisions/s", "full_decisions", "{:,.0f}"),
    ("all placements of a workshop, half-full board, µs", "tile_microseconds", "{:.2f}"),
    ("all placements of all ten buildings there, µs", "tiles_microseconds", "{:.2f}"),
    ("copy(), 4 players, both expansions, µs", "copy_microseconds", "{:.2f}"),
    ("save() there, µs", "save_microseconds", "{:.1f}"),
    ("determinise() there, µs", "determinise_microseconds", "{:.1f}"),
]


def main() -> None:
    """Measure in rounds and print a table of the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    compile_package()
    seconds = str(arguments.seconds)
    fast = middle([measure("benchmarks.florence_workload", COMPILED, seconds) for _ in range(arguments.rounds)])
    slow = middle([measure("benchmarks.florence_workload", SOURCES, seconds) for _ in range(arguments.rounds)])
    print(f"{machine()}; median of {arguments.rounds} rounds of {seconds} s\n")
    print("| | compiled | interpreted |\n|---|---|---|")
    for label, name, form in ROWS:
        print(f"| {label} | {form.format(fast[name])} | {form.format(slow[name])} |")


if __name__ == "__main__":
    main()
