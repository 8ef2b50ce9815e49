"""What a seat knows and can conclude: of cards, of characters, of warrants and threats. Seat -1 is a spectator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.components import MOST_RANKS, NOBODY
from signoria.games.machiavelli.state.cards import KIND_SHIFT, known_to
from signoria.games.machiavelli.state.cast import EVERYBODY, FACE_DOWN, NOT_IN_GAME, NOT_YET, STACK

if TYPE_CHECKING:
    from signoria.core.zones import Zone
    from signoria.games.machiavelli.state.table import Machiavelli


# --- Cards ------------------------------------------------------------------------------------------------------------


def is_known(card: i64, seat: i64) -> bool:
    """Say whether a seat knows this card to lie where it lies."""
    if seat < 0:
        return known_to(card) == EVERYBODY
    return (card >> seat) & 1 == 1


def known_kinds(zone: Zone, seat: i64) -> list[int]:
    """Give the kinds of those cards of a zone that a seat knows."""
    kinds: list[int] = []
    place: i64 = 0
    while place < zone.size:
        card = zone.cards[place]
        if is_known(card, seat):
            kinds.append(card >> KIND_SHIFT)
        place += 1
    return kinds


# --- Questions --------------------------------------------------------------------------------------------------------


def shown_question(game: Machiavelli, seat: i64) -> bool:
    """Say whether a seat may know that somebody is asked something."""
    waiting = game.waiting
    return waiting is not None and (waiting.seat == seat or not waiting.secret())


# --- Characters -------------------------------------------------------------------------------------------------------


def knows_character(game: Machiavelli, rank: i64, seat: i64) -> bool:
    """Say whether a seat knows where a character is. Who is choosing has the stack in the hand."""
    known = game.cast.known[rank]
    if seat < 0:
        return known == EVERYBODY
    if (known >> seat) & 1:
        return True
    return game.cast.places[rank] == STACK and looks_through_stack(game, seat)


def looks_through_stack(game: Machiavelli, seat: i64) -> bool:
    """Say whether a seat has the stack in the hand, to choose from it."""
    waiting = game.waiting
    if waiting is None or waiting.seat != seat:
        return False
    return waiting.question in ("choose-character", "put-down-character")


def is_absent(game: Machiavelli, rank: i64) -> bool:
    """Say whether everybody can tell that nobody has a character: it was called, and not murdered, but is not shown."""
    return rank <= game.intrigue.called and not game.cast.is_revealed(rank) and not game.intrigue.is_murdered(rank)


def group_of(game: Machiavelli, rank: i64, seat: i64) -> i64:
    """Give the group of a character: a seat cannot tell unknown characters of one group apart."""
    if seat < 0:
        return 0
    return game.cast.group(rank, seat)


def last_pair(game: Machiavelli) -> i64:
    """Give the two characters of which the last player took one and laid the other down, as a set of bits.

    Only where the first face-down card was taken up again: nobody else can tell which of the two was taken.
    """
    cast = game.cast
    if len(game.players) != len(game.settings.characters) - 1 or cast.ranks_at(STACK) != 0:
        return 0
    first: i64 = NOBODY
    last: i64 = NOBODY
    rank: i64 = 0
    while rank < MOST_RANKS:
        if cast.places[rank] != NOT_IN_GAME and cast.left[rank] != NOT_YET:
            if first == NOBODY or cast.left[rank] < cast.left[first]:
                first = rank
            if last == NOBODY or cast.left[rank] > cast.left[last]:
                last = rank
        rank += 1
    if first in (NOBODY, last) or FACE_DOWN not in (cast.places[first], cast.places[last]):
        return 0
    return bit(first) | bit(last)


def may_be_at(game: Machiavelli, rank: i64, place: i64, seat: i64) -> bool:
    """Say whether a character may be at a place (a player, face down, the stack), as far as a seat can tell."""
    cast = game.cast
    if cast.places[rank] == NOT_IN_GAME:
        return False
    if knows_character(game, rank, seat):
        return cast.places[rank] == place
    if place >= 0 and is_absent(game, rank):
        return False
    pair = unknown_pair(game, seat)
    group = group_of(game, rank, seat)
    mingled = mingled_with(game, place, seat)
    other: i64 = 0
    while other < MOST_RANKS:
        if not knows_character(game, other, seat) and group_of(game, other, seat) == group:
            if cast.places[other] == place or is_at(game, other, mingled):
                return True
            if (pair >> other) & 1 and at_either(game, pair, place):
                return True
        other += 1
    return False


class Whereabouts:
    """Where a seat believes the characters to be: what `may_be_at` says, of all players at once. Not for spectators."""

    def __init__(self, game: Machiavelli, seat: i64) -> None:
        self.game = game
        self.seat = seat
        cast = game.cast
        places = cast.places
        known = cast.known
        looking = looks_through_stack(game, seat)
        # The characters of which the seat does not know where they are, and the players that have one of them.
        unknown: i64 = 0
        holders: i64 = 0
        rank: i64 = 0
        while rank < MOST_RANKS:
            place = places[rank]
            if (known[rank] >> seat) & 1 == 0 and place != NOT_IN_GAME and not (looking and place == STACK):
                unknown |= bit(rank)
                if place >= 0:
                    holders |= bit(place)
            rank += 1
        self.unknown = unknown
        self.holders = holders
        self.pair: i64 = 0
        if unknown != 0:
            self.pair = unknown_pair(game, seat)

    def of(self, rank: i64) -> i64:
        """Give the players that may have a character of which the seat does not know it, as a set of bits."""
        if is_absent(self.game, rank):
            return 0
        cast = self.game.cast
        places = cast.places
        left = cast.left
        looks = cast.looks[self.seat]
        group = looks & (bit(left[rank]) - 1)
        unknown = self.unknown
        direct: i64 = 0
        among: i64 = 0
        other: i64 = 0
        while unknown >> other != 0:
            if (unknown >> other) & 1 and looks & (bit(left[other]) - 1) == group:
                among |= bit(other)
                if places[other] >= 0:
                    direct |= bit(places[other])
            other += 1
        mingled = cast.mingled_for(self.seat)
        if direct & mingled:
            direct |= mingled & self.holders
        if among & self.pair:
            direct |= self.players_at(self.pair)
        return direct

    def players_at(self, ranks: i64) -> i64:
        """Give the players that have one of some characters, as a set of bits."""
        found: i64 = 0
        rank: i64 = 0
        while ranks >> rank != 0:
            place = self.game.cast.places[rank]
            if (ranks >> rank) & 1 and place >= 0:
                found |= bit(place)
            rank += 1
        return found


def mingled_with(game: Machiavelli, place: i64, seat: i64) -> i64:
    """Give the seats, as a set of bits, whose cards may as well be unknown cards of a player; none if he has none."""
    mingled = game.cast.mingled_for(seat)
    if place < 0 or (mingled >> place) & 1 == 0:
        return 0
    rank: i64 = 0
    while rank < MOST_RANKS:
        if game.cast.places[rank] == place and not knows_character(game, rank, seat):
            return mingled
        rank += 1
    return 0


def is_at(game: Machiavelli, rank: i64, seats: i64) -> bool:
    """Say whether one of some seats has a character."""
    place = game.cast.places[rank]
    return place >= 0 and (seats >> place) & 1 == 1


def unknown_pair(game: Machiavelli, seat: i64) -> i64:
    """Give the last pair if a seat knows neither of the two."""
    pair = last_pair(game)
    rank: i64 = 0
    while pair >> rank != 0:
        if (pair >> rank) & 1 and knows_character(game, rank, seat):
            return 0
        rank += 1
    return pair


def at_either(game: Machiavelli, pair: i64, place: i64) -> bool:
    """Say whether one of two characters is at a place."""
    rank: i64 = 0
    while pair >> rank != 0:
        if (pair >> rank) & 1 and game.cast.places[rank] == place:
            return True
        rank += 1
    return False


# --- Warrants and threats ---------------------------------------------------------------------------------------------


def knows_seal(game: Machiavelli, seat: i64) -> bool:
    """Say whether a seat knows which warrant has the seal."""
    intrigue = game.intrigue
    return intrigue.seal_shown == 1 or (seat >= 0 and intrigue.magistrate == seat)


def knows_rose(game: Machiavelli, seat: i64) -> bool:
    """Say whether a seat knows which threat has the rose."""
    intrigue = game.intrigue
    return intrigue.rose_shown == 1 or (seat >= 0 and intrigue.blackmailer == seat)
