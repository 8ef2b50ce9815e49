"""Fitting small models to what was seen in many games. Needs the extra `learn`: numpy and scikit-learn."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression, Ridge
from sklearn.metrics import r2_score, roc_auc_score
from sklearn.neural_network import MLPClassifier

if TYPE_CHECKING:
    from collections.abc import Iterator

    from signoria.arena.lessons import Rows

# One game of so many is held out: what was learnt is tried on those.
HELD_OUT: Final = 8
FEWEST_ROWS: Final = 20
# A net is trained until it has not become better for so many passes over all rows.
PATIENCE: Final = 4
MOST_PASSES: Final = 60
BATCH: Final = 512
# How strongly large weights are avoided.
CAUTION: Final = 1e-3
RIDGE: Final = 10.0
# The same for what a generation changes about the one before.
FAITHFUL: Final = (10.0, 100.0, 1000.0, 10000.0)
# Significant digits of a weight.
DIGITS: Final = 5

Layers = list[list[list[float]]]
Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Lessons(NamedTuple):
    """Rows as arrays, those of one phase after another."""

    games: np.ndarray[Any, np.dtype[np.int64]]
    phases: np.ndarray[Any, np.dtype[np.int64]]
    features: Numbers
    shares: Numbers
    points: Numbers

    def of(self, chosen: np.ndarray[Any, Any]) -> Lessons:
        """Give some of the rows."""
        return Lessons(
            self.games[chosen], self.phases[chosen], self.features[chosen], self.shares[chosen], self.points[chosen]
        )


class Fit(NamedTuple):
    """A model, and how it did on games that were held out."""

    layers: Layers
    quality: dict[str, float]


def lessons_of(parts: list[Rows]) -> Lessons:
    """Put rows together, in the order of the games, whoever played them."""
    games = np.concatenate([np.array(rows.games, dtype=np.int64) for rows in parts])
    phases = np.concatenate([np.array(rows.phases, dtype=np.int64) for rows in parts])
    shares = np.concatenate([np.array(rows.shares, dtype=np.float64) for rows in parts])
    points = np.concatenate([np.array(rows.points, dtype=np.float64) for rows in parts])
    features = np.concatenate([np.array(rows.features, dtype=np.float64) for rows in parts])
    whole = Lessons(games, phases, features.reshape(len(games), -1), shares, points)
    return whole.of(np.argsort(games, kind="stable"))


def by_phase(lessons: Lessons) -> Iterator[Lessons]:
    """Give the rows of one phase after another."""
    for phase in range(int(lessons.phases.max()) + 1):
        yield lessons.of(lessons.phases == phase)


def split(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """Give the rows to learn from, and those of the games that are held out; of hardly any games, all for both."""
    held_out = lessons.games % HELD_OUT == 0
    if min(held_out.sum(), (~held_out).sum()) < FEWEST_ROWS:
        return lessons, lessons
    return lessons.of(~held_out), lessons.of(held_out)


class Scale:
    """How features are brought to one scale for learning; what was learnt is brought back."""

    def __init__(self, features: Numbers) -> None:
        self.mean = features.mean(axis=0)
        spread = features.std(axis=0)
        self.spread = np.where(spread > 0, spread, 1.0)

    def apply(self, features: Numbers) -> Numbers:
        """Bring features to one scale."""
        scaled: Numbers = (features - self.mean) / self.spread
        return scaled

    def folded(self, weights: Numbers, biases: Numbers) -> Layers:
        """Give a first layer that takes features as they are: for each neuron a bias, then its weights."""
        real = weights / self.spread[:, None]
        return [layer(real, biases - self.mean @ real)]

    def unfolded(self, rows: list[list[float]]) -> tuple[Numbers, Numbers]:
        """Give weights and biases of a first layer for features of one scale."""
        weights, biases = parts_of(rows)
        return weights * self.spread[:, None], biases + self.mean @ weights


def layer(weights: Numbers, biases: Numbers) -> list[list[float]]:
    """Write a layer down: for each neuron its bias, then its weights."""
    return [[short(bias), *map(short, column)] for bias, column in zip(biases, weights.T, strict=True)]


def parts_of(rows: list[list[float]]) -> tuple[Numbers, Numbers]:
    """Give weights and biases of a layer that was written down."""
    table = np.array(rows, dtype=np.float64)
    return table[:, 1:].T.copy(), table[:, 0].copy()


def short(number: float) -> float:
    """Give a number with few digits."""
    return float(f"{number:.{DIGITS}g}")


# --- Points -----------------------------------------------------------------------------------------------------------


def fit_points(lessons: Lessons, before: Layers | None = None) -> Fit:
    """Fit the points at the end: a ridge regression, which may begin where an earlier one ended.

    Then it stays as close to that as tells most about the games that are held out.
    """
    taught, held_out = split(lessons)
    scale = Scale(taught.features)
    seen, unseen = scale.apply(taught.features), scale.apply(held_out.features)
    weights, bias = np.zeros(seen.shape[1]), 0.0
    if before is not None:
        earlier, biases = scale.unfolded(before[0])
        weights, bias = earlier[:, 0], float(biases[0])
    fits: list[Fit] = []
    for strength in (RIDGE,) if before is None else FAITHFUL:
        ridge = Ridge(alpha=strength).fit(seen, taught.points - seen @ weights - bias)
        found, shift = weights + ridge.coef_, bias + float(ridge.intercept_)
        told = unseen @ found + shift
        quality = {"points_r2": float(r2_score(held_out.points, told))}
        fits.append(Fit(scale.folded(found[:, None], np.array([shift])), quality))
    return max(fits, key=lambda fit: fit.quality["points_r2"])


# --- Shares -----------------------------------------------------------------------------------------------------------


def fit_share(lessons: Lessons, hidden: list[int], seed: int, before: Layers | None) -> Fit:
    """Fit the share of a victory: a logistic regression, or a net, which may begin where an earlier one ended."""
    taught, held_out = split(lessons)
    scale = Scale(taught.features)
    chance = np.random.default_rng(seed)
    # A shared victory is one for some of the rows.
    wins = chance.random(len(taught.shares)) < taught.shares
    if hidden:
        layers, told = fit_net(scale, taught, wins, held_out, hidden, seed, before)
    else:
        model = LogisticRegression(C=1.0, max_iter=2000).fit(scale.apply(taught.features), wins)
        told = model.predict_proba(scale.apply(held_out.features))[:, 1]
        layers = scale.folded(model.coef_.T, model.intercept_)
    return Fit(layers, {"share_loss": loss(held_out.shares, told), "share_auc": order(held_out.shares, told)})


def order(shares: Numbers, told: Numbers) -> float:
    """How often the winner of two rows was told the larger share; where all rows won, or lost, nobody knows."""
    won = shares > 0
    return float(roc_auc_score(won, told)) if 0 < won.mean() < 1 else 0.5


def loss(shares: Numbers, told: Numbers) -> float:
    """How surprised a model is by what came of it."""
    kept = np.clip(told, 1e-6, 1 - 1e-6)
    return float(-(shares * np.log(kept) + (1 - shares) * np.log(1 - kept)).mean())


def fit_net(
    scale: Scale,
    taught: Lessons,
    wins: np.ndarray[Any, np.dtype[np.bool_]],
    held_out: Lessons,
    hidden: list[int],
    seed: int,
    before: Layers | None,
) -> tuple[Layers, Numbers]:
    """Train a net until it gets no better on the games that are held out."""
    seen, unseen = scale.apply(taught.features), scale.apply(held_out.features)
    batch = min(BATCH, len(seen))
    net = MLPClassifier(tuple(hidden), alpha=CAUTION, batch_size=batch, learning_rate_init=1e-3, random_state=seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ConvergenceWarning)
        net.partial_fit(seen[:BATCH], wins[:BATCH], classes=[False, True])
        if before is not None:
            first = scale.unfolded(before[0])
            later = [parts_of(rows) for rows in before[1:]]
            net.coefs_ = [weights for weights, _ in (first, *later)]
            net.intercepts_ = [biases for _, biases in (first, *later)]
        best = loss(held_out.shares, net.predict_proba(unseen)[:, 1])
        kept = copied(net)
        waited = 0
        for _ in range(MOST_PASSES):
            net.partial_fit(seen, wins)
            now = loss(held_out.shares, net.predict_proba(unseen)[:, 1])
            waited = 0 if now < best - 1e-5 else waited + 1
            if now < best:
                best, kept = now, copied(net)
            if waited > PATIENCE:
                break
    net.coefs_, net.intercepts_ = kept
    told: Numbers = net.predict_proba(unseen)[:, 1]
    first_layer = scale.folded(net.coefs_[0], net.intercepts_[0])
    later_layers = [layer(weights, biases) for weights, biases in zip(net.coefs_[1:], net.intercepts_[1:], strict=True)]
    return first_layer + later_layers, told


def copied(net: MLPClassifier) -> tuple[list[Numbers], list[Numbers]]:
    """Give copies of the weights and biases of a net."""
    return [weights.copy() for weights in net.coefs_], [biases.copy() for biases in net.intercepts_]
