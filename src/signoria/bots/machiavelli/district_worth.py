"""What districts and cards are worth to a player, in tenths of a point; a gold is about a point too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.games.machiavelli.data import components as kind
from signoria.games.machiavelli.data.components import (
    ALL_TYPES,
    FIRST_ACTION_CARD,
    KINDS,
    NO_TYPE,
    NOBODY,
    UNIQUE,
    is_unique,
)
from signoria.games.machiavelli.eyes.views import MachiavelliSight

POINT: Final = 10

# What a unique district does for its owner besides its points, over a whole game. Written by hand, checked by matches.
EFFECTS: Final = {
    kind.POOR_HOUSE: 10,
    kind.LIBRARY: 45,
    kind.KEEP: 5,
    kind.FACTORY: 15,
    kind.THIEVES_DEN: 5,
    kind.GOLD_MINE: 45,
    kind.GREAT_WALL: 8,
    kind.LABORATORY: 35,
    kind.MUSEUM: 40,
    kind.PARK: 30,
    kind.SCHOOL_OF_MAGIC: 25,
    kind.SMITHY: 25,
    kind.STABLES: 12,
    kind.QUARRY: 12,
    kind.FRAMEWORK: 12,
    kind.OBSERVATORY: 15,
    kind.THEATER: 8,
    kind.ARMORY: 8,
    kind.GRAVEYARD: 8,
    kind.THRONE_ROOM: 15,
    kind.LIGHTHOUSE: 15,
    kind.HOSPITAL: 6,
    kind.BALLROOM: 10,
    kind.BELL_TOWER: 10,
}
EFFECT: Final = [EFFECTS.get(number, 0) for number in range(KINDS)]
ROUNDS_OF_EFFECT: Final = 8

# What an action card in hand is worth: a point at the end, or its use.
ACTION_WORTH: Final = {
    kind.ACROBAT: 14,
    kind.CIRCUS_TENT: 16,
    kind.DIRECTOR: 22,
    kind.TICKET_WAGON: 22,
    kind.HUMAN_CANNONBALL: 22,
    kind.RASPUTIN: 22,
    kind.FORTUNE_TELLER: 26,
}
ACTIONS: Final = [ACTION_WORTH.get(number, 0) for number in range(KINDS)]

ALL_FIVE: Final = 3 * POINT
VAULT: Final = 40
USELESS: Final = 2
# What it is worth to have one district more, apart from its points: the city is complete sooner.
TEMPO: Final = 15
# What a gold is worth that is kept. It becomes a point only when it is built with.
GOLD_KEPT: Final = 6


def slots_left(eyes: MachiavelliSight, seat: i64) -> i64:
    """How many districts a city still needs."""
    left = eyes.complete_size() - eyes.count(seat)
    if left < 0:
        return 0
    return left


def rounds_left(eyes: MachiavelliSight) -> i64:
    """How many rounds are likely to come after this one."""
    if eyes.ending():
        return 0
    fewest: i64 = eyes.complete_size()
    seat: i64 = 0
    while seat < eyes.players():
        left = slots_left(eyes, seat)
        fewest = min(fewest, left)
        seat += 1
    return fewest


def types_of(eyes: MachiavelliSight, seat: i64) -> i64:
    """Give the types of district in a city as a set of bits."""
    city = eyes.city(seat)
    types: i64 = 0
    place: i64 = 0
    while place < city.size:
        type_ = eyes.type_of(city.at(place))
        if type_ != NO_TYPE:
            types |= bit(type_)
        place += 1
    return types


def number_of_type(eyes: MachiavelliSight, seat: i64, wanted: i64) -> i64:
    """How many districts of a city pay the character of a type; a School of Magic pays any."""
    city = eyes.city(seat)
    number: i64 = 0
    place: i64 = 0
    while place < city.size:
        card = city.at(place)
        if eyes.type_of(card) == wanted or card == kind.SCHOOL_OF_MAGIC:
            number += 1
        place += 1
    return number


def district_worth(eyes: MachiavelliSight, seat: i64, card: i64) -> i64:
    """What a district would add to a city: its points, and what it does in the rounds to come."""
    worth = POINT * (eyes.cost(card) + eyes.silver(card))
    worth += type_worth(eyes, seat, card)
    if is_unique(card):
        worth += unique_worth(eyes, seat, card)
        rounds = rounds_left(eyes)
        worth += EFFECT[card] * rounds // ROUNDS_OF_EFFECT
    if eyes.has_district(seat, kind.BASILICA) and eyes.cost(card) & 1:
        worth += POINT
    return worth


def type_worth(eyes: MachiavelliSight, seat: i64, card: i64) -> i64:
    """The share of a district in the points for all five types, if these can still be had."""
    types = types_of(eyes, seat)
    type_ = eyes.type_of(card)
    if type_ == NO_TYPE or (types >> type_) & 1:
        return 0
    missing = bit_count(ALL_TYPES & ~types)
    if eyes.has_district(seat, kind.HAUNTED_QUARTER):
        missing -= 1
    if missing <= 0 or missing > slots_left(eyes, seat):
        return 0
    return ALL_FIVE // missing


def unique_worth(eyes: MachiavelliSight, seat: i64, card: i64) -> i64:
    """The extra points of a unique district, as the city is now and may become."""
    uniques = number_in_city(eyes, seat, UNIQUE)
    worth: i64 = 0
    if eyes.has_district(seat, kind.WISHING_WELL):
        worth += POINT
    if uniques == 1 and eyes.has_district(seat, kind.IVORY_TOWER):
        worth -= 5 * POINT
    if card == kind.IVORY_TOWER:
        return worth + (5 * POINT if uniques == 0 else 0)
    if card == kind.WISHING_WELL:
        return worth + POINT * (uniques + 1)
    return worth + extra_points(eyes, seat, card)


def extra_points(eyes: MachiavelliSight, seat: i64, card: i64) -> i64:
    """The points of a unique district that depend on other things than unique districts."""
    if card == kind.BASILICA:
        return POINT * (odd_in_city(eyes, seat) + 1)
    if card == kind.CAPITOL:
        return capitol_worth(eyes, seat)
    if card == kind.STATUE:
        return 3 * POINT if eyes.crown() == seat else POINT
    if card == kind.MAP_ROOM:
        return POINT * eyes.hand_size(seat) // 2
    if card in (kind.IMPERIAL_TREASURY, kind.HAUNTED_QUARTER):
        return POINT
    if card == kind.MONUMENT:
        # It fills two places of the city for the points of one: good to finish with, bad for points.
        return 2 * POINT if slots_left(eyes, seat) <= 3 else -POINT
    return 0


def number_in_city(eyes: MachiavelliSight, seat: i64, type_: i64) -> i64:
    """How many districts of a type a city has."""
    city = eyes.city(seat)
    number: i64 = 0
    place: i64 = 0
    while place < city.size:
        if eyes.type_of(city.at(place)) == type_:
            number += 1
        place += 1
    return number


def odd_in_city(eyes: MachiavelliSight, seat: i64) -> i64:
    """How many districts of odd cost a city has."""
    city = eyes.city(seat)
    number: i64 = 0
    place: i64 = 0
    while place < city.size:
        number += eyes.cost_at(seat, place) & 1
        place += 1
    return number


def capitol_worth(eyes: MachiavelliSight, seat: i64) -> i64:
    """The points of a Capitol: three districts of one type."""
    most: i64 = 0
    type_: i64 = 0
    while type_ < NO_TYPE:
        number = number_in_city(eyes, seat, type_)
        most = max(most, number)
        type_ += 1
    if most >= 3:
        return 3 * POINT
    return POINT * most // 2


# --- Cards in the own hand --------------------------------------------------------------------------------------------


def can_be_built(eyes: MachiavelliSight, card: i64) -> bool:
    """Whether a card is a district that the own city can take."""
    return card < FIRST_ACTION_CARD and card != kind.SECRET_VAULT and eyes.may_stand(eyes.seat, card)


def card_worth(eyes: MachiavelliSight, card: i64) -> i64:
    """What a card in hand is worth: as a district that can be paid for soon, or as what it is."""
    if card >= FIRST_ACTION_CARD:
        return ACTIONS[card]
    if card == kind.SECRET_VAULT:
        return VAULT
    if not can_be_built(eyes, card):
        return USELESS
    if eyes.ending() and eyes.price(eyes.seat, card) > eyes.gold(eyes.seat) + 2:
        return USELESS
    worth = district_worth(eyes, eyes.seat, card) // 2 + POINT
    # What costs far more than there is will lie in the hand for long.
    short = eyes.price(eyes.seat, card) - eyes.gold(eyes.seat) - 3
    if short > 0:
        worth -= 6 * short
    if worth < USELESS + 1:
        return USELESS + 1
    return worth


def worst_card(eyes: MachiavelliSight, kinds: i64) -> i64:
    """Give the card of the hand, among some kinds, that is worth least; a second equal one is worth even less."""
    worst: i64 = NOBODY
    least: i64 = 0
    card: i64 = 0
    while card < KINDS:
        if (kinds >> card) & 1:
            worth = spare_worth(eyes, card)
            if worst == NOBODY or worth < least:
                worst = card
                least = worth
        card += 1
    return worst


def spare_worth(eyes: MachiavelliSight, card: i64) -> i64:
    """What losing a card of the hand costs: little where an equal one is left that no city takes twice."""
    worth = card_worth(eyes, card)
    if card < FIRST_ACTION_CARD and eyes.hand_count(card) > 1 and eyes.deluxe():
        return USELESS
    return worth


def useful_cards(eyes: MachiavelliSight) -> i64:
    """Give the kinds in hand that the city can take, as a set of bits."""
    kinds = eyes.hand_kinds()
    useful: i64 = 0
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (kinds >> card) & 1 and can_be_built(eyes, card):
            useful |= bit(card)
        card += 1
    return useful
