"""Matches between bots: many games from fixed seeds, so that they come out the same every time."""

from __future__ import annotations

from math import ceil, comb
from typing import TYPE_CHECKING, Any, Final

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from signoria.bots.search.searcher import Searcher
from signoria.games.machiavelli.data.presets import ORIGINAL, PRESETS
from tests.kit.effort import DEEP

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.bots.bot import Bot

    Options = Callable[[int], dict[str, Any]]

# A game of random players takes a few hundred decisions; a driver that needs more has found a loop.
MOST_DECISIONS: Final = 20_000
# Whoever thinks is better than those below it even with a part of the worlds it imagines at a table.
PART: Final = 1 if DEEP else 8


def player(game: str, name: str, seed: int) -> Bot:
    """Give a bot by name; one that thinks does so in a hurry."""
    bot = new_bot(game, name, seed)
    if isinstance(bot, Searcher):
        bot.worlds = max(1, bot.worlds // PART)
    return bot


def play(game: str, bots: list[str], number: int, options: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Play the game of a number; give the points and the winners."""
    seats = len(bots)
    position = signoria.game(game).new(seats, 7919 * number + seats, options, listen=False)
    players = [player(game, bot, 16 * number + seat + 1) for seat, bot in enumerate(bots)]
    play_out(position, players, MOST_DECISIONS)
    assert position.over
    return position.scores(), position.winners()


def share_of_wins(game: str, bot: str, against: str, seats: int, options: Options, games: int) -> float:
    """Give how many of a hundred games one bot wins against others, from every seat in turn; shared, its share."""
    won = 0.0
    for number in range(games):
        own = number % seats
        _, winners = play(game, [bot if seat == own else against for seat in range(seats)], number, options(number))
        won += (own in winners) / len(winners)
    return 100 * won / games


def by_chance(seats: int, games: int, least: float) -> float:
    """Give how likely a bot wins at least so many of a hundred games if it is no better than the others."""
    wins = ceil(least * games / 100)
    luck = 1 / seats
    return sum(comb(games, won) * luck**won * (1 - luck) ** (games - won) for won in range(wins, games + 1))


def classic(_number: int) -> dict[str, Any]:
    """Give the original game."""
    return {"edition": "classic"}


def dark_lands(number: int) -> dict[str, Any]:
    """Give De Donkere Landen, with few and with all of its districts in turn."""
    return {"edition": "dark-lands", "dl-districts": ("random", "all")[number % 2]}


def deluxe(number: int) -> dict[str, Any]:
    """Give Deluxe, one preset after another, with action cards in every other pair of games."""
    presets = [*(name for name in PRESETS if name != ORIGINAL), "random"]
    return {"preset": presets[number % len(presets)], "action-cards": ("off", "on")[number // 2 % 2]}
