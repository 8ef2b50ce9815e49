"""Woodcutter."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def woodcutter(game: Dominion, play: Play) -> None:
    """One buy, two coins."""
    game.bonus(play.seat, buys=1, coins=2)
