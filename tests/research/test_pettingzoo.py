"""The environments pass the tests that PettingZoo has for environments, without a warning."""

from __future__ import annotations

import random
import warnings
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import parallel_to_aec

import signoria
from signoria.core.position import IllegalAction
from signoria.research import Observer
from tests.research.option_sets import OPTION_SETS

with warnings.catch_warnings():
    # Where PettingZoo's own games are installed, its tests import one of them and are warned about that.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

each_set = pytest.mark.parametrize(("game", "players", "options"), OPTION_SETS)


def module(game: str) -> Any:  # noqa: ANN401 - a module, as PettingZoo's tests want it
    return import_module(f"signoria.research.pettingzoo.{game}_v0")


@each_set
def test_the_interface(game: str, players: int, options: dict[str, object]) -> None:
    api_test(module(game).env(players=players, options=options), num_cycles=300)


@each_set
def test_the_parallel_interface(game: str, players: int, options: dict[str, object]) -> None:
    parallel_api_test(module(game).parallel_env(players=players, options=options), num_cycles=300)


@each_set
def test_seeds(game: str, players: int, options: dict[str, object]) -> None:
    seed_test(partial(module(game).env, players=players, options=options), num_cycles=100)
    parallel_seed_test(partial(module(game).parallel_env, players=players, options=options), num_cycles=30)


@each_set
def test_rendering(game: str, players: int, options: dict[str, object]) -> None:
    render_test(partial(module(game).env, players=players, options=options))


@each_set
def test_cycles(game: str, players: int, options: dict[str, object]) -> None:
    """In a cycle everybody acts, so this is about the parallel environment, and the one that is made of it."""
    parallel = partial(module(game).parallel_env, players=players, options=options)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


@each_set
def test_benchmark(
    game: str,
    players: int,
    options: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """PettingZoo's own benchmark runs; its five seconds are over soon here."""
    clock = iter(range(10**6))
    monkeypatch.setattr(performance_benchmark.__globals__["time"], "time", lambda: next(clock))
    performance_benchmark(module(game).env(players=players, options=options))
    assert "turns per second" in capsys.readouterr().out


@each_set
def test_an_environment_plays_the_game(game: str, players: int, options: dict[str, object]) -> None:
    """It shows, offers and rewards what the game itself does, from the first decision to the last."""
    env = module(game).env(players=players, options=options, reward="lead")
    env.reset(seed=5)
    position = signoria.game(game).new(players, 5, options)
    observer = Observer(position.game, players)
    dice = random.Random(1)
    while not position.over:
        assert env.agent_selection == f"player_{position.asked}"
        assert env.legal() == position.legal()
        assert np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist() == sorted(position.legal())
        seat = dice.randrange(players)
        assert np.array_equal(env.observe(f"player_{seat}"), observer.look(position, seat))
        action = dice.choice(position.legal())
        position.choose(action)
        env.step(action)
    scores = position.scores()
    assert all(env.terminations.values())
    for seat, score in enumerate(scores):
        assert env.rewards[f"player_{seat}"] == score - max(scores[:seat] + scores[seat + 1 :])
    while env.agents:
        assert env.last()[1] == env.rewards[env.agent_selection] or env.rewards[env.agent_selection] == 0
        env.step(None)


def test_an_illegal_action_changes_nothing() -> None:
    env = module("dominion").env(players=2)
    env.reset(seed=3)
    before = env.last()[0]
    for wrong in (-1, 270, 269):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    agent = env.agent_selection
    assert np.array_equal(env.observe(agent), before)
    env.step(env.legal()[0])


def test_nothing_is_shown_before_a_reset_or_without_a_mode() -> None:
    with pytest.raises(ValueError, match="reset first"):
        module("dominion").env(render_mode="ansi").render()
    env = module("dominion").env()
    env.reset(seed=3)
    with pytest.raises(ValueError, match="choose a render_mode"):
        env.render()


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = module("dominion").env(players=2, max_cycles=5)
    env.reset(seed=3)
    for number in range(5):
        assert not any(env.truncations.values())
        env.step(env.legal()[number % len(env.legal())])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("make", ["env", "parallel_env"])
@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"players": 7}, "is played by 2 to 4 players"),
        ({"reward": "fame"}, "there is no reward 'fame'"),
        ({"render_mode": "rgb_array"}, "there is no render mode 'rgb_array'"),
        ({"max_cycles": 0}, "cut off after 0 decisions"),
    ],
)
def test_what_cannot_be_played_is_refused(make: str, wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        getattr(module("dominion"), make)(**wrong)
