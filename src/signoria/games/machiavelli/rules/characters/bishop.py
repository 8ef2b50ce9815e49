"""Bishop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Bishop(PaidByDistricts):
    """A gold for each religious district; rank 8 cannot touch the city for the rest of the round."""

    def start(self, game: Machiavelli) -> None:
        game.intrigue.protected = game.turn.seat

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        self.offer_district_income(game, offer)

    def use(self, game: Machiavelli, action: i64) -> None:
        self.take_district_income(game)
