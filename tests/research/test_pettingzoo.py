"""The environments pass the tests that PettingZoo has for environments, without a warning."""

from __future__ import annotations

import json
import random
import urllib.error
import urllib.request
import warnings
import webbrowser
from concurrent.futures import ThreadPoolExecutor
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


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the addresses that a browser is asked to open; none is."""
    addresses: list[str] = []

    def note(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", note)
    return addresses


@each_set
def test_rendering(game: str, players: int, options: dict[str, object], opened: list[str]) -> None:
    render_test(partial(module(game).env, players=players, options=options))
    assert len(opened) == 1


def read(address: str) -> str:
    """Read a page of this machine, as a browser does."""
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - http, of this machine
        assert answer.headers["Cache-Control"] == "no-store"
        return str(answer.read(), "utf-8")


@pytest.mark.parametrize("make", ["env", "parallel_env"])
@pytest.mark.parametrize("game", ["dominion", "machiavelli", "florence"])
def test_human_shows_the_table_in_the_browser(game: str, make: str, opened: list[str]) -> None:
    """The page follows the game: each picture is what `ansi` shows, and whoever waits gets the next one."""
    shown = getattr(module(game), make)(players=3, render_mode="human")
    told = getattr(module(game), make)(players=3, render_mode="ansi")
    for env in (shown, told):
        env.reset(seed=4)
    assert shown.render() is None
    (address,) = opened
    for number in range(1, 6):
        assert f"<title>Signoria: {game.capitalize()}</title>" in read(address)
        assert json.loads(read(f"{address}table?after={number - 1}")) == {"text": told.render(), "number": number}
        for env in (shown, told):
            legal = env.table.position().legal()[0]
            env.step(legal if make == "env" else dict.fromkeys(env.agents, legal))
        assert shown.render() is None
    with ThreadPoolExecutor() as waiting:
        later = waiting.submit(read, f"{address}table?after=6")
        shown.render()
        assert json.loads(later.result()) == {"text": told.render(), "number": 7}
    assert opened == [address]
    for wrong in (address[:-2] + "/", address + "other"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(wrong)
    shown.close()
    with pytest.raises(urllib.error.URLError):
        read(address)
    shown.close()
    shown.render()
    assert len(set(opened)) == 2
    shown.close()


@pytest.mark.parametrize("raises", [True, False])
def test_where_no_browser_can_be_opened_the_address_is_told(
    raises: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cannot(address: str) -> bool:
        if raises:
            raise webbrowser.Error("could not locate runnable browser")
        return False

    monkeypatch.setattr(webbrowser, "open", cannot)
    env = module("dominion").env(render_mode="human")
    env.reset(seed=4)
    env.render()
    said, address = capsys.readouterr().out.strip().rsplit(" ", 1)
    assert said == "No browser could be opened here. The table is at"
    assert "<pre" in read(address)
    env.close()


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


def test_a_sample_is_drawn_from_what_is_legal() -> None:
    """By lot, from the mask if there is one; for whoever is not asked from all actions, as Gymnasium does."""
    env = module("florence").env(players=3)
    env.reset(seed=2)
    agent = env.agent_selection
    space = env.action_space(agent)
    legal = set(env.legal())
    assert 1 < len(legal) < 100
    assert {int(space.sample()) for _ in range(600)} == legal
    assert {int(space.sample(env.infos[agent]["action_mask"])) for _ in range(600)} == legal
    some = np.zeros(int(space.n), dtype=np.int8)
    some[[7, 4000]] = 1
    assert {int(space.sample(some)) for _ in range(50)} == {7, 4000}
    assert space.sample(some * 0) == 0
    other = env.action_space(next(name for name in env.agents if name != agent))
    assert not {int(other.sample()) for _ in range(50)} <= legal


@pytest.mark.parametrize("mask", [[1], np.ones(6100), np.ones(5, dtype=np.int8)])
def test_what_is_no_mask_is_refused(mask: object) -> None:
    env = module("florence").env(players=3)
    with pytest.raises(ValueError, match="a mask is an array of 6100 numbers of 8 bits"):
        env.action_space("player_0").sample(mask)
