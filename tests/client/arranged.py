"""A game that begins as a test lays it out: see `server.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from signoria.core.game import Game

if TYPE_CHECKING:
    from signoria.core.position import Position

NEXT: Final = "next.json"


class Arranged(Game):
    """Some game, beginning as laid out in the folder that the server was given."""

    def __init__(self, game: Game) -> None:
        super().__init__(
            game.name,
            game.fewest,
            game.most,
            game.table_options,
            game.catalogue,
            game.package,
            game.rulebook,
            game.about,
        )
        self.game = game
        self.folder = Path(sys.argv[1]) if len(sys.argv) == 3 else Path()

    def begin(self, seats: int, seed: object, options: dict[str, object], listen: bool) -> Position:
        if isinstance(seed, bytes):
            kept = self.folder / f"{seed.hex()}.json"
            if not kept.exists() and (self.folder / NEXT).exists():
                (self.folder / NEXT).rename(kept)
            if kept.exists():
                return self.laid_out(json.loads(kept.read_text()), options)
        return self.game.begin(seats, seed, options, listen)

    def laid_out(self, wanted: dict[str, Any], options: dict[str, object]) -> Position:
        """Give a position in the language of scenarios, or one that was saved and some moves after it."""
        if "saved" not in wanted:
            return self.game.scenario({"options": options, **wanted})
        position = self.game.load(wanted["saved"])
        for move in wanted["moves"]:
            position.play(move)
        return position
