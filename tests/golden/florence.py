"""Golden playthroughs of Florence, one file each in `florence/`: python -m tests.golden.florence writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import signoria
from tests.golden.playthrough import filled, told_line, written
from tests.kit.driver import driver_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.position import Position

FOLDER: Final = Path(__file__).parent / "florence"
# Options of a verb are listed up to this number and counted beyond it.
MOST_LISTED: Final = 12
MUSE: Final = {"expansion-muse-princess": "on"}
TOGETHER: Final = {"expansion-cooperative": "on"}


class Golden(NamedTuple):
    """How a golden game is set up, and after how many decisions it is cut short."""

    name: str
    seats: int
    seed: int | bytes
    most: int
    options: dict[str, object]

    @property
    def path(self) -> Path:
        """The file of the playthrough."""
        return FOLDER / f"{self.name}.txt"


GAMES: Final = [
    Golden("base-2", 2, 11, 999, {}),
    Golden("base-3", 3, 12, 999, {"money-visibility": "open"}),
    Golden("base-5", 5, 13, 150, {"start-player": "chosen", "start-seat": 3}),
    Golden("two-harder", 2, 14, 90, {"two-player-freedoms": "4", "two-player-landscape-choice": "opener"}),
    Golden("characters-4", 4, 15, 999, {**MUSE}),
    Golden("characters-3-strict", 3, 16, 150, {**MUSE, "no-pp-for-money": "on"}),
    Golden("together-2", 2, 17, 200, {**TOGETHER, "cb-border-landscape": "harmless"}),
    Golden("together-4", 4, bytes([7] * 32), 200, {**TOGETHER}),
    Golden("everything-3", 3, 19, 999, {**MUSE, **TOGETHER}),
]


def playthrough(golden: Golden) -> str:
    """Play a golden game and give its text."""
    return "".join(f"{line}\n" for line in lines(golden))


def lines(golden: Golden) -> Iterator[str]:
    """Play a golden game and tell it line by line."""
    position = signoria.game("florence").new(golden.seats, golden.seed, golden.options)
    yield "game florence"
    yield f"seats {golden.seats}"
    yield f"seed {golden.seed.hex() if isinstance(golden.seed, bytes) else golden.seed}"
    for name, value in cast("dict[str, object]", position.save()["options"]).items():
        yield f"option {name} {written(value)}"
    driver = driver_of("florence", golden.seats, lively=True)
    told = 0
    for number in range(1, golden.most + 1):
        yield from filled([told_line(event.seen_by(None)) for event in position.events(told)])
        told = len(position.events())
        if position.over:
            break
        choice = position.notation(driver.choose(position))
        yield f"{number}. seat {position.asked}, {position.question}: {grouped(position)} -> {choice}"
        position.play(choice)
    if position.over:
        for seat in range(golden.seats):
            yield f"score {written(position.score_sheet(seat))}"
        yield f"winners {written(position.winners())}"
    else:
        yield f"cut short after {golden.most} decisions"


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
