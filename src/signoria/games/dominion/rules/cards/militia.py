"""Militia."""

from __future__ import annotations

from typing import Final

from signoria.games.dominion.rules.frames import DiscardDownTo, Play
from signoria.games.dominion.state.table import Dominion

KEEP: Final = 3


def militia(game: Dominion, play: Play) -> None:
    """Two coins. Every other player discards down to three cards."""
    game.bonus(play.seat, coins=2)
    game.then_each([DiscardDownTo(victim, "militia-discard", KEEP) for victim in play.victims(game)])
