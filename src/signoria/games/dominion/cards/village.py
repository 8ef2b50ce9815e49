"""Village."""

from __future__ import annotations

from signoria.games.dominion.frames import Play
from signoria.games.dominion.table import Dominion


def village(game: Dominion, play: Play) -> None:
    """One card, two actions."""
    game.bonus(play.seat, cards=1, actions=2)
