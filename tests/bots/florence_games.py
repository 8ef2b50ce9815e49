"""What house bots of Florence decide, game by game, as short digests: python -m tests.bots.florence_games writes them.

A line is a table: its players, its variant, and a digest of all decisions of each of its games. They are written anew
when the house bot is meant to play otherwise, and never because it has become quicker.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.core.record import Witness
from tests.bots.matches import MOST_DECISIONS

FILE: Final = Path(__file__).parent / "florence_games.txt"
GAMES: Final = 30
VARIANTS: Final[dict[str, dict[str, object]]] = {
    "base": {},
    "muse": {"expansion-muse-princess": "on"},
    "very-advanced": {"expansion-muse-princess": "on", "no-pp-for-money": "on"},
    "cooperative": {"expansion-cooperative": "on"},
    "full": {"expansion-muse-princess": "on", "expansion-cooperative": "on", "money-visibility": "open"},
}
TABLES: Final = [(seats, variant) for seats in (2, 3, 4, 5) for variant in VARIANTS]


class Moves(Witness):
    """Somebody who keeps every decision of a game, as a digest."""

    def __init__(self) -> None:
        self.kept = blake2b(digest_size=4)

    def note(self, action: int) -> None:
        self.kept.update(action.to_bytes(4, "little"))


def digest(seats: int, variant: str, number: int) -> str:
    """Play one game of house bots, and give the digest of its decisions."""
    options = dict(VARIANTS[variant])
    if seats == 2 and number % 2:
        options["two-player-landscape-choice"] = "opener"
    position = signoria.game("florence").new(seats, 1000 * seats + number, options, listen=False)
    moves = Moves()
    bots = [new_bot("florence", "house", 10 * number + seat) for seat in range(seats)]
    play_out(position, bots, MOST_DECISIONS, moves)
    assert position.over
    return moves.kept.hexdigest()


def written() -> dict[tuple[int, str], list[str]]:
    """Give the digests as they were written, by table."""
    found: dict[tuple[int, str], list[str]] = {}
    for line in FILE.read_text().splitlines():
        seats, variant, *digests = line.split()
        found[int(seats), variant] = digests
    return found


def main() -> None:
    """Play all games and write their digests down."""
    lines = []
    for seats, variant in TABLES:
        digests = [digest(seats, variant, number) for number in range(GAMES)]
        lines.append(f"{seats} {variant} {' '.join(digests)}")
        print(lines[-1])
    FILE.write_text("".join(f"{line}\n" for line in lines))


if __name__ == "__main__":
    main()
