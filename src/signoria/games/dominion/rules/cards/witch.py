"""Witch."""

from __future__ import annotations

from signoria.games.dominion.data.components import CURSE
from signoria.games.dominion.rules.frames import Play
from signoria.games.dominion.state.table import Dominion


def witch(game: Dominion, play: Play) -> None:
    """Two cards. Every other player gains a Curse, as long as there are any."""
    game.bonus(play.seat, cards=2)
    for victim in play.victims(game):
        if game.supply[CURSE] > 0:
            game.gain(victim, CURSE)
