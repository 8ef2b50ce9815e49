"""Lighthouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import NONE, NOTHING, SEARCH, TAKE, of_set
from signoria.games.machiavelli.rules.frames import Choice, MayDo
from signoria.games.machiavelli.state.cards import SEATS, kinds_in, take_kind

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class MaySearchDeck(MayDo):
    """Whoever builds the Lighthouse may look through the deck, which is shuffled afterwards."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "lighthouse", SEARCH)

    def do(self, game: Machiavelli) -> None:
        game.search_deck(self.seat)
        game.then(TakeFromDeck(self.seat))


class TakeFromDeck(Choice):
    """Take a card of the deck; in the classic edition one may leave them all."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "lighthouse-take")

    def options(self, game: Machiavelli) -> vec[i64]:
        also: i64 = NONE if game.wording.lighthouse_may_leave else NOTHING
        return of_set(TAKE, kinds_in(game.deck), also)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        taken: list[int] = []
        if option != NONE:
            card = take_kind(game.deck, option - TAKE)
            game.players[self.seat].hand.add((card & ~SEATS) | bit(self.seat))
            taken.append(int(option - TAKE))
        if game.journal is not None:
            game.tell_cards("deck-searched", self.seat, {"seat": self.seat, "taken": option != NONE}, taken)
        game.shuffle_deck("lighthouse")
