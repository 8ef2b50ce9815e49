"""What a court may still bring in: the plan of the house bot for the rest of the game, worked out roughly.

Every action of the game is a slot. Persons in hand will work; other slots go to what helps them most: freedoms and
buildings that they want, further persons, bonus cards. The plan is not kept: it is made anew at every decision, and
two courts are compared by what their plans are worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.florence.court import POINT, Court
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
# Percent: what money is worth that a plan needs and the court has not.
SCARCE_MONEY: Final = 100


def wishes_of(court: Court, person: i64) -> i64:
    """Give the part of a work that depends on the person."""
    return wishes_met(person, court.buildings, court.landscapes, court.freedoms)


def common_of(court: Court) -> i64:
    """Give the part of a work that is the same for everyone: jesters and cards."""
    return FOR_JESTER * court.jesters + court.cards


def typical_wishes(court: Court) -> i64:
    """Give what a person picked from five will find, in florins."""
    types: i64 = 0
    for landscape in range(3):
        if court.landscapes[landscape] > 0:
            types += 1
    found = FREEDOM_FOUND[bit_count(court.freedoms)] + LANDSCAPE_FOUND[types]
    return found + BUILDING_FOUND[bit_count(court.buildings)]


class Prospects:
    """What can be gained with a slot besides work, each with its price; the same for any number of new persons."""

    def __init__(self, court: Court) -> None:
        self.works: list[int] = []
        self.wanted_freedoms = [0, 0, 0]
        self.wanted_buildings = [0] * BUILDINGS
        common = common_of(court) * FLORINS
        for person in range(PERSONS):
            if (court.persons >> person) & 1:
                self.works.append(int(common + wishes_of(court, person) * FLORINS))
                self.wanted_freedoms[WANTED_FREEDOM[person]] += 1
                self.wanted_buildings[WANTED_BUILDING[person]] += 1
        typical = int(common + typical_wishes(court))
        for _ in range(court.coming):
            self.works.append(typical)
        recruits = court.recruits
        if recruits > 0:
            self.works += recruited_works(court, int(common), typical)
        self.typical = typical

    def gains(self, court: Court, new: i64) -> list[int]:
        """Give what slots can bring, best first, for a court that will take so many new persons."""
        open_freedoms = court.freedom_stock & ~court.freedoms
        found = [
            int(FLORINS * FOR_FREEDOM * self.wanted_freedoms[freedom] + 110 * new - PRICE)
            for freedom in range(3)
            if (open_freedoms >> freedom) & 1
        ]
        cost = BUILDING_COSTS[court.builders]
        buildings: list[int] = []
        for building in range(BUILDINGS):
            if (court.fitting >> building) & 1:
                wanted = FLORINS * FOR_BUILDING * self.wanted_buildings[building]
                buildings.append(3 * POINT + wanted + 60 * new - cost)
        buildings.sort(reverse=True)
        return found + buildings[: court.room]


def recruited_works(court: Court, common: int, typical: int) -> list[int]:
    """Give the works of persons that recruiting cards in hand can fetch: the best that lie open, or what may come."""
    found = [
        int(common + wishes_of(court, person) * FLORINS) for person in range(PERSONS) if (court.elsewhere >> person) & 1
    ]
    found.sort(reverse=True)
    found = found[: court.recruits]
    if court.round_number < ROUNDS:
        while len(found) < court.recruits:
            found.append(typical - FLORINS)
    return found


def outlook(court: Court) -> i64:
    """Give what a court may still bring in, in florins of income; what it has spent already is gone."""
    prospects = Prospects(court)
    extra = next_bonus(court) * FLORINS - PRICE
    most = min(court.slots // 2, ROUNDS - court.round_number + 1, MOST_TAKEN, court.pile)
    best: i64 = -1_000_000
    new: i64 = 0
    while new <= most:
        best = max(best, planned(court, prospects, extra, new))
        new += 1
    return best + prestige_in_hand(court) + held_bonus(court) * FLORINS


def planned(court: Court, prospects: Prospects, extra: i64, new: i64) -> i64:
    """Give what a plan with so many new persons brings in."""
    works = [work + FLORINS * new for work in prospects.works]
    for _ in range(new):
        works.append(int(prospects.typical + FLORINS * new))  # noqa: PERF401 - compiled, a loop is as quick
    works.sort(reverse=True)
    room = court.slots - new
    if len(works) > room:
        works = works[: max(room, 0)]
    number = len(works)
    free = room - number
    spent = PRICE * new + AUCTION * (ROUNDS - court.round_number)
    total: i64 = 0
    gained: i64 = 0
    if free > 0:
        gains = prospects.gains(court, new)
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
    total += works_worth(court, works, lift)
    over = spent - court.money
    if over > 0:
        total -= over * SCARCE_MONEY // 100
    else:
        # Money that no plan needs is worth little, but there will be something to buy.
        total -= over * SPARE_MONEY // 100
    return total


def works_worth(court: Court, works: list[int], lift: i64) -> i64:
    """Give what works bring, the best of them last, one a round from the end as far as possible."""
    total: i64 = 0
    for place, work in enumerate(works):
        when = max(ROUNDS - place, court.round_number)
        grown = work + GROWTH * (when - court.round_number)
        total += grown
        short = MINIMUM_WORK[when - 1] * FLORINS - grown - lift
        if short > 0:
            total -= min(short * SHORT // FLORINS, grown)
    return total + BEST_OF_ROUND * min(len(works), ROUNDS - court.round_number + 1)
