"""Council Room."""

from __future__ import annotations

from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def council_room(game: Dominion, play: Play) -> None:
    """Four cards, one buy. Every other player draws a card."""
    game.bonus(play.seat, cards=4, buys=1)
    for opponent in play.opponents(game):
        game.draw(opponent, 1)
