"""Players of different temper: house bots that can be told from each other, none of them hopeless."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots import new_bot, rival_names
from signoria.bots.match import play_out
from tests.bots.matches import MOST_DECISIONS

MACHIAVELLI = ["careless", "thief", "cautious", "architect", "raider"]
FLORENCE = ["cautious", "eager", "mason"]


def test_tempers_have_names() -> None:
    assert rival_names("machiavelli") == MACHIAVELLI
    assert rival_names("florence") == FLORENCE


@pytest.mark.parametrize(("temper", "rank"), [("thief", 1), ("cautious", 4), ("architect", 6), ("raider", 7)])
def test_who_is_fond_of_a_character_chooses_it_more_often(temper: str, rank: int) -> None:
    assert chosen(temper, rank) > 1.3 * chosen("house", rank) > 0


def chosen(bot: str, rank: int) -> int:
    """How often the first of four players, all others house bots, chooses a rank in some games."""
    times = 0
    for number in range(12):
        position = signoria.game("machiavelli").new(4, number, {}, listen=False)
        bots = [new_bot("machiavelli", bot if seat == 0 else "house", 4 * number + seat) for seat in range(4)]
        while not position.over:
            seat = position.asked_seat()
            sight = position.sight(seat)
            question = position.question
            option = bots[seat].choose(sight)
            if seat == 0 and question == "choose-character":
                character = position.notation(option).removeprefix("choose ")
                times += CHARACTERS.index(character) == rank
            position.answer(option)
    return times


# The first game of Deluxe.
CHARACTERS = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_a_careless_player_does_what_the_house_would_not() -> None:
    position = signoria.game("machiavelli").new(4, 3, {}, listen=False)
    house, careless = (new_bot("machiavelli", name, 5) for name in ("house", "careless"))
    decisions = different = 0
    while not position.over:
        sight = position.sight(position.asked_seat())
        said = house.choose(sight)
        if len(position.legal()) > 1:
            decisions += 1
            different += careless.choose(sight) != said
        position.answer(said)
    assert 0 < different < decisions / 2


@pytest.mark.parametrize("temper", FLORENCE)
def test_tempers_of_florence_play_other_games_than_the_house(temper: str) -> None:
    scores = []
    for bot in ("house", temper):
        position = signoria.game("florence").new(3, 11, {}, listen=False)
        play_out(
            position, [new_bot("florence", bot if seat == 0 else "house", seat) for seat in range(3)], MOST_DECISIONS
        )
        assert position.over
        scores.append(position.scores())
    assert scores[0] != scores[1]
