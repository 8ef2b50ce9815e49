"""Warlord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DESTROY, district_seat
from signoria.games.machiavelli.data.components import NAMES, WARLORD
from signoria.games.machiavelli.rules.districts.graveyard import ask_graveyard
from signoria.games.machiavelli.rules.rank_eight import RankEight, TargetOfRankEight, may_touch, surcharge

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Warlord(RankEight):
    """A gold for each military district; may destroy a district for one gold less than its cost."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, DESTROY, DestroyDistrict)


def price_of_ruin(game: Machiavelli, owner: i64, place: i64) -> i64:
    """Give what destroying a district costs."""
    return max(0, game.cost_at(owner, place) - 1) + surcharge(game, owner, place)


class DestroyDistrict(TargetOfRankEight):
    """Choose the district to destroy, of those that a Warlord can pay for."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "destroy")

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        if owner == self.seat and not game.wording.warlord_own_city:
            return False
        gold = game.players[self.seat].gold
        return may_touch(game, WARLORD, owner, place) and price_of_ruin(game, owner, place) <= gold

    def chosen(self, game: Machiavelli, option: i64) -> None:
        owner = district_seat(option)
        place = game.place_said(option)
        price = price_of_ruin(game, owner, place)
        game.pay(self.seat, price)
        kind = game.ruin_district(owner, place)
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": owner, "district": NAMES[kind], "price": price}
            game.tell("destroyed", {**facts, "cause": "warlord"})
        ask_graveyard(game, self.seat, kind)
