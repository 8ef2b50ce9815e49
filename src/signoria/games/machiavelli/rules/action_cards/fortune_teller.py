"""Fortune Teller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.rules.hand_inspection import Peek
from signoria.games.machiavelli.state.card_rules import ActionCardRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class FortuneTeller(ActionCardRule):
    """Look at the hand of another player and take a card of it into your own."""

    def playable(self, game: Machiavelli) -> bool:
        return game.others_with_cards(game.turn.seat) != 0

    def play(self, game: Machiavelli) -> None:
        game.then(Peek(game.turn.seat, may_build=False))
