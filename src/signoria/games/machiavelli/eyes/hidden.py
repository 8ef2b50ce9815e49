"""Drawing anew what a seat cannot know, so that a search never plays with the real hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from signoria.core.bits import bit, bit_count, listed
from signoria.games.machiavelli.data.actions import MARK, is_of_character
from signoria.games.machiavelli.data.components import MOST_RANKS, NOBODY
from signoria.games.machiavelli.eyes.knowledge import (
    group_of,
    is_absent,
    is_at,
    knows_character,
    knows_rose,
    knows_seal,
    unknown_pair,
)
from signoria.games.machiavelli.eyes.redraw import redraw_cards
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.rules.selection_phase import drawn
from signoria.games.machiavelli.state.cast import FACE_DOWN

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def redraw(game: Machiavelli, seat: i64) -> None:
    """Draw the hidden cards of an imagined world anew, which looks the same to a seat; -1: spectator."""
    redraw_characters(game, seat)
    redraw_markers(game, seat)
    if seat != game.asked_seat():
        redraw_marks(game)
    redraw_cards(game, seat)


# --- Characters -------------------------------------------------------------------------------------------------------


class Slot:
    """Where an unknown character is: a place, who else knows it, and when it left the stack."""

    def __init__(self, place: i64, known: i64, left: i64) -> None:
        self.place = place
        self.known = known
        self.left = left


def redraw_characters(game: Machiavelli, seat: i64) -> None:
    """Exchange the characters that a seat cannot tell apart."""
    certain = certain_holding(game)
    owners = lay_together(game, seat)
    swap_last_pair(game, seat, certain)
    done: i64 = 0
    rank: i64 = 0
    while rank < MOST_RANKS:
        if (done >> rank) & 1 == 0 and game.character_at(rank) != NOBODY and not knows_character(game, rank, seat):
            alike = ranks_alike(game, rank, seat)
            done |= alike
            redraw_group(game, alike, certain)
        rank += 1
    if owners:
        deal_mingled(game, seat, owners, certain)


def certain_holding(game: Machiavelli) -> i64:
    """Give the rank that the asked player must have for the question to make sense, or NOBODY."""
    waiting = game.waiting
    return NOBODY if waiting is None else cast("Choice", waiting).holding(game)


def ranks_alike(game: Machiavelli, rank: i64, seat: i64) -> i64:
    """Give the unknown ranks of the group of one of them, as a set of bits."""
    group = group_of(game, rank, seat)
    alike: i64 = 0
    other: i64 = 0
    while other < MOST_RANKS:
        unknown = game.character_at(other) != NOBODY and not knows_character(game, other, seat)
        if unknown and group_of(game, other, seat) == group:
            alike |= bit(other)
        other += 1
    return alike


def redraw_group(game: Machiavelli, ranks: i64, certain: i64) -> None:
    """Deal the characters of a group to their places anew; first those that cannot be everywhere."""
    cast = game.cast
    slots = [
        Slot(cast.places[rank], cast.known[rank], cast.left[rank]) for rank in range(MOST_RANKS) if (ranks >> rank) & 1
    ]
    slots.sort(key=slot_order)
    if certain != NOBODY and (ranks >> certain) & 1:
        fill(game, certain, slots, [number for number, slot in enumerate(slots) if slot.place == cast.places[certain]])
        ranks &= ~bit(certain)
    absent: i64 = 0
    for rank in range(MOST_RANKS):
        if (ranks >> rank) & 1 and is_absent(game, rank):
            absent |= bit(rank)
    for rank in range(MOST_RANKS):
        if (absent >> rank) & 1:
            fill(game, rank, slots, [number for number, slot in enumerate(slots) if slot.place < 0])
    for rank in range(MOST_RANKS):
        if (ranks >> rank) & 1 and (absent >> rank) & 1 == 0:
            fill(game, rank, slots, list(range(len(slots))))


def slot_order(slot: Slot) -> tuple[int, int]:
    """Order slots by what is public about them, so that the result never depends on what really lies there."""
    return (int(slot.place), int(slot.left))


def fill(game: Machiavelli, rank: i64, slots: list[Slot], possible: list[int]) -> None:
    """Put a character into one of the possible slots, which is taken then."""
    slot = slots.pop(possible[game.chance.below(len(possible))])
    game.cast.places[rank] = slot.place
    game.cast.known[rank] = slot.known
    game.cast.left[rank] = slot.left


def lay_together(game: Machiavelli, seat: i64) -> list[int]:
    """Lay the unknown cards of two players whom a seat cannot tell apart before one of them; give whose they were."""
    cast = game.cast
    mingled = cast.mingled_for(seat)
    owners: list[int] = []
    if mingled == 0:
        return owners
    for rank in mingled_ranks(game, seat, mingled):
        owners.append(cast.places[rank])
        cast.places[rank] = listed(mingled)[0]
        cast.known[rank] = 0
    return sorted(owners)


def deal_mingled(game: Machiavelli, seat: i64, owners: list[int], certain: i64) -> None:
    """Deal cards that were laid together to their owners: any to either, but the asked player has what is certain."""
    cast = game.cast
    mingled = cast.mingled_for(seat)
    ranks = mingled_ranks(game, seat, mingled)
    if certain in ranks:
        ranks.remove(certain)
        owners.remove(game.asked_seat())
        cast.places[certain] = game.asked_seat()
        cast.known[certain] = bit(game.asked_seat())
    for rank in ranks:
        owner = owners.pop(game.chance.below(len(owners)))
        cast.places[rank] = owner
        cast.known[rank] = bit(owner)
    # Both know of the two cards that they exchanged.
    for owner in listed(mingled):
        exchanged = drawn(game, cast.ranks_at(owner))
        if not knows_character(game, exchanged, seat):
            cast.known[exchanged] = mingled


def mingled_ranks(game: Machiavelli, seat: i64, mingled: i64) -> list[int]:
    """Give the characters of two players that a seat does not know."""
    return [rank for rank in range(MOST_RANKS) if is_at(game, rank, mingled) and not knows_character(game, rank, seat)]


def swap_last_pair(game: Machiavelli, seat: i64, certain: i64) -> None:
    """Perhaps let the last player have taken the other one of the two cards offered."""
    pair = unknown_pair(game, seat)
    if pair == 0:
        return
    cast = game.cast
    one = NOBODY
    other = NOBODY
    for rank in range(MOST_RANKS):
        if (pair >> rank) & 1:
            one, other = other, rank
    if cast.left[one] > cast.left[other]:
        one, other = other, one
    if certain in (one, other) or not may_swap(game, seat, one, other):
        return
    down = game.chance.below(2) == 0
    if (cast.places[one] == FACE_DOWN) != down:
        place = cast.places[one]
        cast.places[one] = cast.places[other]
        cast.places[other] = place


def may_swap(game: Machiavelli, seat: i64, one: i64, other: i64) -> bool:
    """Say whether two ranks may change places and still leave room for those that nobody has.

    What counts is their groups: each must keep as many cards in the middle as it has characters that nobody has.
    """
    cast = game.cast
    for rank, loses in ((one, cast.places[one] < 0), (other, cast.places[other] < 0)):
        if not loses:
            continue
        alike = ranks_alike(game, rank, seat)
        absent: i64 = 0
        middle: i64 = 0
        for member in range(MOST_RANKS):
            if (alike >> member) & 1:
                absent += is_absent(game, member)
                middle += cast.places[member] < 0
        if middle - 1 < absent:
            return False
    return True


# --- Warrants and threats ---------------------------------------------------------------------------------------------


def redraw_markers(game: Machiavelli, seat: i64) -> None:
    """Put the seal and the rose on any of the markers, unless the seat knows where they are."""
    intrigue = game.intrigue
    if intrigue.warrants != 0 and not knows_seal(game, seat):
        intrigue.sealed = drawn(game, intrigue.warrants)
    if intrigue.threatened != 0 and not knows_rose(game, seat):
        intrigue.rose = drawn(game, intrigue.threatened)


def redraw_marks(game: Machiavelli) -> None:
    """Let somebody else who is placing markers have chosen any of the possible ranks so far."""
    waiting = game.waiting
    if waiting is None or game.marks.size == 0:
        return
    possible = game.marks.kinds()
    for action in waiting.offer(game):
        if is_of_character(action, MARK):
            possible |= bit(game.rank_of(action - MARK))
    number = game.marks.size
    assert bit_count(possible) >= number
    game.marks.clear()
    while game.marks.size < number:
        rank = drawn(game, possible)
        possible &= ~bit(rank)
        game.marks.push(rank)
