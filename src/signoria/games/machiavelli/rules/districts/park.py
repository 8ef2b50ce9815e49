"""Park."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DRAW
from signoria.games.machiavelli.data.components import PARK
from signoria.games.machiavelli.rules.frames import MayDo

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

FROM_PARK: Final = 2


def visit_park(game: Machiavelli, seat: i64) -> None:
    """Whoever ends a turn without a hand card draws two; classic: may draw them."""
    player = game.players[seat]
    if player.hand.size > 0 or not player.has(PARK) or not game.can_draw():
        return
    if game.wording.park_asks:
        game.then(MayDrawInPark(seat))
    else:
        draw_in_park(game, seat)


class MayDrawInPark(MayDo):
    """Classic: whoever ends a turn without a card may draw two in the Park."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "park-draw", DRAW)

    def do(self, game: Machiavelli) -> None:
        draw_in_park(game, self.seat)


def draw_in_park(game: Machiavelli, seat: i64) -> None:
    """Draw two cards in the Park."""
    number = game.draw(seat, FROM_PARK, "park")
    if game.journal is not None:
        game.tell("district-used", {"seat": seat, "district": "park", "gold": 0, "cards": number})
