"""What `benchmarks.florence` measures, in whichever form the package has here. Prints figures as JSON."""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, cast

import signoria
from benchmarks.positions import cost_of
from signoria.bots.match import play_out
from signoria.bots.random import RandomBot
from signoria.games.florence.rules.placement import blocked_for_buildings, placements

if TYPE_CHECKING:
    from signoria.games.florence.state.table import Florence

GAME = signoria.game("florence")
BOTH = {"expansion-muse-princess": "on", "expansion-cooperative": "on"}
# A board of which about half is covered.
HALF = "university@e5,e6,e7,f5,g5,g6,g7 opera@b4,b5,b6,c4,c5 forest@d1,d2,d3,e3,f3 lake"


def random_play(seconds: float, name: str, seats: int, options: dict[str, object]) -> dict[str, float]:
    """Games among random players."""
    games = decisions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        for _ in range(10):
            position = GAME.new(seats=seats, seed=games, options=options, listen=False)
            decisions += play_out(position, [RandomBot(games + seat) for seat in range(seats)])
            games += 1
    label = f"{name}_{seats}"
    return {f"{label}_games": games / passed, f"{label}_decisions": decisions / passed}


def placing(seconds: float) -> dict[str, float]:
    """All places of a workshop, and of all buildings, on a half-full board; and how many places those are a second."""
    position = cast("Florence", GAME.scenario({"players": [{"tiles": HALF}, {}, {}], "phase": "actions"}))
    figures = {}
    for name, types in (("tile", 1 << 2), ("tiles", (1 << 10) - 1)):
        done = found = 0
        started = perf_counter()
        while (passed := perf_counter() - started) < seconds:
            for _ in range(200):
                found += len(placements(types, blocked_for_buildings(position, 0)))
                done += 1
        figures[f"{name}_microseconds"] = passed / done * 1e6
        figures["places"] = found / passed
    return figures


def copies(seconds: float) -> dict[str, float]:
    """Copies, saves and determinised copies in the middle of a game with everything, 4 players."""
    position = GAME.new(4, 3, BOTH, listen=False)
    play_out(position, [RandomBot(seat) for seat in range(4)], 150)
    return cost_of(position, seconds)


def main() -> None:
    """Measure everything for so many seconds each."""
    seconds = float(sys.argv[1])
    figures: dict[str, float] = {}
    for name, options in (("base", {}), ("full", BOTH)):
        for seats in (3, 5):
            figures |= random_play(seconds, name, seats, dict(options))
    print(json.dumps(figures | placing(seconds / 4) | copies(seconds / 4)))


if __name__ == "__main__":
    main()
