"""What `benchmarks.dominion` measures, in whichever form the package has here. Prints figures as JSON."""

from __future__ import annotations

import json
import sys
from time import perf_counter

import signoria
from benchmarks.positions import cost_of
from signoria.bots.dominion.big_money import BigMoney
from signoria.bots.match import play_out
from signoria.bots.random import RandomBot

GAME = signoria.game("dominion")
KINGDOMS = ["first-game", "big-money", "interaction", "size-distortion", "village-square", "random"]


def big_money(seconds: float) -> dict[str, float]:
    """Big Money against Big Money, two players, full rules."""
    games = decisions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        for _ in range(20):
            position = GAME.new(seats=2, seed=games, listen=False)
            decisions += play_out(position, [BigMoney(), BigMoney()])
            games += 1
    return {"big_money_games": games / passed, "big_money_decisions": decisions / passed}


def random_play(seconds: float) -> dict[str, float]:
    """Random players in all kingdoms with two to four seats."""
    games = decisions = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        for mode in KINGDOMS:
            seats = 2 + games % 3
            position = GAME.new(seats=seats, seed=games, options={"kingdom-mode": mode}, listen=False)
            decisions += play_out(position, [RandomBot(games + seat) for seat in range(seats)], 20_000)
            games += 1
    return {"random_games": games / passed, "random_decisions": decisions / passed}


def listening(seconds: float) -> dict[str, float]:
    """Big Money once more, with all events kept."""
    games = 0
    started = perf_counter()
    while (passed := perf_counter() - started) < seconds:
        for _ in range(20):
            play_out(GAME.new(seats=2, seed=games), [BigMoney(), BigMoney()])
            games += 1
    return {"listening_games": games / passed}


def copies(seconds: float) -> dict[str, float]:
    """Copies, saves and determinised copies in the middle of an effect: a Library under a Throne Room, 4 players."""
    position = GAME.scenario(
        {
            "players": [
                {"hand": "throne-room, library, copper, estate", "deck": "village, market, 3 copper, 4 estate"},
                {"hand": "4 copper, estate", "deck": "3 copper, 2 silver", "discard": "gold, 3 copper, estate"},
                {"hand": "3 copper, 2 estate", "deck": "4 copper, smithy", "discard": "silver, militia, 2 copper"},
                {"hand": "5 copper", "deck": "2 copper, 3 estate", "discard": "moat, silver, 2 estate"},
            ],
            "options": {},
        }
    )
    position.play("play throne-room")
    position.play("play library")
    position = GAME.load({**position.save(), "listening": False})
    return cost_of(position, seconds)


def main() -> None:
    """Measure everything for so many seconds each."""
    seconds = float(sys.argv[1])
    figures = big_money(seconds) | random_play(seconds) | listening(seconds / 2) | copies(seconds / 4)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
