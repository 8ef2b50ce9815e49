"""What is settled before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import signoria


@dataclass(frozen=True)
class Table:
    """A game, its seats, its seed and its options."""

    name: str
    seats: int
    seed: int | bytes
    options: dict[str, object]

    def begin(self, *, listen: bool = True) -> Any:  # noqa: ANN401 - the position of whatever game it is
        """Begin the game."""
        return signoria.game(self.name).new(self.seats, self.seed, self.options, listen=listen)
