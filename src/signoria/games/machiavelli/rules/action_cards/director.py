"""Director."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.state.card_rules import ActionCardRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Director(ActionCardRule):
    """Two more districts may be built in this turn, by whoever may build at all."""

    def playable(self, game: Machiavelli) -> bool:
        return game.rule().may_build()

    def play(self, game: Machiavelli) -> None:
        game.turn.more_builds += 2
