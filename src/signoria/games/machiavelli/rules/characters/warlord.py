"""Warlord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import DESTROY, district_seat
from signoria.games.machiavelli.data.components import NAMES, WARLORD
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.rules.characters.rank_eight import may_touch, surcharge
from signoria.games.machiavelli.rules.districts.graveyard import ask_graveyard
from signoria.games.machiavelli.rules.targets import ChooseDistrict
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class Warlord(PaidByDistricts):
    """A gold for each military district; may destroy a district for one gold less than its cost."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        self.offer_district_income(game, offer)
        if not game.turn.has_used(ABILITY_USED) and DestroyDistrict(game.turn.seat).exists(game):
            offer.add(DESTROY)

    def use(self, game: Machiavelli, action: i64) -> None:
        if action == DESTROY:
            game.turn.use(ABILITY_USED)
            game.then(DestroyDistrict(game.turn.seat))
        else:
            self.take_district_income(game)


def price_of_ruin(game: Machiavelli, owner: i64, place: i64) -> i64:
    """Give what destroying a district costs."""
    return max(0, game.cost_at(owner, place) - 1) + surcharge(game, owner, place)


def may_destroy(game: Machiavelli, seat: i64, owner: i64, place: i64) -> bool:
    """Say whether a Warlord may destroy a district and can pay for it."""
    if owner == seat and not game.wording.warlord_own_city:
        return False
    return may_touch(game, WARLORD, owner, place) and price_of_ruin(game, owner, place) <= game.players[seat].gold


class DestroyDistrict(ChooseDistrict):
    """Choose the district to destroy."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "destroy")

    def quiet(self) -> bool:
        return True

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        return may_destroy(game, self.seat, owner, place)

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
