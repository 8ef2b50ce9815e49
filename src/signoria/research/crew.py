"""Who plays the games of a `VectorEnv`: this process, or several others that share their arrays with it."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import signoria
from signoria.bots import new_bot
from signoria.core.position import IllegalAction
from signoria.research.batch import NO_GAME, Batch
from signoria.research.observer import NUMBER, array_over, encoder_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from multiprocessing.connection import Connection

    from numpy.typing import NDArray

    from signoria.bots.bot import Bot

    Array = NDArray[Any]

# The arrays of a batch that have a row for each game, and the numbers in them.
ROWS: Final[dict[str, type[np.generic]]] = {
    "observations": NUMBER,
    "masks": np.int8,
    "seats": np.int64,
    "advice": np.int64,
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
# What is answered, where others play.
ACTIONS: Final = "actions"


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


def shares(games: int, workers: int) -> list[tuple[int, int]]:
    """Give which rows each worker plays: the first one, and the one after the last."""
    parts = np.array_split(np.arange(games), workers)
    return [(int(part[0]), int(part[-1]) + 1) for part in parts]


class Share:
    """The games of some rows among all, played in this process."""

    def __init__(self, terms: Terms, games: int, rows: tuple[int, int]) -> None:
        self.first, end = rows
        self.batch = terms.batch(end - self.first)
        self.batch.stride = games
        self.arrays = rows_of(self.batch, terms.columns())
        # Bots that are asked what they would choose, by name: one for each seat of each game.
        self.bots: dict[str, list[Bot]] = {}

    def follow(self, order: int | str | None, actions: bytes) -> None:
        """Begin anew with a seed, ask a bot by its name, or answer the question of every game."""
        if order is None:
            self.batch.step(actions)
        elif isinstance(order, str):
            self.ask(order)
        else:
            self.batch.reset(order + self.first)

    def ask(self, name: str) -> None:
        """Let bots say what they would choose in all games."""
        batch = self.batch
        if len(batch.rows) == 0:
            raise ValueError(NO_GAME)
        if name not in self.bots:
            players = int(batch.players)
            places = range(self.first * players, (self.first + int(batch.games)) * players)
            self.bots[name] = [new_bot(batch.game.name, name, place) for place in places]
        batch.ask(self.bots[name])


class Alone:
    """All games are played here."""

    def __init__(self, terms: Terms, games: int) -> None:
        self.share = Share(terms, games, (0, games))
        self.arrays = self.share.arrays

    def reset(self, seed: int) -> None:
        self.share.follow(seed, b"")

    def step(self, actions: Array) -> None:
        self.share.follow(None, actions.tobytes())

    def ask(self, bot: str) -> None:
        self.share.follow(bot, b"")

    def close(self) -> None:
        """There is nothing to end."""


class Rows:
    """Arrays that show games which are played elsewhere, by several workers."""

    def __init__(self, terms: Terms, games: int, arrays: dict[str, Array]) -> None:
        self.columns = terms.columns()
        self.catalogue = signoria.game(terms.game).catalogue
        self.actions = arrays.pop(ACTIONS)
        self.shown = arrays
        # Whoever is given them cannot write to them.
        self.arrays = {name: array.view() for name, array in arrays.items()}
        for array in self.arrays.values():
            array.flags.writeable = False
        self.begun = False

    def reset(self, seed: int) -> None:
        self.tell_all(seed)
        self.begun = True

    def step(self, actions: Array) -> None:
        self.check(actions)
        self.actions[:] = actions
        self.tell_all(None)

    def ask(self, bot: str) -> None:
        self.check_begun()
        self.tell_all(bot)

    def check_begun(self) -> None:
        if not self.begun:
            raise ValueError(NO_GAME)

    def check(self, actions: Array) -> None:
        """Refuse what a batch refuses, before any game has gone on."""
        self.check_begun()
        games = len(self.actions)
        if actions.shape != (games,):
            raise ValueError(f"{games} games want as many actions, not {actions.size}")
        known = (actions >= 0) & (actions < self.catalogue.size)
        for row in np.flatnonzero(~known):
            raise IllegalAction(f"game {row}: {actions[row]} is not an action of this game")
        for row in np.flatnonzero(self.arrays["masks"][np.arange(games), actions] == 0):
            raise IllegalAction(f"game {row}: {self.catalogue.notation(int(actions[row]))!r} is not possible")

    def tell_all(self, order: int | str | None) -> None:
        """Let everybody begin anew with a seed, ask a bot by its name, or go on; wait until all have done so."""
        raise NotImplementedError

    def take_in(self, rows: tuple[int, int], arrays: dict[str, Array]) -> None:
        """Show what the games of some rows look like now."""
        take_in(self.shown, self.columns, rows, arrays)

    def close(self) -> None:
        """Let the workers go."""
        raise NotImplementedError


class Crew(Rows):
    """Each of several processes plays a share of the games."""

    def __init__(self, terms: Terms, games: int, workers: int) -> None:
        context = get_context("spawn")
        shared = {name: context.RawArray("b", size) for name, size in sizes(terms.columns(), games).items()}
        super().__init__(terms, games, over_shared(shared, terms.columns(), games))
        self.lines: list[Connection] = []
        self.workers = []
        for rows in shares(games, workers):
            near, far = context.Pipe()
            worker = context.Process(target=work, args=(far, terms, games, rows, shared), daemon=True)
            worker.start()
            far.close()
            self.lines.append(near)
            self.workers.append(worker)

    def tell_all(self, order: int | str | None) -> None:
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
    """Give how many bytes each array has."""
    found = {name: games * columns[name] * np.dtype(number).itemsize for name, number in ROWS.items()}
    found[LEGAL] = games * columns["masks"] * np.dtype(LEGAL_NUMBER).itemsize
    found[ACTIONS] = games * 8
    return found


def over_shared(shared: Mapping[str, Any], columns: dict[str, int], games: int) -> dict[str, Array]:
    """Give the arrays that lie in some memory."""
    numbers = {**ROWS, LEGAL: LEGAL_NUMBER, ACTIONS: np.int64}
    shapes: dict[str, tuple[int, ...]] = {LEGAL: (games * columns["masks"],)}
    for name, size in columns.items():
        shapes[name] = (games, size) if size > 1 else (games,)
    return {
        name: np.frombuffer(memory, numbers[name]).reshape(shapes.get(name, (games,)))
        for name, memory in shared.items()
    }


def blank_rows(terms: Terms, games: int) -> dict[str, Array]:
    """Give arrays of this process alone."""
    columns = terms.columns()
    memory = {name: bytearray(size) for name, size in sizes(columns, games).items()}
    return over_shared(memory, columns, games)


def take_in(shown: dict[str, Array], columns: dict[str, int], rows: tuple[int, int], arrays: dict[str, Array]) -> None:
    """Put the arrays of a share among those of all games."""
    first, end = rows
    for name in ROWS:
        shown[name][first:end] = arrays[name]
    # The lists of a share begin where its rows of the masks would.
    start = first * columns["masks"]
    listed = int(arrays["counts"].sum())
    shown[LEGAL][start : start + listed] = arrays[LEGAL][:listed]
    shown["starts"][first:end] += start


def work(line: Connection, terms: Terms, games: int, rows: tuple[int, int], shared: dict[str, Any]) -> None:
    """Play the games of some rows, as long as somebody says so."""
    first, end = rows
    columns = terms.columns()
    common = over_shared(shared, columns, games)
    share = Share(terms, games, rows)
    for order in orders(line):
        share.follow(order, common[ACTIONS][first:end].tobytes())
        take_in(common, columns, rows, share.arrays)
        line.send(None)


def orders(line: Connection) -> Iterator[int | str | None]:
    """Give what is to be done until nobody wants anything any more."""
    while True:
        try:
            yield line.recv()
        except EOFError:
            return
