"""What an estate may still bring in: the plan of the house bot for the rest of the game, worked out roughly.

Every action of the game is a slot. Persons in hand will work; other slots go to what helps them most: freedoms and
buildings that they want, further persons, bonus cards. The plan is not kept: it is made anew at every decision, and
two estates are compared by what their plans are worth.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import FREEDOM_TYPES, PLACES, POINT, SEVERAL, Estate
from signoria.bots.florence.hidden_cards import held_bonus, next_bonus, prestige_in_hand
from signoria.bots.florence.ordered import insert
from signoria.core.bits import bit_count
from signoria.games.florence.data.components import BUILDING_COSTS, BUILDINGS, MINIMUM_WORK, PERSONS, ROUNDS
from signoria.games.florence.rules.work_values import (
    FOR_BUILDING,
    FOR_FREEDOM,
    FOR_JESTER,
    FOR_LANDSCAPE,
    WANTED_BUILDING,
    WANTED_FREEDOM,
    WANTED_LANDSCAPE,
)

FLORINS: Final = 100
PRICE: Final = 300
# What a person picked from five finds of its wishes, by how many freedoms, landscape types, buildings there are.
FREEDOM_FOUND: Final = vec[i64]([0, 170, 270, 300])
LANDSCAPE_FOUND: Final = vec[i64]([0, 180, 270, 300])
BUILDING_FOUND: Final = vec[i64]([0, 90, 160, 220, 270, 310, 340, 360, 380, 390, 400])
# Works grow by what auctions bring: florins a round.
GROWTH: Final = 150
# What the chance of the best work of a round is worth to who completes one.
BEST_OF_ROUND: Final = 240
# What an auction will cost, money that is not there for anything else.
AUCTION: Final = 350
# Each value that a work falls short of the minimum: it needs help, or fails.
SHORT: Final = 170
MOST_TAKEN: Final = 4
# What a new person finds of a freedom or a building more.
FREEDOM_FOR_NEW: Final = 110
BUILDING_FOR_NEW: Final = 60
# What each thing gained adds to works.
LIFT: Final = 150
# Percent: what money is worth that no plan needs.
SPARE_MONEY: Final = 50
# Percent: what money is worth that a plan needs and the estate has not.
SCARCE_MONEY: Final = 100
# How often buildings are wanted is kept together in one integer: so many bits for each type.
WISHES: Final = 6
MANY_WISHES: Final = 63

COSTS: Final = vec[i64](BUILDING_COSTS)
# The least income of a work, by round from 1 on.
LEAST_INCOME: Final = vec[i64]([0] + [FLORINS * least for least in MINIMUM_WORK])
NEVER: Final = -1_000_000


def wishes_of(estate: Estate, person: i64) -> i64:
    """Give the part of a work that depends on the person."""
    value: i64 = 0
    if (estate.buildings >> WANTED_BUILDING[person]) & 1:
        value += FOR_BUILDING
    if (estate.landscapes >> (PLACES * WANTED_LANDSCAPE[person])) & SEVERAL:
        value += FOR_LANDSCAPE
    if (estate.freedoms >> WANTED_FREEDOM[person]) & 1:
        value += FOR_FREEDOM
    return value


def common_of(estate: Estate) -> i64:
    """Give the part of a work that is the same for everyone: jesters and cards."""
    return FOR_JESTER * estate.jesters + estate.cards


def typical_wishes(estate: Estate) -> i64:
    """Give what a person picked from five will find, in florins."""
    types: i64 = 0
    landscape: i64 = 0
    while landscape < 3:
        if estate.number_of(landscape) > 0:
            types += 1
        landscape += 1
    found = FREEDOM_FOUND[bit_count(estate.freedoms)] + LANDSCAPE_FOUND[types]
    return found + BUILDING_FOUND[bit_count(estate.buildings)]


class Prospects:
    """What can be gained with a slot, each sort of it best first; the same for any number of new persons.

    A new person makes all works better by its card, all freedoms and all buildings by what it finds there: so the order
    within each sort never changes, and a plan takes from the head of each.
    """

    def __init__(self, estate: Estate) -> None:
        common = common_of(estate) * FLORINS
        self.typical: i64 = common + typical_wishes(estate)
        room = bit_count(estate.persons) + estate.coming
        if estate.recruits > 0:
            room += estate.recruits
        self.works = vec[i64]([0] * room)
        self.number: i64 = 0
        freedoms: i64 = 0
        buildings: i64 = 0
        persons = estate.persons
        person: i64 = 0
        while persons != 0:
            if persons & 1:
                self.add_work(common + wishes_of(estate, person) * FLORINS)
                freedoms += FREEDOM_WISH[person]
                buildings += BUILDING_WISH[person]
            persons >>= 1
            person += 1
        coming = estate.coming
        while coming > 0:
            self.add_work(self.typical)
            coming -= 1
        if estate.recruits > 0:
            self.add_recruited(estate, common)
        # So many works are at least as good as that of a new person, who comes after them.
        self.better: i64 = 0
        while self.better < self.number and self.works[self.better] >= self.typical:
            self.better += 1
        # Wishes for freedoms and buildings that could be had.
        self.freedoms = vec[i64]([0] * FREEDOM_TYPES)
        self.freedom_number: i64 = 0
        self.add_freedoms(estate.freedom_stock & ~estate.freedoms, freedoms)
        self.buildings = vec[i64]([0] * BUILDINGS)
        self.building_number: i64 = 0
        self.add_buildings(estate.fitting, buildings)
        self.building_number = min(self.building_number, max(estate.room, 0))
        self.cost: i64 = COSTS[estate.builders]
        # How many things the last plan gains besides works.
        self.gained: i64 = 0

    def add_work(self, value: i64) -> None:
        """Put a work among the others."""
        insert(self.works, self.number, value)
        self.number += 1

    def add_recruited(self, estate: Estate, common: i64) -> None:
        """Put works of persons there whom recruiting cards can fetch: the best that lie open, or what may come."""
        found = vec[i64]([0] * (estate.recruits + 1))
        number: i64 = 0
        persons = estate.elsewhere
        person: i64 = 0
        while persons != 0:
            if persons & 1:
                value = common + wishes_of(estate, person) * FLORINS
                if number < estate.recruits:
                    insert(found, number, value)
                    number += 1
                elif value > found[number - 1]:
                    insert(found, number - 1, value)
            persons >>= 1
            person += 1
        if estate.round_number < ROUNDS:
            while number < estate.recruits:
                found[number] = self.typical - FLORINS
                number += 1
        while number > 0:
            number -= 1
            self.add_work(found[number])

    def add_freedoms(self, available: i64, wanted: i64) -> None:
        """Count the wishes for each freedom that can be had."""
        freedom: i64 = 0
        while freedom < FREEDOM_TYPES:
            if (available >> freedom) & 1:
                insert(self.freedoms, self.freedom_number, (wanted >> (WISHES * freedom)) & MANY_WISHES)
                self.freedom_number += 1
            freedom += 1

    def add_buildings(self, fitting: i64, wanted: i64) -> None:
        """Count the wishes for each building that can be built."""
        building: i64 = 0
        while building < BUILDINGS:
            if (fitting >> building) & 1:
                insert(self.buildings, self.building_number, (wanted >> (WISHES * building)) & MANY_WISHES)
                self.building_number += 1
            building += 1

    def gains(self, free: i64, new: i64, cards: i64, extra: i64) -> i64:
        """Give what free slots gain, the best first: freedoms, buildings, and bonus cards of which each gains `extra`.

        What gains nothing is left alone; `gained` says how many slots were used.
        """
        total: i64 = 0
        self.gained = 0
        freedom: i64 = 0
        building: i64 = 0
        while self.gained < free:
            by_freedom = self.freedom_gain(freedom, new)
            by_building = self.building_gain(building, new)
            gain = max(by_freedom, by_building)
            if cards > 0 and extra > gain:
                gain = extra
                cards -= 1
            elif gain == by_freedom:
                freedom += 1
            else:
                building += 1
            if gain <= 0:
                break
            total += gain
            self.gained += 1
        return total

    def freedom_gain(self, place: i64, new: i64) -> i64:
        """Give what the freedom at a place of the order gains with so many new persons."""
        if place >= self.freedom_number:
            return NEVER
        return FLORINS * FOR_FREEDOM * self.freedoms[place] + FREEDOM_FOR_NEW * new - PRICE

    def building_gain(self, place: i64, new: i64) -> i64:
        """Give what the building at a place of the order gains with so many new persons."""
        if place >= self.building_number:
            return NEVER
        return 3 * POINT + FLORINS * FOR_BUILDING * self.buildings[place] + BUILDING_FOR_NEW * new - self.cost


def wish_bits(wanted: vec[i64]) -> vec[i64]:
    """Give for each person the wish that is added where wishes of one sort are counted."""
    found = vec[i64]([0] * PERSONS)
    for person in range(PERSONS):
        found[person] = 2 ** (WISHES * wanted[person])
    return found


FREEDOM_WISH: Final = wish_bits(WANTED_FREEDOM)
BUILDING_WISH: Final = wish_bits(WANTED_BUILDING)


def outlook(estate: Estate) -> i64:
    """Give what an estate may still bring in, in florins of income; what it has spent already is gone."""
    prospects = Prospects(estate)
    extra = next_bonus(estate) * FLORINS - PRICE
    most = estate.slots // 2
    most = min(most, ROUNDS - estate.round_number + 1)
    most = min(most, MOST_TAKEN)
    most = min(most, estate.pile)
    best: i64 = NEVER
    new: i64 = 0
    while new <= most:
        value = planned(estate, prospects, extra, new)
        best = max(best, value)
        new += 1
    return best + prestige_in_hand(estate) + held_bonus(estate) * FLORINS


def planned(estate: Estate, prospects: Prospects, extra: i64, new: i64) -> i64:
    """Give what a plan with so many new persons brings in."""
    room = estate.slots - new
    number = min(prospects.number + new, max(room, 0))
    spent = PRICE * new + AUCTION * (ROUNDS - estate.round_number)
    gains = prospects.gains(room - number, new, number, extra)
    gained = prospects.gained
    # The price of what is gained is counted with the rest of what is spent: money that is there is no income lost.
    total = gains + PRICE * gained
    spent += PRICE * gained
    # What helps works helps all of them a little: the plan does not say which.
    lift: i64 = 0
    if number > 0:
        lift = LIFT * gained // number
    total += works_worth(estate, prospects, new, number, lift)
    over = spent - estate.money
    if over > 0:
        total -= over * SCARCE_MONEY // 100
    else:
        # Money that no plan needs is worth little, but there will be something to buy.
        total -= over * SPARE_MONEY // 100
    return total


def works_worth(estate: Estate, prospects: Prospects, new: i64, number: i64, lift: i64) -> i64:
    """Give what so many works bring, the best of them last, one a round from the end as far as possible."""
    total: i64 = 0
    now = estate.round_number
    place: i64 = 0
    while place < number:
        # Each new person helps all works.
        work = FLORINS * new
        if place < prospects.better:
            work += prospects.works[place]
        elif place < prospects.better + new:
            work += prospects.typical
        else:
            work += prospects.works[place - new]
        when = ROUNDS - place
        when = max(when, now)
        grown = work + GROWTH * (when - now)
        total += grown
        short = LEAST_INCOME[when] - grown - lift
        if short > 0:
            lost = short * SHORT // FLORINS
            lost = min(lost, grown)
            total -= lost
        place += 1
    left = ROUNDS - now + 1
    number = min(number, left)
    return total + BEST_OF_ROUND * number
