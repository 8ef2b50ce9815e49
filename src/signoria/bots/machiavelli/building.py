"""What to build, and what to pay with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.attacks import cheapest_own
from signoria.bots.machiavelli.district_worth import (
    GOLD_KEPT,
    POINT,
    TEMPO,
    card_worth,
    district_worth,
    slots_left,
    useful_cards,
    worst_card,
)
from signoria.bots.machiavelli.rivals import most_points, nearest_end
from signoria.core.bits import bits_among
from signoria.games.machiavelli.data import components as kind
from signoria.games.machiavelli.data.actions import (
    BUILD,
    BUILD_BY_FRAMEWORK,
    BUILD_BY_LOAN,
    BUILD_BY_SACRIFICE,
    DISCARD,
    DONE,
    GIVE,
    is_build,
    is_of_card,
    kind_built,
)
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD, KINDS, NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

FIRST_COMPLETE: Final = 40
ALSO_COMPLETE: Final = 20
NOTHING: Final = -1
# A card that is paid with instead of gold.
CARD_PAID: Final = 8
FAR_BEHIND: Final = 3


def best_build(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """Give the build that is worth most, or NOTHING where it is better to wait."""
    best: i64 = NOTHING
    most: i64 = 0
    for option in options:
        if is_build(option) and not unwise(eyes, option):
            gain = build_gain(eyes, option)
            if eyes.builds_left() >= 2:
                gain += next_gain(eyes, option)
            if gain > most:
                best = option
                most = gain
    return best


def gold_kept(eyes: MachiavelliSight) -> i64:
    """What a gold is worth that is not spent."""
    if eyes.ending():
        return 10 if eyes.has_district(eyes.seat, kind.IMPERIAL_TREASURY) else 0
    # An Alchemist gets it back.
    return 0 if eyes.turn_character() == kind.ALCHEMIST else GOLD_KEPT


def build_gain(eyes: MachiavelliSight, option: i64) -> i64:
    """What a build gains, with what it costs."""
    seat = eyes.seat
    card = kind_built(option)
    gain = district_worth(eyes, seat, card)
    if option == BUILD_BY_SACRIFICE:
        place = cheapest_own(eyes)
        return gain - lost_with(eyes, place) if place != NOBODY else NOTHING
    if is_of_card(option, BUILD_BY_FRAMEWORK):
        return gain - POINT * eyes.cost(kind.FRAMEWORK) - POINT
    gain += TEMPO + completion(eyes, card)
    price = eyes.price(seat, card)
    if is_of_card(option, BUILD_BY_LOAN):
        borrowed = price - eyes.gold(seat)
        return gain - borrowed * CARD_PAID - eyes.gold(seat) * gold_kept(eyes)
    return gain - price * gold_kept(eyes)


def completion(eyes: MachiavelliSight, card: i64) -> i64:
    """What it is worth that a district completes the city."""
    left = slots_left(eyes, eyes.seat)
    if left == 1 or (left == 2 and card == kind.MONUMENT):
        return ALSO_COMPLETE if eyes.ending() else FIRST_COMPLETE
    return 0


def lost_with(eyes: MachiavelliSight, place: i64) -> i64:
    """What is lost with a district of the own city."""
    card = eyes.city(eyes.seat).at(place)
    return POINT * (eyes.cost_at(eyes.seat, place) + eyes.silver(card))


def next_gain(eyes: MachiavelliSight, option: i64) -> i64:
    """What the best build after a build gains, where more than one is allowed."""
    seat = eyes.seat
    first = kind_built(option)
    gold = eyes.gold(seat)
    if is_of_card(option, BUILD):
        gold -= eyes.price(seat, first)
    best: i64 = 0
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1 and card != first and eyes.price(seat, card) <= gold:
            gain = district_worth(eyes, seat, card) + TEMPO - eyes.price(seat, card) * gold_kept(eyes)
            best = max(best, gain)
        card += 1
    return best


def unwise(eyes: MachiavelliSight, option: i64) -> bool:
    """Whether a build would end the game too soon: far behind, or with a hut where a palace can follow."""
    if eyes.ending() or completion(eyes, kind_built(option)) == 0:
        return False
    if is_of_card(option, BUILD_BY_FRAMEWORK) or option == BUILD_BY_SACRIFICE:
        return False
    if nearest_end(eyes) <= 2:
        return False
    card = kind_built(option)
    points = eyes.public_points(eyes.seat) + eyes.cost(card) + FIRST_COMPLETE // POINT
    return points + FAR_BEHIND < most_points(eyes)


# --- Paying with something else than gold -----------------------------------------------------------------------------


def pay_with_card(eyes: MachiavelliSight) -> i64:
    """Pay for a Thieves' Den with cards that are worth less than a gold, or as far as the gold does not reach."""
    options = eyes.options()
    kinds = bits_among(options, DISCARD, KINDS)
    if kinds == 0:
        return DONE
    worst = worst_card(eyes, kinds)
    if DONE in options and (eyes.ending() or card_worth(eyes, worst) > POINT):
        return DONE
    return DISCARD + worst


def give_worst(eyes: MachiavelliSight) -> i64:
    """Give the card away that is worth least."""
    return GIVE + worst_card(eyes, bits_among(eyes.options(), GIVE, KINDS))


def best_card(eyes: MachiavelliSight, options: vec[i64], verb: i64) -> i64:
    """Give the option whose card is worth most to have; a second equal one is worth little."""
    best = options[0]
    most: i64 = -1
    for option in options:
        if verb <= option < verb + KINDS:
            card = option - verb
            worth = card_worth(eyes, card)
            if card < FIRST_ACTION_CARD and eyes.has(card):
                worth //= 3
            if worth > most:
                best = option
                most = worth
    return best
