"""Witch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import NAME
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.frames import QuietChoice, of_ranks
from signoria.games.machiavelli.state.card_rules import CharacterRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Witch(CharacterRule):
    """After her income she must name a character; she plays on as that character when it is called.

    What she does then is the rule of that character. The course of both turns is in calling.py.
    """


class NameBewitched(QuietChoice):
    """Name the character to bewitch: any other one, in play or not. With that her turn pauses."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "name-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_ranks(game, NAME, bit(game.intrigue.called))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.intrigue.bewitched = game.rank_of(option - NAME)
        game.intrigue.witch = self.seat
        if game.journal is not None:
            game.tell("bewitch-named", {"seat": self.seat, "character": CHARACTERS[option - NAME]})
            game.tell("turn-ended", {"seat": self.seat})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"purpose": "bewitch"}
