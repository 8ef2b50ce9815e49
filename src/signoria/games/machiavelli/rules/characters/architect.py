"""Architect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import ARCHITECT_DRAW
from signoria.games.machiavelli.state.card_rules import CharacterRule, Gains
from signoria.games.machiavelli.state.current_turn import BONUS_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Architect(CharacterRule):
    """Two cards besides the income, and up to three districts."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if self.cards_due(game):
            offer.add(ARCHITECT_DRAW)

    def use(self, game: Machiavelli, action: i64) -> None:
        self.take_cards(game)

    def prospects(self, game: Machiavelli, seat: i64) -> Gains:
        return Gains(cards=2 if game.deck.size > 1 else game.deck.size)

    def unclaimed(self, game: Machiavelli) -> Gains:
        return Gains() if game.turn.has_used(BONUS_USED) else self.prospects(game, game.turn.seat)

    def claim(self, game: Machiavelli) -> None:
        if self.cards_due(game):
            self.take_cards(game)

    def cards_due(self, game: Machiavelli) -> bool:
        """Say whether the cards are still to be had."""
        return not game.turn.has_used(BONUS_USED) and game.can_draw()

    def take_cards(self, game: Machiavelli) -> None:
        """Draw the two cards and keep them."""
        game.turn.use(BONUS_USED)
        drawn = game.draw(game.turn.seat, 2, "architect")
        game.tell_bonus(0, drawn)

    def limit(self) -> i64:
        return 3
