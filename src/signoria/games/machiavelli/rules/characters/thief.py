"""Thief."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import NAME, STEAL
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.frames import NameCharacter, of_ranks
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Thief(CharacterRule):
    """Name another character: when it is turned up, all gold of its player is yours."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if not game.turn.has_used(ABILITY_USED):
            offer.add(STEAL)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        game.then(NameRobbed(game.turn.seat))


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
