"""Many games at once play like each of them alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import signoria
from signoria.bots import new_bot
from signoria.core.position import IllegalAction, Position
from signoria.research import Observer, RayVectorEnv, VectorEnv
from signoria.research.crew import Alone, Crew
from signoria.research.rewards import LEAD, RANK, REWARDS, WIN, rewards
from tests.kit.memory import blocks_in_use
from tests.research.option_sets import OPTION_SETS

STEPS = 300


def listed(env: VectorEnv, row: int) -> list[int]:
    """Give the legal actions of a row."""
    start = env.infos["legal_starts"][row]
    return [int(action) for action in env.infos["legal"][start : start + env.infos["legal_counts"][row]]]


class Twin:
    """The same games, played one by one through the public face."""

    def __init__(self, env: VectorEnv, seed: int, reward: str, options: dict[str, object]) -> None:
        self.env = env
        self.seed = seed
        self.reward = reward
        self.options = options
        self.begun = [0] * env.num_envs
        self.observer = Observer(env.game, env.players)
        self.positions = [self.new(row) for row in range(env.num_envs)]

    def new(self, row: int) -> Position:
        seed = self.seed + row + self.begun[row] * self.env.num_envs
        self.begun[row] += 1
        return self.env.game.new(self.env.players, seed, self.options, listen=False)

    def step(self, actions: list[int]) -> tuple[list[list[float]], list[bool]]:
        """Give rewards and ends."""
        brought: list[list[float]] = []
        ends: list[bool] = []
        for row, action in enumerate(actions):
            position = self.positions[row]
            position.choose(action)
            ends.append(position.over)
            brought.append(rewards(position, self.reward) if position.over else [0.0] * self.env.players)
            if position.over:
                assert self.env.infos["points"][row].tolist() == position.scores()
                self.positions[row] = self.new(row)
        return brought, ends

    def assert_shown(self) -> None:
        """Check that every row shows its game."""
        env = self.env
        for row, position in enumerate(self.positions):
            assert position.asked is not None
            assert position.asked == env.infos["seat"][row]
            assert np.array_equal(env.observations[row], self.observer.look(position, position.asked))
            assert np.array_equal(env.infos["action_mask"][row], self.observer.mask(position))
            assert listed(env, row) == position.legal()


@pytest.mark.parametrize(("game", "players", "options"), OPTION_SETS)
def test_games_in_a_batch_go_like_games_alone(game: str, players: int, options: dict[str, object]) -> None:
    reward = REWARDS[players % len(REWARDS)]
    env = VectorEnv(game, games=3, players=players, options=options, reward=reward)
    ended = 0
    env.reset(seed=11)
    twin = Twin(env, 11, reward, options)
    twin.assert_shown()
    for _ in range(1500):
        actions = env.random_actions()
        _, brought, terminations, truncations, _ = env.step(actions)
        alone, ends = twin.step(actions.tolist())
        assert brought.tolist() == alone
        assert terminations.tolist() == ends
        assert not truncations.any()
        twin.assert_shown()
        ended += sum(ends)
        if ended > 3:
            return
    pytest.fail("too few games came to their end")


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (VectorEnv("machiavelli", games=4, players=4) for _ in range(2))
    for env in (one, other):
        env.reset(seed=5)
    for _ in range(STEPS):
        for env in (one, other):
            env.step(env.random_actions())
        assert np.array_equal(one.observations, other.observations)
    other.reset(seed=6)
    assert not np.array_equal(one.observations, other.observations)
    one.reset(seed=6)
    assert np.array_equal(one.observations, other.observations)
    assert np.array_equal(one.infos["action_mask"], other.infos["action_mask"])


def test_several_processes_play_the_same_games_as_one(request: pytest.FixtureRequest) -> None:
    """Uneven shares, long enough for games to end and begin anew."""
    alone = VectorEnv("machiavelli", games=5, players=2, reward="lead")
    together = VectorEnv("machiavelli", games=5, players=2, reward="lead", workers=2)
    request.addfinalizer(together.close)
    ended = 0
    for env in (alone, together):
        env.reset(seed=8)
    for _ in range(STEPS):
        actions = alone.random_actions()
        assert np.array_equal(together.random_actions(), actions)
        mine, theirs = alone.step(actions), together.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(mine[:4], theirs[:4], strict=True))
        for name in ("action_mask", "seat", "points", "legal_counts"):
            assert np.array_equal(mine[4][name], theirs[4][name])
        assert [listed(alone, row) for row in range(5)] == [listed(together, row) for row in range(5)]
        ended += int(mine[2].sum())
    assert ended > 0
    with pytest.raises(ValueError, match="read-only"):
        together.observations[0, 0] = 1


def test_a_process_that_ends_is_missed() -> None:
    env = VectorEnv("dominion", games=2, players=2, workers=2)
    env.reset(seed=1)
    assert isinstance(env.crew, Crew)
    env.crew.workers[1].terminate()
    env.crew.workers[1].join()
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(env.random_actions())
    assert env.crew.workers == []
    env.close()


def test_without_a_seed_the_games_are_others_every_time() -> None:
    env = VectorEnv("dominion", games=8, players=4)
    first = env.reset()[0].copy()
    assert not np.array_equal(first, env.reset()[0])


def test_arrays_stay_the_same_ones_and_cannot_be_written_to() -> None:
    env = VectorEnv("florence", games=2, players=3)
    observations, infos = env.reset(seed=1)
    before = observations.copy()
    after, *_, later = env.step(env.random_actions())
    assert after is observations
    assert later is infos
    assert not np.array_equal(before, after)
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


@pytest.mark.parametrize("workers", [1, 2])
def test_an_illegal_action_changes_nothing(workers: int, request: pytest.FixtureRequest) -> None:
    env = VectorEnv("dominion", games=3, players=2, workers=workers)
    request.addfinalizer(env.close)
    env.reset(seed=7)
    before = {name: np.copy(array) for name, array in env.infos.items()}
    observations = env.observations.copy()
    actions = env.random_actions()
    for wrong in (-1, env.game.catalogue.size, int(np.flatnonzero(env.infos["action_mask"][2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="game 2: "):
            env.step(actions)
    with pytest.raises(ValueError, match="3 games want as many actions, not 2"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="actions are whole numbers"):
        env.step([0.0, 0.0, 0.0])  # type: ignore[list-item]
    assert np.array_equal(env.observations, observations)
    assert all(np.array_equal(env.infos[name], array) for name, array in before.items())


def test_a_cluster_plays_the_same_games_as_one_process(request: pytest.FixtureRequest) -> None:
    """On a local one, which this test starts and ends; what it needs comes with the extra `cluster`, as in `dev`."""
    alone = VectorEnv("dominion", games=5, players=2, max_decisions=60)
    together = RayVectorEnv("dominion", games=5, players=2, max_decisions=60, workers=2)
    request.addfinalizer(together.close)
    with pytest.raises(ValueError, match="reset first"):
        together.step([0] * 5)
    for env in (alone, together):
        env.reset(seed=8)
    for _ in range(130):
        actions = alone.random_actions()
        assert np.array_equal(together.random_actions(), actions)
        mine, theirs = alone.step(actions), together.step(actions)
        assert all(np.array_equal(one, other) for one, other in zip(mine[:4], theirs[:4], strict=True))
        for row in range(5):
            assert listed(alone, row) == listed(together, row)
    assert np.array_equal(alone.choices("house"), together.choices("house"))
    with pytest.raises(IllegalAction, match="game 2: 999 is not an action"):
        together.step([*alone.random_actions()[:2], 999, 0, 0])
    assert not together.observations.flags.writeable
    together.close()
    with pytest.raises(ValueError, match="reset first"):
        together.step(alone.random_actions())


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_says_what_it_would_choose(workers: int, request: pytest.FixtureRequest) -> None:
    """It is asked as if it sat there, and nothing happens in the games."""
    env = VectorEnv("dominion", games=3, players=2, workers=workers)
    request.addfinalizer(env.close)
    env.reset(seed=4)
    positions = [env.game.new(2, 4 + row, listen=False) for row in range(3)]
    bots = [new_bot("dominion", "big-money", 0) for _ in range(2)]
    for _ in range(40):
        chosen = env.choices("big-money").copy()
        assert np.array_equal(env.choices("big-money"), chosen)
        asked = [int(seat) for seat in env.infos["seat"]]
        assert chosen.tolist() == [bots[seat].choose(one.sight(seat)) for seat, one in zip(asked, positions)]
        env.step(chosen)
        for position, action in zip(positions, chosen, strict=True):
            position.choose(int(action))
    with pytest.raises(ValueError, match="there is no bot 'nobody' for dominion"):
        env.choices("nobody")


@pytest.mark.parametrize("workers", [1, 2])
def test_no_bot_is_asked_before_a_reset(workers: int, request: pytest.FixtureRequest) -> None:
    env = VectorEnv("dominion", games=2, workers=workers)
    request.addfinalizer(env.close)
    with pytest.raises(ValueError, match="reset first"):
        env.choices("random")


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    env = VectorEnv("dominion", games=2, players=2, max_decisions=5)
    env.reset(seed=3)
    for step in range(1, 21):
        _, brought, terminations, truncations, _ = env.step(env.random_actions())
        assert truncations.tolist() == [step % 5 == 0] * 2
        assert not terminations.any()
        assert not brought.any()
    assert isinstance(env.crew, Alone)
    assert list(env.crew.share.batch.begun) == [5, 5]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"players": 9}, "is played by 2 to 4 players"),
        ({"options": {"kingdom-mode": "none"}}, "kingdom-mode"),
        ({"reward": "fame"}, "there is no reward 'fame'; there are: win, rank, lead"),
        ({"games": 0}, "at least one game"),
        ({"max_decisions": 0}, "cut off after 0 decisions"),
        ({"workers": 3}, "2 games cannot be played by 3 processes"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        VectorEnv(**{"game": "dominion", "games": 2, **wrong})


@pytest.mark.parametrize("workers", [1, 2])
def test_nothing_is_stepped_before_a_reset(workers: int, request: pytest.FixtureRequest) -> None:
    env = VectorEnv("dominion", games=2, workers=workers)
    request.addfinalizer(env.close)
    with pytest.raises(ValueError, match="reset first"):
        env.step([0, 0])


def test_a_game_without_observations_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signoria.game("dominion").rulebook, "encoder", None)
    with pytest.raises(ValueError, match="dominion has no observations"):
        VectorEnv("dominion", games=1)


@pytest.mark.parametrize("game", ["dominion", "machiavelli", "florence"])
def test_steps_leave_nothing_behind(game: str) -> None:
    env = VectorEnv(game, games=16, players=3)
    env.reset(seed=2)

    def play() -> None:
        for _ in range(STEPS):
            env.step(env.random_actions())

    # Games differ in how much they need, so many of them are looked at, and what stays would grow with each step.
    for _ in range(4):
        play()
    before = blocks_in_use()
    for _ in range(8):
        play()
    assert (blocks_in_use() - before) / (8 * STEPS * 16) < 0.02


# --- Rewards ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "kind", "expected"),
    [
        ([3, 1, 2], WIN, [1.0, 0.0, 0.0]),
        ([2, 2, 1], WIN, [0.5, 0.5, 0.0]),
        ([3, 1, 2], RANK, [1.0, -1.0, 0.0]),
        ([2, 2, 1], RANK, [0.5, 0.5, -1.0]),
        ([3, 1, 2], LEAD, [1.0, -2.0, -1.0]),
        ([2, 2, 1], LEAD, [0.0, 0.0, -1.0]),
    ],
)
def test_what_a_game_is_worth(points: list[int], kind: str, expected: list[float]) -> None:
    assert rewards(Finished(points), kind) == expected


class Finished(Position):
    """A game that is over, with these points."""

    def __init__(self, points: list[int]) -> None:
        self.given = points

    def seats(self) -> int:
        return len(self.given)

    def scores(self) -> list[int]:
        return self.given

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.given) if points == max(self.given)]

    def ranks(self) -> list[int]:
        return [1 + sum(other > points for other in self.given) for points in self.given]
