"""Measure Machiavelli: `python -m benchmarks.machiavelli [--seconds S] [--rounds N] [--interpreted]`.

Prints games and decisions a second for random play and for the house bot, with 4 and 6 players, in the original game
and in Deluxe with all presets in turn, and what copies cost; compiled and interpreted, all from one run.
"""

from __future__ import annotations

import argparse

from benchmarks.side_by_side import COMPILED, SOURCES, compile_package, machine, measure, middle

WORKLOAD = "benchmarks.machiavelli_workload"
BOTS = [("random", "random play"), ("house", "house bots")]
EDITIONS = [("classic", "the original game"), ("deluxe", "Deluxe, all presets")]
ROWS = [
    (f"{words}, {edition_words}, {seats} players, {unit}/s", f"{bot}_{edition}_{seats}_{unit}", "{:,.0f}")
    for bot, words in BOTS
    for edition, edition_words in EDITIONS
    for seats in (4, 6)
    for unit in ("games", "decisions")
] + [
    ("copy(), 4 players, µs", "copy_microseconds", "{:.2f}"),
    ("save() there, µs", "save_microseconds", "{:.1f}"),
    ("determinise() there, µs", "determinise_microseconds", "{:.1f}"),
]


def main() -> None:
    """Measure in rounds and print a table of the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--interpreted", action="store_true", help="do not compile, measure the sources alone")
    arguments = parser.parse_args()
    seconds = str(arguments.seconds)
    forms = [("interpreted", SOURCES)] if arguments.interpreted else [("compiled", COMPILED), ("interpreted", SOURCES)]
    if not arguments.interpreted:
        compile_package()
    rounds = [[measure(WORKLOAD, package, seconds) for _, package in forms] for _ in range(arguments.rounds)]
    figures = [middle([measured[form] for measured in rounds]) for form in range(len(forms))]
    print(f"{machine()}; median of {arguments.rounds} rounds of {seconds} s\n")
    print(f"| | {' | '.join(name for name, _ in forms)} |\n|---|{'---|' * len(forms)}")
    for label, name, form in ROWS:
        print(f"| {label} | {' | '.join(form.format(column[name]) for column in figures)} |")


if __name__ == "__main__":
    main()
