"""The selection phase: who chooses when, what a chooser sees, and what the others learn."""

from __future__ import annotations

import pytest

from signoria.games.machiavelli.data.components import CHARACTERS
from tests.games.machiavelli.beginning import (
    asked_now,
    characters,
    choose_all,
    face_down,
    face_up,
    idle_round,
    new_game,
    ranks_at,
    refused,
    stack,
    take_first,
    told,
)
from tests.games.machiavelli.test_dealing import CLASSIC, DARK_LANDS, DELUXE_EIGHT, DELUXE_NINE, by_seats

EVERY_TABLE = [
    *((seats, DELUXE_EIGHT) for seats in range(2, 9)),
    *((seats, DELUXE_NINE) for seats in range(4, 8)),
    *((seats, CLASSIC) for seats in range(2, 8)),
    *((seats, DARK_LANDS) for seats in range(4, 9)),
]


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_the_crown_chooses_first_and_the_stack_goes_left(seats: int, options: dict[str, object]) -> None:
    """MD-D01.7, MB-D01.2, MB-R01.2, DL-D01.2: for every number of players."""
    game = new_game(seats, 5, **options)
    order = by_seats(game)
    chosen = [question.seat for question in choose_all(game) if question.question == "choose-character"]
    assert chosen == (order * 2 if seats <= 3 else order)


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_a_chooser_sees_the_whole_stack_and_keeps_one(seats: int, options: dict[str, object]) -> None:
    """MD-D01.8, MB-D01.7: nothing else can be said, and the card stays face down."""
    game = new_game(seats, 3, **options)
    while game.question == "choose-character":
        asked = asked_now(game)
        there = [CHARACTERS[game.character_at(rank - 1)] for rank in stack(game)]
        assert [option.split()[1] for option in asked.options] == there
        assert refused(game, "pass")
        game.play(asked.options[0])
        (rank,) = [rank for rank in ranks_at(game, asked.seat) if characters(game)[rank - 1] == there[0]]
        assert game.cast.known[rank - 1] == 1 << asked.seat
        if game.question == "put-down-character":
            game.play(take_first(asked_now(game)))


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_others_learn_only_how_many_cards_are_left(seats: int, options: dict[str, object]) -> None:
    """MD-D01.9, MB-D01.7: the choice is told to its player alone."""
    game = new_game(seats, **options)
    asked = [question for question in choose_all(game) if question.question == "choose-character"]
    spectator = told(game, "character-chosen")
    assert [event["seat"] for event in spectator] == [question.seat for question in asked]
    assert [event["left"] for event in spectator] == [len(question.options) - 1 for question in asked]
    assert all(set(event) == {"seat", "left"} for event in spectator)
    for seat in range(seats):
        for event, question in zip(told(game, "character-chosen", seat), asked, strict=True):
            assert ("character" in event) == (question.seat == seat)


@pytest.mark.parametrize(("seats", "options"), [(2, CLASSIC), (5, DELUXE_EIGHT)])
def test_players_may_look_at_their_own_characters(seats: int, options: dict[str, object]) -> None:
    """MD-D01.10, MB-D01.8: they stay known to their player."""
    game = new_game(seats, **options)
    choose_all(game)
    for seat in range(seats):
        assert ranks_at(game, seat)
        assert all((game.cast.known[rank - 1] >> seat) & 1 for rank in ranks_at(game, seat))


def test_without_a_king_the_figure_stays() -> None:
    """MB-I04: a King in the middle answers no call, and the holder leads the next round too."""
    game = next(
        game for game in (new_game(4, seed, edition="classic") for seed in range(100)) if face_down(game) == [4]
    )
    holder = game.crown
    choose_all(game)
    idle_round(game)
    assert {"rank": 4} in told(game, "no-answer")
    assert (game.round, game.crown, game.asked) == (2, holder, holder)


@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_characters_are_dealt_anew_every_round(seats: int, options: dict[str, object]) -> None:
    """MD-D01.1, MB-D01.1, MD-N02: all of them, in another order."""
    game = new_game(seats, **options)
    choose_all(game)
    idle_round(game)
    assert (game.round, game.question, game.cast.revealed) == (2, "choose-character", 0)
    number = len(game.settings.characters)
    assert len(face_up(game) + face_down(game) + stack(game)) == number
