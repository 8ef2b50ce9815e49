"""Seer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import GIVE, TAKE_FROM_ALL, of_set
from signoria.games.machiavelli.data.components import NAMES
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.cards import kind_of, kinds_in
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Seer(CharacterRule):
    """Take a random card from every other player, then give each of them a card back. Two districts may be built."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED) and game.others_with_cards(game.turn.seat) != 0:
            offer.add(TAKE_FROM_ALL)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        seat = game.turn.seat
        givers = game.others_with_cards(seat)
        left = givers
        while left != 0:
            other = game.first_on_left(seat, left)
            left &= ~bit(other)
            card = game.leave_hand_by_lot(other, seat)
            game.players[seat].hand.add(card)
            if game.journal is not None:
                secret: dict[str, object] = {"cards": [NAMES[kind_of(card)]]}
                game.journal.add("seer-took", {"seat": seat, "owner": other}, (seat, other), secret)
        game.then(GiveBack(seat, givers))

    def limit(self) -> i64:
        return 2


class GiveBack(Choice):
    """Give a card to the next player from whom one was taken, clockwise from the left."""

    def __init__(self, seat: i64, receivers: i64) -> None:
        super().__init__(seat, "seer-give")
        self.receivers = receivers

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(GIVE, kinds_in(game.players[self.seat].hand))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        receiver = game.first_on_left(self.seat, self.receivers)
        game.give_card(self.seat, receiver, option - GIVE)
        if game.journal is not None:
            secret: dict[str, object] = {"cards": [NAMES[option - GIVE]]}
            game.journal.add("seer-gave", {"seat": self.seat, "owner": receiver}, (self.seat, receiver), secret)
        left = self.receivers & ~bit(receiver)
        if left != 0:
            game.then(GiveBack(self.seat, left))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": game.first_on_left(self.seat, self.receivers)}
