"""The auction: what an object would add to the estate, and how far to go for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import POINT, Estate, blocked_cells, estate_of, fitting_types
from signoria.bots.florence.hidden_cards import next_prestige
from signoria.bots.florence.outlook import NEVER, outlook, wishes_of
from signoria.bots.florence.temper import Temper
from signoria.bots.ties import First
from signoria.core.bits import bit
from signoria.games.florence.data.actions import (
    CHOOSE,
    DECLINE,
    FREE,
    KEEP,
    NOTHING,
    OPEN,
    PASS,
    PAY,
    RECRUIT_PERSON,
    TAKE,
    USE_MERCHANT,
)
from signoria.games.florence.data.board import fits
from signoria.games.florence.data.components import (
    ACTIONS,
    BASE_PRICE,
    BASE_PRICE_OF_TWO,
    BUILDER,
    FIRST_LANDSCAPE,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    MERCHANT,
    MOST_BUILDERS,
    PARK,
    PERSONS,
    PRESTIGE_CARD,
    RAISE,
    RECRUIT,
    ROUNDS,
    TILE_SIZES,
)
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.auction import Bid

# Ground that a landscape takes, in florins a cell.
PER_CELL: Final = 12
# Percent of what another object would bring that one may count on; and what it may be expected to cost above the
# opening price, by the number of players. Where many bid, whoever goes far for one thing has nothing left for the rest.
ANOTHER: Final = vec[i64]([0, 0, 75, 75, 80, 95])
ABOVE_OPENING: Final = vec[i64]([0, 0, 300, 300, 250, 0])
SIZES: Final = vec[i64](TILE_SIZES)
FIRST_OF_ALL: Final = 100_000
# Bits for the number of one thing among the facts of an auction.
PACKED: Final = 4
UNKNOWN: Final = -10_000_000
JESTERS: Final = 16
BUILDERS: Final = 17
RECRUITS: Final = 18


def base_price(sight: FlorenceSight) -> i64:
    """Give the opening price."""
    return BASE_PRICE_OF_TWO if sight.players() == 2 else BASE_PRICE


def place_in_score(sight: FlorenceSight) -> i64:
    """Give the own place on the score track, which is what the Merchant pays in points."""
    place: i64 = 1
    seat: i64 = 0
    while seat < sight.players():
        if sight.points(seat) > sight.points(sight.seat):
            place += 1
        seat += 1
    return place


def with_landscape(estate: Estate, landscape: i64) -> i64:
    """Give what an estate with one landscape more is worth."""
    later = estate.copy()
    points: i64 = 0
    if later.number_of(landscape) > 0:
        points = 3 * POINT
    later.lay(landscape)
    size = SIZES[FIRST_LANDSCAPE + landscape]
    later.empty -= size
    return outlook(later) + points - PER_CELL * size


def with_object(sight: FlorenceSight, estate: Estate, item: i64) -> i64:
    """Give what an estate with one object more is worth."""
    if item <= PARK:
        return with_landscape(estate, item)
    if item == LANDSCAPE:
        best: i64 = NEVER
        landscape: i64 = 0
        while landscape < LANDSCAPES:
            if can_have(sight, landscape):
                value = with_landscape(estate, landscape)
                best = max(best, value)
            landscape += 1
        return best
    later = estate.copy()
    if item == PRESTIGE_CARD:
        return outlook(later) + next_prestige(estate)
    points: i64 = 0
    if item == JESTER:
        later.jesters += 1
    elif item == BUILDER:
        later.builders += 1
        later.fitting = fitting_types(sight, blocked_cells(sight, later.builders))
        if later.builders > 1:
            points = 3 * POINT
            later.room += 1
    else:
        later.recruits += 1
        later.cards += 1
    return outlook(later) + points


def can_have(sight: FlorenceSight, item: i64) -> bool:
    """Whether there is such an object and it can be owned."""
    if item <= PARK:
        return sight.supply(FIRST_LANDSCAPE + item) > 0 and fits(FIRST_LANDSCAPE + item, sight.own().covered)
    if item == JESTER:
        return sight.supply(JESTERS) > 0
    if item == BUILDER:
        return sight.supply(BUILDERS) > 0 and sight.builders(sight.seat) < MOST_BUILDERS
    if item == RECRUIT:
        return sight.supply(RECRUITS) > 0
    return True


def after_paying(sight: FlorenceSight, estate: Estate, price: i64) -> Estate:
    """Give the estate without the money for an object; the Merchant pays it, for what he would bring otherwise."""
    later = estate.copy()
    if sight.character(sight.seat) == MERCHANT:
        price = min(price, POINT * place_in_score(sight))
    later.money -= price
    return later


def surplus(sight: FlorenceSight, estate: Estate, item: i64, price: i64, without: i64) -> i64:
    """Give what an object is worth beyond its price, compared with having nothing."""
    paid = after_paying(sight, estate, price)
    forced: i64 = 0
    if paid.money < 0:
        # Points would have to be sold for half of what they cost.
        forced = -2 * paid.money
        paid.money = 0
    return with_object(sight, paid, item) - forced - without


# --- Answers ---------------------------------------------------------------------------------------------------------


def best_object(sight: FlorenceSight, options: vec[i64], verb: i64, refusal: i64, temper: Temper) -> i64:
    """Open or take what is worth most beyond its price, if anything is; a builder first for whoever plans to build."""
    if USE_MERCHANT in options and place_in_score(sight) >= 3:
        return USE_MERCHANT
    estate = estate_of(sight, ACTIONS)
    without = outlook(estate)
    price = base_price(sight)
    best = refusal
    most: i64 = 0
    for option in options:
        if verb <= option <= verb + LANDSCAPE:
            value = surplus(sight, estate, option - verb, price, without)
            if option - verb == BUILDER and temper.limit(BUILDER, sight.players(), sight.round()) > 0:
                value += FIRST_OF_ALL
            if value > most:
                most = value
                best = option
    return best


def open_auction(sight: FlorenceSight, temper: Temper) -> i64:
    """Open what is wanted most."""
    return best_object(sight, sight.options(), OPEN, DECLINE, temper)


def last_buy(sight: FlorenceSight, temper: Temper) -> i64:
    """Take what is wanted most."""
    return best_object(sight, sight.options(), TAKE, NOTHING, temper)


class Considered:
    """What has been worked out about an object in an auction: it holds while nothing changes but the bid."""

    def __init__(self, sight: FlorenceSight, estate: Estate, item: i64) -> None:
        self.estate = estate
        self.item = item
        self.facts: i64 = facts_of(sight)
        self.covered: i64 = sight.own().covered
        self.without: i64 = outlook(estate)
        # What the best of the other objects would bring; not worked out before it is needed.
        self.instead: i64 = UNKNOWN

    def holds(self, sight: FlorenceSight, estate: Estate, item: i64) -> bool:
        """Whether all of it would come out the same now."""
        if item != self.item or facts_of(sight) != self.facts or sight.own().covered != self.covered:
            return False
        # What the Merchant pays depends on the others' points too.
        return sight.character(sight.seat) != MERCHANT and estate.equals(self.estate)

    def best_instead(self, sight: FlorenceSight) -> i64:
        """Give what the best of the other objects may be expected to bring."""
        if self.instead == UNKNOWN:
            self.instead = best_of_others(sight, self.estate, self.item, self.without)
        return self.instead


def facts_of(sight: FlorenceSight) -> i64:
    """Give what is left of the objects and which are gone in this phase, together in one integer."""
    facts = sight.stones()
    tile: i64 = FIRST_LANDSCAPE
    while tile < FIRST_LANDSCAPE + LANDSCAPES:
        facts = (facts << PACKED) | sight.supply(tile)
        tile += 1
    facts = (facts << PACKED) | sight.supply(JESTERS)
    facts = (facts << PACKED) | sight.supply(BUILDERS)
    return (facts << PACKED) | sight.supply(RECRUITS)


def best_of_others(sight: FlorenceSight, estate: Estate, item: i64, without: i64) -> i64:
    """Give what the best object may be expected to bring that could be had instead of one."""
    blocked = sight.stones()
    expected = base_price(sight) + ABOVE_OPENING[sight.players()]
    other: i64 = 0
    last: i64 = RECRUIT
    if sight.players() == 2:
        other = JESTER
        last = LANDSCAPE
    best: i64 = NEVER
    while other <= last:
        same = other == item or (other == LANDSCAPE and item <= PARK)
        if not same and (blocked >> other) & 1 == 0 and can_have(sight, other):
            instead = surplus(sight, estate, other, expected, without) * ANOTHER[sight.players()] // 100
            best = max(best, instead)
        other += 1
    return best


class Bidder:
    """Bids in auctions, and remembers what it has worked out about the object that is on offer."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self.considered: Considered | None = None

    def bid(self, sight: FlorenceSight) -> i64:
        """Raise up to one's limit, or while the object is worth more than its price and than another instead."""
        frame = sight.frame()
        if not isinstance(frame, Bid):
            return PASS
        item = frame.item
        price = frame.bid + RAISE
        raising = sight.options()[0]
        if price <= self.temper.limit(item, sight.players(), sight.round()) and price <= sight.own_money():
            return raising
        estate = estate_of(sight, ACTIONS)
        considered = self.considered
        if considered is None or not considered.holds(sight, estate, item):
            considered = Considered(sight, estate, item)
            self.considered = considered
        value = surplus(sight, estate, item, price, considered.without) - self.temper.margins[item]
        if value <= 0 or considered.best_instead(sight) > value:
            return PASS
        return raising


