"""Places and winners: the smaller standing is ahead, and equal ones share."""

from __future__ import annotations

import pytest

from signoria.core.standing import places, winning


@pytest.mark.parametrize(
    ("standings", "ranks", "winners"),
    [
        ([(-3,), (-5,), (-1,)], [2, 1, 3], [1]),
        ([(-4,), (-4,), (-1,), (-1,)], [1, 1, 3, 3], [0, 1]),
        # Points first; then what breaks the tie.
        ([(-4, 7), (-4, 6), (-4, 7)], [2, 1, 2], [1]),
    ],
)
def test_places_and_winners(standings: list[tuple[int, ...]], ranks: list[int], winners: list[int]) -> None:
    assert places(standings) == ranks
    assert winning(standings) == winners
