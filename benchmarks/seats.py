"""Whether a seat wins more than others: `python -m benchmarks.seats [--games N] [--seed N] [--table GAME PLAYERS]`.

Equal bots play many games at one table. Wins are counted by the number of the seat and by turn order, from the start
player on. Chi-square says how likely such wins would be if all seats were alike, and how likely it is that house bots
and random players win alike. With five at a table of Florence a third row tells what is left when nobody takes the last
person of the pile, which falls to who starts the second round.

Compile first (`script/compile`) and set PYTHONPATH=build/compiled: it is a matter of minutes then, and of hours
otherwise.
"""

from __future__ import annotations

import argparse
import sys
from math import erfc, exp, gamma, sqrt
from typing import TYPE_CHECKING, NamedTuple, cast

import signoria
from signoria.bots import new_bot
from signoria.bots.bot import Bot
from signoria.bots.florence.estate import persons_in_pile
from signoria.bots.match import play_out
from signoria.bots.simulation import bot_seed, game_seed, play_games
from signoria.games.florence.data.actions import BONUS, BUILD, FREEDOM, TAKE_PERSON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.bots.simulation import Outcomes
    from signoria.core.position import Sight
    from signoria.games.florence.eyes.views import FlorenceSight

TABLES = [("machiavelli", 4), ("machiavelli", 7), ("florence", 3), ("florence", 5)]
BOTS = ("random", "house")
# No game takes as many.
MOST_DECISIONS = 100_000


class Likelihood(NamedTuple):
    """What chi-square is, and how likely it is to be that large by chance."""

    chi_square: float
    likely: float


def beyond(chi_square: float, freedom: int) -> float:
    """Give how likely chi-square is at least so large by chance, with so many degrees of freedom."""
    half = chi_square / 2
    # Of an even number the sum begins with 1, of an odd one with a root.
    first = 0.0 if freedom % 2 == 0 else 0.5
    terms = [float(half ** (first + place)) / gamma(first + place + 1) for place in range(freedom // 2)]
    return (0.0 if first == 0.0 else erfc(sqrt(half))) + exp(-half) * sum(terms)


def alike(wins: Sequence[int]) -> Likelihood:
    """Say how likely such wins are if every seat is as good as the others."""
    expected = sum(wins) / len(wins)
    found = sum((number - expected) ** 2 / expected for number in wins)
    return Likelihood(found, beyond(found, len(wins) - 1))


def like_each_other(some: Sequence[int], others: Sequence[int]) -> Likelihood:
    """Say how likely two rows of wins are if the same seats are as good in both."""
    total = sum(some) + sum(others)
    found = 0.0
    for row in (some, others):
        for place, number in enumerate(row):
            expected = sum(row) * (some[place] + others[place]) / total
            found += (number - expected) ** 2 / expected
    return Likelihood(found, beyond(found, len(some) - 1))


class Modest(Bot):
    """A house bot of Florence that leaves the last person of the pile to others."""

    def __init__(self, seed: int) -> None:
        self.house = new_bot("florence", "house", seed)

    def choose(self, sight: Sight) -> int:
        answer = self.house.choose(sight)
        if answer != TAKE_PERSON or persons_in_pile(cast("FlorenceSight", sight)) > 1:
            return answer
        options = sight.options()
        return next((other for other in (BUILD, FREEDOM, BONUS) if other in options), answer)


def wins_of_the_modest(seats: int, games: int, seed: int) -> list[int]:
    """Give the wins by turn order when nobody takes the last person."""
    wins = [0] * seats
    for number in range(games):
        own_seed = game_seed(seed, number)
        position = signoria.game("florence").new(seats, own_seed, {}, listen=False)
        play_out(position, [Modest(bot_seed(own_seed, seat)) for seat in range(seats)], MOST_DECISIONS)
        winners = position.winners()
        if len(winners) == 1:
            wins[(winners[0] - position.starter()) % seats] += 1
    return wins


def told(name: str, wins: Sequence[int], likelihood: Likelihood) -> str:
    """Write a row of the table."""
    counted = " / ".join(str(number) for number in wins)
    return f"| {name} | {counted} | {likelihood.chi_square:.1f} | {likelihood.likely:.3f} |"


def measured(game: str, seats: int, games: int, seed: int) -> None:
    """Play at one table with each kind of bots, and print what came of it."""
    print(f"\n{game}, {seats} players, {games} games\n", flush=True)
    print("| | wins | chi-square | by chance |\n|---|---|---|---|", flush=True)
    found: dict[str, Outcomes] = {}
    for bots in BOTS:
        found[bots] = play_games(game, [bots] * seats, {}, seed, 0, games, MOST_DECISIONS)
        print(told(f"{bots}, by seat", found[bots].wins, alike(found[bots].wins)))
        order = found[bots].wins_by_turn_order
        print(told(f"{bots}, by turn order", order, alike(order)), flush=True)
    house, random = found["house"], found["random"]
    print(told("the two alike, by seat", [], like_each_other(house.wins, random.wins)))
    by_turn_order = like_each_other(house.wins_by_turn_order, random.wins_by_turn_order)
    print(told("the two alike, by turn order", [], by_turn_order), flush=True)
    if (game, seats) == ("florence", 5):
        modest = wins_of_the_modest(seats, games, seed)
        print(told("house, by turn order, nobody takes the last person", modest, alike(modest)), flush=True)


def main() -> None:
    """Measure all tables, or one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", nargs=2, metavar=("GAME", "PLAYERS"), help="only this one")
    wanted = parser.parse_args()
    tables = TABLES if wanted.table is None else [(wanted.table[0], int(wanted.table[1]))]
    if wanted.games < 1 or any(table not in TABLES for table in tables):
        sys.exit(f"there are tables {', '.join(f'{game} {seats}' for game, seats in TABLES)}, and games from 1 on")
    for game, seats in tables:
        measured(game, seats, wanted.games, wanted.seed)


if __name__ == "__main__":
    main()
