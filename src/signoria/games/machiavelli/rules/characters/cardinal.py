"""Cardinal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import GIVE, PLAYER, of_set
from signoria.games.machiavelli.data.components import NAMES, names
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts, in_cards
from signoria.games.machiavelli.rules.construction import Construct
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.cards import count_in, kind_of, kinds_in
from signoria.games.machiavelli.state.current_turn import LOAN_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli


class Cardinal(PaidByDistricts):
    """A card for each religious district. What a price exceeds his gold by, another player lends him for cards.

    The loan is offered as a way to build, in build.py.
    """

    def paid(self, game: Machiavelli, seat: i64, number: i64) -> Gains:
        return in_cards(game, number)

    def take_district_income(self, game: Machiavelli) -> None:
        self.draw_district_income(game)


def lenders(game: Machiavelli, gold: i64) -> i64:
    """Give the other players who have so much gold, as a set of bits."""
    found: i64 = 0
    for seat in range(len(game.players)):
        if seat != game.turn.seat and game.players[seat].gold >= gold:
            found |= bit(seat)
    return found


class ChooseLender(Choice):
    """Choose who lends what is missing."""

    def __init__(self, seat: i64, kind: i64, price: i64, cards: i64, counted: bool) -> None:
        super().__init__(seat, "loan")
        self.kind = kind
        self.price = price
        self.cards = cards
        self.counted = counted

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, lenders(game, self.price - game.players[self.seat].gold))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.turn.use(LOAN_USED)
        game.then(GiveForLoan(self.seat, self.kind, self.price, self.cards, self.counted, option - PLAYER))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"gold": self.price - game.players[self.seat].gold}

    def pledge(self) -> i64:
        return self.kind


class GiveForLoan(Choice):
    """Choose the cards for the lender, one for each gold; then take the gold, pay and build."""

    def __init__(self, seat: i64, kind: i64, price: i64, cards: i64, counted: bool, lender: i64) -> None:
        super().__init__(seat, "loan-cards")
        self.kind = kind
        self.price = price
        self.cards = cards
        self.counted = counted
        self.lender = lender

    def options(self, game: Machiavelli) -> vec[i64]:
        hand = game.players[self.seat].hand
        kinds = kinds_in(hand)
        if count_in(hand, self.kind) == 1:
            kinds &= ~bit(self.kind)
        return of_set(GIVE, kinds)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        missing = self.price - game.players[self.seat].gold
        game.select(self.seat, option - GIVE)
        if game.selected.size < missing:
            game.then(self)
            return
        given: list[int] = []
        while game.selected.size > 0:
            card = game.selected.pop()
            game.players[self.seat].hand.add(card)
            game.give_card(self.seat, self.lender, kind_of(card))
            given.append(kind_of(card))
        game.hand_over(self.lender, self.seat, missing)
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": self.lender, "gold": missing, "number": missing}
            game.journal.add("loan", facts, (self.seat, self.lender), {"cards": names(given)})
        game.then(Construct(self.seat, self.kind, self.price, self.cards, self.counted))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.lender, "district": NAMES[self.kind]}

    def pledge(self) -> i64:
        return self.kind
