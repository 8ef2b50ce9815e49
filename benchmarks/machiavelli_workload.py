"""What `benchmarks.machiavelli` measures, in whichever form the package has here. Prints figures as JSON."""

from __future__ import annotations

import json
import sys
from time import perf_counter

import signoria
from benchmarks.positions import cost_of
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.games.machiavelli.data.presets import PRESETS

GAME = signoria.game("machiavelli")
PRESET_NAMES = [*PRESETS, "random"]
MOST_DECISIONS = 20_000


def options_of(edition: str, number: int) -> dict[str, object]:
    """Give the options of a game; in Deluxe the presets take turns, and every other game has action cards."""
    if edition == "classic":
        return {"edition": edition}
    cards = ("off", "on")[number // len(PRESET_NAMES) % 2]
    return {"edition": edition, "preset": PRESET_NAMES[number % len(PRESET_NAMES)], "action-cards": cards}


def play(name: str, edition: str, seats: int, seconds: float) -> dict[str, float]:
    """Games among equal bots."""
    games = decisions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        position = GAME.new(seats=seats, seed=games, options=options_of(edition, games), listen=False)
        bots = [new_bot("machiavelli", name, games * 8 + seat) for seat in range(seats)]
        decisions += play_out(position, bots, MOST_DECISIONS)
        games += 1
    label = f"{name}_{edition}_{seats}"
    return {f"{label}_games": games / passed, f"{label}_decisions": decisions / passed}


def copies(seconds: float) -> dict[str, float]:
    """Copies, saves and determinised copies after 150 decisions of a game of four with action cards."""
    position = GAME.new(seats=4, seed=4, options={"preset": "cunning-agents", "action-cards": "on"}, listen=False)
    play_out(position, [new_bot("machiavelli", "random", seat) for seat in range(4)], 150)
    return cost_of(position, seconds)


def main() -> None:
    """Measure everything for so many seconds each."""
    seconds = float(sys.argv[1])
    figures: dict[str, float] = {}
    for name in ("random", "house"):
        for edition in ("classic", "deluxe"):
            for seats in (4, 6):
                figures |= play(name, edition, seats, seconds)
    print(json.dumps(figures | copies(seconds / 4)))


if __name__ == "__main__":
    main()
