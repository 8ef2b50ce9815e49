"""Circus Tent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.data.components import CIRCUS_TENT, NAVIGATOR
from signoria.games.machiavelli.rules.characters.tax_collector import tax_district
from signoria.games.machiavelli.state.card_rules import ActionCardRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class CircusTent(ActionCardRule):
    """Lies in the city as one more district, without cost, points or type, for the rest of the game."""

    def playable(self, game: Machiavelli) -> bool:
        if game.settings.tent_is_building:
            return game.rule().may_build()
        # Outside the limit, and so the very thing that is denied to the Navigator.
        return game.settings.navigator_lays_tents or not game.acts_as(NAVIGATOR)

    def play(self, game: Machiavelli) -> None:
        seat = game.turn.seat
        game.played.clear()
        game.add_district(seat, CIRCUS_TENT, 0)
        if game.settings.tent_is_building:
            tax_district(game, seat)
