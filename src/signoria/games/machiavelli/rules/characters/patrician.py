"""Patrician."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.rules.characters.king import King
from signoria.games.machiavelli.rules.characters.paid_by_districts import in_cards

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli


class Patrician(King):
    """A card for each noble district, and the crown."""

    def paid(self, game: Machiavelli, seat: i64, number: i64) -> Gains:
        return in_cards(game, number)

    def take_district_income(self, game: Machiavelli) -> None:
        self.draw_district_income(game)
