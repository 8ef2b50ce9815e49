"""Trionfi for the properties that all games have: its tables, and its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from hypothesis import strategies as st

from tests.fourth_game.game import CARDS, HANDS
from tests.properties.played import Played
from tests.properties.tables import Table

if TYPE_CHECKING:
    from signoria.core.position import Position
    from tests.fourth_game.game import Trionfi


def tables() -> st.SearchStrategy[Table]:
    """Any table: seats, seed and options."""
    seed = st.one_of(st.integers(), st.binary(min_size=32, max_size=32))
    options = st.fixed_dictionaries({}, optional={"hand": st.sampled_from(list(HANDS))})
    return st.builds(Table, st.just("trionfi"), st.integers(2, 3), seed, options)


def count(position: Position) -> tuple[Counter[int], Counter[int]]:
    """Count the cards in hands, in the middle and undealt; those of tricks are gone, so many of any kind."""
    game = cast("Trionfi", position)
    there = Counter([*game.rest, *game.trick, *(card for hand in game.hands for card in hand)])
    gone = sum(game.taken) * game.seats()
    assert len(CARDS) == there.total() + gone
    return there, Counter(set(there))


def hidden_cards(position: Position) -> list[list[int]]:
    """Give the hands, and what was not dealt."""
    game = cast("Trionfi", position)
    return [*game.hands, game.rest]


PLAYED: Final = Played("trionfi", tables(), count, hidden_cards, longest=12)
