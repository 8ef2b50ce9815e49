"""An estate as its prince sees it, and as it could be: what the house bot weighs when it asks what if.

Everything here comes from the sight of one seat. An estate is copied, changed and looked at again; no card moves.
Worth is counted in florins of income: a work of value 1 brings 100, and a prestige point costs 200 of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.board import CELLS, GRID, around, empty_cells, fits
from signoria.games.florence.data.components import (
    ACTIONS,
    BUILDINGS,
    FIRST_FREEDOM,
    FREEDOMS,
    LANDSCAPES,
    LARGE_BUILDINGS,
    PERSONS,
    RECRUIT_STACK,
    RECRUITS,
    ROUNDS,
)
from signoria.games.florence.eyes.views import FlorenceSight

POINT: Final = 200
FREEDOM_TYPES: Final[i64] = len(FREEDOMS)

# What prestige cards count, in the places of `rivals`.
BUILDINGS_OF: Final = 0
EMPTY_OF: Final = 1
FORESTS_OF: Final = 2
LAKES_OF: Final = 3
PARKS_OF: Final = 4
LANDSCAPES_OF: Final = 5
JESTERS_OF: Final = 6
BUILDERS_OF: Final = 7
WORKS_OF: Final = 8
COUNTED: Final = 9
# And what they count besides, without comparing.
FREEDOMS_OF: Final = 9
LARGE_BUILDINGS_OF: Final = 10

# Numbers of landscapes are kept together in one integer: eight bits for each type.
PLACES: Final = 8
SEVERAL: Final = 255


class Estate:
    """What a player has, or would have. `slots` are the actions left in the whole game."""

    def __init__(
        self,
        round_number: i64,
        slots: i64,
        money: i64,
        persons: i64,
        coming: i64,
        cards: i64,
        recruits: i64,
        opened: i64,
        buildings: i64,
        landscapes: i64,
        freedoms: i64,
        jesters: i64,
        builders: i64,
        bonus: i64,
        prestige: i64,
        empty: i64,
        fitting: i64,
        room: i64,
        freedom_stock: i64,
        pile: i64,
        elsewhere: i64,
        rivals: vec[i64],
    ) -> None:
        self.round_number = round_number
        self.slots = slots
        self.money = money
        self.persons = persons
        # Persons who will be taken from the pile, whoever they are.
        self.coming = coming
        self.cards = cards
        self.recruits = recruits
        self.opened = opened
        self.buildings = buildings
        self.landscapes = landscapes
        self.freedoms = freedoms
        self.jesters = jesters
        self.builders = builders
        self.bonus = bonus
        self.prestige = prestige
        self.empty = empty
        # Building types that could be built now, as bits, and how many buildings there is room for at most.
        self.fitting = fitting
        self.room = room
        self.freedom_stock = freedom_stock
        # Persons in the pile that are left for this player when everybody takes one in turn.
        self.pile = pile
        # Persons who lie open with others.
        self.elsewhere = elsewhere
        # The best count of any other player, by what is counted.
        self.rivals = rivals

    def copy(self) -> Estate:
        """Give an estate to change."""
        return Estate(
            self.round_number,
            self.slots,
            self.money,
            self.persons,
            self.coming,
            self.cards,
            self.recruits,
            self.opened,
            self.buildings,
            self.landscapes,
            self.freedoms,
            self.jesters,
            self.builders,
            self.bonus,
            self.prestige,
            self.empty,
            self.fitting,
            self.room,
            self.freedom_stock,
            self.pile,
            self.elsewhere,
            self.rivals,
        )

    def equals(self, other: Estate) -> bool:
        """Whether another estate is the same in everything."""
        return (
            self.round_number == other.round_number
            and self.slots == other.slots
            and self.money == other.money
            and self.persons == other.persons
            and self.coming == other.coming
            and self.cards == other.cards
            and self.recruits == other.recruits
            and self.opened == other.opened
            and self.buildings == other.buildings
            and self.landscapes == other.landscapes
            and self.freedoms == other.freedoms
            and self.jesters == other.jesters
            and self.builders == other.builders
            and self.bonus == other.bonus
            and self.prestige == other.prestige
            and self.empty == other.empty
            and self.fitting == other.fitting
            and self.room == other.room
            and self.freedom_stock == other.freedom_stock
            and self.pile == other.pile
            and self.elsewhere == other.elsewhere
            and same_numbers(self.rivals, other.rivals)
        )

    def number_of(self, landscape: i64) -> i64:
        """How many landscapes of a type there are."""
        return (self.landscapes >> (PLACES * landscape)) & SEVERAL

    def landscape_tiles(self) -> i64:
        """How many landscapes there are."""
        return self.number_of(0) + self.number_of(1) + self.number_of(2)

    def lay(self, landscape: i64) -> None:
        """Have one landscape more of a type."""
        self.landscapes += bit(PLACES * landscape)

    def pay(self, price: i64) -> i64:
        """Pay, and give what it costs beyond the money: points sold for half of what they cost."""
        self.money -= price
        if self.money >= 0:
            return 0
        short = -self.money
        self.money = 0
        return 2 * short


def same_numbers(some: vec[i64], others: vec[i64]) -> bool:
    """Whether two vectors of one length hold the same."""
    place: i64 = 0
    while place < len(some):
        if some[place] != others[place]:
            return False
        place += 1
    return True


def palace_of(sight: FlorenceSight) -> i64:
    """Give the cells of the own palace: what is covered and no tile."""
    player = sight.own()
    covered = player.covered
    for placed in player.tiles:
        covered &= ~placed.area
    return covered


def blocked_cells(sight: FlorenceSight, builders: i64) -> i64:
    """Give where a lone builder could not build, borders left aside."""
    player = sight.own()
    if builders >= 2:
        return player.covered
    return player.covered | around(player.built | palace_of(sight))


def fitting_types(sight: FlorenceSight, blocked: i64) -> i64:
    """Give the building types in the supply that are not owned and would fit beside blocked cells, as bits."""
    own = sight.buildings(sight.seat)
    found: i64 = 0
    tile: i64 = 0
    while tile < BUILDINGS:
        if (own >> tile) & 1 == 0 and sight.supply(tile) > 0 and fits(tile, blocked):
            found |= bit(tile)
        tile += 1
    return found


def rivals_of(sight: FlorenceSight) -> vec[i64]:
    """Give the best count of any other player, for all that prestige cards compare."""
    best = vec[i64]([0] * COUNTED)
    best[EMPTY_OF] = CELLS
    seat: i64 = 0
    while seat < sight.players():
        if seat != sight.seat:
            empty = empty_cells(sight.covered(seat))
            best[EMPTY_OF] = min(best[EMPTY_OF], empty)
            landscapes: i64 = 0
            kind: i64 = 0
            while kind < LANDSCAPES:
                number = sight.landscapes(seat, kind)
                landscapes += number
                raise_to(best, FORESTS_OF + kind, number)
                kind += 1
            raise_to(best, LANDSCAPES_OF, landscapes)
            raise_to(best, BUILDINGS_OF, bit_count(sight.buildings(seat)))
            raise_to(best, JESTERS_OF, sight.jesters(seat))
            raise_to(best, BUILDERS_OF, sight.builders(seat))
            raise_to(best, WORKS_OF, bit_count(sight.opened(seat)))
        seat += 1
    return best


def raise_to(best: vec[i64], place: i64, number: i64) -> None:
    """Let a number stand at a place if none as large does."""
    best[place] = max(best[place], number)


def persons_in_pile(sight: FlorenceSight) -> i64:
    """Count the persons that no player has: all cards but theirs, without the recruiting cards among them."""
    found = PERSONS + RECRUITS - sight.supply(RECRUIT_STACK)
    seat: i64 = 0
    while seat < sight.players():
        found -= sight.cards(seat)
        seat += 1
    return max(found, 0)


def estate_of(sight: FlorenceSight, actions: i64) -> Estate:
    """Give the own estate as it is, with so many actions left in this round."""
    player = sight.own()
    elsewhere: i64 = 0
    seat: i64 = 0
    while seat < sight.players():
        if seat != sight.seat:
            elsewhere |= sight.opened(seat)
        seat += 1
    freedom_stock: i64 = 0
    freedom: i64 = 0
    while freedom < FREEDOM_TYPES:
        if sight.supply(FIRST_FREEDOM + freedom) > 0:
            freedom_stock |= bit(freedom)
        freedom += 1
    blocked = blocked_cells(sight, player.builders)
    free = GRID & ~blocked
    # A building takes five cells or so, and a few around it that stay empty.
    room = bit_count(free) // (6 if player.builders >= 2 else 8) + 1
    return Estate(
        sight.round(),
        actions + ACTIONS * (ROUNDS - sight.round()),
        player.money,
        player.persons,
        0,
        player.cards(),
        player.recruits,
        player.on_table(),
        player.buildings,
        player.landscapes[0] | (player.landscapes[1] << PLACES) | (player.landscapes[2] << (2 * PLACES)),
        player.freedoms,
        player.jesters,
        player.builders,
        player.bonus,
        player.prestige,
        player.empty(),
        fitting_types(sight, blocked),
        room,
        freedom_stock,
        (persons_in_pile(sight) + sight.players() - 1) // sight.players(),
        elsewhere,
        rivals_of(sight),
    )


def large_buildings(estate: Estate) -> i64:
    """How many large buildings an estate has."""
    return bit_count(estate.buildings & LARGE_BUILDINGS)
