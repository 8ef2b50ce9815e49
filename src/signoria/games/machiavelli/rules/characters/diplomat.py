"""Diplomat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import EXCHANGE, district_seat, district_spot
from signoria.games.machiavelli.data.components import CIRCUS_TENT, DIPLOMAT, NAMES
from signoria.games.machiavelli.rules.characters.paid_by_districts import PaidByDistricts
from signoria.games.machiavelli.rules.characters.rank_eight import may_touch, surcharge
from signoria.games.machiavelli.rules.frames import QuietChoice
from signoria.games.machiavelli.rules.targets import ChooseDistrict
from signoria.games.machiavelli.state.current_turn import ABILITY_USED
from signoria.games.machiavelli.state.offer import Offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Diplomat(PaidByDistricts):
    """A gold for each military district; may exchange a district for one of another city, paying the difference."""

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        self.offer_district_income(game, offer)
        if not game.turn.has_used(ABILITY_USED) and ChooseTaken(game.turn.seat).exists(game):
            offer.add(EXCHANGE)

    def use(self, game: Machiavelli, action: i64) -> None:
        if action == EXCHANGE:
            game.turn.use(ABILITY_USED)
            game.then(ChooseTaken(game.turn.seat))
        else:
            self.take_district_income(game)


def price_of_exchange(game: Machiavelli, owner: i64, place: i64, seat: i64, own: i64) -> i64:
    """Give what the other player is paid for an exchange."""
    price = max(0, game.cost_at(owner, place) - game.cost_at(seat, own))
    if game.wording.wall_against_all:
        price += surcharge(game, owner, place)
    return price


def may_exchange(game: Machiavelli, owner: i64, place: i64, seat: i64, own: i64) -> bool:
    """Say whether two districts may be exchanged and the Diplomat can pay for it."""
    mine = game.players[seat].city
    yours = game.players[owner].city
    if mine.cards[own] == CIRCUS_TENT or price_of_exchange(game, owner, place, seat, own) > game.players[seat].gold:
        return False
    if not game.wording.diplomat_minds_names and game.settings.repeats_allowed:
        return True
    given = mine.cards[own]
    taken = yours.cards[place]
    if given == taken:
        return True
    return not mine.has(taken) and not yours.has(given)


def own_for(game: Machiavelli, owner: i64, place: i64, seat: i64) -> bool:
    """Say whether there is a district to give for another one."""
    own: i64 = 0
    while own < game.players[seat].city.size:
        if may_exchange(game, owner, place, seat, own):
            return True
        own += 1
    return False


def may_take(game: Machiavelli, seat: i64, owner: i64, place: i64) -> bool:
    """Say whether a district may be taken in exchange for any own one."""
    return owner != seat and may_touch(game, DIPLOMAT, owner, place) and own_for(game, owner, place, seat)


class ChooseTaken(ChooseDistrict):
    """Choose the district of another player."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "exchange")

    def quiet(self) -> bool:
        return True

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        return may_take(game, self.seat, owner, place)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.then(ChooseGiven(self.seat, district_seat(option), district_spot(option)))


class ChooseGiven(QuietChoice):
    """Choose the own district to give for it."""

    def __init__(self, seat: i64, owner: i64, spot: i64) -> None:
        super().__init__(seat, "exchange-give")
        self.owner = owner
        self.spot = spot

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        player = game.players[self.seat]
        place = game.players[self.owner].place_of(self.spot)
        own: i64 = 0
        while own < player.city.size:
            if may_exchange(game, self.owner, place, self.seat, own):
                offer.add_district(self.seat, player, own)
            own += 1
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        place = game.players[self.owner].place_of(self.spot)
        own = game.place_said(option)
        price = price_of_exchange(game, self.owner, place, self.seat, own)
        taken = game.players[self.owner].city.cards[place]
        given = game.players[self.seat].city.cards[own]
        game.hand_over(self.seat, self.owner, price)
        before = game.complete_cities()
        game.exchange_districts(self.seat, own, self.owner, place)
        if game.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "owner": self.owner, "gold": price}
            game.tell("exchanged", {**facts, "given": NAMES[given], "taken": NAMES[taken]})
        game.check_complete(before)

    def about(self, game: Machiavelli) -> dict[str, object]:
        place = game.players[self.owner].place_of(self.spot)
        return {"owner": self.owner, "district": NAMES[game.players[self.owner].city.cards[place]]}
