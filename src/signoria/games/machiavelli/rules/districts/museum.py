"""Museum."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import STORE, of_set
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.card_rules import DistrictRule
from signoria.games.machiavelli.state.cards import kinds_in
from signoria.games.machiavelli.state.current_turn import MUSEUM_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Museum(DistrictRule):
    """Once in a turn: put a hand card face down under the Museum, for a point at the end."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(MUSEUM_USED) and game.players[game.turn.seat].hand.size > 0:
            offer.add(self.action)

    def use(self, game: Machiavelli) -> None:
        game.turn.use(MUSEUM_USED)
        game.then(StoreCard(game.turn.seat))


class StoreCard(Choice):
    """Choose the card to store."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "museum")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_set(STORE, kinds_in(game.players[self.seat].hand))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.put_under_museum(self.seat, option - STORE)
        if game.journal is not None:
            game.tell("district-used", {"seat": self.seat, "district": "museum", "gold": 0, "cards": -1})
