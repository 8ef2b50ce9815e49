"""Harming cities: what the Warlord, the Marshal, the Diplomat and the Armory are aimed at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.machiavelli.district_worth import GOLD_KEPT, POINT, TEMPO, district_worth, slots_left
from signoria.bots.machiavelli.rivals import share
from signoria.bots.ties import Best
from signoria.core.chance import Chance
from signoria.games.machiavelli.data import components as kind
from signoria.games.machiavelli.data.actions import DISTRICT, SPOTS, SPY_ON, district_seat
from signoria.games.machiavelli.data.components import CIRCUS_TENT, KEEP, MUSEUM, NOBODY, TYPES
from signoria.games.machiavelli.eyes.views import MachiavelliSight

HUNDRED: Final = 100
MARSHALS_MOST: Final = 3
# A city that is one district short is about to end the game.
ABOUT_TO_END: Final = 40


def loss(eyes: MachiavelliSight, owner: i64, place: i64) -> i64:
    """What losing a district costs its owner."""
    card = eyes.city(owner).at(place)
    worth = POINT * eyes.cost_at(owner, place) + POINT * eyes.silver(card) + TEMPO
    if card == MUSEUM:
        worth += POINT * eyes.museum_size(owner)
    if slots_left(eyes, owner) == 1:
        worth += ABOUT_TO_END
    return worth


def kept_gold(eyes: MachiavelliSight) -> i64:
    """What a gold is worth that is left at the end of the turn."""
    return 0 if eyes.ending() else GOLD_KEPT + 2


def surcharge(eyes: MachiavelliSight, owner: i64) -> i64:
    """What a Great Wall adds to a price."""
    return 1 if eyes.has_district(owner, kind.GREAT_WALL) else 0


def ruin_gain(eyes: MachiavelliSight, owner: i64, place: i64) -> i64:
    """What a Warlord gains by destroying a district."""
    if owner == eyes.seat:
        return -POINT * HUNDRED
    price = eyes.cost_at(owner, place) - 1 + surcharge(eyes, owner)
    price = max(price, 0)
    return loss(eyes, owner, place) * share(eyes, owner) // HUNDRED - price * kept_gold(eyes) - TEMPO // 3


def seize_gain(eyes: MachiavelliSight, owner: i64, place: i64) -> i64:
    """What a Marshal gains by taking a district: its owner is paid for it."""
    card = eyes.city(owner).at(place)
    price = eyes.cost_at(owner, place) + surcharge(eyes, owner)
    gain = district_worth(eyes, eyes.seat, card) + TEMPO - price * kept_gold(eyes)
    return gain + (loss(eyes, owner, place) - price * POINT // 2) * share(eyes, owner) // HUNDRED


def exchange_gain(eyes: MachiavelliSight, owner: i64, place: i64) -> i64:
    """What a Diplomat gains by taking a district for the cheapest own one: its owner gets the difference in gold."""
    own = cheapest_own(eyes)
    if own == NOBODY:
        return 0
    given = eyes.cost_at(eyes.seat, own)
    taken = eyes.cost_at(owner, place)
    price = taken - given + surcharge(eyes, owner)
    price = max(price, 0)
    gain = POINT * (taken - given) + POINT * eyes.silver(eyes.city(owner).at(place)) - price * kept_gold(eyes)
    harm = POINT * (taken - given) - price * kept_gold(eyes)
    return gain + harm * share(eyes, owner) // HUNDRED - POINT // 2


def cheapest_own(eyes: MachiavelliSight) -> i64:
    """Give the place of the cheapest district of the own city that is not a tent, or NOBODY."""
    city = eyes.city(eyes.seat)
    best: i64 = NOBODY
    place: i64 = 0
    while place < city.size:
        cheaper = best == NOBODY or eyes.cost_at(eyes.seat, place) < eyes.cost_at(eyes.seat, best)
        if cheaper and city.at(place) != CIRCUS_TENT:
            best = place
        place += 1
    return best


def blast_gain(eyes: MachiavelliSight, owner: i64, place: i64) -> i64:
    """What blowing up the Armory with another district gains: it costs the Armory itself."""
    if owner == eyes.seat:
        return -POINT * HUNDRED
    own = POINT * eyes.cost(kind.ARMORY) + TEMPO
    return loss(eyes, owner, place) * share(eyes, owner) // HUNDRED - own


def gain_of(eyes: MachiavelliSight, question: str, owner: i64, place: i64) -> i64:
    """What a district is worth as a target of an ability."""
    if question == "destroy":
        return ruin_gain(eyes, owner, place)
    if question == "seize":
        return seize_gain(eyes, owner, place)
    if question == "exchange":
        return exchange_gain(eyes, owner, place)
    return blast_gain(eyes, owner, place)


def best_target(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Give the district that is worth most as a target, among those that may be chosen."""
    question = eyes.question()
    best = Best(chance)
    for option in eyes.options():
        best.compare(option, gain_of(eyes, question, district_seat(option), eyes.place_said(option)))
    return best.option


