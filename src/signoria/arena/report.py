"""What many games showed, in numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

if TYPE_CHECKING:
    from signoria.arena.simulation import Simulation
    from signoria.bots.simulation import Outcomes

# A clock may not move during a very short run.
SHORTEST: Final = 1e-6


class Report(TypedDict):
    """What a simulation showed. Lists have one entry for each seat, or for each place in turn order."""

    seats: list[str]
    seed: int
    options: dict[str, object]
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    wins: list[int]
    wins_by_turn_order: list[int]
    shared: int
    unfinished: int
    mean_scores: list[float | None]
    mean_turns: float


def report(simulation: Simulation, outcomes: Outcomes, passed: float) -> Report:
    """Report on games that took so many seconds."""
    finished = outcomes.games - outcomes.unfinished
    seconds = max(passed, SHORTEST)
    return {
        "seats": simulation.bots,
        "seed": simulation.seed,
        "options": simulation.options,
        "games": outcomes.games,
        "seconds": round(seconds, 6),
        "games_per_second": round(outcomes.games / seconds, 1),
        "decisions_per_second": round(outcomes.decisions / seconds, 1),
        "wins": outcomes.wins,
        "wins_by_turn_order": outcomes.wins_by_turn_order,
        "shared": outcomes.shared,
        "unfinished": outcomes.unfinished,
        "mean_scores": [points / finished if finished else None for points in outcomes.points],
        "mean_turns": outcomes.turns / outcomes.games,
    }
