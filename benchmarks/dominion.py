"""Measure Dominion: `python -m benchmarks.dominion [--seconds S] [--rounds N]`.

Prints games and decisions a second, compiled and interpreted, what a copy costs, and the ratio to pyminion, all from
one run. Needs the extra `bench` for pyminion: pip install -e '.[dev,bench]'.
"""

from __future__ import annotations

import argparse

from benchmarks.side_by_side import COMPILED, SOURCES, compile_package, installed, machine, measure, middle

ROWS = [
    ("Big Money mirror, games/s", "big_money_games", "{:,.0f}"),
    ("Big Money mirror, decisions/s", "big_money_decisions", "{:,.0f}"),
    ("the same with all events kept, games/s", "listening_games", "{:,.0f}"),
    ("random play, 2-4 players, games/s", "random_games", "{:,.0f}"),
    ("random play, 2-4 players, decisions/s", "random_decisions", "{:,.0f}"),
    ("copy() inside an effect, 4 players, µs", "copy_microseconds", "{:.2f}"),
    ("save() there, µs", "save_microseconds", "{:.1f}"),
    ("determinise() there, µs", "determinise_microseconds", "{:.1f}"),
]


def main() -> None:
    """Measure in rounds and print a table of the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    seconds = str(arguments.seconds)
    compile_package()
    peer = installed("pyminion")
    compiled, interpreted, pyminion = [], [], []
    for _ in range(arguments.rounds):
        compiled.append(measure("benchmarks.dominion_workload", COMPILED, seconds))
        interpreted.append(measure("benchmarks.dominion_workload", SOURCES, seconds))
        if peer:
            pyminion.append(measure("benchmarks.pyminion_workload", SOURCES, seconds))
    fast, slow = middle(compiled), middle(interpreted)
    print(f"{machine()}; median of {arguments.rounds} rounds of {seconds} s\n")
    print("| | compiled | interpreted |\n|---|---|---|")
    for label, name, form in ROWS:
        print(f"| {label} | {form.format(fast[name])} | {form.format(slow[name])} |")
    if peer:
        ratios = sorted(mine["big_money_games"] / theirs["big_money_games"] for mine, theirs in zip(compiled, pyminion))
        other = middle(pyminion)["big_money_games"]
        print(f"| pyminion, Big Money mirror, games/s | {other:,.0f} | |")
        print(f"| times pyminion | {fast['big_money_games'] / other:.1f} | {slow['big_money_games'] / other:.2f} |")
        print(f"\nTimes pyminion in each round, compiled: {', '.join(f'{ratio:.1f}' for ratio in ratios)}")
    else:
        print("\npyminion is not installed: pip install -e '.[dev,bench]' adds the comparison.")


if __name__ == "__main__":
    main()
