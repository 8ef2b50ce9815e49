"""Golden playthroughs of Florence, one file each in `florence/`: python -m tests.golden.florence writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.golden.playthrough import Golden, told, written
from tests.kit.driver import driver_of

if TYPE_CHECKING:
    from signoria.core.position import Position

FOLDER: Final = Path(__file__).parent / "florence"
# Options of a verb are listed up to this number and counted beyond it.
MOST_LISTED: Final = 12
MUSE: Final = {"expansion-muse-princess": "on"}
TOGETHER: Final = {"expansion-cooperative": "on"}


def principality(name: str, seats: int, seed: int | bytes, most: int, options: dict[str, object]) -> Golden:
    """Give a golden game of Florence."""
    return Golden(name, seats, seed, most, options, "florence", FOLDER)


GAMES: Final = [
    principality("base-2", 2, 11, 999, {}),
    principality("base-3", 3, 12, 999, {"money-visibility": "open"}),
    principality("base-5", 5, 13, 150, {"start-player": "chosen", "start-seat": 3}),
    principality("two-harder", 2, 14, 90, {"two-player-freedoms": "4", "two-player-landscape-choice": "opener"}),
    principality("characters-4", 4, 15, 999, {**MUSE}),
    principality("characters-4-earlier", 4, 15, 999, {**MUSE, "rulings": "first"}),
    principality("characters-3-strict", 3, 16, 150, {**MUSE, "no-pp-for-money": "on"}),
    principality("together-2", 2, 17, 200, {**TOGETHER, "cb-border-landscape": "harmless"}),
    principality("together-4", 4, bytes([7] * 32), 200, {**TOGETHER}),
    principality("everything-3", 3, 19, 999, {**MUSE, **TOGETHER}),
]


def playthrough(golden: Golden) -> str:
    """Play a golden game and give its text."""
    driver = driver_of("florence", golden.seats, lively=True)

    def choose(position: Position) -> str:
        return position.notation(driver.choose(position))

    def sheet(of: dict[str, object]) -> list[str]:
        return [f"score {written(of)}"]

    return "".join(f"{line}\n" for line in told(golden, choose, grouped, sheet))


def grouped(position: Position) -> str:
    """Write the options down, those of one verb together, many of them as a number."""
    verbs: dict[str, list[str]] = {}
    for option in position.legal():
        verb, _, words = position.notation(option).partition(" ")
        verbs.setdefault(verb, []).append(words)
    parts = []
    for verb, said_of in verbs.items():
        said = f"{len(said_of)} ways" if len(said_of) > MOST_LISTED else ", ".join(filter(None, said_of))
        parts.append(f"{verb} {said}".strip())
    return " | ".join(parts)


def main() -> None:
    """Write all files, and remove those that belong to no game any more."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for golden in GAMES:
        golden.path.write_bytes(playthrough(golden).encode())


if __name__ == "__main__":
    main()
