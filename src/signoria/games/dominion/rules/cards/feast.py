"""Feast."""

from __future__ import annotations

from typing import Final

from signoria.games.dominion.data.components import FEAST
from signoria.games.dominion.rules.frames import GainFromSupply, Play, offer_gain
from signoria.games.dominion.state.table import Dominion

MOST: Final = 5


def feast(game: Dominion, play: Play) -> None:
    """Trash this card, wherever that is still possible; gain a card that costs at most five in any case."""
    game.trash_from_play(play.seat, FEAST)
    optional = game.settings.feast_is_optional
    offer_gain(game, FEAST, GainFromSupply(play.seat, "feast-gain", MOST, optional=optional))
