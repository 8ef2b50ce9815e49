"""Learning: games are played, models fitted and written down, the same from the same seed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from typer import Typer
from typer.testing import CliRunner

import signoria.bots
from signoria.arena.fitting import Lessons, Scale, fit_points, fit_share, layer, loss, parts_of, short
from signoria.arena.learn import learn, unbroken
from signoria.arena.lessons import Course, chosen_options, horizons_of, played
from signoria.bots.search.value import Features, Net, logistic
from signoria.bots.search.weights import weights_of
from signoria.core.chance import FastChance
from tests.kit.thrift import COMPILED

if TYPE_CHECKING:
    from pathlib import Path

APP = Typer()
APP.command()(learn)


def run(folder: Path, *more: str) -> dict[str, Any]:
    """Learn about the smallest table of the original Machiavelli; give the weights."""
    arguments = ["machiavelli", "--seats", "2", "--options", '{"edition": "classic"}', "-o", str(folder), *more]
    result = CliRunner().invoke(APP, arguments)
    assert result.exit_code == 0, result.output
    assert "classic-2 phase 0:" in result.output
    written: dict[str, Any] = json.loads((folder / "classic-2.json").read_text("utf-8"))
    return written


def test_the_same_seed_and_number_of_games_give_the_same_weights(tmp_path: Path) -> None:
    one = run(tmp_path / "one", "--games", "16", "--hidden", "3", "--seed", "5")
    other = run(tmp_path / "other", "--games", "16", "--hidden", "3", "--seed", "5", "--workers", "2")
    assert one == other
    assert one["generation"] == 0
    third = run(tmp_path / "third", "--games", "16", "--hidden", "3", "--seed", "6")
    assert third["share"] != one["share"]


@pytest.mark.skipif(not COMPILED, reason="takes minutes interpreted")
def test_searchers_learn_from_their_own_games(tmp_path: Path) -> None:
    first = run(tmp_path, "--games", "16", "--hidden", "3")
    second = run(tmp_path, "--games", "8", "--hidden", "3", "--worlds", "1")
    assert (first["generation"], second["generation"]) == (0, 1)
    assert len(weights_of(second, second["features"]).share) == 1


def course(**wanted: Any) -> Course:  # noqa: ANN401
    return Course("machiavelli", 3, [{"preset": "random"}], 1, 0, {}, 4)._replace(**wanted)


def test_rows_are_of_finished_games_and_complete() -> None:
    rows = played(course(), range(3))
    assert rows.families == {"deluxe-3"}
    number = len(rows.games)
    assert number == len(rows.phases) == len(rows.shares) == len(rows.points)
    assert number % 3 == 0
    assert len(rows.features) % number == 0
    # All seats see every horizon, and one of them wins.
    assert sum(rows.shares) == pytest.approx(number / 3)


def test_a_game_is_the_same_whoever_plays_it() -> None:
    apart = [played(course(), [number]) for number in range(2)]
    together = played(course(), range(2))
    assert list(together.points) == [points for rows in apart for points in rows.points]


def test_only_what_comes_after_the_wild_part_is_learnt_from() -> None:
    whole, late = played(course(horizons=0), range(4)), played(course(horizons=12), range(4))
    assert 0 < len(late.games) < len(whole.games)
    assert 2 < horizons_of(course()) < 30


def test_games_that_were_not_played_leave_a_gap() -> None:
    """Whoever learns for some minutes can be followed by number: the games after a gap do not count."""
    parts = [played(course(), numbers) for numbers in ([2, 0], [1], [4])]
    assert unbroken(parts) == 3
    assert unbroken(parts[:1]) == 1


def test_a_table_leaves_open_what_is_drawn_by_lot() -> None:
    table = {"preset": ["random", "first-game"], "action-cards": "on"}
    found = [chosen_options(table, FastChance(seed)) for seed in range(1, 1_000_000_000, 50_000_000)]
    assert {options["preset"] for options in found} == {"random", "first-game"}
    assert {options["action-cards"] for options in found} == {"on"}


# --- Fitting ----------------------------------------------------------------------------------------------------------


def lessons(number: int = 4000) -> Lessons:
    """Give rows in which the second feature decides, and the first means nothing."""
    chance = np.random.default_rng(1)
    features = chance.normal(3.0, 2.0, (number, 2))
    points = 10 + 2 * features[:, 1]
    shares = (chance.random(number) < 1 / (1 + np.exp(3 - features[:, 1]))).astype(float)
    return Lessons(np.arange(number), np.zeros(number, dtype=np.int64), features, shares, points)


def judged(layers: list[list[list[float]]], *numbers: float) -> float:
    features = Features()
    for number in numbers:
        features.add(number)
    return Net(layers).judge(features)


def test_points_are_found_by_regression() -> None:
    fit = fit_points(lessons())
    assert judged(fit.layers, 0.0, 5.0) == pytest.approx(20, abs=0.1)
    assert fit.quality["points_r2"] > 0.99


def test_points_go_on_where_an_earlier_generation_ended() -> None:
    """A few games do not undo what many have taught, many do."""
    before = fit_points(lessons()).layers
    few, many = lessons(400), lessons()
    noise = np.random.default_rng(2).normal(0.0, 60.0, 400)
    fits = [fit_points(few._replace(points=few.points + noise), earlier) for earlier in (before, None)]
    wrong = [abs(judged(fit.layers, 3.0, 9.0) - judged(fit.layers, 3.0, 3.0) - 12) for fit in fits]
    assert wrong[0] < wrong[1]
    changed = fit_points(many._replace(points=many.points + 5 * many.features[:, 0]), before)
    assert judged(changed.layers, 2.0, 5.0) == pytest.approx(30, abs=0.3)


@pytest.mark.parametrize("hidden", [[], [6]])
def test_shares_are_found(hidden: list[int]) -> None:
    fit = fit_share(lessons(), hidden, 1, None)
    assert logistic(judged(fit.layers, 3.0, 3.0)) == pytest.approx(0.5, abs=0.08)
    assert logistic(judged(fit.layers, 3.0, 6.0)) > 0.85
    assert fit.quality["share_auc"] > 0.85


def test_a_net_goes_on_where_an_earlier_one_ended() -> None:
    """What is learnt anew from hardly anything is hardly anything; what was known stays known."""
    earlier = fit_share(lessons(), [6], 1, None)
    anew, on = (fit_share(lessons(40), [6], 1, before) for before in (None, earlier.layers))
    assert on.quality["share_loss"] <= anew.quality["share_loss"]


def test_what_was_learnt_on_one_scale_is_brought_back() -> None:
    features = lessons().features
    scale = Scale(features)
    weights, biases = np.array([[0.5], [-1.5]]), np.array([0.25])
    rows = scale.folded(weights, biases)[0]
    expected = scale.apply(features[:1]) @ weights + biases
    assert judged([rows], *features[0]) == pytest.approx(expected[0, 0], abs=1e-3)
    again = scale.unfolded(rows)
    assert again[0] == pytest.approx(weights, abs=1e-3)
    assert again[1] == pytest.approx(biases, abs=1e-3)
    assert parts_of(layer(weights, biases))[0].tolist() == weights.tolist()


def test_numbers_are_short_and_certainty_is_costly() -> None:
    assert short(1.23456789) == 1.2346
    assert loss(np.array([1.0, 0.0]), np.array([0.5, 0.5])) == pytest.approx(0.693, abs=0.001)
    assert loss(np.array([1.0]), np.array([0.0])) > 10
    assert "machiavelli" in signoria.bots.MODULES.names()
