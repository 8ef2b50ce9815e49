"""Money and points, hidden cards, and the supply: the verbs that move them, and tell what happened.

The first half of the table; open cards, characters and the course of the game are in table.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.position import Position
from signoria.core.zones import Pile, pile_of
from signoria.games.florence.data.board import cell_names
from signoria.games.florence.data.components import (
    BUILDER_STACK,
    BUILDINGS,
    BY_SELLING,
    CARD_NAMES,
    FIRST_BONUS,
    FIRST_FREEDOM,
    FIRST_LANDSCAPE,
    FIRST_PRESTIGE,
    FREEDOMS,
    FROM_BUILDERS,
    FROM_BUILDINGS,
    FROM_LANDSCAPES,
    JESTER_STACK,
    LOOKED_AT,
    PERSON_NAMES,
    PERSON_PILE,
    PRESTIGE_PILE,
    RECRUIT_STACK,
    TILES,
    VALUE_OF_A_POINT,
)
from signoria.games.florence.state.player import Placed

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.florence.state.knowledge import Knowledge
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.settings import Settings

NOBODY: Final = -1
NO_CARD: Final = -1
POINTS_PER_BUILDING: Final = 3
POINTS_PER_BUILDER: Final = 3
POINTS_PER_EQUAL_LANDSCAPE: Final = 3


class Stores(Position):
    """What the players, the bank, the piles and the supply have."""

    def __init__(
        self,
        settings: Settings,
        players: list[Player],
        supply: vec[i64],
        piles: list[Pile],
        looking_at: Pile,
        knowledge: Knowledge,
        agenda: Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(agenda, chance, journal)
        self.settings = settings
        self.players = players
        self.supply = supply
        # Person, prestige and bonus pile; cards are taken from the end, which is the top.
        self.piles = piles
        # What the asked player looks at, and nobody else; and which pile it comes from.
        self.looking_at = looking_at
        self.looking_into: i64 = NO_CARD
        # Where each seat reckons with which hidden card.
        self.knowledge = knowledge

    # --- Money and points ----------------------------------------------------------------------------------------

    def power(self, seat: i64) -> i64:
        """Give what a player can pay: cash, and what all points would fetch where they may be sold."""
        player = self.players[seat]
        if self.settings.no_selling:
            return player.money
        return player.money + VALUE_OF_A_POINT * player.points

    def gain_points(self, seat: i64, number: i64, source: i64) -> None:
        """Move forward on the score track, or back."""
        player = self.players[seat]
        player.points += number
        player.tally[source] += number

    def sell_points(self, seat: i64, number: i64, cover: bool) -> None:
        """Go back on the score track for money: to cover a price, or of one's own accord."""
        self.gain_points(seat, -number, BY_SELLING)
        self.players[seat].money += VALUE_OF_A_POINT * number
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "number": number, "amount": VALUE_OF_A_POINT * number}
            facts["cover"] = cover
            facts["points"] = self.players[seat].points
            journal.add("pp-sold", facts)

    def short_of(self, seat: i64, price: i64) -> i64:
        """How many points have to be sold to pay a price."""
        missing = price - self.players[seat].money
        if missing <= 0:
            return 0
        return missing // VALUE_OF_A_POINT

    def pay(self, seat: i64, price: i64) -> None:
        """Pay the bank, selling as many points as cash falls short."""
        short = self.short_of(seat, price)
        if short > 0:
            self.sell_points(seat, short, cover=True)
        self.players[seat].money -= price

    def receive(self, seat: i64, amount: i64) -> None:
        """Take money from the bank."""
        self.players[seat].money += amount

    # --- Hidden cards --------------------------------------------------------------------------------------------

    def deal_persons(self, seat: i64, number: i64) -> None:
        """Deal face-down persons into a hand."""
        player = self.players[seat]
        dealt: list[int] = []
        while len(dealt) < number:
            card = self.piles[PERSON_PILE].pop()
            player.persons |= bit(card)
            dealt.append(card)
        journal = self.journal
        if journal is not None:
            names = [CARD_NAMES[card] for card in sorted(dealt)]
            journal.add("persons-dealt", {"seat": seat, "number": number}, (seat,), {"kinds": names})

    def return_person(self, seat: i64, card: i64) -> None:
        """Put a person from the hand face down under the pile."""
        self.players[seat].persons &= ~bit(card)
        put_at_bottom(self.piles[PERSON_PILE], pile_of([card]))
        self.knowledge.put_under(PERSON_PILE, seat, card)
        journal = self.journal
        if journal is not None:
            journal.add("person-returned", {"seat": seat}, (seat,), {"kind": PERSON_NAMES[card]})

    def shuffle_persons(self) -> None:
        """Shuffle the person pile."""
        pile = self.piles[PERSON_PILE]
        self.chance.shuffle(pile)
        self.knowledge.shuffled(PERSON_PILE, pile.size)

    def look(self, seat: i64, pile: i64) -> None:
        """Take up the top five cards of a pile, or all there are, for one player to look at."""
        cards = self.piles[pile]
        number: i64 = LOOKED_AT
        number = min(number, cards.size)
        self.knowledge.looked_at(pile, seat, cards.size, number)
        self.looking_into = pile
        while number > 0:
            self.looking_at.push(cards.pop())
            number -= 1

    def pick(self, seat: i64, card: i64) -> list[str]:
        """Keep one of the cards looked at and return the others under the pile in random order; name all of them."""
        pile = self.looking_into
        seen: list[str] = []
        if self.journal is not None:
            seen = [CARD_NAMES[number] for number in sorted(self.looking_at.listed())]
        rest = self.looking_at
        rest.remove(card)
        player = self.players[seat]
        if pile == PERSON_PILE:
            player.persons |= bit(card)
            first: i64 = 0
        elif pile == PRESTIGE_PILE:
            player.prestige |= bit(card - FIRST_PRESTIGE)
            first = FIRST_PRESTIGE
        else:
            player.bonus |= bit(card - FIRST_BONUS)
            first = FIRST_BONUS
        back: i64 = 0
        place: i64 = 0
        while place < rest.size:
            back |= bit(rest.at(place) - first)
            place += 1
        self.knowledge.returned(pile, seat, back, rest.size)
        self.chance.shuffle(rest)
        put_at_bottom(self.piles[pile], rest)
        self.looking_at = pile_of([])
        self.looking_into = NO_CARD
        return seen

    def tell_picked(self, kind: str, seat: i64, price: i64, seen: list[str], card: i64) -> None:
        """Tell everyone how many cards were looked at, and the player which they were."""
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "number": len(seen), "price": price}
            journal.add(kind, facts, (seat,), {"kinds": list(seen), "kind": CARD_NAMES[card]})

    def hidden_from(self, seat: i64) -> i64:
        """Give the cards that a seat cannot see, as bits: in piles, in other hands, and looked at by others."""
        hidden: i64 = 0
        for pile in self.piles:
            hidden |= pile.kinds()
        if seat < 0 or seat != self.asked_seat():
            hidden |= self.looking_at.kinds()
        other: i64 = 0
        while other < len(self.players):
            player = self.players[other]
            if other != seat and not self.over:
                hidden |= player.persons & ~player.known
                hidden |= (player.prestige << FIRST_PRESTIGE) | (player.bonus << FIRST_BONUS)
            other += 1
        return hidden

    # --- The supply ----------------------------------------------------------------------------------------------

    def place_landscape(self, seat: i64, tile: i64, area: i64) -> None:
        """Lay a landscape from the supply into a principality; equal ones beyond the first give points."""
        player = self.players[seat]
        self.supply[tile] -= 1
        player.covered |= area
        player.tiles.append(Placed(tile, area, NOBODY))
        landscape = tile - FIRST_LANDSCAPE
        gained: i64 = 0
        if player.landscapes[landscape] > 0:
            gained = POINTS_PER_EQUAL_LANDSCAPE
            self.gain_points(seat, gained, FROM_LANDSCAPES)
        player.landscapes[landscape] += 1
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "kind": TILES[tile], "cells": cell_names(area), "gained": gained}
            journal.add("landscape-placed", facts)

    def place_building(self, seat: i64, tile: i64, area: i64, partner: i64) -> None:
        """Lay a building, or a player's part of one, into a principality. It counts fully for its owner."""
        player = self.players[seat]
        player.covered |= area
        player.built |= area
        player.buildings |= bit(tile)
        player.tiles.append(Placed(tile, area, partner))
        self.gain_points(seat, POINTS_PER_BUILDING, FROM_BUILDINGS)

    def gain_jester(self, seat: i64) -> None:
        """Take a jester from the supply."""
        self.supply[JESTER_STACK] -= 1
        player = self.players[seat]
        player.jesters += 1
        journal = self.journal
        if journal is not None:
            journal.add("jester-gained", {"seat": seat, "number": player.jesters, "gained": 0})

    def gain_builder(self, seat: i64) -> None:
        """Take a builder from the supply; the second and the third give points."""
        self.supply[BUILDER_STACK] -= 1
        player = self.players[seat]
        player.builders += 1
        gained: i64 = 0
        if player.builders > 1:
            gained = POINTS_PER_BUILDER
            self.gain_points(seat, gained, FROM_BUILDERS)
        journal = self.journal
        if journal is not None:
            journal.add("builder-gained", {"seat": seat, "number": player.builders, "gained": gained})

    def gain_recruit(self, seat: i64) -> None:
        """Take a recruiting card from the supply into the hand."""
        self.supply[RECRUIT_STACK] -= 1
        self.players[seat].recruits += 1

    def gain_freedom(self, seat: i64, freedom: i64) -> None:
        """Take a freedom from the supply."""
        self.supply[FIRST_FREEDOM + freedom] -= 1
        self.players[seat].freedoms |= bit(freedom)

    def building_stock(self) -> i64:
        """Give the building types that are in the supply, as bits."""
        found: i64 = 0
        tile: i64 = 0
        while tile < BUILDINGS:
            if self.supply[tile] > 0:
                found |= bit(tile)
            tile += 1
        return found

    def freedom_stock(self) -> i64:
        """Give the freedoms that are in the supply, as bits."""
        found: i64 = 0
        freedom: i64 = 0
        while freedom < len(FREEDOMS):
            if self.supply[FIRST_FREEDOM + freedom] > 0:
                found |= bit(freedom)
            freedom += 1
        return found


def put_at_bottom(pile: Pile, cards: Pile) -> None:
    """Put cards under a pile, the first of them lowest."""
    number = cards.size
    if number == 0:
        return
    place: i64 = 0
    while place < number:
        pile.push(0)
        place += 1
    place = pile.size - 1
    while place >= number:
        pile.cards[place] = pile.cards[place - number]
        place -= 1
    place = 0
    while place < number:
        pile.cards[place] = cards.cards[place]
        place += 1
