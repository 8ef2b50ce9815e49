"""The bots of Machiavelli: they answer everything, greet, and win as often as they should."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import signoria
from signoria.bots import new_bot
from tests.bots.matches import classic, dark_lands, deluxe, share_of_wins
from tests.kit.thrift import affordable, thrifty

if TYPE_CHECKING:
    from tests.bots.matches import Options

GAME = signoria.game("machiavelli")

EDITIONS = [classic, dark_lands, deluxe]


@pytest.mark.parametrize("options", EDITIONS)
def test_the_house_beats_a_random_player(options: Options) -> None:
    assert share_of_wins("machiavelli", "house", "random", 2, options, 16) >= 90


@pytest.mark.parametrize("options", EDITIONS)
def test_the_house_beats_three_random_players(options: Options) -> None:
    assert share_of_wins("machiavelli", "house", "random", 4, options, 16) >= 70


# The original game is for seven at most.
TABLES = [(options, seats) for options in EDITIONS for seats in range(2, 9) if options is not classic or seats < 8]


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_every_question_of_random_games_has_a_legal_answer(options: Options, seats: int) -> None:
    for number in range(3):
        position = GAME.new(seats, 100 * seats + number, options(seats + 3 * number), listen=False)
        wanderers = [new_bot("machiavelli", "random", seats * 10 + seat) for seat in range(seats)]
        bots = [thrifty("machiavelli", name, seats) for name in affordable("machiavelli")]
        sights = [position.sight(seat) for seat in range(seats)]
        while not position.over:
            seat = position.asked_seat()
            before = position.legal()
            for bot in bots:
                assert bot.choose(sights[seat]) in before
            assert position.legal() == before
            position.answer(wanderers[seat].choose(sights[seat]))


@pytest.mark.parametrize("bot", ["builder", "house"])
@pytest.mark.parametrize("held", ["patrician: manor, park", "cardinal: church, park, poor-house"])
def test_what_is_better_left_is_left(bot: str, held: str) -> None:
    """A Park gives two cards to whoever has none."""
    expect_at_the_end(bot, held, "leave-unclaimed")


@pytest.mark.parametrize("bot", ["builder", "house"])
@pytest.mark.parametrize(
    "held",
    [
        "patrician: manor, castle, palace, park",
        "patrician: manor, poor-house",
        "merchant: tavern, poor-house",
        "bishop: church, poor-house",
    ],
)
def test_what_is_better_taken_is_taken(bot: str, held: str) -> None:
    """A Poor House never gives more than what was left for it."""
    expect_at_the_end(bot, held, "take-unclaimed")


def expect_at_the_end(bot: str, held: str, answer: str) -> None:
    """Check what a bot answers at the end of its turn, as a character and with a city, but nothing else."""
    character, city = held.split(": ")
    mine = {"city": city, "gold": 0, "hand": ""}
    position = GAME.scenario(
        {"players": [mine, {}, {}, {}], "turn": {"as": character, "income-taken": True}, "crown": 0}
    )
    while position.question != "unclaimed":
        assert position.asked == 0
        # The house takes before what it wants to have.
        chosen = position.notation(new_bot("machiavelli", bot, 1).choose(position.sight(0)))
        assert chosen == "end-turn" or answer == "take-unclaimed"
        position.play("end-turn")
    assert position.notation(new_bot("machiavelli", bot, 1).choose(position.sight(0))) == answer


def test_the_house_builds_its_last_card_before_it_goes_to_the_park() -> None:
    """It does not take a card first that would keep it from drawing two."""
    mine = {"city": "manor, park", "gold": 1, "hand": "tavern"}
    position = GAME.scenario(
        {"players": [mine, {}, {}, {}], "turn": {"as": "patrician", "income-taken": True}, "crown": 0}
    )
    for move in ("build tavern", "end-turn", "leave-unclaimed"):
        assert position.notation(new_bot("machiavelli", "house", 1).choose(position.sight(0))) == move
        position.play(move)


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
