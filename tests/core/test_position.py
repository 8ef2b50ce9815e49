"""A position: what is asked, what may be answered, and what each seat may know. Shown with the toy game."""

from __future__ import annotations

import json
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.core.agenda import Agenda
from signoria.core.chance import FastChance
from signoria.core.events import Journal
from signoria.core.position import IllegalAction, Position, Sight
from tests.kit.effort import examples
from tests.kit.toy import GAME, SHOW, TAKE, Magpies

JUNK: list[object] = [None, "", "take", "4", 4.0, True, False, [4], (4,), {4: 4}, b"take", -1, 5, 10**30, ...]


def new(seed: int | bytes = 3, **options: object) -> Magpies:
    """A new toy game."""
    return cast("Magpies", GAME.new(2, seed, options))


def played(seed: int, choices: list[int], **options: object) -> Magpies:
    """A toy game in which the given options have been chosen, by their place in the list."""
    game = new(seed, **options)
    for choice in choices:
        if not game.over:
            game.choose(game.legal()[choice % len(game.legal())])
    return game


GAMES = st.builds(played, st.integers(), st.lists(st.integers(0, 4), max_size=30))
OVER = played(1, [0] * 99)


# --- What is asked ----------------------------------------------------------------------------------------------------


def test_the_asked_seat_the_question_and_its_options() -> None:
    game = new(start="right")
    assert (game.asked, game.asked_seat(), game.question, game.over) == (1, 1, "take-or-show", False)
    assert [game.notation(option) for option in game.legal()] == [f"show {name_of(game, 1)}", "take"]


def name_of(game: Magpies, seat: int) -> str:
    """The name of the first card in a hand."""
    return game.notation(SHOW + game.hands[seat].at(0)).split()[1]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert (OVER.asked, OVER.asked_seat(), OVER.question, OVER.over, OVER.legal()) == (None, -1, None, True, [])


def test_the_list_of_options_can_be_changed_without_changing_the_position() -> None:
    game = new()
    game.legal().clear()
    assert len(game.legal()) == 2


# --- Answering --------------------------------------------------------------------------------------------------------


def test_choosing_by_number_and_playing_by_text_are_the_same() -> None:
    first, second = new(), new()
    first.choose(TAKE)
    second.play("take")
    assert first.save() == second.save()
    assert first.asked == 1


def test_blanks_in_a_text_do_not_matter() -> None:
    game = new()
    game.play("  take ")
    assert game.hands[0].size == 2


@pytest.mark.parametrize("junk", [*JUNK, 3.5, float("nan"), float("inf"), 2**64 + 4])
def test_a_choice_that_is_no_action_is_refused_and_changes_nothing(junk: object) -> None:
    game = new()
    before = game.save()
    with pytest.raises(IllegalAction):
        game.choose(junk)
    assert game.save() == before
    assert game.events() != []


@pytest.mark.parametrize("junk", ["", "TAKE", "take it", "show", "show me", None, 4, True, ["take"], b"take"])
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(junk: object) -> None:
    game = new()
    before = game.save()
    for attempt in (game.play, game.parse):
        with pytest.raises(IllegalAction):
            attempt(junk)
    assert game.save() == before


def test_an_action_that_is_not_possible_now_is_refused_and_the_possible_ones_are_told() -> None:
    game = new()
    missing = next(SHOW + card for card in range(4) if SHOW + card not in game.legal())
    for attempt in (game.choose, game.answer):
        with pytest.raises(IllegalAction, match=r"is not possible at take-or-show; possible: show .*, take"):
            attempt(missing)
    with pytest.raises(IllegalAction, match="is not possible"):
        game.parse(game.notation(missing))


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    before = OVER.save()
    with pytest.raises(IllegalAction, match="over"):
        OVER.choose(TAKE)
    with pytest.raises(IllegalAction, match="over"):
        OVER.play("take")
    assert OVER.save() == before


def test_illegal_actions_are_value_errors_and_part_of_the_public_face() -> None:
    assert issubclass(IllegalAction, ValueError)
    assert signoria.IllegalAction is IllegalAction


def test_numbers_and_notations_are_inverse_on_legal_options() -> None:
    game = new()
    assert [game.parse(game.notation(option)) for option in game.legal()] == game.legal()


@pytest.mark.parametrize("junk", [junk for junk in JUNK if junk != "take"])
def test_only_actions_have_a_notation(junk: object) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        new().notation(junk)


# --- Copying, saving, listening ---------------------------------------------------------------------------------------


@examples(50)
@given(GAMES, st.lists(st.integers(0, 4), max_size=20))
def test_a_copy_goes_its_own_way(game: Magpies, choices: list[int]) -> None:
    before, told = game.save(), len(game.events())
    twin = game.copy()
    assert twin.save() == before
    assert twin.legal() == game.legal()
    follow(twin, choices)
    assert game.save() == before
    assert len(game.events()) == told
    follow(game, choices)
    assert twin.save() == game.save()
    assert [event.seen_by(0) for event in twin.events()] == [event.seen_by(0) for event in game.events()]


