"""The Muse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.florence.data.components import MUSE

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence


def inspiration(game: Florence, seat: i64) -> i64:
    """Every work of her holder in this round is worth more by the number of the round."""
    if game.players[seat].character == MUSE:
        return game.round
    return 0
