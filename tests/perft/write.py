"""Count all lines of all files anew, after a change of the rules that is meant: python -m tests.perft.write.

To add a scenario, write its line with any number of ways and run this.
"""

from __future__ import annotations

from tests.perft.counting import FILES, read


def main() -> None:
    """Write the files with the counts of today."""
    for game, file in FILES.items():
        lines = []
        for line in read(game):
            counted = line if line.comment else line._replace(ways=line.counted())
            if counted != line:
                print(f"{line.ways} -> {counted.ways}: {line.scenario}")
            lines.append(f"{counted}\n")
        file.write_text("".join(lines))


if __name__ == "__main__":
    main()
