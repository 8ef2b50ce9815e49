"""Festival."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def festival(game: Dominion, play: Play) -> None:
    """Two actions, one buy, two coins."""
    game.bonus(play.seat, actions=2, buys=1, coins=2)
