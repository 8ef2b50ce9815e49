"""Wizard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import PEEK
from signoria.games.machiavelli.rules.hand_inspection import Peek
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Wizard(CharacterRule):
    """Look at a hand and take a card, into your hand or built at once besides the limit.

    In Deluxe the Wizard may also build districts whose names his city already has: see `may_stand` in build.py.
    """

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED) and game.others_with_cards(game.turn.seat) != 0:
            offer.add(PEEK)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        game.then(Peek(game.turn.seat, may_build=True))
