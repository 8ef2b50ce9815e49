"""What districts share that are used in the turn of their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from signoria.games.machiavelli.rules.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class DistrictRule:
    """A district that its owner may use in a turn."""

    def __init__(self, kind: i64, action: i64) -> None:
        self.kind = kind
        self.action = action

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        """Offer to use the district, which lies in the city of the acting player."""
        raise NotImplementedError

    def use(self, game: Machiavelli) -> None:
        """Use it."""
        raise NotImplementedError
