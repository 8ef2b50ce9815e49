"""The characters of Muse and Princess: what each is worth this round, and when to use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.florence.auction import place_in_score
from signoria.bots.florence.estate import POINT, Estate, estate_of
from signoria.bots.florence.hidden_cards import held_bonus, next_bonus, next_prestige
from signoria.bots.florence.outlook import common_of, outlook, wishes_of
from signoria.bots.florence.works import best_chance, princess_worth
from signoria.games.florence.data.actions import (
    KEEP,
    PASS,
    PILE,
    SELL,
    USE,
    is_stake,
    staked_character,
    staked_field,
)
from signoria.games.florence.data.components import (
    ACTIONS,
    BANKER,
    BONUS_PILE,
    CARDINAL,
    MERCHANT,
    MUSE,
    PERSONS,
    PRESTIGE_PILE,
    PRINCESS,
    PROFESSOR,
    ROUNDS,
)
from signoria.games.florence.eyes.views import FlorenceSight
from signoria.games.florence.rules.muse_and_princess.windows import BestWorkWindow
from signoria.games.florence.rules.round import POINTS_FOR_BEST_WORK

# Percent of its worth that a first bid names: higher bids are seldom overbid, lower ones are cheap.
FIRST_BID: Final = 35
# What a bid must leave over to be worth the trouble.
LEAST: Final = 150
# What the Merchant saves in an auction.
SAVED: Final = 450


def works_of_round(sight: FlorenceSight, estate: Estate, more: i64) -> i64:
    """How many works can be completed this round if each is worth so much more."""
    number: i64 = 0
    help_at_hand = held_bonus(estate)
    person: i64 = 0
    while person < PERSONS:
        if (estate.persons >> person) & 1:
            value = common_of(estate) + wishes_of(estate, person) + more
            if value + help_at_hand >= sight.minimum():
                number += 1
        person += 1
    return min(number, ACTIONS)


def worth_of(sight: FlorenceSight, estate: Estate, character: i64, pot: i64) -> i64:
    """Give what a character is worth this round, in florins."""
    round_number = sight.round()
    if character == MUSE:
        works = works_of_round(sight, estate, round_number)
        # Before the last rounds, one work a round is the usual thing.
        if round_number < ROUNDS - 1:
            works = min(works, 1)
        return works * 100 * round_number + (150 if works > 0 else 0)
    if character == CARDINAL:
        later = estate.copy()
        later.slots += 1
        return outlook(later) - outlook(estate)
    if character == PRINCESS:
        value = princess_worth(sight)
        if value < sight.minimum():
            return 0
        later = estate.copy()
        later.slots -= 1
        return value * 100 + best_chance(sight, value) // 2 + outlook(later) - outlook(estate)
    if character == MERCHANT:
        points = POINT * place_in_score(sight)
        return points if round_number == ROUNDS else max(points, SAVED)
    if character == PROFESSOR:
        return max(next_prestige(estate), next_bonus(estate) * 100)
    if round_number == ROUNDS:
        # All money that is left turns into points at the end.
        return pot + max(estate.money - 300, 0) * 3 // 4
    return pot * 3 // 4


def bid_for_character(sight: FlorenceSight) -> i64:
    """Stake on the character that leaves most over; the first bid somewhere between cheap and safe."""
    options = sight.options()
    pot = sight.pot()
    estate = estate_of(sight, ACTIONS)
    worths = [int(worth_of(sight, estate, character, pot)) for character in range(BANKER + 1)]
    best: i64 = PASS
    most: i64 = LEAST
    for option in options:
        if is_stake(option):
            worth = worths[staked_character(option)]
            price = staked_field(option) * 100
            over = worth - price
            if staked_character(option) != BANKER and price > estate.money:
                over -= 2 * (price - estate.money)
            # A bid that is too low brings nothing: it is counted as if it were paid in part.
            safe = worth * FIRST_BID // 100
            if price < safe:
                over -= (safe - price) * 3 // 2
            if over > most:
                most = over
                best = option
    return best


def window(sight: FlorenceSight) -> i64:
    """Use the Professor as soon as his card can guide the rest; sell the position when it is a low one."""
    if sight.character(sight.seat) == MERCHANT:
        return merchant_window(sight)
    if KEEP not in sight.options():
        return USE
    return USE if sight.round() <= 5 else KEEP


def merchant_window(sight: FlorenceSight) -> i64:
    """In the end go back as many steps as bring most; before the best work is paid, look at what it will do."""
    options = sight.options()
    paid = best_work(sight) if is_before_best_work(sight) else 0
    steps = best_steps(sight, 0)
    selling = SELL + steps if steps > 0 else USE
    if KEEP not in options:
        return selling
    if paid > 0 and sight.round() == ROUNDS:
        later = worth_of_place(sight, best_steps(sight, paid), paid)
        return KEEP if later > worth_of_place(sight, steps, 0) else selling
    place = worth_of_place(sight, 0, 0)
    # Whoever is about to be paid for the best work is not going to be as far behind again.
    overtaking = paid > 0 and worth_of_place(sight, 0, paid) < place
    return USE if place >= 3 or overtaking else KEEP


def is_before_best_work(sight: FlorenceSight) -> bool:
    """Whether the best work of the round is about to be paid."""
    return isinstance(sight.frame(), BestWorkWindow)


def best_work(sight: FlorenceSight) -> i64:
    """Give what the best work of the round is worth."""
    best: i64 = 0
    seat: i64 = 0
    while seat < sight.players():
        best = max(best, sight.marker(seat))
        seat += 1
    return best


def worth_of_place(sight: FlorenceSight, steps: i64, paid: i64) -> i64:
    """Give what the Merchant would pay after some steps back, less those; after works of a value have been paid."""
    own = points_after(sight, sight.seat, paid) - steps
    place: i64 = 1
    seat: i64 = 0
    while seat < sight.players():
        if seat != sight.seat and points_after(sight, seat, paid) > own:
            place += 1
        seat += 1
    return place - steps


def points_after(sight: FlorenceSight, seat: i64, paid: i64) -> i64:
    """Give the points of a player once the best works, of this value, have been paid; 0 for none of them."""
    if paid > 0 and sight.marker(seat) == paid:
        return sight.points(seat) + POINTS_FOR_BEST_WORK
    return sight.points(seat)


def best_steps(sight: FlorenceSight, paid: i64) -> i64:
    """Give how many steps back bring most, the fewest of those."""
    found: i64 = 0
    steps: i64 = 1
    # More steps than there are places to lose cost more than they bring.
    while steps <= sight.players() and SELL + steps in sight.options():
        if worth_of_place(sight, steps, paid) > worth_of_place(sight, found, paid):
            found = steps
        steps += 1
    return found


def choose_pile(sight: FlorenceSight) -> i64:
    """Take a prestige card, unless a bonus card helps a work more."""
    options = sight.options()
    if len(options) == 1:
        return options[0]
    estate = estate_of(sight, 1)
    useful = next_bonus(estate) * 100 if estate.slots > 0 and estate.persons != 0 else 0
    return PILE + (BONUS_PILE if useful > next_prestige(estate) else PRESTIGE_PILE)
