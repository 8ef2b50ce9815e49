"""One game after another, for interfaces that step a single one: what each decision needs is compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from signoria.core.game import Game
from signoria.core.observation import Page, blank_page
from signoria.core.position import Encoder, Position, Sight
from signoria.research.batch import NO_GAME


class Playing:
    """A game that is being played: the mask of its question, and what any seat sees."""

    def __init__(self, game: Game, encoder: Encoder, players: int, options: dict[str, object]) -> None:
        self.game = game
        self.encoder = encoder
        self.players: i64 = players
        self.options = options
        self.page: Page = blank_page(encoder.layout.size(players))
        # 1 for each legal action.
        self.mask: vec[u8] = vec[u8]([0] * game.catalogue.size)
        self.position: Position | None = None
        self.sights: list[Sight] = []

    def begin(self, seed: int) -> None:
        """Begin another game."""
        if self.position is not None:
            self.write_mask(self.position, 0)
        position = self.game.own(self.game.begin(self.players, seed, self.options, listen=False))
        self.position = position
        self.sights = [position.sight(seat) for seat in range(self.players)]
        self.write_mask(position, 1)

    def choose(self, action: int) -> int:
        """Answer the question, and give the seat that is asked next; -1 when the game is over.

        Raises `IllegalAction` and changes nothing when the answer is not allowed.
        """
        position = self.position
        if position is None:
            raise ValueError(NO_GAME)
        if 0 <= action < len(self.mask) and self.mask[action] == 1:
            self.write_mask(position, 0)
        position.choose(action)
        self.write_mask(position, 1)
        return position.asked_seat()

    def observe(self, seat: i64) -> None:
        """Write on the page what a seat sees."""
        self.encoder.observe(self.sights[seat], self.page)

    def write_mask(self, position: Position, mark: u8) -> None:
        """Mark the legal actions."""
        for option in position.offered:
            self.mask[option] = mark
