"""The table of Florence: what lies where, and the only verbs that move a card, a tile, a florin or a point.

Those of money, hidden cards and the supply are in stores.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.zones import Pile
from signoria.games.florence.data.components import (
    BANKER_POT,
    BONUS_PILE,
    CHARACTERS,
    MERCHANT,
    NO_CHARACTER,
    OBJECTS,
    PERSON_NAMES,
    PRESTIGE_PILE,
    PROFESSOR,
    SETTING_UP,
)
from signoria.games.florence.state.stores import NO_CARD, NOBODY, Stores

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.florence.state.knowledge import Knowledge
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.settings import Settings


class Florence(Stores):
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
        super().__init__(settings, players, supply, piles, looking_at, knowledge, agenda, chance, journal)
        # The work that is being put together, seen by its player only: a person, and bonus cards as bits. They still
        # lie in the hand.
        self.working: i64 = NO_CARD
        self.chosen_bonus: i64 = 0
        self.used_bonus: i64 = 0
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
        twin.resume(self)
        return twin

    def seats(self) -> int:
        return len(self.players)

    def starter(self) -> int:
        return self.settings.starter

    def turns_taken(self) -> int:
        return self.turns

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

    # --- The auction ---------------------------------------------------------------------------------------------

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
            return self.piles[PRESTIGE_PILE].size + self.piles[BONUS_PILE].size > 0
        return character == MERCHANT
