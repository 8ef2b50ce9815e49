"""Who plays the games of a `VectorEnv`: this process, or several others that share their arrays with it."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import signoria
from signoria.core.position import IllegalAction
from signoria.research.batch import Batch
from signoria.research.observer import NUMBER, array_over, encoder_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray

    Array = NDArray[Any]

# The arrays of a batch that have a row for each game, and the numbers in them.
ROWS: Final[dict[str, type[np.generic]]] = {
    "observations": NUMBER,
    "masks": np.int8,
    "seats": np.int64,
    "rewards": np.float64,
    "ended": np.bool_,
    "cut": np.bool_,
    "points": np.int64,
    "starts": np.int64,
    "counts": np.int64,
}
# The legal actions of all games, one after another.
LEGAL: Final = "legal"
LEGAL_NUMBER: Final = np.int32


@dataclass(frozen=True)
class Terms:
    """What is played: everything that another process must be told."""

    game: str
    players: int
    options: dict[str, object]
    reward: str
    max_decisions: int

    def batch(self, games: int) -> Batch:
        """Lay so many games out."""
        game = signoria.game(self.game)
        terms = (self.players, self.options, self.reward, self.max_decisions)
        return Batch(game, encoder_of(game), games, *terms)

    def columns(self) -> dict[str, int]:
        """Give how many numbers each array has for a game."""
        game = signoria.game(self.game)
        wide = {
            "observations": encoder_of(game).layout.size(self.players),
            "masks": game.catalogue.size,
            "rewards": self.players,
            "points": self.players,
        }
        return {name: wide.get(name, 1) for name in ROWS}


def rows_of(batch: Batch, columns: dict[str, int]) -> dict[str, Array]:
    """Give the arrays of a batch: a row for each game, and the list of legal actions."""
    arrays: dict[str, Array] = {}
    for name, number in ROWS.items():
        array = array_over(getattr(batch, name), number)
        arrays[name] = array.reshape(-1, columns[name]) if columns[name] > 1 else array
    arrays[LEGAL] = array_over(batch.legal, LEGAL_NUMBER)
    return arrays


class Alone:
    """All games are played here."""

    def __init__(self, terms: Terms, games: int) -> None:
        self.batch = terms.batch(games)
        self.arrays = rows_of(self.batch, terms.columns())

    def reset(self, seed: int) -> None:
        self.batch.reset(seed)

    def step(self, actions: Array) -> None:
        self.batch.step(actions.tobytes())

    def close(self) -> None:
        """There is nothing to end."""


class Crew:
    """Each of several processes plays a share of the games."""

    def __init__(self, terms: Terms, games: int, workers: int) -> None:
        columns = terms.columns()
        self.catalogue = signoria.game(terms.game).catalogue
        context = get_context("spawn")
        shared = {name: context.RawArray("b", size) for name, size in sizes(columns, games).items()}
        self.arrays = over_shared(shared, columns, games)
        self.actions = self.arrays.pop("actions")
        for array in self.arrays.values():
            array.flags.writeable = False
        shares = np.array_split(np.arange(games), workers)
        self.begun = False
        self.lines: list[Connection] = []
        self.workers = []
        for share in shares:
            near, far = context.Pipe()
            rows = (int(share[0]), int(share[-1]) + 1)
            worker = context.Process(target=work, args=(far, terms, games, rows, shared), daemon=True)
            worker.start()
            far.close()
            self.lines.append(near)
            self.workers.append(worker)

    def reset(self, seed: int) -> None:
        self.tell_all(seed)
        self.begun = True

    def step(self, actions: Array) -> None:
        self.check(actions)
        self.actions[:] = actions
        self.tell_all(None)

    def check(self, actions: Array) -> None:
        """Refuse what a batch refuses, before any game has gone on."""
        if not self.begun:
            raise ValueError("no game has begun: reset first")
        games = len(self.actions)
        if actions.shape != (games,):
            raise ValueError(f"{games} games want as many actions, not {actions.size}")
        known = (actions >= 0) & (actions < self.catalogue.size)
        for row in np.flatnonzero(~known):
            raise IllegalAction(f"game {row}: {actions[row]} is not an action of this game")
        for row in np.flatnonzero(self.arrays["masks"][np.arange(games), actions] == 0):
            raise IllegalAction(f"game {row}: {self.catalogue.notation(int(actions[row]))!r} is not possible")

    def tell_all(self, order: int | None) -> None:
        """Let everybody begin anew with a seed, or go on; wait until all have done so."""
        try:
            for line in self.lines:
                line.send(order)
            for line in self.lines:
                line.recv()
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process that played games for this one has ended") from None

    def close(self) -> None:
        """End the processes: each ends when nobody is at the other end of its line."""
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join()
        self.lines = []
        self.workers = []
        self.begun = False


def sizes(columns: dict[str, int], games: int) -> dict[str, int]:
    """Give how many bytes each shared array has."""
    found = {name: games * columns[name] * np.dtype(number).itemsize for name, number in ROWS.items()}
    found[LEGAL] = games * columns["masks"] * np.dtype(LEGAL_NUMBER).itemsize
    found["actions"] = games * 8
    return found


def over_shared(shared: dict[str, Any], columns: dict[str, int], games: int) -> dict[str, Array]:
    """Give the shared arrays."""
    numbers = {**ROWS, LEGAL: LEGAL_NUMBER, "actions": np.int64}
    shapes: dict[str, tuple[int, ...]] = {LEGAL: (games * columns["masks"],)}
    for name, size in columns.items():
        shapes[name] = (games, size) if size > 1 else (games,)
    return {
        name: np.frombuffer(memory, numbers[name]).reshape(shapes.get(name, (games,)))
        for name, memory in shared.items()
    }


def work(line: Connection, terms: Terms, games: int, rows: tuple[int, int], shared: dict[str, Any]) -> None:
    """Play the games of some rows, as long as somebody says so."""
    first, end = rows
    columns = terms.columns()
    common = over_shared(shared, columns, games)
    batch = terms.batch(end - first)
    batch.stride = games
    own = rows_of(batch, columns)
    for order in orders(line):
        if order is None:
            batch.step(common["actions"][first:end].tobytes())
        else:
            batch.reset(order + first)
        for name in ROWS:
            common[name][first:end] = own[name]
        # The lists of a process begin where its rows of the masks would.
        start = first * columns["masks"]
        listed = int(own["counts"].sum())
        common[LEGAL][start : start + listed] = own[LEGAL][:listed]
        common["starts"][first:end] += start
        line.send(None)


def orders(line: Connection) -> Iterator[int | None]:
    """Give what is to be done until nobody wants anything any more."""
    while True:
        try:
            yield line.recv()
        except EOFError:
            return
