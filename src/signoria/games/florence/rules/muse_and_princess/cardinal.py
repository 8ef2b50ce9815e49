"""The Cardinal."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.florence.data.components import ACTIONS, CARDINAL
from signoria.games.florence.state.table import Florence


def actions_of(game: Florence, seat: i64) -> i64:
    """His holder has one action more in this round; one person and one freedom a turn remain the limit."""
    if game.players[seat].character == CARDINAL:
        return ACTIONS + 1
    return ACTIONS
