"""Whoever plays game after game, and whoever saves and loads, leaves no memory behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import signoria
from signoria.bots import new_bot
from signoria.bots.match import play_out
from tests.kit.effort import DEEP
from tests.kit.memory import blocks_in_use
from tests.kit.thrift import affordable, thrifty

if TYPE_CHECKING:
    from collections.abc import Callable

    from signoria.core.position import Position

SEATS = 3
# Enough to fill what is filled once, and enough to tell a block in each round from one by chance.
FIRST, FURTHER = (8, 24) if DEEP else (4, 8)
MOST_DECISIONS = 1500
# How often a search imagines the rest of a game before it decides; minutes of it where there is time.
PLAYOUTS = 1000 if DEEP else 4
# What other threads of this process keep meanwhile is not kept again; what is left behind is so each time.
ATTEMPTS = 3


def left_behind(once: Callable[[int], object]) -> float:
    """Give how many blocks of memory stay in use after each round of something."""
    for number in range(FIRST):
        once(number)
    least = float("inf")
    for _ in range(ATTEMPTS):
        before = blocks_in_use()
        for number in range(FIRST, FIRST + FURTHER):
            once(number)
        least = min(least, (blocks_in_use() - before) / FURTHER)
        if least < 1:
            break
    return least


def midway(game: str, number: int) -> Position:
    """Give a position after some decisions by chance."""
    position = signoria.game(game).new(SEATS, number)
    play_out(position, [new_bot(game, "random", number * SEATS + seat) for seat in range(SEATS)], 100)
    return position


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in signoria.games() for name in affordable(game)])
def test_games_of_a_bot_leave_nothing(game: str, name: str) -> None:
    def play(number: int) -> None:
        position = signoria.game(game).new(SEATS, number, listen=False)
        play_out(position, [thrifty(game, name, number * SEATS + seat) for seat in range(SEATS)], MOST_DECISIONS)

    assert left_behind(play) < 1


@pytest.mark.parametrize("game", signoria.games())
def test_what_is_made_of_a_position_leaves_nothing(game: str) -> None:
    positions = [midway(game, number) for number in range(4)]
    seat = 1

    def use(number: int) -> None:
        position = positions[number % len(positions)]
        found = signoria.game(game).load(position.save())
        sight = found.sight(seat)
        sight.view()
        sight.determinise(number)
        found.consider(seat, [])
        found.copy().answer(found.sight(found.asked_seat()).options()[0])

    assert left_behind(use) < 1


@pytest.mark.parametrize("game", signoria.games())
def test_scenarios_leave_nothing(game: str) -> None:
    def lay_out(number: int) -> None:
        signoria.game(game).scenario({"players": [{}] * SEATS, "seed": number})

    assert left_behind(lay_out) < 1


@pytest.mark.parametrize("game", signoria.games())
def test_a_search_leaves_nothing(game: str) -> None:
    """A bot that thinks imagines what is hidden and plays it out, again and again, at one decision after another."""
    positions = [midway(game, number) for number in range(4)]

    def search(number: int) -> None:
        sight = positions[number % len(positions)].sight(number % SEATS)
        for again in range(PLAYOUTS):
            imagined = sight.determinise(number * PLAYOUTS + again)
            imagined.answer(imagined.sight(imagined.asked_seat()).options()[0])
            play_out(imagined, [new_bot(game, "random", seat) for seat in range(SEATS)], 200)

    assert left_behind(search) < 1
