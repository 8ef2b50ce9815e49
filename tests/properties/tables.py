"""What is settled before a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import signoria

SEEDS = st.one_of(st.integers(), st.binary(min_size=32, max_size=32))


@dataclass(frozen=True)
class Table:
    """A game, its seats, its seed and its options."""

    name: str
    seats: int
    seed: int | bytes
    options: dict[str, object]

    def begin(self, *, listen: bool = True) -> Any:  # noqa: ANN401 - the position of whatever game it is
        """Begin the game."""
        return signoria.game(self.name).new(self.seats, self.seed, self.options, listen=listen)


@st.composite
def any_table(
    draw: st.DrawFn, name: str, most: int, options_of: Callable[[int, Callable[[list[Any]], Any]], dict[str, object]]
) -> Table:
    """Any table of a game: seats, seed and options that fit each other."""
    seats = draw(st.integers(2, most))
    return Table(name, seats, draw(SEEDS), options_of(seats, lambda values: draw(st.sampled_from(values))))
