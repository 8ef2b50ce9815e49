"""Scholar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import STUDY
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.rules.income import KeepCard, take_kept
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Scholar(CharacterRule):
    """Draw seven cards, keep one and shuffle the others back into the deck. Two districts may be built."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED) and game.can_draw():
            offer.add(STUDY)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        seat = game.turn.seat
        game.draw_to_look(seat, 7)
        game.then(KeepCard(seat, "keep-card", 1), ShuffleBack(seat, game.looking_at.size))

    def limit(self) -> i64:
        return 2


class ShuffleBack(Step):
    """Put the cards that were not kept back and shuffle the deck."""

    def __init__(self, seat: i64, drawn: i64) -> None:
        self.seat = seat
        self.drawn = drawn

    def do(self, game: Machiavelli) -> None:
        take_kept(game, self.seat)
        while game.looking_at.size > 0:
            game.deck.push(game.looking_at.pop())
        if game.journal is not None:
            game.tell("studied", {"seat": self.seat, "drawn": self.drawn})
        game.shuffle_deck("scholar")
