"""Trader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import TRADE
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Trader(PaidByDistricts):
    """A gold for each trade district; trade districts do not use up the limit for building."""

    def counts(self, game: Machiavelli, kind: i64) -> bool:
        return game.settings.types[kind] != TRADE
