"""Agents that have learnt nothing: networks with numbers by lot, which play like any other."""

from __future__ import annotations

import random
import struct
from itertools import pairwise

import signoria
from signoria.bots.network import Agent, read, written

HIDDEN = [6, 5]


def layout_of(game: str) -> tuple[int, int]:
    """Give the version of the observations of a game, and how many actions it has."""
    found = signoria.game(game)
    assert found.rulebook.encoder is not None
    return found.rulebook.encoder.layout.version, found.catalogue.size


def numbers_by_lot(game: str, players: int, seed: int = 1) -> list[list[float]]:
    """Give the weights and biases of each layer, for a game with so many players."""
    dice = random.Random(seed)
    encoder = signoria.game(game).rulebook.encoder
    assert encoder is not None
    sizes = [encoder.layout.size(players), *HIDDEN, layout_of(game)[1]]
    found: list[list[float]] = []
    for before, after in pairwise(sizes):
        found += [[dice.uniform(-1, 1) for _ in range(before * after)], [dice.uniform(-1, 1) for _ in range(after)]]
    return found


def file_by_lot(game: str, players: int, seed: int = 1) -> bytes:
    """Give the file of an agent."""
    numbers = numbers_by_lot(game, players, seed)
    packed = b"".join(struct.pack(f"<{len(part)}f", *part) for part in numbers)
    version, actions = layout_of(game)
    return written(game, version, "by lot", HIDDEN, len(numbers[0]) // HIDDEN[0], actions, packed)


def agent_by_lot(game: str, players: int, seed: int = 1) -> Agent:
    """Give an agent."""
    encoder = signoria.game(game).rulebook.encoder
    assert encoder is not None
    return Agent(read(file_by_lot(game, players, seed)), encoder)
