"""An agent that has learnt to play: a network that looks at an observation and says how good each option is.

It is trained elsewhere (examples/train.py) and written into a file; to play nothing else is needed. The inputs are the
numbers of an observation, squashed; hidden neurons pass on what is positive; of the outputs, one for each action of the
catalogue, only those of the options are worked out.

A file is a line that says what it is, a line of JSON, and numbers of 32 bits: of each hidden layer the weights, input
by input, and the biases; of the outputs the weights, action by action, and the biases.
"""

from __future__ import annotations

import json
from itertools import pairwise
from math import log1p
from typing import TYPE_CHECKING, Final, cast

from librt.strings import read_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.core.shown import shown

if TYPE_CHECKING:
    from signoria.core.observation import Page
    from signoria.core.position import Encoder, Sight

FIRST_LINE: Final = b"signoria agent 1\n"
# No agent is wider or has more layers; a file that says so is wrong.
MOST_NEURONS: Final = 4096
MOST_LAYERS: Final = 8
NUMBER_SIZE: Final = 4


class Layer:
    """Weights and biases between so many numbers and so many others."""

    def __init__(self, inputs: i64, outputs: i64, weights: vec[float], biases: vec[float]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.weights = weights
        self.biases = biases

    def add(self, totals: vec[float], place: i64, number: float) -> None:
        """Add to the totals of the outputs what comes of one input."""
        weights = self.weights
        row = place * self.outputs
        neuron: i64 = 0
        while neuron < self.outputs:
            totals[neuron] += number * weights[row + neuron]
            neuron += 1


class Network:
    """A network as it was read."""

    def __init__(self, game: str, version: int, about: str, hidden: list[Layer], last: Layer) -> None:
        self.game = game
        # Of the layout of the observations that it was trained on.
        self.version = version
        self.about = about
        self.hidden = hidden
        # Its weights lie action by action.
        self.last = last

    def looked(self, page: Page) -> vec[float]:
        """Give what the last hidden neurons make of an observation."""
        first = self.hidden[0]
        found = first.biases[:]
        numbers = page.numbers
        # At a table of another size than it was trained at, it sees no further than it can, or nobody on some chairs.
        place: i64 = 0
        while place < page.size and place < first.inputs:
            number: i64 = i64(numbers[page.start + place])
            if number != 0:
                first.add(found, place, squashed(number))
            place += 1
        for layer in self.hidden[1:]:
            passed = layer.biases[:]
            place = 0
            while place < layer.inputs:
                if found[place] > 0.0:
                    layer.add(passed, place, found[place])
                place += 1
            found = passed
        return found

    def worth(self, found: vec[float], action: i64) -> float:
        """Give how good an action is, by the last hidden neurons."""
        weights = self.last.weights
        total = self.last.biases[action]
        row = action * self.last.inputs
        neuron: i64 = 0
        while neuron < self.last.inputs:
            if found[neuron] > 0.0:
                total += found[neuron] * weights[row + neuron]
            neuron += 1
        return total


def squashed(number: i64) -> float:
    """Give a number as the network reads it: large ones do not drown small ones."""
    if number < 0:
        return -log1p(float(-number))
    return log1p(float(number))


class Agent(Bot):
    """Chooses what a network thinks best; of equal options the first."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        if encoder.layout.version != network.version:
            raise ValueError(
                f"this agent was trained on version {network.version} of the observations of {network.game}, "
                f"and they have version {encoder.layout.version} now: train it anew"
            )
        self.network = network
        self.encoder = encoder
        self.page: Page | None = None

    def choose(self, sight: Sight) -> i64:
        options = sight.options()
        found = self.network.looked(self.observed(sight))
        best = options[0]
        most = self.network.worth(found, best)
        for option in options:
            worth = self.network.worth(found, option)
            if worth > most:
                best = option
                most = worth
        return best

    def worths(self, sight: Sight) -> list[float]:
        """Give how good each option is, in the order of `sight.options()`."""
        found = self.network.looked(self.observed(sight))
        return [self.network.worth(found, option) for option in sight.options()]

    def observed(self, sight: Sight) -> Page:
        """Give what the seat sees."""
        page = self.page
        if page is None:
            page = self.encoder.blank(sight)
            self.page = page
        self.encoder.observe(sight, page)
        return page


# --- Files ------------------------------------------------------------------------------------------------------------


def written(game: str, version: int, about: str, hidden: list[int], inputs: int, actions: int, numbers: bytes) -> bytes:
    """Give the file of a network: `numbers` are those of all layers."""
    facts = {"game": game, "observations": version, "about": about, "inputs": inputs, "hidden": hidden}
    return FIRST_LINE + json.dumps({**facts, "actions": actions}).encode() + b"\n" + numbers


def read(data: bytes) -> Network:
    """Give the network of a file. Raises ValueError for what is none."""
    if not data.startswith(FIRST_LINE):
        raise ValueError("this is no agent")
    end = data.find(b"\n", len(FIRST_LINE))
    try:
        facts = json.loads(data[len(FIRST_LINE) : end])
        game, about = str(facts["game"]), str(facts["about"])
        version, inputs, actions = checked(facts["observations"]), checked(facts["inputs"]), checked(facts["actions"])
        hidden = [checked(size) for size in cast("list[object]", facts["hidden"])]
    except (ValueError, KeyError, TypeError) as wrong:
        raise ValueError(f"this is no agent: {wrong}") from None
    if not 1 <= len(hidden) <= MOST_LAYERS or max(hidden) > MOST_NEURONS:
        raise ValueError(f"an agent has 1 to {MOST_LAYERS} layers of at most {MOST_NEURONS} neurons, not {hidden}")
    sizes = list(pairwise([inputs, *hidden, actions]))
    wanted = sum([(before + 1) * after for before, after in sizes])
    if len(data) - end - 1 != NUMBER_SIZE * wanted:
        raise ValueError(f"an agent of this size has {wanted} numbers, not {(len(data) - end - 1) / NUMBER_SIZE:g}")
    place: i64 = end + 1
    layers: list[Layer] = []
    for before, after in sizes:
        biases = place + NUMBER_SIZE * before * after
        layers.append(Layer(before, after, numbers_at(data, place, before * after), numbers_at(data, biases, after)))
        place = biases + NUMBER_SIZE * after
    return Network(game, version, about, layers[:-1], layers[-1])


def checked(size: object) -> int:
    """Give a size back if it is one."""
    if isinstance(size, int) and not isinstance(size, bool) and 0 < size < 1 << 24:
        return size
    raise ValueError(f"{shown(size)} is no size")


def numbers_at(data: bytes, start: i64, count: i64) -> vec[float]:
    """Give numbers of a file."""
    found = vec[float]([0.0] * int(count))
    number: i64 = 0
    while number < count:
        found[number] = read_f32_le(data, start + NUMBER_SIZE * number)
        number += 1
    return found
