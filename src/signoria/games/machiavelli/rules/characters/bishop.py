"""Bishop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Bishop(PaidByDistricts):
    """A gold for each religious district; rank 8 cannot touch the city for the rest of the round."""

    def start(self, game: Machiavelli) -> None:
        game.intrigue.protected = game.turn.seat
