"""Market."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def market(game: Dominion, play: Play) -> None:
    """One card, one action, one buy, one coin."""
    game.bonus(play.seat, cards=1, actions=1, buys=1, coins=1)
