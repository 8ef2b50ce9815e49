"""King."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import NOTHING, TAKE_CROWN
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.state.current_turn import CROWN_USED, RESUMED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class King(PaidByDistricts):
    """A gold for each noble district, and the crown. A Witch who plays as the King has no claim to the crown."""

    def start(self, game: Machiavelli) -> None:
        if not game.wording.crown_in_turn and game.turn.part != RESUMED:
            self.use_ability(game)

    def ability_now(self, game: Machiavelli) -> i64:
        if self.crown_due(game):
            return TAKE_CROWN
        return NOTHING

    def conclude(self, game: Machiavelli) -> None:
        if self.crown_due(game):
            self.use_ability(game)

    def crown_due(self, game: Machiavelli) -> bool:
        """Say whether the crown is still to be taken in this turn."""
        turn = game.turn
        return turn.part != RESUMED and not turn.has_used(CROWN_USED) and game.crown != turn.seat

    def use_ability(self, game: Machiavelli) -> None:
        # As must be done once in the turn.
        game.turn.use(CROWN_USED)
        game.move_crown(game.turn.seat, CHARACTERS[self.character])
