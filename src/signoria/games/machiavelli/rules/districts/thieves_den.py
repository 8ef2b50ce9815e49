"""Thieves' Den."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import DISCARD, DONE, NOTHING, of_set
from signoria.games.machiavelli.data.components import THIEVES_DEN
from signoria.games.machiavelli.rules.characters.cardinal import ChooseLender, lenders
from signoria.games.machiavelli.rules.construction import Construct
from signoria.games.machiavelli.rules.frames import QuietChoice, selects
from signoria.games.machiavelli.state.cards import kinds_in

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class PayWithCards(QuietChoice):
    """Any part of the price of the Thieves' Den may be paid with hand cards, a card for a gold."""

    def __init__(self, seat: i64, price: i64, counted: bool, loan: bool) -> None:
        super().__init__(seat, "pay-with-cards")
        self.price = price
        self.counted = counted
        self.loan = loan

    def options(self, game: Machiavelli) -> vec[i64]:
        kinds: i64 = 0
        left = self.price - game.selected.size
        if left > 0 and (not self.loan or self.missing(game) > 1):
            kinds = kinds_in(game.players[self.seat].hand) & ~bit(THIEVES_DEN)
        also: i64 = DONE if self.payable(game) else NOTHING
        return of_set(DISCARD, kinds, also)

    def missing(self, game: Machiavelli) -> i64:
        """How much gold is missing after the cards selected so far."""
        return self.price - game.selected.size - game.players[self.seat].gold

    def payable(self, game: Machiavelli) -> bool:
        """Say whether the rest can be paid with gold, or with a loan that was asked for."""
        missing = self.missing(game)
        if not self.loan:
            return missing <= 0
        return game.players[self.seat].hand.size - 1 >= missing and lenders(game, missing) != 0

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if selects(game, self, option):
            return
        number = game.discard_selected(self.seat)
        if game.journal is not None and number > 0:
            game.tell("paid-with-cards", {"seat": self.seat, "number": number})
        left = self.price - number
        if self.loan:
            game.then(ChooseLender(self.seat, THIEVES_DEN, left, number, self.counted))
        else:
            game.then(Construct(self.seat, THIEVES_DEN, left, number, self.counted))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"price": self.price}

    def pledge(self) -> i64:
        return THIEVES_DEN
