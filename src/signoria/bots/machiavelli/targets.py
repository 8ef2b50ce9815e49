"""Whom to hit: naming characters, placing warrants and threats, and standing up to them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.action_cards import NOTHING, play_early
from signoria.bots.machiavelli.character_worth import value
from signoria.bots.machiavelli.district_worth import POINT, TEMPO, district_worth, slots_left
from signoria.bots.machiavelli.guesses import Guess
from signoria.bots.machiavelli.rivals import threat
from signoria.bots.ties import Best
from signoria.core.chance import Chance
from signoria.games.machiavelli.data import actions as say
from signoria.games.machiavelli.data import components as who
from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

MURDER: Final = 0
ROB: Final = 1
BEWITCH: Final = 2
CONFISCATE: Final = 3

TURN: Final = 40
DEAREST: Final = 6


def name_character(eyes: MachiavelliSight) -> i64:
    """Name a character for the Assassin, the Witch or the Thief."""
    options = eyes.options()
    if eyes.turn_character() == who.ASSASSIN:
        return likeliest(eyes, options, say.NAME, MURDER)
    if eyes.turn_character() == who.WITCH:
        early = play_early(eyes, options)
        if early != NOTHING:
            return early
        return likeliest(eyes, options, say.NAME, BEWITCH)
    return likeliest(eyes, options, say.NAME, ROB)


def place_warrant(eyes: MachiavelliSight) -> i64:
    """The seal goes to whoever builds the dearest district, the others beside it."""
    options = eyes.options()
    return likeliest(eyes, options, say.SEAL if say.is_of_character(options[0], say.SEAL) else say.MARK, CONFISCATE)


def place_threat(eyes: MachiavelliSight) -> i64:
    """The rose goes where the gold is; the other threat where there is most of the rest."""
    options = eyes.options()
    return likeliest(eyes, options, say.ROSE if say.is_of_character(options[0], say.ROSE) else say.MARK, ROB)


def likeliest(eyes: MachiavelliSight, options: vec[i64], verb: i64, purpose: i64) -> i64:
    """Give the option with which the plot is expected to hit hardest."""
    guess = Guess(eyes)
    best = options[0]
    most: i64 = -1
    for option in options:
        if not say.is_of_character(option, verb):
            continue
        character = option - verb
        rank = eyes.rank_of(character)
        expected: i64 = 0
        seat: i64 = 0
        while seat < eyes.players():
            if seat != eyes.seat:
                chance = guess.chance(seat, rank)
                if chance > 0:
                    expected += chance * hit(eyes, seat, character, purpose)
            seat += 1
        if expected > most:
            best = option
            most = expected
    return best


def hit(eyes: MachiavelliSight, seat: i64, character: i64, purpose: i64) -> i64:
    """What a plot brings if it hits this player in this character."""
    if purpose == ROB:
        return eyes.gold(seat) * POINT + 1
    if purpose == MURDER:
        loss = threat(eyes, seat) + positive(value(eyes, seat, character)) // 2
        # Three districts at once, and the game may be over.
        if character == who.ARCHITECT and slots_left(eyes, seat) <= 3 and eyes.gold(seat) >= 4:
            loss += 30
        return loss
    if purpose == BEWITCH:
        # Above all the character must be in play: otherwise the turn of the Witch is lost.
        return TURN + positive(value(eyes, eyes.seat, character)) + threat(eyes, seat) // 2
    if eyes.hand_size(seat) == 0:
        return 1
    cost = eyes.gold(seat) + 2
    return POINT * (min(cost, DEAREST)) + threat(eyes, seat) // 4


def positive(number: i64) -> i64:
    """Give a number, or 0 for a negative one."""
    if number < 0:
        return 0
    return number


# --- Warrants ---------------------------------------------------------------------------------------------------------


def turn_warrant(eyes: MachiavelliSight) -> i64:
    """Take a district for nothing, unless a better victim may still come: the seal is on this one, so take it."""
    options = eyes.options()
    if say.TURN_OVER not in options:
        return say.LEAVE_CLOSED
    gain = district_worth(eyes, eyes.seat, eyes.site()) + TEMPO
    return say.TURN_OVER if gain > 0 else say.LEAVE_CLOSED


# --- Threats ----------------------------------------------------------------------------------------------------------


def bribe(eyes: MachiavelliSight) -> i64:
    """Pay where it is cheap, or where the rose probably is: with the richest of those who may be threatened."""
    gold = eyes.gold(eyes.seat)
    if gold <= 1:
        return say.BRIBE
    rose = eyes.rose()
    if rose != NOBODY:
        return say.BRIBE if rose == eyes.called() else say.REFUSE
    richer: i64 = 0
    seat: i64 = 0
    while seat < eyes.players():
        # What came in as income just now was not there when the threat was placed.
        if seat != eyes.seat and eyes.gold(seat) > gold - 2:
            richer += 1
        seat += 1
    return say.BRIBE if richer <= 1 else say.REFUSE


def turn_threat(eyes: MachiavelliSight) -> i64:
    """Turn the rose over, never the other one."""
    return say.TURN_OVER if eyes.rose() == eyes.called() else say.LEAVE_CLOSED


def rasputin(eyes: MachiavelliSight) -> i64:
    """Rasputin saves a whole turn, or all one's gold."""
    options = eyes.options()
    if say.PLAY_RASPUTIN not in options:
        return say.PASS
    called = eyes.called()
    gold = eyes.gold(eyes.seat)
    if called in (eyes.murdered(), eyes.bewitched()):
        return say.PLAY_RASPUTIN
    if called == eyes.robbed() and gold >= 3:
        return say.PLAY_RASPUTIN
    if (eyes.threats() >> called) & 1 and gold >= 4 and eyes.rose() in (NOBODY, called):
        return say.PLAY_RASPUTIN
    return say.PASS


# --- Players ----------------------------------------------------------------------------------------------------------


def most_dangerous(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Give the option that is said of the most dangerous player: who lends or gives gold should be that one."""
    best = Best(chance)
    for option in eyes.options():
        best.compare(option, threat(eyes, option - say.PLAYER))
    return best.option
