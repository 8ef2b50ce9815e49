"""Diplomat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import EXCHANGE, district_seat, district_spot
from signoria.games.machiavelli.data.components import CIRCUS_TENT, DIPLOMAT, NAMES
from signoria.games.machiavelli.rules.rank_eight import RankEight, TargetOfRankEight, may_touch, surcharge
from signoria.games.machiavelli.rules.targets import ChooseOwnDistrict

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class Diplomat(RankEight):
    """A gold for each military district; may exchange a district for one of another city, paying the difference."""

    def __init__(self, character: i64, income: i64) -> None:
        super().__init__(character, income, EXCHANGE, ChooseTaken)


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


class ChooseTaken(TargetOfRankEight):
    """Choose the district of another player, of those that may be taken in exchange for any own one."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "exchange")

    def allows(self, game: Machiavelli, owner: i64, place: i64) -> bool:
        if owner == self.seat or not may_touch(game, DIPLOMAT, owner, place):
            return False
        return own_for(game, owner, place, self.seat)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.then(ChooseGiven(self.seat, district_seat(option), district_spot(option)))


class ChooseGiven(ChooseOwnDistrict):
    """Choose the own district to give for it."""

    def __init__(self, seat: i64, owner: i64, spot: i64) -> None:
        super().__init__(seat, "exchange-give")
        self.owner = owner
        self.spot = spot

    def fits(self, game: Machiavelli, place: i64) -> bool:
        return may_exchange(game, self.owner, game.players[self.owner].place_of(self.spot), self.seat, place)

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
