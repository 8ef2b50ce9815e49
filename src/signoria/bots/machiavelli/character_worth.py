"""What a character is worth to a player in this round, in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.machiavelli.district_worth import (
    GOLD_KEPT,
    POINT,
    TEMPO,
    district_worth,
    number_of_type,
    rounds_left,
    slots_left,
    useful_cards,
)
from signoria.bots.machiavelli.rivals import largest_hand, most_gold, threat
from signoria.games.machiavelli.data import components as who
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD, MILITARY, NOBLE, NOBODY, RELIGIOUS, TRADE
from signoria.games.machiavelli.eyes.views import MachiavelliSight

CARD: Final = 8
CROWN: Final = 12
# What a district costs that somebody builds whose hand is hidden, if there is gold enough.
USUAL_COST: Final = 4


def value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """What playing a character would bring a player; of others this seat counts with what everybody sees."""
    rank = character // 3
    if rank <= 1:
        return schemer_value(eyes, seat, character)
    if rank == 2:
        return sorcerer_value(eyes, seat, character)
    if rank <= 5:
        return collector_value(eyes, seat, character)
    if rank == 6:
        return master_builder_value(eyes, seat, character)
    if rank == 7:
        return number_of_type(eyes, seat, MILITARY) * gold_worth(eyes, seat) + soldier_value(eyes, seat, character)
    return courtier_value(eyes, seat, character)


def gold_worth(eyes: MachiavelliSight, seat: i64) -> i64:
    """What a gold is worth to a player now: nothing any more when it cannot become a district."""
    if eyes.ending():
        return GOLD_KEPT // 2
    if eyes.gold(seat) >= 8:
        return GOLD_KEPT
    return POINT


def card_need(eyes: MachiavelliSight, seat: i64) -> i64:
    """What a new card is worth: much to an empty hand, little to a full one."""
    if eyes.ending():
        return 2
    size = eyes.hand_size(seat)
    if size == 0:
        return 2 * CARD
    if size <= 2:
        return CARD + 2
    if size <= 4:
        return CARD - 2
    return 2


# --- Ranks 1 and 2 ----------------------------------------------------------------------------------------------------


def schemer_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Those who strike before the others act."""
    danger = worst_threat(eyes, seat)
    if character == who.ASSASSIN:
        return 12 + danger // 2
    if character == who.WITCH:
        return 16 + danger // 3
    if character == who.MAGISTRATE:
        return 22 + danger // 5
    gold = most_gold(eyes, seat)
    if character == who.THIEF:
        return 4 + gold * POINT * 2 // 5
    if character == who.BLACKMAILER:
        return 4 + gold * POINT * 2 // 5
    # The Spy: a third of the largest hand is of the right type; every match is a card and perhaps a gold.
    matches = largest_hand(eyes, seat) * POINT // 3
    return 2 + matches * (card_need(eyes, seat) + POINT) // (2 * POINT) + (matches // 2 if gold > 1 else 0)


def worst_threat(eyes: MachiavelliSight, seat: i64) -> i64:
    """The greatest threat to a player."""
    worst: i64 = 0
    other: i64 = 0
    while other < eyes.players():
        if other != seat:
            danger = threat(eyes, other)
            worst = max(worst, danger)
        other += 1
    return worst


# --- Rank 3 -----------------------------------------------------------------------------------------------------------


def sorcerer_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Those who live on the hands of others."""
    largest = largest_hand(eyes, seat)
    own = eyes.hand_size(seat)
    if character == who.MAGICIAN:
        if largest > own:
            return (largest - own) * CARD + (CARD if own == 0 else 0)
        return CARD // 2
    second = second_build(eyes, seat)
    if character == who.WIZARD:
        return 4 + 2 * CARD + second if largest > 0 else 0
    return 2 + CARD * (eyes.players() - 1) // 2 + second


def second_build(eyes: MachiavelliSight, seat: i64) -> i64:
    """What it is worth to build two districts instead of one."""
    gold = eyes.gold(seat) + 2
    if seat != eyes.seat:
        return TEMPO if gold >= 5 and eyes.hand_size(seat) >= 2 else 0
    cheapest: i64 = 99
    next_cheapest: i64 = 99
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1:
            price = eyes.price(seat, card)
            if price < cheapest:
                next_cheapest = cheapest
                cheapest = price
            elif price < next_cheapest:
                next_cheapest = price
        card += 1
    return 2 * TEMPO if cheapest + next_cheapest <= gold else 0


# --- Ranks 4 to 6 -----------------------------------------------------------------------------------------------------


def collector_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Those whose districts pay them."""
    gold = gold_worth(eyes, seat)
    if character <= who.PATRICIAN:
        nobles = number_of_type(eyes, seat, NOBLE)
        crown = CROWN if eyes.crown() != seat else CROWN - 4
        if eyes.players() == 2:
            crown -= 4
        if character == who.KING:
            return nobles * gold + crown
        if character == who.PATRICIAN:
            return nobles * card_need(eyes, seat) + crown
        return nobles * gold + POINT // 2
    if character <= who.CARDINAL:
        return prelate_value(eyes, seat, character)
    if character == who.ALCHEMIST:
        return refund(eyes, seat) * gold // 2 + refund(eyes, seat) * 2
    trades = number_of_type(eyes, seat, TRADE)
    if character == who.MERCHANT:
        return (trades + 1) * gold
    return trades * gold + second_build(eyes, seat) // 2


