"""What a game that is over is worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from signoria.core.position import Position

# The share of the victory; how many are behind rather than ahead; the lead in points.
WIN: Final = "win"
RANK: Final = "rank"
LEAD: Final = "lead"
REWARDS: Final = (WIN, RANK, LEAD)


def rewards(position: Position, kind: str) -> list[float]:
    """Give the reward of each seat when the game is over.

    `win`: 1 for the winner, shared by several, and 0 for all others. `rank`: 1 for who is ahead of all others, -1 for
    who is behind all of them, and evenly between. `lead`: the points by which a seat is ahead of the best other one,
    or behind.
    """
    if kind == WIN:
        winners = position.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(position.seats())]
    if kind == RANK:
        ranks = position.ranks()
        others = len(ranks) - 1
        return [sum([(rank < other) - (rank > other) for other in ranks]) / others for rank in ranks]
    scores = position.scores()
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]


def checked_reward(kind: object) -> str:
    """Give the kind of reward back if there is one of that name."""
    if isinstance(kind, str) and kind in REWARDS:
        return kind
    raise ValueError(f"there is no reward {kind!r}; there are: {', '.join(REWARDS)}")
