"""What a value that was learnt looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.bots.search.value import Features

if TYPE_CHECKING:
    from signoria.bots.search.learned import Learned
    from signoria.core.position import Position


def features_of(knowledge: Learned, position: Position, seat: int) -> list[float]:
    """Give all that is written down about a seat of a position."""
    features = Features()
    knowledge.features(position, seat, features)
    return features.listed()
