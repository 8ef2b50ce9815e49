"""Paying for a district and showing it: where every way to build comes together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.rules.moments import DistrictPaid
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Construct(Step):
    """Pay the gold, show the card, and let the moment of paying come. `cards` were paid before it."""

    def __init__(self, seat: i64, kind: i64, gold: i64, cards: i64, counted: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.gold = gold
        self.cards = cards
        self.counted = counted

    def do(self, game: Machiavelli) -> None:
        turn = game.turn
        game.pay(self.seat, self.gold)
        turn.spent += self.gold
        turn.built = True
        if self.counted:
            turn.builds += 1
        game.leave_hand(self.seat, self.kind, EVERYBODY)
        game.lay_on_site(self.kind, self.seat)
        game.then(DistrictPaid(self.seat, self.kind, self.gold, self.cards))