def prelate_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Rank 5."""
    number = number_of_type(eyes, seat, RELIGIOUS)
    gold = gold_worth(eyes, seat)
    if character == who.BISHOP:
        # Safe from rank 8, which matters most to a city that the others fear.
        safety: i64 = 10 if slots_left(eyes, seat) <= 2 else 4
        return number * gold + safety
    if character == who.ABBOT:
        tithe: i64 = POINT if most_gold(eyes, seat) > eyes.gold(seat) else 0
        return number * gold + tithe
    lent: i64 = 0
    if eyes.gold(seat) <= 3 and eyes.hand_size(seat) >= 4 and most_gold(eyes, seat) >= 2:
        lent = 12
    return number * card_need(eyes, seat) + lent


def refund(eyes: MachiavelliSight, seat: i64) -> i64:
    """How much gold an Alchemist would get back."""
    gold = eyes.gold(seat) + 2
    if seat != eyes.seat:
        if eyes.hand_size(seat) == 0:
            return 0
        return min(gold, USUAL_COST)
    best: i64 = 0
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1:
            price = eyes.price(seat, card)
            if best < price <= gold:
                best = price
        card += 1
    return best


# --- Ranks 7 to 9 -----------------------------------------------------------------------------------------------------


def master_builder_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Rank 7."""
    need = card_need(eyes, seat)
    if character == who.ARCHITECT:
        # A city that three districts complete at once is a danger, and a hope.
        left = slots_left(eyes, seat)
        finish: i64 = 30 if 1 < left <= 3 and eyes.gold(seat) >= 2 * left and eyes.hand_size(seat) >= left - 1 else 0
        return 2 * need + second_build(eyes, seat) + finish
    if character == who.SCHOLAR:
        return need + 6 + second_build(eyes, seat)
    if eyes.ending():
        return -20
    lost = best_build(eyes, seat) // 2 + TEMPO if best_build(eyes, seat) > 0 else 0
    return 4 * (max(POINT, need)) - lost


def best_build(eyes: MachiavelliSight, seat: i64) -> i64:
    """What the best district is worth that a player can probably build in this round."""
    gold = eyes.gold(seat) + 2
    if seat != eyes.seat:
        if eyes.hand_size(seat) == 0:
            return 0
        return POINT * (min(gold, USUAL_COST))
    best: i64 = 0
    useful = useful_cards(eyes)
    card: i64 = 0
    while card < FIRST_ACTION_CARD:
        if (useful >> card) & 1 and eyes.price(seat, card) <= gold:
            worth = district_worth(eyes, seat, card)
            best = max(best, worth)
        card += 1
    return best


def soldier_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """What rank 8 can do to the cities of others."""
    gold = eyes.gold(seat)
    danger = worst_threat(eyes, seat)
    if character == who.WARLORD:
        return 4 + danger // 4
    if character == who.DIPLOMAT:
        return danger // 6 if gold >= 3 else 2
    return 4 + danger // 6 + (TEMPO if gold >= 4 else 0)


def courtier_value(eyes: MachiavelliSight, seat: i64, character: i64) -> i64:
    """Rank 9, and the classic Tax Collector."""
    gold = gold_worth(eyes, seat)
    if character == who.QUEEN:
        return queen_value(eyes, seat)
    if character == who.ARTIST:
        coins = eyes.gold(seat)
        coins = min(coins, 2)
        if eyes.count(seat) == 0:
            return 0
        return coins * (POINT - GOLD_KEPT) + 2 + (coins * GOLD_KEPT if rounds_left(eyes) <= 1 else 0)
    if eyes.deluxe():
        return (eyes.tax() + (eyes.players() - 1) // 2) * gold
    return (eyes.players() - 1) * gold * 2 // 3


def queen_value(eyes: MachiavelliSight, seat: i64) -> i64:
    """Three gold if a neighbour is rank 4: certain where this seat knows, else a matter of chance."""
    ruler = eyes.holder(who.CROWN_RANK - 1) if eyes.deluxe() else eyes.crown()
    players = eyes.players()
    if ruler == NOBODY:
        return 3 * gold_worth(eyes, seat) * 2 // (players - 1)
    beside = (ruler + 1) % players == seat or (seat + 1) % players == ruler
    return 3 * gold_worth(eyes, seat) if beside else 0
