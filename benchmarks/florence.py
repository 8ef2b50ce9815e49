"""Measure Florence: `python -m benchmarks.florence [--seconds S] [--rounds N] [--interpreted] [--before FOLDER]`.

Prints games and decisions a second for random play, with 3 and 5 players, without and with both expansions, and what
placements, copies and imagined worlds cost; compiled and interpreted, all from one run.
"""

from __future__ import annotations

from benchmarks.side_by_side import compare

ROWS = [
    (f"random play, {words}, {seats} players, {unit}/s", f"{options}_{seats}_{unit}", "{:,.0f}")
    for options, words in (("base", "base game"), ("full", "both expansions"))
    for seats in (3, 5)
    for unit in ("games", "decisions")
] + [
    ("all places of a workshop, half-full board, µs", "tile_microseconds", "{:.2f}"),
    ("all places of all ten buildings there, µs", "tiles_microseconds", "{:.2f}"),
    ("places found there, /s", "places", "{:,.0f}"),
    ("copy(), 4 players, both expansions, µs", "copy_microseconds", "{:.2f}"),
    ("save() there, µs", "save_microseconds", "{:.1f}"),
    ("determinise() there, µs", "determinise_microseconds", "{:.1f}"),
]

if __name__ == "__main__":
    compare("benchmarks.florence_workload", ROWS, __doc__)
