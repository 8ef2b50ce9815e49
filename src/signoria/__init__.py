"""Signoria: board games of intrigue and patronage, played exactly by their rules.

>>> import signoria
>>> position = signoria.game("dominion").new(seats=2, seed=7)
>>> position.question
'play-treasure'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.position import IllegalAction
from signoria.games import REGISTRY

if TYPE_CHECKING:

    def games() -> list[str]:
        """Name the games."""


__all__ = ["IllegalAction", "__version__", "game", "games"]

__version__ = "0.1.0"

game = REGISTRY.game
