"""A player: the principality, the cards, the money and the points.

All cards but the recruiting cards are different, so a hand is a set of bits. Everybody knows how many cards of each
kind a player holds; `known` are the persons that all have seen go to the hand, when they were recruited.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit_count
from signoria.games.florence.data.board import empty_cells
from signoria.games.florence.data.components import (
    LARGE_BUILDINGS,
    MEDIUM_BUILDINGS,
    NO_CHARACTER,
    NO_OBJECT,
    SMALL_BUILDINGS,
    SOURCES,
)


class Placed:
    """A tile that lies in a principality, for ever. The other owner of a joint building is its partner, else -1."""

    def __init__(self, tile: i64, area: i64, partner: i64) -> None:
        self.tile = tile
        self.area = area
        self.partner = partner


class Player:
    """What one player has."""

    def __init__(
        self,
        money: i64,
        points: i64,
        tally: vec[i64],
        persons: i64,
        known: i64,
        opened: i64,
        recruits: i64,
        recruits_open: i64,
        prestige: i64,
        bonus: i64,
        buildings: i64,
        landscapes: vec[i64],
        freedoms: i64,
        jesters: i64,
        builders: i64,
        covered: i64,
        built: i64,
        tiles: list[Placed],
        stone: i64,
        out: bool,
        character: i64,
        marker: i64,
    ) -> None:
        self.money = money
        self.points = points
        # Points by where they came from.
        self.tally = tally
        self.persons = persons
        self.known = known
        self.opened = opened
        self.recruits = recruits
        self.recruits_open = recruits_open
        self.prestige = prestige
        self.bonus = bonus
        self.buildings = buildings
        self.landscapes = landscapes
        self.freedoms = freedoms
        self.jesters = jesters
        self.builders = builders
        # Cells with anything on them, the palace included; and cells of buildings, without the palace.
        self.covered = covered
        self.built = built
        self.tiles = tiles
        # The stack that was bought from in the running auction phase, and whether the player has dropped out of it.
        self.stone = stone
        self.out = out
        self.character = character
        # The best work of the round, 0 for none.
        self.marker = marker

    def copy(self) -> Player:
        return Player(
            self.money,
            self.points,
            self.tally[:],
            self.persons,
            self.known,
            self.opened,
            self.recruits,
            self.recruits_open,
            self.prestige,
            self.bonus,
            self.buildings,
            self.landscapes[:],
            self.freedoms,
            self.jesters,
            self.builders,
            self.covered,
            self.built,
            self.tiles[:],
            self.stone,
            self.out,
            self.character,
            self.marker,
        )

    # --- Counting ------------------------------------------------------------------------------------------------

    def in_hand(self) -> i64:
        """Person and recruiting cards in hand."""
        return bit_count(self.persons) + self.recruits

    def on_table(self) -> i64:
        """Open person and recruiting cards: the works, as prestige cards count them."""
        return bit_count(self.opened) + self.recruits_open

    def cards(self) -> i64:
        """All person and recruiting cards."""
        return self.in_hand() + self.on_table()

    def landscape_tiles(self) -> i64:
        return self.landscapes[0] + self.landscapes[1] + self.landscapes[2]

    def large(self) -> i64:
        return bit_count(self.buildings & LARGE_BUILDINGS)

    def medium(self) -> i64:
        return bit_count(self.buildings & MEDIUM_BUILDINGS)

    def small(self) -> i64:
        return bit_count(self.buildings & SMALL_BUILDINGS)

    def empty(self) -> i64:
        """Empty cells of the principality."""
        return empty_cells(self.covered)


def new_player(money: i64, palace: i64) -> Player:
    """Give a player at the start: money and a palace."""
    return Player(
        money,
        0,
        vec[i64]([0] * len(SOURCES)),
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        vec[i64]([0, 0, 0]),
        0,
        0,
        0,
        palace,
        0,
        [],
        NO_OBJECT,
        out=False,
        character=NO_CHARACTER,
        marker=0,
    )
