"""The course of a turn: what to use, when to take the income and which, and when to build."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.action_cards import play_card
from signoria.bots.machiavelli.attacks import worth_attacking
from signoria.bots.machiavelli.building import NOTHING, best_build, gold_kept
from signoria.bots.machiavelli.district_worth import (
    GOLD_KEPT,
    POINT,
    TEMPO,
    USELESS,
    card_worth,
    district_worth,
    number_of_type,
    rounds_left,
    spare_worth,
    useful_cards,
    worst_card,
)
from signoria.bots.machiavelli.rivals import largest_hand
from signoria.core.bits import bit_count
from signoria.games.machiavelli.data import components as kind
from signoria.games.machiavelli.data.actions import (
    ARCHITECT_DRAW,
    ASSASSINATE,
    BEAUTIFY,
    COLLECT_TAX,
    DESTROY,
    DISTRICT_INCOME,
    END_TURN,
    EXCHANGE,
    GIVE_CROWN,
    LEAVE_UNCLAIMED,
    MERCHANT_GOLD,
    NAVIGATE,
    PEEK,
    QUEEN_GOLD,
    REPLACE_CARDS,
    SEIZE,
    SPY_OUT,
    STEAL,
    STUDY,
    SWAP_HANDS,
    TAKE_CARDS,
    TAKE_CROWN,
    TAKE_FROM_ALL,
    TAKE_GOLD,
    TAKE_UNCLAIMED,
    THREATEN,
    TITHE,
    USE_ARMORY,
    USE_LABORATORY,
    USE_MUSEUM,
    USE_SMITHY,
    WAGON,
    WARRANTS,
)
from signoria.games.machiavelli.data.components import (
    FIRST_ACTION_CARD,
    MILITARY,
    MOST_PLAYERS,
    NOBLE,
    RELIGIOUS,
    TRADE,
)
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.rules.districts.park import FROM_PARK
from signoria.games.machiavelli.rules.districts.poor_house import FROM_POOR_HOUSE
from signoria.games.machiavelli.state.current_turn import DISTRICT_INCOME_USED

# What is used at once whenever it is offered: it costs nothing, and comes best before everything else.
AT_ONCE: Final = [
    ASSASSINATE,
    STEAL,
    WARRANTS,
    THREATEN,
    SPY_OUT,
    TITHE,
    MERCHANT_GOLD,
    ARCHITECT_DRAW,
    COLLECT_TAX,
    QUEEN_GOLD,
    TAKE_CROWN,
    GIVE_CROWN,
    TAKE_FROM_ALL,
    STUDY,
]
# What can be used better when the income is there.
AFTER_INCOME: Final = [NAVIGATE, PEEK]
# A swap of hands must bring so many cards more.
WORTH_SWAPPING: Final = 2
MANY_CARDS: Final = 4
RICH: Final = 7


def turn_action(eyes: MachiavelliSight) -> i64:
    """Choose what to do next in the turn."""
    options = eyes.options()
    for option in AT_ONCE:
        if option in options:
            return option
    magic = use_magic(eyes, options)
    if magic != NOTHING:
        return magic
    if TAKE_GOLD in options:
        return income(eyes)
    for option in AFTER_INCOME:
        if option in options:
            return option
    preparing = prepare(eyes, options)
    if preparing != NOTHING:
        return preparing
    build = best_build(eyes, options)
    # A card that is about to be built does not stand in the way of an empty hand.
    spent: i64 = 0 if build == NOTHING else 1
    due = DISTRICT_INCOME in options and not is_better_left(eyes, spent)
    if due and (build == NOTHING or better_with_income(eyes)):
        return DISTRICT_INCOME
    return build if build != NOTHING else finish(eyes, options)


def better_with_income(eyes: MachiavelliSight) -> bool:
    """Whether the income for districts should come first: it would allow a better build than there is now."""
    if eyes.turn_character() in (kind.PATRICIAN, kind.CARDINAL, kind.ABBOT):
        return True
    seat = eyes.seat
    gold = eyes.gold(seat)
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1 and eyes.price(seat, card) > gold:
            return True
        card += 1
    return eyes.builds_left() > 1


def unclaimed(eyes: MachiavelliSight) -> i64:
    """Take what is one's own, unless whoever has nothing gets more."""
    return LEAVE_UNCLAIMED if is_better_left(eyes, 0) else TAKE_UNCLAIMED


