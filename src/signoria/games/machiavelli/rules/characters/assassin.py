"""Assassin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import ASSASSINATE, NAME
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.characters.asks_once import AsksOnce
from signoria.games.machiavelli.rules.frames import NameCharacter, of_ranks

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class NameMurdered(NameCharacter):
    """Name the character to murder: any other one, in play or not."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "name-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_ranks(game, NAME, bit(game.intrigue.called))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.intrigue.murdered = game.rank_of(option - NAME)
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[option - NAME]}
            game.tell_named("murder-named", facts, bit(game.intrigue.murdered))

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"purpose": "murder"}


class Assassin(AsksOnce):
    """Name another character: it is murdered and loses its turn."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, ASSASSINATE, NameMurdered)
