"""Alchemist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.games.machiavelli.state.card_rules import CharacterRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Alchemist(CharacterRule):
    """Gets all gold back at the end of the turn that was paid for building."""

    def finish(self, game: Machiavelli) -> None:
        turn = game.turn
        if turn.spent > 0:
            game.gain(turn.seat, turn.spent)
            if game.journal is not None:
                game.tell("refund", {"seat": turn.seat, "gold": turn.spent})
            turn.spent = 0
