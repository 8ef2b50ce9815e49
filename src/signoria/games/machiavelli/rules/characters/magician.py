"""Magician."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DISCARD, DONE, NOTHING, PLAYER, REPLACE_CARDS, SWAP_HANDS, of_set
from signoria.games.machiavelli.rules.frames import QuietChoice, selects
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.cards import kinds_in
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Magician(CharacterRule):
    """Exchange your hand for that of another player, or discard cards and draw as many."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if game.turn.has_used(ABILITY_USED):
            return
        if partners(game, game.turn.seat) != 0:
            offer.add(SWAP_HANDS)
        if game.players[game.turn.seat].hand.size > 0:
            offer.add(REPLACE_CARDS)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        if action == SWAP_HANDS:
            game.then(SwapHands(game.turn.seat))
        else:
            game.then(ReplaceCards(game.turn.seat))


def partners(game: Machiavelli, seat: i64) -> i64:
    """Give the players to swap hands with; in Deluxe not two empty hands."""
    if game.players[seat].hand.size > 0 or game.wording.swaps_empty_hands:
        return game.others(seat)
    return game.others_with_cards(seat)


class SwapHands(QuietChoice):
    """Choose whose hand to take."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "magic-target")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(PLAYER, partners(game, self.seat))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.swap_hands(self.seat, option - PLAYER)


class ReplaceCards(QuietChoice):
    """Choose cards to discard, at least one; then draw as many. The discards go first, so there are enough."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "magic")

    def options(self, game: Machiavelli) -> vec[i64]:
        also: i64 = DONE if game.selected.size > 0 else NOTHING
        return of_set(DISCARD, kinds_in(game.players[self.seat].hand), also)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if selects(game, self, option):
            return
        number = game.discard_selected(self.seat)
        if game.journal is not None:
            game.tell("hand-redrawn", {"seat": self.seat, "number": number})
        game.draw(self.seat, number, "magician")