def worth_attacking(eyes: MachiavelliSight, question: str) -> bool:
    """Whether an ability has a target that is worth it. What may be chosen is known only when it is used."""
    seat: i64 = 0
    while seat < eyes.players():
        if seat != eyes.seat and seat != eyes.protected() and not eyes.is_complete(seat):
            place: i64 = 0
            while place < eyes.city(seat).size:
                if in_reach(eyes, question, seat, place) and gain_of(eyes, question, seat, place) > 0:
                    return True
                place += 1
        seat += 1
    # The Armory knows no Bishop.
    owner = eyes.protected()
    if question == "armory" and owner not in (NOBODY, eyes.seat) and not eyes.is_complete(owner):
        place = 0
        while place < eyes.city(owner).size:
            if eyes.city(owner).at(place) != CIRCUS_TENT and blast_gain(eyes, owner, place) > 0:
                return True
            place += 1
    return False


def in_reach(eyes: MachiavelliSight, question: str, owner: i64, place: i64) -> bool:
    """Whether a district can be paid for and touched, as far as it matters for a decision."""
    card = eyes.city(owner).at(place)
    gold = eyes.gold(eyes.seat)
    cost = eyes.cost_at(owner, place)
    if card == CIRCUS_TENT:
        return False
    if question == "armory":
        return True
    if card == KEEP:
        return False
    if question == "destroy":
        return cost - 1 + surcharge(eyes, owner) <= gold
    if eyes.has_district(eyes.seat, card) and (question == "seize" or eyes.deluxe()):
        return False
    if question == "seize":
        return cost <= MARSHALS_MOST and cost + surcharge(eyes, owner) <= gold
    own = cheapest_own(eyes)
    if own == NOBODY or eyes.has_district(owner, eyes.city(eyes.seat).at(own)):
        return False
    return cost - eyes.cost_at(eyes.seat, own) + surcharge(eyes, owner) <= gold


def cheapest_district(eyes: MachiavelliSight) -> i64:
    """Give the option that says the cheapest district."""
    options = eyes.options()
    best = options[0]
    least: i64 = HUNDRED
    for option in options:
        if DISTRICT <= option < DISTRICT + SPOTS * eyes.players():
            cost = eyes.cost_at(district_seat(option), eyes.place_said(option))
            if cost < least:
                best = option
                least = cost
    return best


# --- Spying -----------------------------------------------------------------------------------------------------------

# How many of a hundred district cards are of each type, about.
FREQUENCY: Final = [17, 17, 18, 29, 19]


def spy_on(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Name the player and the type with the most matches to expect."""
    best = Best(chance)
    for option in eyes.options():
        owner = (option - SPY_ON) // len(TYPES)
        type_ = (option - SPY_ON) % len(TYPES)
        known = eyes.known_hand(owner)
        matches: i64 = 0
        for card in known:
            if eyes.type_of(card) == type_:
                matches += HUNDRED
        matches += (eyes.hand_size(owner) - len(known)) * FREQUENCY[type_]
        gold = eyes.gold(owner) * HUNDRED
        # A match always brings a card, and a gold as long as there is any.
        best.compare(option, matches + min(matches, gold))
    return best.option
