"""How dangerous the other players are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.machiavelli.district_worth import POINT, slots_left
from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

ALMOST_COMPLETE: Final = 60
NEARLY_COMPLETE: Final = 30
WHOLE: Final = 100


def standing(eyes: MachiavelliSight, seat: i64) -> i64:
    """What a player has achieved: points, progress of the city, and the means for more."""
    means = eyes.gold(seat) * 4 + eyes.hand_size(seat) * 3
    return POINT * eyes.public_points(seat) + POINT * eyes.count(seat) + means


def leader(eyes: MachiavelliSight) -> i64:
    """Give the other player who is furthest, or one of those who are."""
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64 = 0
    while seat < eyes.players():
        if seat != eyes.seat:
            achieved = standing(eyes, seat)
            if best == NOBODY or achieved > most:
                best = seat
                most = achieved
        seat += 1
    return best


def threat(eyes: MachiavelliSight, seat: i64) -> i64:
    """How much it helps to keep a player from playing a turn."""
    danger = POINT + 3 * eyes.count(seat) + standing(eyes, seat) // 12
    left = slots_left(eyes, seat)
    if left == 1:
        danger += ALMOST_COMPLETE
    elif left == 2:
        danger += NEARLY_COMPLETE
    return danger


def share(eyes: MachiavelliSight, owner: i64) -> i64:
    """How much of what a player loses is a gain for this seat, in hundredths: one of many rivals matters less."""
    if eyes.players() == 2:
        return WHOLE
    if standing(eyes, owner) >= standing(eyes, leader(eyes)):
        if slots_left(eyes, owner) <= 2 or eyes.ending():
            return 80
        return 60
    return 25


def nearest_end(eyes: MachiavelliSight) -> i64:
    """How many districts the most advanced other city still needs."""
    fewest: i64 = eyes.complete_size()
    seat: i64 = 0
    while seat < eyes.players():
        if seat != eyes.seat:
            left = slots_left(eyes, seat)
            fewest = min(fewest, left)
        seat += 1
    return fewest


def most_points(eyes: MachiavelliSight) -> i64:
    """The points of the best other player, as far as they can be seen."""
    most: i64 = 0
    seat: i64 = 0
    while seat < eyes.players():
        if seat != eyes.seat:
            points = eyes.public_points(seat)
            most = max(most, points)
        seat += 1
    return most


def largest_hand(eyes: MachiavelliSight, seat: i64) -> i64:
    """The size of the largest hand that others than a seat have."""
    most: i64 = 0
    other: i64 = 0
    while other < eyes.players():
        if other != seat and eyes.hand_size(other) > most:
            most = eyes.hand_size(other)
        other += 1
    return most


def most_gold(eyes: MachiavelliSight, seat: i64) -> i64:
    """The most gold that somebody else than a seat has."""
    most: i64 = 0
    other: i64 = 0
    while other < eyes.players():
        if other != seat and eyes.gold(other) > most:
            most = eyes.gold(other)
        other += 1
    return most
