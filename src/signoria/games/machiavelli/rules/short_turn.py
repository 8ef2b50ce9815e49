"""Turns that are an income and little else: the Witch before her pause, the bewitched, the murdered in hospital."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.rules.districts.park import visit_park
from signoria.games.machiavelli.rules.districts.poor_house import visit_poor_house
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.state.current_turn import LOST

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class EndShortTurn(Step):
    """De Donkere Landen: a short turn is a turn that ends, unless it was lost: Poor House and Park work then."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        if game.turn.part == LOST or not game.settings.short_turns_end:
            return
        visit_poor_house(game, self.seat)
        visit_park(game, self.seat)
