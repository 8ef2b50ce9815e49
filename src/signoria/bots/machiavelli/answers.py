"""Answers to the smaller questions: cards to keep, gold or cards, the crown, the Bell Tower and the Graveyard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.bots.machiavelli.building import best_build, best_card, build_gain
from signoria.bots.machiavelli.district_worth import (
    GOLD_KEPT,
    POINT,
    TEMPO,
    can_be_built,
    card_worth,
    slots_left,
    useful_cards,
    worst_card,
)
from signoria.bots.machiavelli.rivals import most_points, nearest_end, threat
from signoria.bots.machiavelli.turn import is_bad
from signoria.bots.ties import Best, First
from signoria.core.bits import bit_count, bits_among
from signoria.core.chance import Chance
from signoria.games.machiavelli.data.actions import (
    CARDS_OF_ABBOT,
    COLLECT,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    EARLIER,
    FOUR_CARDS,
    FOUR_GOLD,
    KEEP_CARD,
    PASS,
    PAY_AND_TAKE,
    PLAY_ACROBAT,
    PLAYER,
    SEARCH,
    STORE,
    TAKE,
    TAKE_A_CARD,
    TAKE_A_GOLD,
    THANK,
    TO_HAND,
    USUAL,
)
from signoria.games.machiavelli.data.components import KINDS
from signoria.games.machiavelli.eyes.views import MachiavelliSight

# How many cards that can be built a hand should have.
ENOUGH_CARDS: Final = 2
FIRST_POINTS: Final = 4
FEWEST_FOR_CROWN: Final = 4


def keep_card(eyes: MachiavelliSight) -> i64:
    """Keep the best card, and more of them as long as that is allowed: cards do no harm."""
    options = eyes.options()
    best = best_card(eyes, options, KEEP_CARD)
    if best == DONE and options[0] != DONE:
        return options[0]
    return best


def replace_card(eyes: MachiavelliSight) -> i64:
    """The Magician puts away what is bad, one card after another."""
    options = eyes.options()
    kinds = bits_among(options, DISCARD, KINDS)
    if kinds == 0:
        return DONE
    worst = worst_card(eyes, kinds)
    if DONE in options and not is_bad(eyes, worst):
        return DONE
    return DISCARD + worst


def largest_hand(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Take, or look at, the largest hand; of equal ones that of the most dangerous player."""
    best = Best(chance)
    for option in eyes.options():
        best.compare(option, eyes.hand_size(option - PLAYER) * 100 + threat(eyes, option - PLAYER))
    return best.option


def peek_place(eyes: MachiavelliSight) -> i64:
    """Build the card taken at once, unless the hand has something better for the gold: this build is an extra one."""
    options = eyes.options()
    build = best_build(eyes, options)
    if build < 0:
        return TO_HAND
    return build if build_gain(eyes, build) > TEMPO else TO_HAND


def overbuild_with(eyes: MachiavelliSight) -> i64:
    """Put the best district in the place of the old one."""
    options = eyes.options()
    best = First()
    for option in options:
        best.compare(option, build_gain(eyes, option))
    return best.option


def abbot_split(eyes: MachiavelliSight) -> i64:
    """Cards as far as the hand needs them, gold for the rest."""
    options = eyes.options()
    missing = ENOUGH_CARDS - bit_count(useful_cards(eyes))
    if missing < 0 or eyes.ending():
        missing = 0
    most = options[len(options) - 1] - CARDS_OF_ABBOT
    return CARDS_OF_ABBOT + (min(most, missing))


def navigator(eyes: MachiavelliSight) -> i64:
    """Four cards for an empty hand, else four gold."""
    return FOUR_CARDS if bit_count(useful_cards(eyes)) <= 1 and eyes.gold(eyes.seat) >= 4 else FOUR_GOLD


# --- The crown of an Emperor ------------------------------------------------------------------------------------------


def give_crown(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Give the crown to the least dangerous player who has something to give; best to one who sits just before."""
    best = Best(chance)
    players = eyes.players()
    for option in eyes.options():
        other = option - PLAYER
        worth = -threat(eyes, other)
        if eyes.gold(other) > 0:
            worth += POINT
        # Choosing right after the crown is almost as good as having it.
        worth -= 2 * ((eyes.seat - other + players) % players)
        best.compare(option, worth)
    return best.option


def take_for_crown(eyes: MachiavelliSight) -> i64:
    """A gold, or a card for a hand that has none."""
    options = eyes.options()
    if TAKE_A_CARD in options and (TAKE_A_GOLD not in options or useful_cards(eyes) == 0):
        return TAKE_A_CARD
    return TAKE_A_GOLD


# --- Cards to put away ------------------------------------------------------------------------------------------------


def sell_card(eyes: MachiavelliSight) -> i64:
    """The Laboratory gets the card that is worth least."""
    return DISCARD + worst_card(eyes, bits_among(eyes.options(), DISCARD, KINDS))


def store_card(eyes: MachiavelliSight) -> i64:
    """So does the Museum."""
    return STORE + worst_card(eyes, bits_among(eyes.options(), STORE, KINDS))


def take_card(eyes: MachiavelliSight) -> i64:
    """Take the best card that was seen."""
    return best_card(eyes, eyes.options(), TAKE)


# --- Small things -----------------------------------------------------------------------------------------------------


def acrobat(eyes: MachiavelliSight) -> i64:
    """The crown lets one choose first, which matters from a table of four on."""
    return PLAY_ACROBAT if eyes.players() >= FEWEST_FOR_CROWN and not eyes.ending() else PASS


def gift(eyes: MachiavelliSight) -> i64:
    """What is left is a courtesy or a gift: whoever has manners thanks."""
    options = eyes.options()
    for answer in (THANK, COLLECT, SEARCH, DRAW):
        if answer in options:
            return answer
    return options[0]


# --- Districts --------------------------------------------------------------------------------------------------------


def graveyard(eyes: MachiavelliSight) -> i64:
    """Save a district for a gold if the own city can take it and it is worth more."""
    card = eyes.site()
    if not can_be_built(eyes, card) or card_worth(eyes, card) < POINT + GOLD_KEPT:
        return DECLINE
    return PAY_AND_TAKE


def bell_tower(eyes: MachiavelliSight) -> i64:
    """End earlier when that helps this seat: ahead in points, and not behind in districts."""
    ahead = eyes.public_points(eyes.seat) - most_points(eyes)
    left = slots_left(eyes, eyes.seat)
    if left <= 1:
        return EARLIER if ahead + FIRST_POINTS > 0 else USUAL
    return EARLIER if ahead > 0 and left <= nearest_end(eyes) else USUAL
