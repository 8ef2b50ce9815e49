"""Smithy."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def smithy(game: Dominion, play: Play) -> None:
    """Three cards."""
    game.bonus(play.seat, cards=3)
