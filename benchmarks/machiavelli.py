"""Measure Machiavelli: `python -m benchmarks.machiavelli [--seconds S] [--rounds N] [--interpreted] [--before FOLDER]`.

Prints games and decisions a second for random play and for the house bot, with 4 and 6 players, in the original game
and in Deluxe with all presets in turn, and what copies cost; compiled and interpreted, all from one run.
"""

from __future__ import annotations

from benchmarks.side_by_side import compare

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


if __name__ == "__main__":
    compare("benchmarks.machiavelli_workload", ROWS, __doc__)
