"""What Magistrate and Blackmailer have in common: marking other characters, one of the marks being the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import MARK
from signoria.games.machiavelli.rules.frames import QuietChoice, of_ranks

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class PlaceMarks(QuietChoice):
    """Mark so many characters, the first one really; nobody else sees which is which."""

    def __init__(self, seat: i64, question: str, really: i64, number: i64) -> None:
        super().__init__(seat, question)
        self.really = really
        self.number = number

    def spared(self, game: Machiavelli) -> i64:
        """Give the ranks that cannot be marked."""
        raise NotImplementedError

    def placed(self, game: Machiavelli, real: i64, ranks: i64) -> None:
        """Note which ranks are marked, and which of them really."""
        raise NotImplementedError

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.marks.size == 0:
            return of_ranks(game, self.really, self.spared(game))
        return of_ranks(game, MARK, self.spared(game) | game.marks.kinds())

    def chosen(self, game: Machiavelli, option: i64) -> None:
        marks = game.marks
        verb = self.really
        if marks.size > 0:
            verb = MARK
        marks.push(game.rank_of(option - verb))
        if marks.size < self.number:
            game.then(self)
            return
        real = marks.at(0)
        ranks = marks.kinds()
        marks.clear()
        self.placed(game, real, ranks)
