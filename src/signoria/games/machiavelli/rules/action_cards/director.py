"""Director."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.state.card_rules import ActionCardRule
from signoria.games.machiavelli.state.current_turn import WITCH_FIRST

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Director(ActionCardRule):
    """Two more districts may be built in this turn, by whoever may build at all."""

    def playable(self, game: Machiavelli) -> bool:
        # A Witch who has not named anybody yet will build later in this turn.
        return game.rule().may_build() or game.turn.part == WITCH_FIRST

    def play(self, game: Machiavelli) -> None:
        game.turn.more_builds += 2
