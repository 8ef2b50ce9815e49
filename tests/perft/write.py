"""Count all lines of perft.txt anew, after a change of the rules that is meant: python -m tests.perft.write.

To add a scenario, write its line with any number of ways and run this.
"""

from __future__ import annotations

from tests.perft.counting import FILE, read


def main() -> None:
    """Write the file with the counts of today."""
    lines = []
    for line in read(FILE.read_text()):
        counted = line if line.comment else line._replace(ways=line.counted())
        if counted != line:
            print(f"{line.ways} -> {counted.ways}: {line.scenario}")
        lines.append(f"{counted}\n")
    FILE.write_text("".join(lines))


if __name__ == "__main__":
    main()
