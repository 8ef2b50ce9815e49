"""Marshal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import SEIZE, district_seat
from signoria.games.machiavelli.data.components import MARSHAL, NAMES
from signoria.games.machiavelli.rules.rank_eight import RankEight, TargetOfRankEight, may_touch, surcharge

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


HIGHEST_COST: Final = 3


class Marshal(RankEight):
    """A gold for each military district; may take a cheap district from another city for its cost."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, SEIZE, SeizeDistrict)


class SeizeDistrict(TargetOfRankEight):
    """Choose the district to take, of those that a Marshal can pay for; its owner is paid."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "seize")

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        if owner == self.seat or not may_touch(game, MARSHAL, owner, place):
            return False
        cost = game.cost_at(owner, place)
        player = game.players[self.seat]
        if cost > HIGHEST_COST or player.has(game.players[owner].city.cards[place]):
            return False
        return cost + surcharge(game, owner, place) <= player.gold

    def chosen(self, game: Machiavelli, option: i64) -> None:
        owner = district_seat(option)
        place = game.place_said(option)
        gold = game.cost_at(owner, place) + surcharge(game, owner, place)
        kind = game.players[owner].city.cards[place]
        game.hand_over(self.seat, owner, gold)
        before = game.complete_cities()
        game.move_district(owner, place, self.seat)
        if game.journal is not None:
            game.tell("seized", {"seat": self.seat, "owner": owner, "district": NAMES[kind], "gold": gold})
        game.check_complete(before)