def follow(game: Position, choices: list[int]) -> None:
    """Make choices by their place in the list of options."""
    for choice in choices:
        if not game.over:
            game.choose(game.legal()[choice % len(game.legal())])


@examples(50)
@given(GAMES, st.lists(st.integers(0, 4), max_size=20))
def test_a_loaded_position_goes_on_as_the_saved_one(game: Magpies, choices: list[int]) -> None:
    again = GAME.load(json.loads(json.dumps(game.save())))
    assert again.save() == game.save()
    assert (again.asked, again.question, again.legal()) == (game.asked, game.question, game.legal())
    follow(again, choices)
    follow(game, choices)
    assert again.save() == game.save()


def test_events_are_told_from_a_number_on() -> None:
    game = new()
    told = len(game.events())
    game.play("take")
    assert [event.kind for event in game.events(told)] == ["taken"]
    assert [event.number for event in game.events()] == list(range(told + 1))


def test_where_nobody_listens_the_game_is_the_same_without_events() -> None:
    heard, unheard = GAME.new(2, 5), GAME.new(2, 5, listen=False)
    for _ in range(10):
        follow(heard, [1])
        follow(unheard, [1])
    assert unheard.events() == []
    assert {**heard.save(), "listening": False} == unheard.save()


# --- Seeing -----------------------------------------------------------------------------------------------------------


def test_a_view_shows_a_seat_its_own_cards_and_its_own_options() -> None:
    game = new()
    mine, theirs, spectator = game.view(0), game.view(1), game.view(None)
    assert (mine["seat"], theirs["seat"], spectator["seat"]) == (0, 1, None)
    assert (mine["hand"], theirs["hand"], spectator["hand"]) == (game.hands[0].listed(), game.hands[1].listed(), None)
    assert (len(cast("list[str]", mine["options"])), theirs["options"], spectator["options"]) == (2, [], [])


@pytest.mark.parametrize("seat", [-1, 2, 10**30, True, False, "0", 0.0, [0]])
def test_a_seat_that_does_not_exist_sees_nothing(seat: object) -> None:
    game = new()
    for attempt in (game.view, lambda seat: game.determinise(seat, 1)):
        with pytest.raises(ValueError, match=r"there is no seat .*: seats are numbered from 0 to 1"):
            attempt(cast("int", seat))


def test_a_sight_follows_its_position() -> None:
    game = new()
    mine, theirs = game.sight(0), game.sight(1)
    assert (mine.asked(), theirs.asked()) == (True, False)
    assert (list(mine.options()), list(theirs.options())) == (game.legal(), [])
    game.play("take")
    assert (mine.asked(), theirs.asked()) == (False, True)
    assert (list(mine.options()), list(theirs.options())) == ([], game.legal())
    assert mine.question() == theirs.question() == "take-or-show"


def test_a_sight_of_a_game_that_is_over_has_no_question() -> None:
    for seat in (-1, 0, 1):
        sight = OVER.sight(seat)
        assert (sight.asked(), sight.question(), list(sight.options())) == (False, "", [])


@examples(50)
@given(GAMES, st.integers())
def test_a_determinised_copy_looks_the_same_to_its_seat(game: Magpies, seed: int) -> None:
    before = game.save()
    for seat in (0, 1, None):
        drawn_anew = game.determinise(seat, seed)
        assert drawn_anew.view(seat) == game.view(seat)
        assert drawn_anew.events() == []
        if game.asked == seat:
            assert drawn_anew.legal() == game.legal()
    assert game.save() == before


def test_a_sight_determinises_for_its_own_seat() -> None:
    game = new()
    assert game.sight(1).determinise(8).save() == game.determinise(1, 8).save()
    assert game.sight(-1).determinise(8).save() == game.determinise(None, 8).save()


# --- The contract -----------------------------------------------------------------------------------------------------


def test_the_contract_of_a_position_must_be_fulfilled() -> None:
    bare = Position(Agenda([]), FastChance(1), Journal([], 0))
    for call in (bare.copy, bare.seats, bare.starter, bare.turns_taken, Sight(bare, 0).view):
        with pytest.raises(NotImplementedError):
            call()


def test_points_are_counted_when_the_game_is_over() -> None:
    game = new()
    for call in (game.scores, game.winners, game.ranks, lambda: game.score_sheet(0)):
        with pytest.raises(ValueError, match="when the game is over"):
            call()


def test_a_copy_and_a_drawn_world_belong_to_the_same_game() -> None:
    game = new()
    assert game.game is GAME
    assert game.copy().game is GAME
    assert game.determinise(0, 1).game is GAME
    assert GAME.load(game.save()).game is GAME


def test_a_game_need_not_measure_anything() -> None:
    assert new().measures() == {}
