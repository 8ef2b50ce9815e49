"""Moat: the Action. Its Reaction is a moment of its own, `MayRevealMoat` in moments.py."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def moat(game: Dominion, play: Play) -> None:
    """Two cards."""
    game.bonus(play.seat, cards=2)
