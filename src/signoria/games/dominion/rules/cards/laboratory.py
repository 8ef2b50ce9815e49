"""Laboratory."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def laboratory(game: Dominion, play: Play) -> None:
    """Two cards, one action."""
    game.bonus(play.seat, cards=2, actions=1)
