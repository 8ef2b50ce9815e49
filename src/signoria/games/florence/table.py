"""The table of Florence: what lies where, and the only verbs that move a card, a tile, a florin or a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.position import Position
from signoria.core.zones import Pile, pile_of
from signoria.games.florence.actions import CATALOGUE
from signoria.games.florence.board import cell_names
from signoria.games.florence.components import (
    BANKER_POT,
    BUILDINGS,
    BY_SELLING,
    CARD_NAMES,
    CHARACTERS,
    FIRST_BONUS,
    FIRST_LANDSCAPE,
    FIRST_PRESTIGE,
    FREEDOMS,
    FROM_BUILDERS,
    FROM_BUILDINGS,
    FROM_LANDSCAPES,
    LOOKED_AT,
    MERCHANT,
    NO_CHARACTER,
    OBJECTS,
    PERSON_NAMES,
    PERSON_PILE,
    PILES,
    PRESTIGE_PILE,
    PROFESSOR,
    SETTING_UP,
    TILES,
    VALUE_OF_A_POINT,
    named,
)
from signoria.games.florence.hidden import determinise
from signoria.games.florence.player import Placed
from signoria.games.florence.saving import save
from signoria.games.florence.scoring import ranking, score_sheet, winners
from signoria.games.florence.views import FlorenceSight

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.catalogue import Catalogue
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.florence.knowledge import Knowledge
    from signoria.games.florence.player import Player
    from signoria.games.florence.settings import Settings

# The supply: tiles by their numbers, then freedoms, and the three stacks without a picture of their own.
FIRST_FREEDOM: Final = 13
JESTER_STACK: Final = 16
BUILDER_STACK: Final = 17
RECRUIT_STACK: Final = 18
STACKS: Final = 19
SUPPLY_NAMES: Final = [*TILES, *FREEDOMS, "jester", "builder", "recruit"]

NOBODY: Final = -1
NO_CARD: Final = -1
POINTS_PER_BUILDING: Final = 3
POINTS_PER_BUILDER: Final = 3
POINTS_PER_EQUAL_LANDSCAPE: Final = 3


class Florence(Position):
    """A position of De Vorsten van Florence."""

    def __init__(
        self,
        settings: Settings,
        players: list[Player],
        supply: vec[i64],
        piles: list[Pile],
        looking_at: Pile,
        knowledge: Knowledge,
        stakes: vec[i64],
        stakers: vec[i64],
        talks: vec[i64],
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
        # The work that is being put together, seen by its player only: a person, and bonus cards as bits. They still
        # lie in the hand.
        self.working: i64 = NO_CARD
        self.chosen_bonus: i64 = 0
        self.used_bonus: i64 = 0
        self.knowledge = knowledge
        self.round: i64 = 1
        self.start: i64 = settings.starter
        self.phase: i64 = SETTING_UP
        # The player whose turn it is in phase B, and what is left of that turn.
        self.active: i64 = NOBODY
        self.actions: i64 = 0
        self.person_taken = False
        self.freedom_taken = False
        # How often the active player has talked with each seat about building together in this turn.
        self.talks = talks
        self.turns: i64 = 0
        # Characters: the field of the stone on each and whose it is; which were bought in this phase, and which seats
        # are through with it, as bits.
        self.stakes = stakes
        self.stakers = stakers
        self.sold: i64 = 0
        self.finished: i64 = 0
        self.pot: i64 = BANKER_POT
        self.banker_bought = False
        self.banker: i64 = NOBODY

    def copy(self) -> Florence:
        """Give an independent position that will go on exactly as this one."""
        twin = Florence(
            self.settings,
            [player.copy() for player in self.players],
            self.supply[:],
            [pile.copy() for pile in self.piles],
            self.looking_at.copy(),
            self.knowledge.copy(),
            self.stakes[:],
            self.stakers[:],
            self.talks[:],
            self.agenda.copy(),
            self.chance.copy(),
            None if self.journal is None else self.journal.copy(),
        )
        twin.looking_into = self.looking_into
        twin.working = self.working
        twin.chosen_bonus = self.chosen_bonus
        twin.used_bonus = self.used_bonus
        twin.round = self.round
        twin.start = self.start
        twin.phase = self.phase
        twin.active = self.active
        twin.actions = self.actions
        twin.person_taken = self.person_taken
        twin.freedom_taken = self.freedom_taken
        twin.turns = self.turns
        twin.sold = self.sold
        twin.finished = self.finished
        twin.pot = self.pot
        twin.banker_bought = self.banker_bought
        twin.banker = self.banker
        twin.waiting = self.waiting
        twin.offered = self.offered
        return twin

    # --- The public face -----------------------------------------------------------------------------------------

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def seats(self) -> int:
        return len(self.players)

    def starter(self) -> int:
        return self.settings.starter

    def turns_taken(self) -> int:
        return self.turns

    def sight(self, seat: i64) -> FlorenceSight:
        return FlorenceSight(self, seat)

    def save(self) -> dict[str, object]:
        return save(self)

    def determinise(self, seat: object, seed: object) -> Florence:
        return determinise(self, -1 if seat is None else self.checked(seat), seed)

    def scores(self) -> list[int]:
        return [int(self.players[seat].points) for seat in range(self.seats_when_over())]

    def winners(self) -> list[int]:
        self.seats_when_over()
        return winners(self)

    def score_sheet(self, seat: object) -> dict[str, object]:
        self.seats_when_over()
        return score_sheet(self, self.checked(seat))

    def ranks(self) -> list[int]:
        self.seats_when_over()
        return ranking(self)

    def measures(self) -> dict[str, list[int]]:
        return {
            "points": [int(player.points) for player in self.players],
            "money": [int(player.money) for player in self.players],
            "cards": [int(player.cards()) for player in self.players],
        }

    def seats_when_over(self) -> int:
        """Give the number of seats; raises ValueError while the game goes on, for prestige cards count at its end."""
        if not self.over:
            raise ValueError("points are counted when the game is over")
        return len(self.players)

    # --- Seats ---------------------------------------------------------------------------------------------------

    def after(self, seat: i64, distance: i64 = 1) -> i64:
        """Give the seat that comes `distance` places after a seat, clockwise."""
        return (seat + distance) % len(self.players)

    def open_elsewhere(self, seat: i64) -> i64:
        """Give the person cards that lie open with other players, as bits."""
        found: i64 = 0
        other: i64 = 0
        while other < len(self.players):
            if other != seat:
                found |= self.players[other].opened
            other += 1
        return found

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

    # --- Open cards ----------------------------------------------------------------------------------------------

    def recruit(self, seat: i64, card: i64) -> None:
        """Take an open person of another player into the hand and leave a recruiting card there in its place."""
        victim: i64 = 0
        while (self.players[victim].opened >> card) & 1 == 0:
            victim += 1
        other = self.players[victim]
        other.opened &= ~bit(card)
        other.recruits_open += 1
        player = self.players[seat]
        player.recruits -= 1
        player.persons |= bit(card)
        player.known |= bit(card)
        journal = self.journal
        if journal is not None:
            journal.add("person-recruited", {"seat": seat, "victim": victim, "kind": PERSON_NAMES[card]})

    def lay_open(self, seat: i64, card: i64, bonus: i64) -> None:
        """Lay a person open and take bonus cards out of the game, in the sight of all."""
        player = self.players[seat]
        player.persons &= ~bit(card)
        player.known &= ~bit(card)
        player.opened |= bit(card)
        player.bonus &= ~bonus
        self.used_bonus |= bonus
        self.working = NO_CARD
        self.chosen_bonus = 0

    # --- Objects and tiles ---------------------------------------------------------------------------------------

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

    def tell_bought(self, seat: i64, item: i64, price: i64, last: bool, free: bool) -> None:
        """Tell everyone who bought what in the auction."""
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "item": OBJECTS[item], "price": price}
            facts["last"] = last
            facts["free"] = free
            journal.add("object-bought", facts)

    def clear_stones(self) -> None:
        """Give all stones back: every stack is free again, and every player takes part in the next auction."""
        for player in self.players:
            player.stone = NOBODY
            player.out = False

    # --- Characters ----------------------------------------------------------------------------------------------

    def give_back_character(self, seat: i64, tell: bool) -> None:
        """Lay a player's character back beside the board."""
        player = self.players[seat]
        journal = self.journal
        if journal is not None and tell:
            journal.add("character-returned", {"seat": seat, "character": CHARACTERS[player.character]})
        player.character = NO_CHARACTER

    def can_use_character(self, seat: i64) -> bool:
        """Whether a player holds a character that waits for a window: a Merchant, or a Professor with a pile left."""
        character = self.players[seat].character
        if character == PROFESSOR:
            return self.piles[PRESTIGE_PILE].size + self.piles[2].size > 0
        return character == MERCHANT

    # --- What happened -------------------------------------------------------------------------------------------

    def pile_names(self) -> dict[str, object]:
        """Give the sizes of the piles by name."""
        return {PILES[number]: pile.size for number, pile in enumerate(self.piles)}

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
        while freedom < 3:
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


def names_of_bonus(bonus: i64) -> list[str]:
    """Give the ids of a set of bonus cards."""
    return named(bonus, CARD_NAMES[FIRST_BONUS:])
