"""The games pass the tests that OpenSpiel has for games, and its searchers play them, seeing what a seat sees."""

from __future__ import annotations

import json
import pickle
import random
import unittest
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.tests import games_sim_test

import signoria
from signoria.arena.contest import match_between
from signoria.arena.match import play
from signoria.research import Observer
from signoria.research.openspiel import InformationSetSearcher, Searcher
from signoria.research.openspiel.settings import read_options, written_options
from signoria.research.rewards import rewards
from tests.research.option_sets import OPTION_SETS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from signoria.research.openspiel.states import SignoriaState

each_set = pytest.mark.parametrize(("game", "players", "options"), OPTION_SETS)
each_game = pytest.mark.parametrize("game", ["dominion", "machiavelli", "florence"])


def load(game: str, players: int, options: dict[str, object], **more: object) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return pyspiel.load_game(f"signoria_{game}", {"players": players, "options": written_options(options), **more})


def course_of(game: Any, dice: random.Random) -> Iterator[SignoriaState]:  # noqa: ANN401
    """Play a game at random; give its states, from the first at which a seat acts."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


# --- OpenSpiel's own tests --------------------------------------------------------------------------------------------


@each_set
def test_random_simulation(game: str, players: int, options: dict[str, object]) -> None:
    """OpenSpiel's main test of a game: states, copies, serialisation, actions, observations and returns."""
    pyspiel.random_sim_test(load(game, players, options, max_decisions=40), num_sims=1, serialize=True, verbose=False)


@each_game
def test_random_simulation_of_a_whole_game(game: str) -> None:
    """OpenSpiel plays to the end that the rules set, and finds the returns of it among those that are possible."""
    loaded = load(game, 3, {})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    *_, last = course_of(loaded, random.Random(4))
    position = last.course.position
    assert position is not None
    assert position.over
    assert last.course.decisions < last.course.most
    winners = position.winners()
    assert last.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
    assert sum(last.returns()) == pytest.approx(loaded.max_utility())


@each_set
def test_simulation_from_python(game: str, players: int, options: dict[str, object]) -> None:
    games_sim_test.GamesSimTest().sim_game(load(game, players, options, max_decisions=200))


@each_set
def test_the_interface(game: str, players: int, options: dict[str, object]) -> None:
    loaded = load(game, players, options, max_decisions=30)

    class Interface(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # OpenSpiel has no types
        """What OpenSpiel asks of every game, of the states of one game; it would take hundreds of many games."""

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = loaded
            cls.game_name = str(loaded)
            cls.game_type = loaded.get_type()
            cls.some_states = [state.clone() for state in course_of(loaded, random.Random(1))]
            cls.some_states.append(loaded.new_initial_state())

    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Interface)
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun >= 5
    assert [*result.failures, *result.errors] == []


