"""Workshop."""

from __future__ import annotations

from typing import Final

from signoria.games.dominion.data.components import WORKSHOP
from signoria.games.dominion.rules.frames import GainFromSupply, Play, offer_gain
from signoria.games.dominion.state.table import Dominion

MOST: Final = 4


def workshop(game: Dominion, play: Play) -> None:
    """Gain a card that costs at most four."""
    offer_gain(game, WORKSHOP, GainFromSupply(play.seat, "workshop-gain", MOST))