def is_better_left(eyes: MachiavelliSight, spent: i64) -> bool:
    """Whether Poor House and Park bring more at the end of the turn if nothing is taken before.

    Only where leaving is allowed; `spent` hand cards will be gone by then.
    """
    if not eyes.asks_unclaimed():
        return False
    gains = eyes.unclaimed()
    gold = eyes.gold(eyes.seat)
    hand = eyes.hand_size(eyes.seat) - spent
    taken = gains.gold + gains.either + gains.cards
    taken += at_the_end(eyes, gold + gains.gold + gains.either, hand + gains.cards)
    return at_the_end(eyes, gold, hand) > taken


def at_the_end(eyes: MachiavelliSight, gold: i64, hand: i64) -> i64:
    """What the own Poor House and Park give to whoever ends a turn with so much."""
    given: i64 = 0
    if gold == 0 and eyes.has_district(eyes.seat, kind.POOR_HOUSE):
        given += FROM_POOR_HOUSE
    if hand == 0 and eyes.has_district(eyes.seat, kind.PARK):
        given += min(FROM_PARK, eyes.deck_size())
    return given


def use_magic(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """The Magician: first build what the own hand has, then take the largest hand; or exchange bad cards."""
    if SWAP_HANDS not in options and REPLACE_CARDS not in options:
        return NOTHING
    own = eyes.hand_size(eyes.seat)
    swap = SWAP_HANDS in options and largest_hand(eyes, eyes.seat) - own >= WORTH_SWAPPING
    if eyes.has(kind.SECRET_VAULT) or eyes.ending():
        swap = False
    if swap and (own == 0 or affordable(eyes) == 0 or TAKE_GOLD not in options):
        if own == 0 or eyes.builds_left() <= 0 or affordable(eyes) == 0:
            return SWAP_HANDS
        return NOTHING
    if not swap and REPLACE_CARDS in options and is_bad(eyes, worst_card(eyes, eyes.hand_kinds())):
        return REPLACE_CARDS
    return NOTHING


def is_bad(eyes: MachiavelliSight, card: i64) -> bool:
    """Whether any other card is probably better than this one."""
    return spare_worth(eyes, card) <= TEMPO


def affordable(eyes: MachiavelliSight) -> i64:
    """How many kinds in hand could be built in this turn with what gold there is, and the income."""
    gold = eyes.gold(eyes.seat)
    if not eyes.income_taken():
        gold += 2
    number: i64 = 0
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1 and eyes.price(eyes.seat, card) <= gold:
            number += 1
        card += 1
    return number


# --- Income -----------------------------------------------------------------------------------------------------------


def income(eyes: MachiavelliSight) -> i64:
    """Take gold, unless the hand needs cards more."""
    options = eyes.options()
    if TAKE_CARDS not in options:
        return TAKE_GOLD
    seat = eyes.seat
    useful = bit_count(useful_cards(eyes))
    gold = eyes.gold(seat) + coming(eyes)
    if useful == 0:
        return TAKE_CARDS
    builds = eyes.builds_left()
    builds = max(builds, 1)
    more: i64 = 3 if eyes.has_district(seat, kind.GOLD_MINE) else 2
    if eyes.ending():
        return TAKE_GOLD if best_for(eyes, gold + more) > best_for(eyes, gold) else TAKE_CARDS
    # A hand that is about to be built empty must be filled again, if the gold for it is there.
    gain = best_for(eyes, gold + more) - best_for(eyes, gold)
    draws = eyes.has_district(seat, kind.LIBRARY) and eyes.deluxe()
    if useful <= builds and gain <= 0:
        return TAKE_CARDS
    if draws and gain <= TEMPO and useful <= 3:
        return TAKE_CARDS
    if gold >= RICH and useful <= 2 and gain <= 0:
        return TAKE_CARDS
    return TAKE_GOLD


def coming(eyes: MachiavelliSight) -> i64:
    """The gold that the districts will pay in this turn."""
    if eyes.has_used(DISTRICT_INCOME_USED):
        return 0
    character = eyes.turn_character()
    if character in (kind.KING, kind.EMPEROR):
        return number_of_type(eyes, eyes.seat, NOBLE)
    if character in (kind.BISHOP, kind.ABBOT):
        return number_of_type(eyes, eyes.seat, RELIGIOUS)
    if character in (kind.MERCHANT, kind.TRADER):
        return number_of_type(eyes, eyes.seat, TRADE)
    if character in (kind.WARLORD, kind.DIPLOMAT, kind.MARSHAL):
        return number_of_type(eyes, eyes.seat, MILITARY)
    return 0


def best_for(eyes: MachiavelliSight, gold: i64) -> i64:
    """What the best district in hand gains that can be built for so much gold."""
    best: i64 = 0
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1:
            price = eyes.price(eyes.seat, card)
            if price <= gold:
                gain = district_worth(eyes, eyes.seat, card) + TEMPO - price * gold_kept(eyes)
                best = max(best, gain)
        card += 1
    return best


# --- Before and after building ----------------------------------------------------------------------------------------


def prepare(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """Use what should be used before building: more cards for a poor hand, gold for bad cards, action cards."""
    useful = bit_count(useful_cards(eyes))
    gold = eyes.gold(eyes.seat)
    if USE_LABORATORY in options and sells(eyes):
        return USE_LABORATORY
    if USE_SMITHY in options and useful == 0 and not eyes.ending():
        return USE_SMITHY
    card = play_card(eyes, options)
    if card != NOTHING:
        return card
    if useful <= 1 and gold >= 3 and not eyes.ending():
        seat: i64 = 0
        while seat < MOST_PLAYERS:
            if WAGON + seat in options:
                return WAGON + seat
            seat += 1
    return NOTHING


def sells(eyes: MachiavelliSight) -> bool:
    """Whether a card is worth less than the gold of the Laboratory."""
    worth = spare_worth(eyes, worst_card(eyes, eyes.hand_kinds()))
    if not eyes.deluxe():
        return worth <= USELESS + 1
    if eyes.ending():
        return worth <= USELESS and eyes.builds_left() > 0
    return worth <= 2 * GOLD_KEPT or eyes.hand_size(eyes.seat) > MANY_CARDS


def finish(eyes: MachiavelliSight, options: vec[i64]) -> i64:
    """After building: attack, adorn, put cards away, look for new ones, and end the turn."""
    gold = eyes.gold(eyes.seat)
    if DESTROY in options and worth_attacking(eyes, "destroy"):
        return DESTROY
    if SEIZE in options and worth_attacking(eyes, "seize"):
        return SEIZE
    if EXCHANGE in options and worth_attacking(eyes, "exchange"):
        return EXCHANGE
    if USE_ARMORY in options and worth_attacking(eyes, "armory"):
        return USE_ARMORY
    if BEAUTIFY in options and (gold >= 3 or rounds_left(eyes) <= 1):
        return BEAUTIFY
    hand = eyes.hand_size(eyes.seat)
    if USE_MUSEUM in options and stores(eyes, hand):
        return USE_MUSEUM
    if USE_SMITHY in options and hand <= 1 and gold >= 4 and not eyes.ending():
        return USE_SMITHY
    if END_TURN in options:
        return END_TURN
    return options[0]


def stores(eyes: MachiavelliSight, hand: i64) -> bool:
    """Whether to put a card under the Museum: a point for a card that is worth less."""
    worst = card_worth(eyes, worst_card(eyes, eyes.hand_kinds()))
    if eyes.ending():
        return worst <= POINT
    return hand > 2 or worst <= POINT
