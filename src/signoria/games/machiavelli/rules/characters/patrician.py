"""Patrician."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.rules.characters.king import King

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli


class Patrician(King):
    """A card for each noble district, and the crown."""

    def unclaimed(self, game: Machiavelli) -> Gains:
        return self.unclaimed_cards(game)

    def take_district_income(self, game: Machiavelli) -> None:
        self.draw_district_income(game)
