"""What action cards share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class ActionCardRule:
    """An action card that can be played in the own turn."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def playable(self, game: Machiavelli) -> bool:
        """Say whether playing the card would do anything now."""
        return True

    def play(self, game: Machiavelli) -> None:
        """Follow the card, which lies open; it is discarded afterwards unless it goes elsewhere."""
        raise NotImplementedError