def assert_played_again(game: Any, file: Path) -> str:  # noqa: ANN401 - OpenSpiel has no types
    """Write a playthrough of a game into a file, and check that it goes the same way when it is played again."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    file.write_text(generate_playthrough.playthrough(str(game), [], seed=1), encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(file))
    assert expected == actual
    return str(expected)


@each_set
def test_playthroughs_are_played_again(game: str, players: int, options: dict[str, object], tmp_path: Path) -> None:
    written = assert_played_again(load(game, players, options, max_decisions=2), tmp_path / "playthrough.txt")
    assert "ObservationString(1)" in written


@each_game
def test_a_longer_playthrough_is_played_again(game: str, tmp_path: Path) -> None:
    """Some rounds of a game, chance and all."""
    written = assert_played_again(load(game, 2, {}, max_decisions=30), tmp_path / "playthrough.txt")
    assert written.count("# Apply action") == 34


# --- The games --------------------------------------------------------------------------------------------------------


@each_set
def test_a_state_plays_the_game(game: str, players: int, options: dict[str, object]) -> None:
    """It shows, offers and rewards what the game itself does, from the first decision to the last."""
    loaded = load(game, players, options, reward="rank")
    dice = random.Random(2)
    digits = [dice.randrange(256) for _ in range(4)]
    position = signoria.game(game).new(players, int.from_bytes(bytes(digits), "big"), options)
    observer = Observer(position.game, players)
    state = loaded.new_initial_state()
    for digit in digits:
        assert state.is_chance_node()
        assert state.action_to_string(digit) == f"deal {digit}"
        state.apply_action(digit)
    while not position.over:
        assert state.current_player() == position.asked
        assert state.legal_actions() == sorted(position.legal())
        seat = dice.randrange(players)
        assert state.legal_actions(seat) == (sorted(position.legal()) if seat == position.asked else [])
        assert np.array_equal(state.observation_tensor(seat), observer.look(position, seat))
        action = dice.choice(position.legal())
        assert state.action_to_string(action) == position.notation(action)
        position.choose(action)
        state.apply_action(action)
    assert state.is_terminal()
    assert state.returns() == rewards(position, "rank")


@each_game
def test_a_game_that_takes_too_long_is_worth_the_same_to_everybody(game: str) -> None:
    loaded = load(game, 3, {}, max_decisions=7)
    *_, last = course_of(loaded, random.Random(1))
    assert last.course.decisions == 7
    assert last.returns() == [1 / 3] * 3


@each_set
def test_a_resampled_state_is_what_a_player_knows(game: str, players: int, options: dict[str, object]) -> None:
    """What the player knows and may do is the same; the rest is not; nothing tells how the real game came about."""
    dice = random.Random(3)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for number, state in enumerate(course_of(load(game, players, options, max_decisions=120), dice)):
        if number % 13 or state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        assert twin.history() == []
        others += str(twin) != str(state)
        again = pickle.loads(pickle.dumps(twin))  # noqa: S301 - our own
        assert str(again) == str(twin)
        assert again.information_state_string(player) == state.information_state_string(player)
        action = dice.choice(twin.legal_actions())
        twin.apply_action(action)
        again.apply_action(action)
        for seat in range(players):
            assert again.information_state_string(seat) == twin.information_state_string(seat)
    assert others > 3


def test_what_was_chosen_is_remembered() -> None:
    """Who came here another way sees the same table, and has another past."""
    states = []
    for moves in (["play-all-treasures"], ["play copper", "play copper"]):
        players = [{"hand": "2 copper"}, {"hand": "5 copper"}]
        position = signoria.game("dominion").scenario({"players": players, "phase": "buy"})
        state = load("dominion", 2, {}).new_initial_state()
        state.course.begin_at(position)
        for move in moves:
            state.apply_action(position.parse(move))
        states.append(state)
    one, other = states
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


@each_game
def test_copies_go_their_own_way(game: str) -> None:
    dice = random.Random(5)
    for number, state in enumerate(course_of(load(game, 2, {}, max_decisions=60), dice)):
        if state.is_terminal():
            break
        before = str(state), state.information_state_string(0)
        twin = state.clone()
        twin.apply_action(dice.choice(twin.legal_actions()))
        assert (str(state), state.information_state_string(0)) == before
        assert twin.move_number() == state.move_number() + 1 == number + 5


@each_set
def test_options_are_written_and_read(game: str, players: int, options: dict[str, object]) -> None:
    rules = signoria.game(game)
    complete = rules.new(players, 1, options).save()["options"]
    assert isinstance(complete, dict)
    assert read_options(rules, written_options(complete)) == complete
    name = str(load(game, players, options))
    assert pyspiel.load_game(name).options == complete
    assert json.loads(str(next(course_of(load(game, players, options), random.Random(1)))))["options"] == complete


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("players=7", "is played by 2 to 4 players"),
        ("reward=fame", "there is no reward 'fame'"),
        ("max_decisions=0", "cut off after 0 decisions"),
        ("options=draft", "written as name:value, not as 'draft'"),
        ("options=weather:good", "there is no option 'weather'"),
        ("options=start-player:chosen;start-seat:x", "whole number"),
        ("options=kingdom:moat+mote", "cannot contain 'mote'"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(f"signoria_dominion({wrong})")


# --- Rivals -----------------------------------------------------------------------------------------------------------


def hasty(seed: int) -> Searcher:
    return Searcher(seed, simulations=2)


def hasty_about_worlds(seed: int) -> InformationSetSearcher:
    return InformationSetSearcher(seed, simulations=2)


@each_game
def test_searchers_play_in_the_arena(game: str) -> None:
    names = [f"{__name__}:{maker.__name__}" for maker in (hasty, hasty_about_worlds)]
    match = match_between(game, names, seats=2, seed=3, most_decisions=8)
    for fixture in match.fixtures(1):
        played = play(match, fixture)
        assert sum(played.decisions) == 8
        again = play(match, fixture, keep=True)
        assert again.record == play(match, fixture, keep=True).record
        assert again.decisions == played.decisions


def test_a_searcher_knows_what_its_seat_sees() -> None:
    """The world that it searches in is like the real one in all that its seat knows, and not in all else."""
    position = signoria.game("machiavelli").new(3, 4, {})
    dice = random.Random(1)
    differ = 0
    for _ in range(40):
        seat = position.asked
        assert seat is not None
        state = hasty(1).imagined(position.sight(seat))
        assert state.course.view(seat) == position.view(seat)
        assert state.history() == []
        differ += state.course.view(1 - seat % 2) != position.view(1 - seat % 2)
        position.choose(dice.choice(position.legal()))
    assert differ > 10
