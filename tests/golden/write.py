"""Write the golden playthroughs anew, after a change of the rules that is meant: python -m tests.golden.write."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, GAMES, playthrough


def main() -> None:
    """Write all files, and remove those that belong to no game any more."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for golden in GAMES:
        text = playthrough(golden)
        golden.path.write_bytes(text.encode())
        print(f"{golden.path.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
