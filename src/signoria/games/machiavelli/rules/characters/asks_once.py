"""What characters share who may do one thing once in their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class AsksOnce(CharacterRule):
    """A character whose one ability begins with a question to its player."""

    def __init__(self, character: i64, income: i64, ability: i64, question: Callable[[i64], Choice]) -> None:
        super().__init__(character, income)
        self.ability = ability
        self.question = question

    def is_of_use(self, game: Machiavelli) -> bool:
        """Say whether there is anything to ask."""
        return True

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED) and self.is_of_use(game):
            offer.add(self.ability)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        game.then(self.question(game.turn.seat))
