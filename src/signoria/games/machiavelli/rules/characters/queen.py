"""Queen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import QUEEN_GOLD
from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.state.card_rules import CharacterRule, Gains
from signoria.games.machiavelli.state.current_turn import BONUS_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Queen(CharacterRule):
    """Three gold beside the player of rank 4; classic: beside the crown, when she is called."""

    def start(self, game: Machiavelli) -> None:
        seat = game.turn.seat
        if game.wording.queen_by_crown and game.neighbours(seat, game.crown):
            self.pay_bonus(game, seat)

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if self.gold_due(game):
            offer.add(QUEEN_GOLD)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(BONUS_USED)
        self.pay_bonus(game, game.turn.seat)

    def unclaimed(self, game: Machiavelli) -> Gains:
        return Gains(gold=3) if self.gold_due(game) else Gains()

    def claim(self, game: Machiavelli) -> None:
        if self.gold_due(game):
            self.use(game, QUEEN_GOLD)

    def gold_due(self, game: Machiavelli) -> bool:
        """Say whether rank 4 has been turned up by a neighbour, and the gold not been taken."""
        if game.wording.queen_by_crown or game.turn.has_used(BONUS_USED):
            return False
        rank = game.crown_rank()
        ruler = game.cast.holder(rank)
        return ruler != NOBODY and game.cast.is_revealed(rank) and game.neighbours(game.turn.seat, ruler)

    def pay_bonus(self, game: Machiavelli, seat: i64) -> None:
        game.gain(seat, 3)
        if game.journal is not None:
            game.tell("queen-paid", {"seat": seat, "gold": 3})
