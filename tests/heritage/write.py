"""Write down what a version of the program leaves behind: see README.md. To be run with the code of that version."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import signoria
from signoria.bots import new_bot
from signoria.core.record import Recording
from tests.heritage.evening import write_evening
from tests.heritage.facts import choice, end_of, legal, played_out, said_of, write_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.core.position import Position

MUSE: Final = {"expansion-muse-princess": "on"}
TOGETHER: Final = {"expansion-cooperative": "on"}
DARK: Final = {"edition": "dark-lands"}
CLASSIC: Final = {"edition": "classic"}
ACTIONS: Final = {"action-cards": "on"}
# At most so many positions are kept of a question, and so many in all of a game.
OF_A_QUESTION: Final = 2
OF_A_GAME: Final = 100


class Table(NamedTuple):
    """How a game is set up."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...] = ()


# Whole games by bots, which become records.
RECORDED: Final = [
    Table("dominion", 2, {}, ("house", "big-money")),
    Table("dominion", 2, {"kingdom-mode": "big-money"}, ("big-money", "big-money-smithy")),
    Table("dominion", 3, {"kingdom-mode": "interaction", "pile-counts": "open"}, ("house", "house", "random")),
    Table("dominion", 4, {"kingdom-mode": "size-distortion", "discard-order": "ask"}, ("house",) * 4),
    Table("dominion", 3, {"kingdom-mode": "village-square", "compulsion": "lenient"}, ("house", "big-money", "house")),
    Table("dominion", 2, {"kingdom-mode": "draft", "remodel-gain": "hand", "feast-gain": "may"}, ("house", "house")),
    Table("dominion", 2, {"kingdom-mode": "random", "previous-winners": [1]}, ("house", "random")),
    Table("florence", 2, {}, ("house", "house")),
    Table("florence", 3, {"money-visibility": "open"}, ("house", "steward", "random")),
    Table("florence", 4, {**MUSE, "no-pp-for-money": "on"}, ("house", "steward", "house", "steward")),
    Table("florence", 3, {**TOGETHER}, ("house", "house", "house")),
    Table("florence", 5, {**MUSE, **TOGETHER}, ("house", "house", "steward", "house", "random")),
    Table("florence", 2, {"two-player-freedoms": "4", "two-player-landscape-choice": "opener"}, ("steward", "house")),
    Table("florence", 2, {**TOGETHER, "cb-border-landscape": "harmless"}, ("house", "steward")),
    Table("machiavelli", 2, {**CLASSIC}, ("house", "house")),
    Table("machiavelli", 3, {**CLASSIC, "duplicate-districts": "forbidden"}, ("house", "builder", "random")),
    Table("machiavelli", 7, {**CLASSIC, "first-king": "chosen", "first-king-seat": 3}, ("house",) * 7),
    Table("machiavelli", 4, {**DARK, "dl-districts": "all"}, ("house", "builder", "house", "builder")),
    Table("machiavelli", 8, {**DARK, "dl-district-count": 10, "poor-house-cost": "5"}, ("house",) * 8),
    Table("machiavelli", 5, {**DARK, "character-set": "all-new", "queen-killed": "unpaid"}, ("house",) * 5),
    Table("machiavelli", 2, {}, ("house", "builder")),
    Table("machiavelli", 4, {"preset": "original"}, ("house", "builder", "builder", "house")),
    Table("machiavelli", 4, {"preset": "vicious-nobles", **ACTIONS}, ("house",) * 4),
    Table("machiavelli", 5, {"preset": "devious-dignitaries", **ACTIONS, "tent-is-building": "yes"}, ("house",) * 5),
    Table("machiavelli", 6, {"preset": "illustrious-emissaries", "ninth-character": "on"}, ("house",) * 6),
    Table("machiavelli", 3, {"preset": "tenacious-delegates", **ACTIONS}, ("house", "random", "builder")),
    Table("machiavelli", 8, {"preset": "ambitious-aristocrats", **ACTIONS}, ("house",) * 8),
    Table("machiavelli", 4, {"preset": "cunning-agents", "beautify-limit": "unlimited"}, ("house",) * 4),
]

