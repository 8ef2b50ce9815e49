"""Looking at a hand and taking a card of it: the Wizard and the Fortune Teller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import PLAYER, TAKE, TO_HAND, of_set
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD, NAMES
from signoria.games.machiavelli.rules.building import build, offer_ways
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.cards import kind_of, kinds_in

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Peek(Choice):
    """Choose the player whose hand to look at."""

    def __init__(self, seat: i64, may_build: bool) -> None:
        super().__init__(seat, "peek")
        self.may_build = may_build

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, game.others_with_cards(self.seat))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.look_at_hand(self.seat, option - PLAYER)
        game.then(PeekTake(self.seat, option - PLAYER, self.may_build))


class PeekTake(Choice):
    """Take one of the cards seen."""

    def __init__(self, seat: i64, owner: i64, may_build: bool) -> None:
        super().__init__(seat, "peek-take")
        self.owner = owner
        self.may_build = may_build

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(TAKE, kinds_in(game.players[self.owner].hand))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        kind = option - TAKE
        card = game.leave_hand(self.owner, kind, bit(self.seat))
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": self.owner, "number": 1}
            game.journal.add("card-taken", facts, (self.seat, self.owner), {"cards": [NAMES[kind]]})
        if self.may_build:
            game.looking_at.push(card)
            game.then(PeekPlace(self.seat))
        else:
            game.players[self.seat].hand.add(card)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"owner": self.owner}


class PeekPlace(Choice):
    """Take the card into the hand, or build it at once; that does not use up the limit."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "peek-place")

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        offer.add(TO_HAND)
        kind = kind_of(game.looking_at.top())
        if kind < FIRST_ACTION_CARD and game.rule().may_build():
            spare = game.players[self.seat].hand.size
            offer_ways(game, kind, spare, offer, paid=True, free=True)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.players[self.seat].hand.add(game.looking_at.pop())
        if option != TO_HAND:
            build(game, option, counted=False)
