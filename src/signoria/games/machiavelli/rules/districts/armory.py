"""Armory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import district_seat
from signoria.games.machiavelli.data.components import ARMORY, CIRCUS_TENT, NAMES
from signoria.games.machiavelli.rules.targets import ChooseDistrict
from signoria.games.machiavelli.state.card_rules import DistrictRule

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Armory(DistrictRule):
    """Blow the Armory up together with another district. Neither Keep nor Bishop nor Great Wall helps against it.

    Deluxe: no district of a complete city is destroyed, the Armory of the own one neither.
    """

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if BlowUp(game.turn.seat).exists(game):
            offer.add(self.action)

    def use(self, game: Machiavelli) -> None:
        game.then(BlowUp(game.turn.seat))


class BlowUp(ChooseDistrict):
    """Choose the district to blow up: not in or from a complete city, no tent, classic: not in the own city."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "armory")

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        if owner == self.seat and not game.wording.armory_own_city:
            return False
        if game.is_complete(self.seat) and not game.settings.armory_in_complete_city:
            return False
        if game.is_complete(owner) and game.settings.full_immunity:
            return False
        kind = game.players[owner].city.cards[place]
        if kind == CIRCUS_TENT and not game.settings.tent_removable:
            return False
        return kind != ARMORY or owner != self.seat

    def chosen(self, game: Machiavelli, option: i64) -> None:
        owner = district_seat(option)
        armory: i64 = 0
        while game.players[self.seat].city.cards[armory] != ARMORY:
            armory += 1
        game.ruin_district(self.seat, armory)
        game.clear_site()
        # The Armory has left the city: where the target lies is found only now.
        kind = game.ruin_district(owner, game.place_said(option))
        game.clear_site()
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": owner, "district": NAMES[kind], "price": 0}
            game.tell("destroyed", {**facts, "cause": "armory"})