def choose_landscape(sight: FlorenceSight) -> i64:
    """Take the landscape that helps most."""
    options = sight.options()
    estate = estate_of(sight, ACTIONS)
    best = First()
    for option in options:
        best.compare(option, with_landscape(estate, option - CHOOSE))
    return best.option


def merchant_payment(sight: FlorenceSight) -> i64:
    """Let the Merchant pay when that saves more than his points are worth; take them before the object brings more."""
    price = sight.own_price(PAY)
    place = place_in_score(sight)
    if price > POINT * place:
        return FREE
    # Whoever pays with points falls back, and had better be asked afterwards.
    return USE_MERCHANT if place > 1 and price <= sight.own_money() and USE_MERCHANT in sight.options() else PAY


def recruit_now(sight: FlorenceSight) -> i64:
    """Take somebody at once whose wishes are met; with others it is better to wait and see who will lie open."""
    options = sight.options()
    estate = estate_of(sight, ACTIONS)
    best: i64 = KEEP
    most: i64 = 6 if sight.round() < ROUNDS else -1
    for option in options:
        if RECRUIT_PERSON <= option < RECRUIT_PERSON + PERSONS:
            value = wishes_of(estate, option - RECRUIT_PERSON)
            if value > most:
                most = value
                best = option
    return best


def without_each(estate: Estate, person: i64) -> i64:
    """Give what an estate is worth without one of its persons."""
    later = estate.copy()
    later.persons &= ~bit(person)
    later.cards -= 1
    return outlook(later)
