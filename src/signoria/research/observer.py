"""What a seat sees, as an array."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

import numpy as np

from signoria.core.observation import HIGHEST, Layout, blank_page
from signoria.core.position import Encoder

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from signoria.core.game import Game
    from signoria.core.position import Position

N = TypeVar("N", bound=np.generic)

# The numbers of an observation, as the page has them.
NUMBER: Final = np.int16


def encoder_of(game: Game) -> Encoder:
    """Give what writes the observations of a game. Raises ValueError for a game that has none."""
    encoder = game.rulebook.encoder
    if encoder is None:
        raise ValueError(f"{game.name} has no observations")
    return encoder


def array_over(vector: object, number: type[N]) -> NDArray[N]:
    """Give an array that shows a native vector as it is now and will be. It cannot be written to."""
    return np.frombuffer(vector, number)  # type: ignore[call-overload,no-any-return]


class Observer:
    """Shows positions of a game with so many players as arrays.

    >>> import signoria
    >>> from signoria.research import Observer
    >>> game = signoria.game("dominion")
    >>> observer = Observer(game, players=2)
    >>> position = game.new(seats=2, seed=7)
    >>> observation = observer.observe(position, 0)
    >>> observation.shape, observation.dtype
    ((672,), dtype('int16'))
    >>> observer.read(observation)["hand"]
    {'copper': 4, 'estate': 1}
    """

    def __init__(self, game: Game, players: int) -> None:
        self.encoder = encoder_of(game)
        self.players = players
        self.actions = game.catalogue.size
        self.page = blank_page(self.size)
        self.written = array_over(self.page.numbers, NUMBER)

    @property
    def layout(self) -> Layout:
        """What each number is about."""
        return self.encoder.layout

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size(self.players)

    @property
    def highest(self) -> int:
        """No number is larger, or smaller than that below 0."""
        return HIGHEST

    def observe(self, position: Position, seat: int) -> NDArray[np.int16]:
        """Give what a seat sees, in an array of its own."""
        return self.look(position, seat).copy()

    def look(self, position: Position, seat: int) -> NDArray[np.int16]:
        """Give what a seat sees, in an array that cannot be written to and shows the next observation in its turn."""
        if position.seats() != self.players:
            raise ValueError(f"this observer looks at games of {self.players} players, not of {position.seats()}")
        self.encoder.observe(position.sight(position.checked(seat)), self.page)
        return self.written

    def mask(self, position: Position) -> NDArray[np.int8]:
        """Give 1 for each action of the catalogue that may be chosen now, and 0 for all others."""
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[position.legal()] = 1
        return mask

    def read(self, observation: NDArray[np.int16]) -> dict[str, object]:
        """Give an observation by the names of its fields, those of players in `players`."""
        return self.layout.read(observation.tolist(), self.players)
