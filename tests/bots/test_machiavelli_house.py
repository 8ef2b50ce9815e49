"""The bots of Machiavelli: they answer everything, greet, and win as often as they should."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import signoria
from signoria.bots import bot_names, new_bot
from signoria.bots.match import play_out
from signoria.games.machiavelli.data.presets import ORIGINAL, PRESETS
from signoria.tables.table.levels import KEEPERS, LEVELS

GAME = signoria.game("machiavelli")
DELUXE = [*(name for name in PRESETS if name != ORIGINAL), "random"]

# A game of random players takes a few hundred decisions; a driver that needs more has found a loop.
MOST_DECISIONS = 20_000

Options = Callable[[int], dict[str, object]]


def classic(number: int) -> dict[str, object]:
    """Give the options of the original game."""
    return {"edition": "classic"}


def dark_lands(number: int) -> dict[str, object]:
    """Give the options of De Donkere Landen, with few and with all of its districts in turn."""
    return {"edition": "dark-lands", "dl-districts": ("random", "all")[number % 2]}


def deluxe(number: int) -> dict[str, object]:
    """Give the options of Deluxe, one preset after another, with action cards in every other game."""
    return {"edition": "deluxe", "preset": DELUXE[number % len(DELUXE)], "action-cards": ("off", "on")[number // 2 % 2]}


EDITIONS = [classic, dark_lands, deluxe]


def share_of_wins(bot: str, against: str, seats: int, options: Options, games: int) -> float:
    """Give how many of a hundred games one bot wins against others, from every seat in turn."""
    won = 0.0
    for number in range(games):
        position = GAME.new(seats, 7919 * number + seats, options(number), listen=False)
        own = number % seats
        bots = [
            new_bot("machiavelli", bot if seat == own else against, 16 * number + seat + 1) for seat in range(seats)
        ]
        play_out(position, bots, MOST_DECISIONS)
        winners = position.winners()
        won += (own in winners) / len(winners)
    return 100 * won / games


@pytest.mark.parametrize("options", EDITIONS)
def test_the_house_beats_a_random_player(options: Options) -> None:
    assert share_of_wins("house", "random", 2, options, 16) >= 90


@pytest.mark.parametrize("options", EDITIONS)
def test_the_house_beats_three_random_players(options: Options) -> None:
    assert share_of_wins("house", "random", 4, options, 16) >= 70


@pytest.mark.parametrize("options", EDITIONS)
def test_the_house_beats_builders(options: Options) -> None:
    assert share_of_wins("house", "builder", 2, options, 12) >= 75
    assert share_of_wins("house", "builder", 4, options, 12) >= 50


def test_the_builder_beats_random_players() -> None:
    assert share_of_wins("builder", "random", 4, classic, 16) >= 40


# The original game is for seven at most.
TABLES = [(options, seats) for options in EDITIONS for seats in range(2, 9) if options is not classic or seats < 8]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_question_of_random_games_has_a_legal_answer(options: Options, seats: int) -> None:
    for number in range(3):
        position = GAME.new(seats, 100 * seats + number, options(seats + 3 * number), listen=False)
        wanderers = [new_bot("machiavelli", "random", seats * 10 + seat) for seat in range(seats)]
        bots = [new_bot("machiavelli", name, seats) for name in bot_names("machiavelli")]
        sights = [position.sight(seat) for seat in range(seats)]
        while not position.over:
            seat = position.asked_seat()
            before = position.legal()
            for bot in bots:
                assert bot.choose(sights[seat]) in before
            assert position.legal() == before
            position.answer(wanderers[seat].choose(sights[seat]))


def test_the_house_decides_by_what_its_seat_knows() -> None:
    """In another world that the seat cannot tell from this one, it answers the same."""
    for seats in (3, 5):
        position = GAME.new(seats, seats, deluxe(seats), listen=False)
        wanderers = [new_bot("machiavelli", "random", seat) for seat in range(seats)]
        for step in range(400):
            if position.over:
                break
            seat = position.asked_seat()
            answer = new_bot("machiavelli", "house", step).choose(position.sight(seat))
            imagined = position.determinise(seat, step)
            assert new_bot("machiavelli", "house", step).choose(imagined.sight(seat)) == answer
            position.answer(wanderers[seat].choose(position.sight(seat)))


def test_levels_and_keeper_are_bots_of_the_game() -> None:
    names = bot_names("machiavelli")
    assert set(LEVELS["machiavelli"].values()) <= set(names)
    assert KEEPERS["machiavelli"] in names
