"""The auction: what an object would add to the estate, and how far to go for it."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import POINT, Estate, estate_of, fitting_types
from signoria.bots.florence.hidden_cards import next_prestige
from signoria.bots.florence.outlook import outlook, wishes_of
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
    OBJECT_NUMBERS,
    OBJECTS,
    PARK,
    PERSONS,
    PRESTIGE_CARD,
    RAISE,
    RECRUIT,
    ROUNDS,
    TILE_SIZES,
)
from signoria.games.florence.eyes.views import FlorenceSight

# Ground that a landscape takes, in florins a cell.
PER_CELL: Final = 12
# Percent of what another object would bring that one may count on; and what it may be expected to cost above the
# opening price, by the number of players. Where many bid, whoever goes far for one thing has nothing left for the rest.
ANOTHER: Final = [0, 0, 75, 75, 80, 95]
ABOVE_OPENING: Final = [0, 0, 300, 300, 250, 0]
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
    if later.landscapes[landscape] > 0:
        points = 3 * POINT
    later.landscapes[landscape] += 1
    size = TILE_SIZES[FIRST_LANDSCAPE + landscape]
    later.empty -= size
    return outlook(later) + points - PER_CELL * size


def with_object(sight: FlorenceSight, estate: Estate, item: i64) -> i64:
    """Give what an estate with one object more is worth."""
    if item <= PARK:
        return with_landscape(estate, item)
    if item == LANDSCAPE:
        best: i64 = -1_000_000
        landscape: i64 = 0
        while landscape < LANDSCAPES:
            if can_have(sight, landscape):
                best = max(best, with_landscape(estate, landscape))
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
        later.fitting = fitting_types(sight, later.builders)
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


def best_object(sight: FlorenceSight, options: vec[i64], verb: i64, refusal: i64) -> i64:
    """Open or take what is worth most beyond its price, if anything is."""
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
            if value > most:
                most = value
                best = option
    return best


def open_auction(sight: FlorenceSight) -> i64:
    """Open what is wanted most."""
    return best_object(sight, sight.options(), OPEN, DECLINE)


def last_buy(sight: FlorenceSight) -> i64:
    """Take what is wanted most."""
    return best_object(sight, sight.options(), TAKE, NOTHING)


def bid(sight: FlorenceSight) -> i64:
    """Raise while the object is worth more than its price, and more than another that could be had instead."""
    options = sight.options()
    question = sight.question_view()
    if question is None:
        return PASS
    item = OBJECT_NUMBERS[question["item"]]
    price = question["amount"] + RAISE
    estate = estate_of(sight, ACTIONS)
    without = outlook(estate)
    value = surplus(sight, estate, item, price, without)
    if value <= 0:
        return PASS
    blocked = cast("list[str]", sight.view()["blocked"])
    expected = base_price(sight) + ABOVE_OPENING[sight.players()]
    first: i64 = 0
    last: i64 = RECRUIT
    if sight.players() == 2:
        first = JESTER
        last = LANDSCAPE
    other = first
    while other <= last:
        same = other == item or (other == LANDSCAPE and item <= PARK)
        if not same and OBJECTS[other] not in blocked and can_have(sight, other):
            instead = surplus(sight, estate, other, expected, without) * ANOTHER[sight.players()] // 100
            if instead > value:
                return PASS
        other += 1
    return options[0]


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
    question = sight.question_view()
    if question is None:
        return FREE
    price = question["price"]
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
