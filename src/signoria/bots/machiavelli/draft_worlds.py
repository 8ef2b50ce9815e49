"""Who holds which character: worlds in which everybody has chosen about as one would are likelier than others."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.bots.machiavelli.character_worth import value
from signoria.bots.machiavelli.draft import safety
from signoria.core.chance import FastChance, spread
from signoria.games.machiavelli.data.components import MOST_RANKS, NOBODY
from signoria.games.machiavelli.eyes.hidden import redraw_characters
from signoria.games.machiavelli.eyes.knowledge import knows_character
from signoria.games.machiavelli.eyes.views import MachiavelliSight
from signoria.games.machiavelli.state.cast import FACE_UP
from signoria.games.machiavelli.state.table import Machiavelli

if TYPE_CHECKING:
    from signoria.core.position import Position

# How much a player would rather choose one character than another, in tenths of a point: less decides by mood.
TEMPER: Final = 6.0
# How often the characters are dealt anew before a world is taken.
DEALS: Final = 8
CHANCES: Final = 1 << 30


def likely_world(sight: MachiavelliSight, seed: int) -> Position:
    """Give a world in which the seat may be: of several deals of the characters a likely one.

    Each new deal takes the place of the one before as often as it is likelier (Metropolis and Hastings).
    """
    world = sight.determinise(seed)
    game = cast("Machiavelli", world)
    seat = sight.seat
    if not hides_characters(game, seat):
        return world
    lots = FastChance(spread(seed, b"drafted"))
    liked = liking(game, seat)
    deal: i64 = 0
    while deal < DEALS:
        before = game.cast.copy()
        redraw_characters(game, seat)
        likes = liking(game, seat)
        if likes < liked and float(lots.below(CHANCES)) > likes / liked * float(CHANCES):
            game.cast = before
        else:
            liked = likes
        deal += 1
    return world


def hides_characters(game: Machiavelli, seat: i64) -> bool:
    """Whether another player has a character that a seat does not know."""
    rank: i64 = 0
    while rank < MOST_RANKS:
        if game.cast.places[rank] >= 0 and not knows_character(game, rank, seat):
            return True
        rank += 1
    return False


def liking(game: Machiavelli, seat: i64) -> float:
    """How likely the others would have chosen what they have in this world, where a seat does not know it."""
    likely = 1.0
    rank: i64 = 0
    while rank < MOST_RANKS:
        holder = game.cast.places[rank]
        if holder >= 0 and holder != seat and not knows_character(game, rank, seat):
            likely *= chosen(game, holder, rank)
        rank += 1
    return likely


def chosen(game: Machiavelli, seat: i64, rank: i64) -> float:
    """How likely a player chose a character among those that were left."""
    eyes = MachiavelliSight(game, seat)
    cast_ = game.cast
    moment = cast_.left[rank]
    own = wish(eyes, rank)
    total = 0.0
    other: i64 = 0
    while other < MOST_RANKS:
        if game.character_at(other) != NOBODY and cast_.places[other] != FACE_UP and cast_.left[other] >= moment:
            total += exp((wish(eyes, other) - own) / TEMPER)
        other += 1
    return 1.0 / total


def wish(eyes: MachiavelliSight, rank: i64) -> float:
    """How much a player would like to have a character."""
    character = eyes.character_at(rank)
    return float(value(eyes, eyes.seat, character) + safety(eyes, character))
