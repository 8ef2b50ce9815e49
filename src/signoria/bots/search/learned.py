"""Knowledge whose judgement was learnt: a game adds features, and gets shares and points from its weights."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from signoria.bots.search.knowledge import Knowledge, outcome, won
from signoria.bots.search.value import Features, Weights, logistic
from signoria.bots.search.weights import read_weights
from signoria.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Knowledge):
    """Judges by the weights of a family of games that lie beside the bots of a game, or by others that it learns."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.weights: dict[str, Weights] = {}
        self.scratch = Features()

    def learn(self, weights: dict[str, Weights]) -> None:
        self.weights.update(weights)

    def value(self, position: Position, seat: i64) -> float:
        return outcome(position, seat) if position.asked_seat() < 0 else self.share(position, seat)

    def share(self, position: Position, seat: i64) -> float:
        if position.asked_seat() < 0:
            return won(position, seat)
        weights = self.weights_for(position)
        return logistic(weights.share[self.phase(position)].judge(self.seen(position, seat)))

    def points(self, position: Position, seat: i64) -> float:
        if position.asked_seat() < 0:
            return float(position.scores()[seat])
        weights = self.weights_for(position)
        return weights.points[self.phase(position)].judge(self.seen(position, seat))

    def seen(self, position: Position, seat: i64) -> Features:
        """Give the features of a world."""
        scratch = self.scratch
        scratch.clear()
        self.features(position, seat, scratch)
        return scratch

    def weights_for(self, position: Position) -> Weights:
        """Give the weights of the family that a position belongs to."""
        family = self.family(position)
        weights = self.weights.get(family)
        if weights is None:
            weights = read_weights(self.package, family, self.version())
            self.weights[family] = weights
        return weights
