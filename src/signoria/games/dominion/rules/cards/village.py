"""Village."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def village(game: Dominion, play: Play) -> None:
    """One card, two actions."""
    game.bonus(play.seat, cards=1, actions=2)