# Where saved positions are taken from: games by lot and by bots.
LOOKED_INTO: Final = [
    Table("dominion", 3, {"kingdom-mode": "random", "discard-order": "ask"}),
    Table("dominion", 2, {"kingdom-mode": "draft", "compulsion": "lenient"}),
    Table("dominion", 4, {"kingdom-mode": "random", "feast-gain": "may", "pile-counts": "open"}),
    Table("dominion", 2, {"kingdom-mode": "random"}),
    Table("florence", 3, {**MUSE, **TOGETHER}),
    Table("florence", 2, {}),
    Table("florence", 4, {**MUSE, "no-pp-for-money": "on"}, ("house",) * 4),
    Table("florence", 2, {**TOGETHER, "two-player-landscape-choice": "opener"}),
    Table("florence", 5, {**MUSE, **TOGETHER}, ("house",) * 5),
    Table("machiavelli", 4, {"preset": "random", **ACTIONS}),
    Table("machiavelli", 7, {"preset": "random", **ACTIONS, "ninth-character": "on"}),
    Table("machiavelli", 3, {**CLASSIC}),
    Table("machiavelli", 5, {**DARK, "dl-districts": "all"}),
    Table("machiavelli", 6, {**DARK, "dl-districts": "all", "character-set": "all-new"}),
    Table("machiavelli", 8, {"preset": "random", **ACTIONS}),
    Table("machiavelli", 2, {"preset": "random"}),
]
ROUNDS: Final = 30


def records() -> Iterator[dict[str, Any]]:
    """Give whole games, with how they came out."""
    for number, table in enumerate(RECORDED):
        # Every third with fair chance, as at a table of people.
        seed = bytes([number] * 32) if number % 3 == 0 else 1000 + number
        names = [f"{bot} {seat}" for seat, bot in enumerate(table.bots)]
        recording = Recording(signoria.game(table.game), names, seed, table.options)
        bots = [new_bot(table.game, bot, 50 + seat) for seat, bot in enumerate(table.bots)]
        position = recording.position
        while position.asked is not None:
            recording.choose(bots[position.asked].choose(position.sight(position.asked)))
        yield {"record": recording.record(), "end": end_of(position), "measures": position.measures()}


def positions() -> Iterator[dict[str, Any]]:
    """Give saved positions, with everything said of them: of every question that comes up a few."""
    kept: dict[tuple[str, str | None], int] = {}
    in_all: dict[str, int] = {}
    for run in range(ROUNDS):
        for table in LOOKED_INTO:
            for position in course(table, run):
                key = (table.game, position.question)
                if kept.get(key, 0) > run // 2 or kept.get(key, 0) >= OF_A_QUESTION:
                    continue
                if in_all.get(table.game, 0) >= OF_A_GAME:
                    continue
                kept[key] = kept.get(key, 0) + 1
                in_all[table.game] = in_all.get(table.game, 0) + 1
                yield noted(position, f"{run} {len(kept)}")


def course(table: Table, run: int) -> Iterator[Position]:
    """Play a game; stop before each decision, and at the end."""
    position = signoria.game(table.game).new(table.seats, run, table.options)
    bots = [new_bot(table.game, bot, run + seat) for seat, bot in enumerate(table.bots)]
    number = 0
    while position.asked is not None:
        yield position
        # Bots lead a game to where something happens; then the lot shows what can.
        if bots and number % 5:
            position.choose(bots[position.asked].choose(position.sight(position.asked)))
        else:
            position.play(choice(legal(position), str(run), number))
        number += 1
    yield position


def noted(position: Position, seed: str) -> dict[str, Any]:
    """Write down a position: how it is saved, what is said of it, and how it goes on."""
    saved = position.save()
    return {
        "game": position.view(None)["game"],
        "saved": saved,
        "said": said_of(position),
        "seed": seed,
        "played": played_out(position.copy(), seed),
    }


def main() -> None:
    """Write records, positions and tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    folder.mkdir(exist_ok=True)
    write_lines(folder / "records.jsonl.xz", list(records()))
    write_lines(folder / "positions.jsonl.xz", list(positions()))
    write_evening(folder)


if __name__ == "__main__":
    main()
