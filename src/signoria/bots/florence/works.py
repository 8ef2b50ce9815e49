"""Works: which bonus cards go into one, what it brings at once, and how much of its income becomes points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.florence.estate import POINT, Estate, estate_of
from signoria.bots.florence.hidden_cards import bonus_counts, bonus_worth
from signoria.bots.florence.ordered import insert
from signoria.bots.florence.outlook import COSTS, common_of, wishes_of
from signoria.core.bits import bit, bit_count
from signoria.games.florence.data.actions import BUY, DONE, USE_BONUS
from signoria.games.florence.data.components import BONUSES, MINIMUM_WORK, MUSE, ROUNDS
from signoria.games.florence.eyes.views import FlorenceSight

# Percent: how likely a rival who comes later does not do better than a work of the minimum and so much more.
HOLDS: Final = vec[i64]([25, 35, 42, 50, 58, 66, 72, 78, 84, 88, 92, 95])
# A card that adds as much as this does not get better by waiting.
GOOD_CARD: Final = 5
# What a round is going to cost: an object and one or two actions.
NEXT_ROUND: Final = 1300
LAST_ROUND: Final = 500
# A card and what it adds are kept together in one integer.
BESIDE: Final = 32


def best_chance(sight: FlorenceSight, value: i64) -> i64:
    """Give what a work adds by the chance to be the best of the round, in florins."""
    best: i64 = 0
    waiting: i64 = 0
    seat: i64 = 0
    while seat < sight.players():
        if seat != sight.seat:
            marker = sight.marker(seat)
            best = max(best, marker)
            if marker == 0:
                waiting += 1
        seat += 1
    if value < best or sight.marker(sight.seat) >= value:
        return 0
    over = value - MINIMUM_WORK[sight.round() - 1]
    percent: i64 = 100
    over = max(over, 0)
    if over >= len(HOLDS):
        over = len(HOLDS) - 1
    holds = HOLDS[over]
    while waiting > 0:
        # Half of those without a work yet have had their turn, or cannot complete one.
        percent = percent * (100 + holds) // 200
        waiting -= 1
    return 3 * POINT * percent // 100


def own_work(sight: FlorenceSight, estate: Estate, person: i64) -> i64:
    """Give the value of a work of a person today, without bonus cards."""
    value = common_of(estate) + wishes_of(estate, person)
    if sight.character(sight.seat) == MUSE:
        value += sight.round()
    return value


def work_now(sight: FlorenceSight, estate: Estate, value: i64) -> i64:
    """Give what a work brings at once. Money is worth more to who has none."""
    total = value * 100 + best_chance(sight, value)
    if estate.money < 600 and estate.round_number < ROUNDS:
        total += 600 - estate.money
    return total


def princess_worth(sight: FlorenceSight) -> i64:
    """Give the value of a work of the Princess."""
    own = sight.own()
    return 3 * own.landscape_tiles() + 2 * own.builders + 2 * bit_count(own.buildings) + own.cards()


def chosen_cards(sight: FlorenceSight, estate: Estate, value: i64) -> i64:
    """Give the bonus cards to use in a work that is worth so much without: what the minimum or the best work needs.

    Good cards are used at the first opportunity, all of them at the last; others wait for better days.
    """
    if estate.bonus == 0:
        return 0
    counts = bonus_counts(estate)
    # The best first: what a card adds, and its number.
    ordered = vec[i64]([0] * BONUSES)
    number: i64 = 0
    card: i64 = 0
    while card < BONUSES:
        if (estate.bonus >> card) & 1:
            insert(ordered, number, BESIDE * bonus_worth(card, counts) + card)
            number += 1
        card += 1
    minimum = sight.minimum()
    last = estate.round_number == ROUNDS and (bit_count(estate.persons) <= 1 or estate.slots <= 1)
    used: i64 = 0
    place: i64 = 0
    while place < number:
        added = ordered[place] // BESIDE
        if value < minimum or (added > 0 and (last or added >= GOOD_CARD or estate.round_number >= 6)):
            used |= bit(ordered[place] % BESIDE)
            value += added
        place += 1
    return used


def use_bonus(sight: FlorenceSight) -> i64:
    """Go on with the cards chosen for the work, in the order in which they are asked for."""
    options = sight.options()
    estate = estate_of(sight, 1)
    whole = chosen_cards(sight, estate, own_work(sight, estate, sight.working()))
    for option in options:
        if USE_BONUS <= option < USE_BONUS + BONUSES and (whole >> (option - USE_BONUS)) & 1:
            return option
    return DONE if DONE in options else options[0]


def buy_points(sight: FlorenceSight) -> i64:
    """Keep what the next round will cost and turn the rest into points; at the end, everything."""
    options = sight.options()
    own = sight.own()
    most = len(options) - 1
    keep: i64 = 0
    if sight.round() < ROUNDS:
        keep = NEXT_ROUND if sight.round() < ROUNDS - 1 else LAST_ROUND
        if sight.round() <= 4 and COSTS[own.builders] == 0:
            keep -= 200
        if sight.round() <= 2:
            keep += 300
    points = (own.money - keep) // POINT
    return BUY + min(max(points, 0), most)
