"""When to play the action cards of the Deluxe edition."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.attacks import cheapest_own
from signoria.bots.machiavelli.district_worth import slots_left, useful_cards
from signoria.bots.machiavelli.rivals import largest_hand, most_points, nearest_end
from signoria.games.machiavelli.data import components as kind
from signoria.games.machiavelli.data.actions import PLAY
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD, NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

NOTHING: Final = -1
FIRST_POINTS: Final = 4


def play_card(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """Give the action card to play now, or NOTHING. Each is a point in hand at the end of the game."""
    for card in (kind.TICKET_WAGON, kind.FORTUNE_TELLER, kind.DIRECTOR, kind.CIRCUS_TENT, kind.HUMAN_CANNONBALL):
        option = PLAY + card - FIRST_ACTION_CARD
        if option in options and wants(eyes, card):
            return option
    return NOTHING


def play_early(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """Give the action card that a Witch plays before she names anybody, or NOTHING: what helps her to build waits."""
    for card in (kind.TICKET_WAGON, kind.FORTUNE_TELLER, kind.CIRCUS_TENT):
        option = PLAY + card - FIRST_ACTION_CARD
        if option in options and wants(eyes, card):
            return option
    return NOTHING


def wants(eyes: MachiavelliSight, card: i64) -> bool:
    """Whether an action card does more now than lying in the hand."""
    seat = eyes.seat
    if card == kind.CIRCUS_TENT:
        # It is a district without points: good to be first with, or where the game is ending anyway.
        if slots_left(eyes, seat) != 1 or eyes.is_complete(seat):
            return False
        if eyes.ending():
            return True
        return eyes.public_points(seat) + FIRST_POINTS > most_points(eyes)
    if card == kind.DIRECTOR:
        return eyes.builds_left() <= 1 and builds_for(eyes, eyes.gold(seat)) > eyes.builds_left()
    if card == kind.HUMAN_CANNONBALL:
        return upgrades(eyes)
    if eyes.ending():
        return False
    if card == kind.FORTUNE_TELLER:
        return largest_hand(eyes, seat) >= 2
    return nearest_end(eyes) > 1


def builds_for(eyes: MachiavelliSight, gold: i64) -> i64:
    """How many districts of the hand can be built, the cheapest first."""
    number: i64 = 0
    useful = useful_cards(eyes)
    price: i64 = 0
    while price <= gold:
        card: i64 = 0
        while card < FIRST_ACTION_CARD:
            if (useful >> card) & 1 and eyes.price(eyes.seat, card) == price and price <= gold:
                gold -= price
                number += 1
            card += 1
        price += 1
    return number


def upgrades(eyes: MachiavelliSight) -> bool:
    """Whether a cheap district can make room for one that costs three more, after the build of the turn."""
    place = cheapest_own(eyes)
    if place == NOBODY or (eyes.builds_left() > 0 and builds_for(eyes, eyes.gold(eyes.seat)) > 0):
        return False
    old = eyes.cost_at(eyes.seat, place)
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1 and old + 3 <= eyes.cost(card) <= old + eyes.gold(eyes.seat):
            return True
        card += 1
    return False
