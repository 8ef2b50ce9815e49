"""Thief."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import NAME, STEAL
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.characters.asks_once import AsksOnce
from signoria.games.machiavelli.rules.frames import NameCharacter, of_ranks

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class NameRobbed(NameCharacter):
    """Name the character to rob."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "name-character")

    def options(self, game: Machiavelli) -> vec[i64]:
        return of_ranks(game, NAME, out_of_reach(game))

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.intrigue.robbed = game.rank_of(option - NAME)
        game.intrigue.robber = self.seat
        if game.journal is not None:
            game.tell("theft-named", {"seat": self.seat, "character": CHARACTERS[option - NAME]})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"purpose": "rob"}


def out_of_reach(game: Machiavelli) -> i64:
    """Give the ranks that rank 2 may not touch: rank 1, itself, the murdered and the bewitched character."""
    intrigue = game.intrigue
    ranks = bit(0) | bit(intrigue.called)
    if intrigue.murdered >= 0:
        ranks |= bit(intrigue.murdered)
    if intrigue.bewitched >= 0:
        ranks |= bit(intrigue.bewitched)
    return ranks


class Thief(AsksOnce):
    """Name another character: when it is turned up, all gold of its player is yours."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, STEAL, NameRobbed)
