"""What the properties need to know of a game: its tables, what is checked of its cards, its share of the effort."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import signoria

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

    from hypothesis import strategies as st

    from signoria.core.game import Game
    from signoria.core.position import Position
    from tests.properties.tables import Table


@dataclass(frozen=True)
class Played:
    """A game and what the tests need to know of it."""

    name: str
    tables: st.SearchStrategy[Table]
    # The pieces that are there, and those that should be.
    count: Callable[[Position], tuple[Counter[Any], Counter[Any]]]
    # What can lie in zones that somebody cannot see.
    hidden: Callable[[Position], object]
    # Raises AssertionError where anything else is out of order.
    check_order: Callable[[Position], None] | None = None
    # Of so many examples that Dominion gets.
    share: float = 1.0
    # After so many decisions at most, a course is looked at.
    longest: int = 400

    @property
    def game(self) -> Game:
        """The game itself."""
        return signoria.game(self.name)

    def assert_whole(self, position: Position) -> None:
        """Check that no piece has appeared or disappeared, and that all is in order."""
        found, box = self.count(position)
        assert found == box
        if self.check_order is not None:
            self.check_order(position)

    def effort(self, number: int) -> int:
        """How many examples to try."""
        return max(5, int(number * self.share))
