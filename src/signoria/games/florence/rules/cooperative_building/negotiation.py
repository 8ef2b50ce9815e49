"""Building together: the active player talks with a neighbour until they agree, or not.

An offer names a building, its cells and the price that the partner pays to the active player. It is put together in
two answers: where the building stands, then the price. The other accepts, declines, or makes an offer of his own. A
talk has at most four offers, and a turn at most two talks with each partner. Whoever accepts binds both: the partner
pays, the active player pays the bank, the building stands in both principalities, and both gain the points for it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.standing_answer import StandingAnswer
from signoria.games.florence.data.actions import (
    ACCEPT,
    COUNTER,
    DECLINE,
    HIGHEST_PRICE,
    HUNDRED,
    PLACE_JOINT,
    PRICE,
    also_numbers,
)
from signoria.games.florence.data.board import JOINT, SPANNING, border_key, cell_names
from signoria.games.florence.data.components import BUILDING_COSTS, BUILDINGS, TILES
from signoria.games.florence.rules.cooperative_building.borders import blocked_for_parts
from signoria.games.florence.rules.frames import Choice, QuietChoice
from signoria.games.florence.state.stores import POINTS_PER_BUILDING
from signoria.games.florence.state.table import Florence

MOST_OFFERS: Final = 4
MOST_TALKS: Final = 2
NO_OFFER: Final = -1
DECLINE_OFFERS: Final = StandingAnswer("decline-offers", DECLINE)
COSTS: Final = vec[i64](BUILDING_COSTS)

# --- Where two players can build together ----------------------------------------------------------------------------


def types_for_two(game: Florence, seat: i64, partner: i64) -> i64:
    """Give the building types in the supply that neither of two players owns, as bits."""
    return game.building_stock() & ~game.players[seat].buildings & ~game.players[partner].buildings


def joint_placements(game: Florence, seat: i64, partner: i64, all_of_them: bool) -> vec[i64]:
    """Give the legal placements across the border of two players, or only the first of them."""
    border = game.settings.border(seat, partner)
    spanning = SPANNING[border.way]
    base = PLACE_JOINT + JOINT.bases[border_key(border)]
    types = types_for_two(game, seat, partner)
    blocked_first = blocked_for_parts(game, border.first)
    blocked_second = blocked_for_parts(game, border.second)
    first_areas = spanning.first_areas
    second_areas = spanning.second_areas
    options = vec[i64]()
    tile: i64 = 0
    while tile < BUILDINGS:
        if (types >> tile) & 1:
            number = spanning.firsts[tile]
            end = spanning.firsts[tile + 1]
            while number < end:
                if first_areas[number] & blocked_first == 0 and second_areas[number] & blocked_second == 0:
                    options = append(options, base + number)
                    if not all_of_them:
                        return options
                number += 1
        tile += 1
    return options


def partners(game: Florence, seat: i64) -> list[int]:
    """Give the neighbours in turn order with whom a talk can still begin and lead to something."""
    neighbours = {int(game.after(seat)), int(game.after(seat, len(game.players) - 1))}
    return [other for other in sorted(neighbours) if can_talk(game, seat, other)]


def can_talk(game: Florence, seat: i64, other: i64) -> bool:
    """Whether a player may begin to talk with a neighbour, and there is something to talk about."""
    return game.talks[other] < MOST_TALKS and len(joint_placements(game, seat, other, all_of_them=False)) > 0


class JointPlace:
    """A placement across a border, taken apart."""

    def __init__(self, game: Florence, seat: i64, partner: i64, place: i64) -> None:
        border = game.settings.border(seat, partner)
        spanning = SPANNING[border.way]
        number = place - PLACE_JOINT - JOINT.bases[border_key(border)]
        self.first: i64 = border.first
        self.second: i64 = border.second
        self.tile: i64 = spanning.tiles[number]
        self.first_area: i64 = spanning.first_areas[number]
        self.second_area: i64 = spanning.second_areas[number]

    def cells(self) -> list[str]:
        """Name the cells with their seats, counted from 1."""
        first = [f"{self.first + 1}:{name}" for name in cell_names(self.first_area)]
        return [*first, *(f"{self.second + 1}:{name}" for name in cell_names(self.second_area))]


# --- The talk --------------------------------------------------------------------------------------------------------


def begin_talk(game: Florence, seat: i64, partner: i64) -> None:
    """The active player begins to talk with a neighbour."""
    game.talks[partner] += 1
    game.then(OfferPlace(seat, seat, partner, 1, NO_OFFER, NO_OFFER))


def other_of(seat: i64, active: i64, partner: i64) -> i64:
    """Give the one whom a player talks with."""
    if seat == active:
        return partner
    return active


def cost_of(game: Florence, active: i64) -> i64:
    """Give what the bank wants: it looks at the builders of the active player only."""
    return COSTS[game.players[active].builders]


def lowest_price(game: Florence, seat: i64, active: i64) -> i64:
    """Give the lowest price a player may name: the active one must be able to pay the bank with it."""
    missing = cost_of(game, active) - game.power(active)
    if seat != active or missing < 0:
        return 0
    return missing


def highest_price(game: Florence, seat: i64, active: i64) -> i64:
    """Give the highest price a player may name: a partner must be able to pay it."""
    if seat == active:
        return HIGHEST_PRICE
    highest = game.power(seat)
    if highest > HIGHEST_PRICE:
        return HIGHEST_PRICE
    return highest


class OfferPlace(QuietChoice):
    """First half of an offer: which building, and where."""

    def __init__(self, seat: i64, active: i64, partner: i64, number: i64, place: i64, asked: i64) -> None:
        super().__init__(seat, "joint-propose")
        self.active = active
        self.partner = partner
        self.number = number
        # The offer that is answered, if this is a counter-offer.
        self.place = place
        self.asked = asked

    def options(self, game: Florence) -> vec[i64]:
        options = joint_placements(game, self.active, self.partner, all_of_them=True)
        lowest = lowest_price(game, self.seat, self.active)
        if self.place != NO_OFFER and lowest == highest_price(game, self.seat, self.active) == self.asked:
            # No other price could be named for the same place: that would be the same offer.
            rest = vec[i64]()
            for option in options:
                if option != self.place:
                    rest = append(rest, option)
            return rest
        return options

    def chosen(self, game: Florence, option: i64) -> None:
        excluded: i64 = NO_OFFER
        if option == self.place:
            excluded = self.asked
        game.then(OfferPrice(self.seat, self.active, self.partner, self.number, option, excluded))

    def about(self, game: Florence) -> dict[str, object]:
        facts: dict[str, object] = {"active": self.active, "partner": self.partner, "number": self.number}
        return facts


class OfferPrice(QuietChoice):
    """Second half of an offer: what the partner pays to the active player."""

    def __init__(self, seat: i64, active: i64, partner: i64, number: i64, place: i64, excluded: i64) -> None:
        super().__init__(seat, "joint-price")
        self.active = active
        self.partner = partner
        self.number = number
        self.place = place
        # A counter-offer for the same place must name another price.
        self.excluded = excluded

    def options(self, game: Florence) -> vec[i64]:
        lowest = lowest_price(game, self.seat, self.active) // HUNDRED
        highest = highest_price(game, self.seat, self.active) // HUNDRED
        if self.excluded == NO_OFFER:
            return also_numbers(vec[i64](), PRICE, lowest, highest)
        excluded = self.excluded // HUNDRED
        if excluded < lowest:
            return also_numbers(vec[i64](), PRICE, lowest, highest)
        below = excluded - 1
        below = min(below, highest)
        options = also_numbers(vec[i64](), PRICE, lowest, below)
        return also_numbers(options, PRICE, excluded + 1, highest)

    def chosen(self, game: Florence, option: i64) -> None:
        amount = (option - PRICE) * HUNDRED
        receiver = other_of(self.seat, self.active, self.partner)
        journal = game.journal
        if journal is not None:
            facts = offer_facts(game, self.active, self.partner, self.place, amount)
            facts["seat"] = self.seat
            facts["receiver"] = receiver
            facts["number"] = self.number
            journal.add("joint-offer", facts)
        game.then(Reply(receiver, self.active, self.partner, self.number, self.place, amount))

    def about(self, game: Florence) -> dict[str, object]:
        facts = place_facts(game, self.active, self.partner, self.place)
        facts["number"] = self.number
        return facts

    def price(self, game: Florence, option: i64) -> i64:
        return share(game, self.seat, self.active, (option - PRICE) * HUNDRED)


def place_facts(game: Florence, active: i64, partner: i64, place: i64) -> dict[str, object]:
    """Give who would build what where."""
    where = JointPlace(game, active, partner, place)
    return {"active": active, "partner": partner, "tile": TILES[where.tile], "cells": where.cells()}


def offer_facts(game: Florence, active: i64, partner: i64, place: i64, amount: i64) -> dict[str, object]:
    """Give who would build what where, and for how much."""
    facts = place_facts(game, active, partner, place)
    facts["price"] = amount
    return facts


def share(game: Florence, seat: i64, active: i64, amount: i64) -> i64:
    """Give what a deal would cost a player: the active one what the partner's money leaves of the bank's price."""
    if seat != active:
        return amount
    rest = cost_of(game, active) - amount
    if rest < 0:
        return 0
    return rest


class Reply(Choice):
    """Accept an offer that one can pay for, decline it, or answer with another."""

    def __init__(self, seat: i64, active: i64, partner: i64, number: i64, place: i64, amount: i64) -> None:
        super().__init__(seat, "joint-reply")
        self.active = active
        self.partner = partner
        self.number = number
        self.place = place
        self.amount = amount

    def guarded(self) -> bool:
        return True

    def preference(self) -> StandingAnswer | None:
        return DECLINE_OFFERS

    def options(self, game: Florence) -> vec[i64]:
        options = vec[i64]()
        if share(game, self.seat, self.active, self.amount) <= game.power(self.seat):
            options = append(options, ACCEPT)
        if self.number < MOST_OFFERS and self.can_counter(game):
            options = append(options, COUNTER)
        return append(options, DECLINE)

    def can_counter(self, game: Florence) -> bool:
        """Whether there is any offer but the one that is answered."""
        lowest = lowest_price(game, self.seat, self.active)
        if lowest != highest_price(game, self.seat, self.active) or lowest != self.amount:
            return True
        return len(joint_placements(game, self.active, self.partner, all_of_them=True)) > 1

    def chosen(self, game: Florence, option: i64) -> None:
        journal = game.journal
        if journal is not None:
            said = "accept" if option == ACCEPT else "counter" if option == COUNTER else "decline"
            other = other_of(self.seat, self.active, self.partner)
            journal.add("joint-answer", {"seat": self.seat, "receiver": other, "answer": said, "number": self.number})
        if option == ACCEPT:
            build_together(game, self.active, self.partner, self.place, self.amount)
        elif option == COUNTER:
            counter = OfferPlace(self.seat, self.active, self.partner, self.number + 1, self.place, self.amount)
            game.then(counter)

    def about(self, game: Florence) -> dict[str, object]:
        facts = offer_facts(game, self.active, self.partner, self.place, self.amount)
        facts["number"] = self.number
        return facts

    def price(self, game: Florence, option: i64) -> i64:
        return share(game, self.seat, self.active, self.amount) if option == ACCEPT else 0


def build_together(game: Florence, active: i64, partner: i64, place: i64, amount: i64) -> None:
    """Carry the deal out: an action of the active player, a building of both."""
    game.actions -= 1
    cost = cost_of(game, active)
    where = JointPlace(game, active, partner, place)
    # The partner's money may be used for the bank; the points of the building come too late for either.
    game.pay(partner, amount)
    game.receive(active, amount)
    game.pay(active, cost)
    game.supply[where.tile] -= 1
    game.place_building(where.first, where.tile, where.first_area, where.second)
    game.place_building(where.second, where.tile, where.second_area, where.first)
    journal = game.journal
    if journal is not None:
        facts = offer_facts(game, active, partner, place, amount)
        facts["cost"] = cost
        facts["gained"] = POINTS_PER_BUILDING
        journal.add("joint-built", facts)
