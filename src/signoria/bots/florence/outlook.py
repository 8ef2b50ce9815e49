"""What an estate may still bring in: the plan of the house bot for the rest of the game, worked out roughly.

Every action of the game is a slot. Persons in hand will work; other slots go to what helps them most: freedoms and
buildings that they want, further persons, bonus cards. The plan is not kept: it is made anew at every decision, and
two estates are compared by what their plans are worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.florence.estate import POINT, Estate
from signoria.bots.florence.hidden_cards import held_bonus, next_bonus, prestige_in_hand
from signoria.core.bits import bit_count
from signoria.games.florence.data.components import BUILDING_COSTS, BUILDINGS, MINIMUM_WORK, PERSONS, ROUNDS
from signoria.games.florence.rules.work_values import (
    FOR_BUILDING,
    FOR_FREEDOM,
    FOR_JESTER,
    WANTED_BUILDING,
    WANTED_FREEDOM,
    wishes_met,
)

FLORINS: Final = 100
PRICE: Final = 300
# What a person picked from five finds of its wishes, by how many freedoms, landscape types, buildings there are.
FREEDOM_FOUND: Final = [0, 170, 270, 300]
LANDSCAPE_FOUND: Final = [0, 180, 270, 300]
BUILDING_FOUND: Final = [0, 90, 160, 220, 270, 310, 340, 360, 380, 390, 400]
# Works grow by what auctions bring: florins a round.
GROWTH: Final = 150
# What the chance of the best work of a round is worth to who completes one.
BEST_OF_ROUND: Final = 240
# What an auction will cost, money that is not there for anything else.
AUCTION: Final = 350
# Each value that a work falls short of the minimum: it needs help, or fails.
SHORT: Final = 170
MOST_TAKEN: Final = 4
# Percent: what money is worth that no plan needs.
SPARE_MONEY: Final = 50
# Percent: what money is worth that a plan needs and the estate has not.
SCARCE_MONEY: Final = 100


def wishes_of(estate: Estate, person: i64) -> i64:
    """Give the part of a work that depends on the person."""
    return wishes_met(person, estate.buildings, estate.landscapes, estate.freedoms)


def common_of(estate: Estate) -> i64:
    """Give the part of a work that is the same for everyone: jesters and cards."""
    return FOR_JESTER * estate.jesters + estate.cards


def typical_wishes(estate: Estate) -> i64:
    """Give what a person picked from five will find, in florins."""
    types: i64 = 0
    for landscape in range(3):
        if estate.landscapes[landscape] > 0:
            types += 1
    found = FREEDOM_FOUND[bit_count(estate.freedoms)] + LANDSCAPE_FOUND[types]
    return found + BUILDING_FOUND[bit_count(estate.buildings)]


class Prospects:
    """What can be gained with a slot besides work, each with its price; the same for any number of new persons."""

    def __init__(self, estate: Estate) -> None:
        self.works: list[int] = []
        self.wanted_freedoms = [0, 0, 0]
        self.wanted_buildings = [0] * BUILDINGS
        common = common_of(estate) * FLORINS
        for person in range(PERSONS):
            if (estate.persons >> person) & 1:
                self.works.append(int(common + wishes_of(estate, person) * FLORINS))
                self.wanted_freedoms[WANTED_FREEDOM[person]] += 1
                self.wanted_buildings[WANTED_BUILDING[person]] += 1
        typical = int(common + typical_wishes(estate))
        for _ in range(estate.coming):
            self.works.append(typical)
        recruits = estate.recruits
        if recruits > 0:
            self.works += recruited_works(estate, int(common), typical)
        self.works.sort(reverse=True)
        self.typical = typical

    def works_with(self, new: i64) -> list[int]:
        """Give all works, best first, with those of so many new persons: each person helps all of them."""
        more = FLORINS * new
        found: list[int] = []
        left = new
        for work in self.works:
            while left > 0 and work < self.typical:
                found.append(int(self.typical + more))
                left -= 1
            found.append(int(work + more))
        while left > 0:
            found.append(int(self.typical + more))
            left -= 1
        return found

    def gains(self, estate: Estate, new: i64) -> list[int]:
        """Give what slots can bring, best first, for an estate that will take so many new persons."""
        open_freedoms = estate.freedom_stock & ~estate.freedoms
        found = [
            int(FLORINS * FOR_FREEDOM * self.wanted_freedoms[freedom] + 110 * new - PRICE)
            for freedom in range(3)
            if (open_freedoms >> freedom) & 1
        ]
        cost = BUILDING_COSTS[estate.builders]
        buildings: list[int] = []
        for building in range(BUILDINGS):
            if (estate.fitting >> building) & 1:
                wanted = FLORINS * FOR_BUILDING * self.wanted_buildings[building]
                buildings.append(3 * POINT + wanted + 60 * new - cost)
        if len(buildings) > estate.room:
            buildings.sort(reverse=True)
            del buildings[max(0, estate.room) :]
        return found + buildings


def recruited_works(estate: Estate, common: int, typical: int) -> list[int]:
    """Give the works of persons that recruiting cards in hand can fetch: the best that lie open, or what may come."""
    found = [
        int(common + wishes_of(estate, person) * FLORINS)
        for person in range(PERSONS)
        if (estate.elsewhere >> person) & 1
    ]
    found.sort(reverse=True)
    found = found[: estate.recruits]
    if estate.round_number < ROUNDS:
        while len(found) < estate.recruits:
            found.append(typical - FLORINS)
    return found


def outlook(estate: Estate) -> i64:
    """Give what an estate may still bring in, in florins of income; what it has spent already is gone."""
    prospects = Prospects(estate)
    extra = next_bonus(estate) * FLORINS - PRICE
    most = min(estate.slots // 2, ROUNDS - estate.round_number + 1, MOST_TAKEN, estate.pile)
    best: i64 = -1_000_000
    new: i64 = 0
    while new <= most:
        best = max(best, planned(estate, prospects, extra, new))
        new += 1
    return best + prestige_in_hand(estate) + held_bonus(estate) * FLORINS


def planned(estate: Estate, prospects: Prospects, extra: i64, new: i64) -> i64:
    """Give what a plan with so many new persons brings in."""
    works = prospects.works_with(new)
    room = estate.slots - new
    if len(works) > room:
        works = works[: max(room, 0)]
    number = len(works)
    free = room - number
    spent = PRICE * new + AUCTION * (ROUNDS - estate.round_number)
    total: i64 = 0
    gained: i64 = 0
    if free > 0:
        gains = prospects.gains(estate, new)
        for _ in range(number):
            gains.append(int(extra))
        gains.sort(reverse=True)
        for gain in gains[:free]:
            if gain > 0:
                # Its price is counted with the rest of what is spent: money that is there is no income lost.
                total += gain + PRICE
                spent += PRICE
                gained += 1
    # What helps works helps all of them a little: the plan does not say which.
    lift = 0
    if number > 0:
        lift = 150 * int(gained) // number
    total += works_worth(estate, works, lift)
    over = spent - estate.money
    if over > 0:
        total -= over * SCARCE_MONEY // 100
    else:
        # Money that no plan needs is worth little, but there will be something to buy.
        total -= over * SPARE_MONEY // 100
    return total


def works_worth(estate: Estate, works: list[int], lift: i64) -> i64:
    """Give what works bring, the best of them last, one a round from the end as far as possible."""
    total: i64 = 0
    for place, work in enumerate(works):
        when = max(ROUNDS - place, estate.round_number)
        grown = work + GROWTH * (when - estate.round_number)
        total += grown
        short = MINIMUM_WORK[when - 1] * FLORINS - grown - lift
        if short > 0:
            total -= min(short * SHORT // FLORINS, grown)
    return total + BEST_OF_ROUND * min(len(works), ROUNDS - estate.round_number + 1)
