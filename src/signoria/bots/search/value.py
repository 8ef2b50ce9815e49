"""Small models that judge a position by its features: linear, logistic, or a net with a few hidden neurons."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Beyond this a share is as good as certain, and `exp` might overflow.
CERTAIN: Final = 30.0


class Features:
    """What a position looks like, in numbers. Their order is fixed: a game that changes it raises its version."""

    def __init__(self) -> None:
        self.numbers: vec[float] = vec[float]()
        self.size: i64 = 0

    def clear(self) -> None:
        """Begin anew. The room stays."""
        self.size = 0

    def add(self, number: float) -> None:
        """Write the next number down."""
        if self.size == len(self.numbers):
            self.numbers = append(self.numbers, number)
        else:
            self.numbers[self.size] = number
        self.size += 1

    def count(self, number: i64) -> None:
        """Write a whole number down."""
        self.add(float(number))

    def listed(self) -> list[float]:
        """Give the numbers in order."""
        return list(self.numbers[: self.size])


class Layer:
    """One layer of a net: for each neuron a bias, and a weight for each input."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.outputs: i64 = len(rows)
        self.inputs: i64 = len(rows[0]) - 1
        weights = vec[float]()
        for row in rows:
            if len(row) != self.inputs + 1:
                raise ValueError("the neurons of a layer have the same number of weights")
            for weight in row:
                weights = append(weights, float(weight))
        self.weights = weights

    def fire(self, inputs: vec[float], neuron: i64) -> float:
        """Give what a neuron makes of its inputs, of which there may be more than it takes."""
        weights = self.weights
        start = neuron * (self.inputs + 1)
        total = weights[start]
        place: i64 = 0
        while place < self.inputs:
            total += weights[start + 1 + place] * inputs[place]
            place += 1
        return total


class Net:
    """A net with one output. Hidden neurons pass on what is positive; without any the net is a linear model."""

    def __init__(self, layers: list[list[list[float]]]) -> None:
        self.layers = [Layer(rows) for rows in layers]
        for layer, following in zip(self.layers, self.layers[1:]):
            if layer.outputs != following.inputs:
                raise ValueError("the layers of a net fit each other")
        if self.layers[-1].outputs != 1:
            raise ValueError("a net has one output")

    def judge(self, features: Features) -> float:
        """Give what the net makes of a position."""
        if features.size != self.layers[0].inputs:
            raise ValueError(f"a net of {self.layers[0].inputs} features cannot judge by {features.size}")
        found = features.numbers
        for layer in self.layers[:-1]:
            passed = vec[float]()
            neuron: i64 = 0
            while neuron < layer.outputs:
                fired = layer.fire(found, neuron)
                passed = append(passed, positive(fired))
                neuron += 1
            found = passed
        return self.layers[-1].fire(found, 0)


class Weights:
    """What was learnt about a family of games: for each phase, nets for the share of a victory and for the points."""

    def __init__(self, share: list[Net], points: list[Net]) -> None:
        self.share = share
        self.points = points


def positive(number: float) -> float:
    """Give a number, or 0 for a negative one: `max` would make objects of both."""
    if number > 0.0:
        return number
    return 0.0


def logistic(number: float) -> float:
    """Give a number between 0 and 1 for any number."""
    if number > CERTAIN:
        return 1.0
    if number < -CERTAIN:
        return 0.0
    return 1.0 / (1.0 + exp(-number))
