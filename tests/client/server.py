"""A server whose games begin as a test lays them out: `python -m tests.client.server FOLDER PORT`.

The position for the next game stands in `next.json` in the folder, in the language of scenarios. It is kept under the
secret of the table that takes it, so that the game begins alike when it is played again: after an undo, or after the
server was killed. Clocks may be shorter than people are allowed, and there is a game of which no client knows.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from signoria.core.game import Game
from signoria.games import REGISTRY
from signoria.games.dominion.game import GAME as DOMINION
from signoria.tables import opening
from signoria.web.serving import serve
from tests.web.kit import settings_for

if TYPE_CHECKING:
    from signoria.core.position import Position

NEXT: Final = "next.json"
SHORTEST_CLOCK: Final = 2


class ArrangedDominion(Game):
    """Dominion, beginning as laid out."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            DOMINION.name, DOMINION.fewest, DOMINION.most, DOMINION.table_options, DOMINION.catalogue, DOMINION.package
        )
        self.folder = folder

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Position:
        if isinstance(seed, bytes):
            kept = self.folder / f"{seed.hex()}.json"
            if not kept.exists() and (self.folder / NEXT).exists():
                (self.folder / NEXT).rename(kept)
            if kept.exists():
                return DOMINION.scenario({**json.loads(kept.read_text()), "options": options})
        return DOMINION.begin(seats, seed, options, listen)

    def load(self, saved: object) -> Position:
        return DOMINION.load(saved)


# Where the registry finds it.
GAME: Final = ArrangedDominion(Path(sys.argv[1]) if len(sys.argv) == 3 else Path())

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    REGISTRY.modules["dominion"] = "tests.client.server"
    REGISTRY.modules["magpies"] = "tests.kit.toy"
    opening.FEWEST_SECONDS = SHORTEST_CLOCK  # type: ignore[misc]
    settings = settings_for(f"sqlite:///{folder / 'signoria.db'}")
    settings = msgspec.structs.replace(settings, bot_pause=(0.01, 0.02), log_level="error")
    serve(settings, "127.0.0.1", int(sys.argv[2]), lambda address: print(address, flush=True))
