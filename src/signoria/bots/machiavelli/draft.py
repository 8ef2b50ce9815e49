"""Choosing characters, laying them down, and exchanging them in the Theater."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.bots.machiavelli.character_worth import value
from signoria.bots.machiavelli.guesses import CERTAIN, Guess
from signoria.bots.machiavelli.rivals import leader
from signoria.bots.ties import Best, First
from signoria.core.chance import Chance
from signoria.games.machiavelli.data import components as who
from signoria.games.machiavelli.data.actions import CHOOSE, PASS, PLAYER, PUT_DOWN
from signoria.games.machiavelli.data.components import MOST_RANKS, NOBODY
from signoria.games.machiavelli.eyes.views import MachiavelliSight

# The choice varies by so much, so that nobody can count on it.
MOOD = 6
# So much is a rank that one is fond of worth besides.
FONDNESS = 25
# What must be gained before the Theater is used: one knows what one has.
CAUTION = 12


def choose(eyes: MachiavelliSight, options: vec[i64], chance: Chance, fond: i64) -> i64:
    """Choose the character that brings most, with a thought for whoever chooses next, and for a rank one is fond of."""
    best = options[0]
    most: i64 = 0
    first = True
    rival = leader(eyes)
    for option in options:
        character = option - CHOOSE
        worth = value(eyes, eyes.seat, character) + safety(eyes, character) + chance.below(MOOD)
        # With two players, what one does not take the other may have.
        if eyes.players() == 2:
            worth += value(eyes, rival, character) // 3
        if fond != NOBODY and eyes.rank_of(character) == fond:
            worth += FONDNESS
        if first or worth > most:
            best = option
            most = worth
            first = False
    return best


def safety(eyes: MachiavelliSight, character: i64) -> i64:
    """Rank 1 is never robbed nor murdered, which matters to a rich player."""
    if eyes.rank_of(character) != 0:
        return 0
    rich = eyes.gold(eyes.seat)
    if eyes.rank_of(who.THIEF) == NOBODY and eyes.rank_of(who.BLACKMAILER) == NOBODY:
        return 0
    return rich


def put_down(eyes: MachiavelliSight) -> i64:
    """Lay down what would help the other player most."""
    options = eyes.options()
    rival = leader(eyes)
    best = First()
    for option in options:
        best.compare(option, 2 * value(eyes, rival, option - PUT_DOWN) - value(eyes, eyes.seat, option - PUT_DOWN) // 2)
    return best.option


# --- The Theater ------------------------------------------------------------------------------------------------------


def theater(eyes: MachiavelliSight, chance: Chance) -> i64:
    """Exchange the worst own character with a player whose character is probably better."""
    guess = Guess(eyes)
    own = value(eyes, eyes.seat, worst_own(eyes))
    best = Best(chance)
    for option in eyes.options():
        if option != PASS:
            best.compare(option, expected_value(eyes, guess, option - PLAYER))
    return best.option if best.equal > 0 and best.worth > own + CAUTION else PASS


def expected_value(eyes: MachiavelliSight, guess: Guess, other: i64) -> i64:
    """What a random character of a player is worth to this seat on average."""
    total: i64 = 0
    weight: i64 = 0
    rank: i64 = 0
    while rank < MOST_RANKS:
        chance = guess.chance(other, rank)
        if chance > 0:
            total += chance * value(eyes, eyes.seat, eyes.character_at(rank))
            weight += chance
        rank += 1
    return total // (weight if weight > 0 else CERTAIN)


def worst_own(eyes: MachiavelliSight) -> i64:
    """Give the own character that is worth least."""
    ranks = eyes.own_ranks()
    worst: i64 = NOBODY
    least: i64 = 0
    rank: i64 = 0
    while rank < MOST_RANKS:
        if (ranks >> rank) & 1:
            worth = value(eyes, eyes.seat, eyes.character_at(rank))
            if worst == NOBODY or worth < least:
                worst = eyes.character_at(rank)
                least = worth
        rank += 1
    return worst


def theater_card(eyes: MachiavelliSight) -> i64:
    """Give the own character away that is worth least."""
    options = eyes.options()
    wanted = CHOOSE + worst_own(eyes)
    return wanted if wanted in options else options[0]
