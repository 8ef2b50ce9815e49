"""Poor House."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.components import POOR_HOUSE

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

FROM_POOR_HOUSE: Final = 1


def visit_poor_house(game: Machiavelli, seat: i64) -> None:
    """Whoever ends a turn without gold gets one."""
    player = game.players[seat]
    if player.gold > 0 or not player.has(POOR_HOUSE):
        return
    game.gain(seat, FROM_POOR_HOUSE)
    if game.journal is not None:
        game.tell("district-used", {"seat": seat, "district": "poor-house", "gold": FROM_POOR_HOUSE, "cards": 0})
