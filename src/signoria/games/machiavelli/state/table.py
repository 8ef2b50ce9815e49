"""The table of Machiavelli: cities, the crown and the course of the game, and the verbs that change them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit, listed
from signoria.core.zones import Pile
from signoria.games.machiavelli.data.actions import district_seat, district_spot
from signoria.games.machiavelli.data.components import (
    BELL_TOWER,
    CHARACTERS,
    CROWN_RANK,
    HOSPITAL,
    MONUMENT,
    MOST_RANKS,
    MUSEUM,
    NAMES,
    NOBODY,
    RASPUTIN,
    THRONE_ROOM,
)
from signoria.games.machiavelli.state.cards import card_of, has_kind, take_at
from signoria.games.machiavelli.state.cast import EVERYBODY, Cast
from signoria.games.machiavelli.state.intrigue import Intrigue
from signoria.games.machiavelli.state.offer import Offer
from signoria.games.machiavelli.state.player import empty_pile
from signoria.games.machiavelli.state.stores import Stores

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.machiavelli.state.card_rules import ActingCards, CharacterRule
    from signoria.games.machiavelli.state.current_turn import Turn
    from signoria.games.machiavelli.state.player import Player
    from signoria.games.machiavelli.state.settings import Settings


class Machiavelli(Stores):
    """A position of Machiavelli."""

    def __init__(
        self,
        settings: Settings,
        rules: ActingCards,
        players: list[Player],
        deck: Pile,
        discard: Pile,
        site: Pile,
        looking_at: Pile,
        selected: Pile,
        marks: Pile,
        cast: Cast,
        intrigue: Intrigue,
        turn: Turn,
        agenda: Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(settings, players, deck, discard, site, looking_at, selected, agenda, chance, journal)
        self.rules = rules
        # Made when the first question is asked; a copy makes its own.
        self.scratch: Offer | None = None
        # For whose city the district on the site is meant.
        self.site_owner: i64 = NOBODY
        # An action card that is being carried out, or a Rasputin that lies open until the end of the turn.
        self.played: Pile = empty_pile()
        # Ranks that are being marked with a warrant or a threat: only the player who places them sees them yet.
        self.marks = marks
        self.cast = cast
        self.intrigue = intrigue
        self.turn = turn
        self.crown: i64 = settings.first_holder
        self.round: i64 = 0
        self.turns: i64 = 0
        # Gold on the token of the Tax Collector.
        self.tax: i64 = 0
        # Whether a Bell Tower has lowered the number of districts of a complete city.
        self.lowered = False
        # Whether this round is the last one; the seats that completed their city first; and those that first had the
        # number of districts that is usual without a Bell Tower.
        self.ending = False
        self.first: i64 = 0
        self.first_usual: i64 = 0

    def copy(self) -> Machiavelli:
        twin = Machiavelli(
            self.settings,
            self.rules,
            [player.copy() for player in self.players],
            self.deck.copy(),
            self.discard.copy(),
            self.site.copy(),
            self.looking_at.copy(),
            self.selected.copy(),
            self.marks.copy(),
            self.cast.copy(),
            self.intrigue.copy(),
            self.turn.copy(),
            self.agenda.copy(),
            self.chance.copy(),
            None if self.journal is None else self.journal.copy(),
        )
        twin.site_owner = self.site_owner
        twin.searchers = self.searchers
        twin.played = self.played.copy()
        twin.crown = self.crown
        twin.round = self.round
        twin.turns = self.turns
        twin.tax = self.tax
        twin.lowered = self.lowered
        twin.ending = self.ending
        twin.first = self.first
        twin.first_usual = self.first_usual
        twin.resume(self)
        return twin

    def seats(self) -> int:
        return len(self.players)

    def starter(self) -> int:
        return self.settings.first_holder

    def turns_taken(self) -> int:
        return self.turns

    def fresh_offer(self) -> Offer:
        """Give an empty offer: the one of this position, whose options have been handed out before."""
        offer = self.scratch
        if offer is None:
            offer = Offer()
            self.scratch = offer
        offer.clear()
        return offer

    # --- Seats and characters --------------------------------------------------------------------------------------

    def left_of(self, seat: i64, distance: i64) -> i64:
        """Give the seat so many places to the left."""
        return (seat + distance) % len(self.players)

    def first_on_left(self, seat: i64, seats: i64) -> i64:
        """Give the first of some other players, counted clockwise from the left of one."""
        distance: i64 = 1
        while seats & bit(self.left_of(seat, distance)) == 0:
            distance += 1
        return self.left_of(seat, distance)

    def neighbours(self, one: i64, other: i64) -> bool:
        """Say whether two different players sit side by side."""
        return one != other and (self.left_of(one, 1) == other or self.left_of(other, 1) == one)

    def others(self, seat: i64) -> i64:
        """Give all other seats as a set of bits."""
        return (bit(len(self.players)) - 1) & ~bit(seat)

    def character_at(self, rank: i64) -> i64:
        """Give the character of a rank; NOBODY where the game has none."""
        return self.settings.at_rank[rank]

    def characters_at(self, ranks: i64) -> list[str]:
        """Give the ids of the characters of a set of ranks."""
        return [CHARACTERS[self.character_at(rank)] for rank in range(MOST_RANKS) if (ranks >> rank) & 1]

    def rank_of(self, character: i64) -> i64:
        """Give the rank of a character of the game, counted from 0."""
        return self.settings.ranks[character]

    def acts_as(self, character: i64) -> bool:
        """Say whether the turn being played is that of a character, be it played by the Witch."""
        return self.turn.character == character

    def rule(self) -> CharacterRule:
        """Give the rule of the character whose turn is being played."""
        return self.rules.characters[self.turn.character]

    def place_said(self, action: i64) -> i64:
        """Give the place in its city of a district that was said."""
        return self.players[district_seat(action)].place_of(district_spot(action))

    def owner_of(self, kind: i64) -> i64:
        """Give the seat in whose city a unique district lies, or NOBODY."""
        seat: i64 = 0
        while seat < len(self.players):
            if self.players[seat].city.has(kind):
                return seat
            seat += 1
        return NOBODY

    def others_with_cards(self, seat: i64) -> i64:
        """Give the other players who have a hand card, as a set of bits."""
        found: i64 = 0
        other: i64 = 0
        while other < len(self.players):
            if other != seat and self.players[other].hand.size > 0:
                found |= bit(other)
            other += 1
        return found

    def reveal(self, rank: i64) -> None:
        """Turn a character up for all to see."""
        self.cast.reveal(rank)
        if self.journal is not None:
            character = CHARACTERS[self.character_at(rank)]
            self.tell("revealed", {"seat": self.cast.holder(rank), "character": character, "rank": rank + 1})

    def tell_named(self, kind: str, facts: dict[str, object], ranks: i64) -> None:
        """Tell everyone that characters were named; whoever has one of them, and did not name it, is told so.

        What could still save that player from a murder is told along: a Rasputin in the hand, or a Hospital.
        """
        struck: list[int] = []
        rescue = False
        for rank in range(MOST_RANKS):
            holder = self.cast.holder(rank)
            if (ranks >> rank) & 1 == 0 or holder == NOBODY or holder == facts["seat"] or holder in struck:
                continue
            struck.append(int(holder))
            player = self.players[holder]
            rescue = player.has(HOSPITAL) or has_kind(player.hand, RASPUTIN)
        if self.journal is not None:
            secrets: dict[str, object] = {"rescue": rescue} if kind == "murder-named" else {}
            self.journal.add(kind, facts, tuple(struck), secrets)

    def tell_action_card(self, seat: i64, kind: i64) -> None:
        """Tell everyone that an action card was played."""
        if self.journal is not None:
            self.tell("action-card-played", {"seat": seat, "card": NAMES[kind]})

    def tell_bonus(self, gold: i64, cards: i64) -> None:
        """Tell everyone what an ability gave."""
        if self.journal is not None:
            name = CHARACTERS[self.turn.character]
            self.tell("bonus", {"seat": self.turn.seat, "character": name, "gold": gold, "cards": cards})

    # --- Cities ----------------------------------------------------------------------------------------------------

    def cost_at(self, seat: i64, place: i64) -> i64:
        """Give the cost of a district in a city, with the gold that lies on it."""
        player = self.players[seat]
        return self.settings.costs[player.city.cards[place]] + player.adornments.cards[place]

    def count(self, seat: i64) -> i64:
        """How many districts a city has towards completion: a Monument counts for two."""
        city = self.players[seat].city
        return city.size + city.count(MONUMENT)

    def complete_size(self) -> i64:
        """How many districts make a city complete now."""
        if self.lowered:
            return self.settings.city_size - 1
        return self.settings.city_size

    def is_complete(self, seat: i64) -> bool:
        return self.count(seat) >= self.complete_size()

    def add_district(self, seat: i64, kind: i64, adornment: i64) -> None:
        """Lay a district into a city, and see whether that completes it."""
        player = self.players[seat]
        before = self.complete_cities()
        self.cities_changed += 1
        player.city.push(kind)
        player.adornments.push(adornment)
        self.check_complete(before)

    def take_district(self, seat: i64, place: i64) -> i64:
        """Take a district out of a city; give its kind. What lies on or under it is the caller's business."""
        player = self.players[seat]
        kind = player.city.cards[place]
        self.cities_changed += 1
        player.city.size -= 1
        player.adornments.size -= 1
        while place < player.city.size:
            player.city.cards[place] = player.city.cards[place + 1]
            player.adornments.cards[place] = player.adornments.cards[place + 1]
            place += 1
        return kind

    def ruin_district(self, seat: i64, place: i64) -> i64:
        """Take a district out of a city for good, with all that lies on and under it; it stays on the site.

        Gold on it goes to the bank. Cards under a Museum are discarded after the Museum itself, so they wait for
        `clear_site`, which the caller owes.
        """
        kind = self.take_district(seat, place)
        self.site.push(card_of(kind, EVERYBODY))
        if kind == MUSEUM:
            museum = self.players[seat].museum
            under: i64 = 0
            while under < museum.size:
                self.site.push(museum.cards[under])
                under += 1
            museum.clear()
        if kind == BELL_TOWER and self.lowered:
            self.silence_bell()
        return kind

    def lay_on_site(self, kind: i64, owner: i64) -> None:
        """Show a district that is being built for a city."""
        self.site.push(card_of(kind, EVERYBODY))
        self.site_owner = owner

    def clear_site(self) -> None:
        """Discard what lies on the site, in the order in which it came."""
        place: i64 = 0
        while place < self.site.size:
            self.put_away(self.site.cards[place])
            place += 1
        self.site.clear()

    def move_district(self, giver: i64, place: i64, receiver: i64) -> None:
        """Let a district change cities with all that lies on and under it. It is not built."""
        adornment = self.players[giver].adornments.cards[place]
        kind = self.take_district(giver, place)
        if kind == MUSEUM:
            museum = self.players[giver].museum
            under: i64 = 0
            while under < museum.size:
                # The new owner may look at them.
                self.players[receiver].museum.push(museum.cards[under] | bit(receiver))
                under += 1
            museum.clear()
        player = self.players[receiver]
        self.cities_changed += 1
        player.city.push(kind)
        player.adornments.push(adornment)

    def adorn(self, seat: i64, place: i64) -> None:
        """Lay a gold piece on a district."""
        self.cities_changed += 1
        self.players[seat].adornments.cards[place] += 1

    def exchange_districts(self, one: i64, place: i64, other: i64, other_place: i64) -> None:
        """Let two districts change cities."""
        self.move_district(one, place, other)
        self.move_district(other, other_place, one)

    def rescue_from_site(self) -> None:
        """Take the destroyed district off the site; what lay under it stays to be discarded."""
        take_at(self.site, 0)

    def discard_played(self) -> None:
        """Discard the action card that lies open."""
        while self.played.size > 0:
            self.put_away(self.played.pop())

    # --- Complete cities and the end ---------------------------------------------------------------------------------

    def complete_cities(self) -> i64:
        return self.seats_with(self.complete_size())

    def check_complete(self, before: i64) -> None:
        """See whether a city has been completed since some were; the first one makes this round the last."""
        usual = self.settings.city_size
        seats = self.complete_cities()
        if self.journal is not None:
            for seat in range(len(self.players)):
                if ((seats & ~before) >> seat) & 1:
                    self.tell("city-completed", {"seat": seat, "number": self.complete_size()})
        if self.first_usual == 0:
            self.first_usual = self.seats_with(usual)
        if seats != 0 and self.first == 0:
            self.first = seats
            self.ending = True
            if self.journal is not None:
                self.tell("end-triggered", {"seats": listed(seats), "number": self.complete_size()})

    def seats_with(self, number: i64) -> i64:
        """Give the seats whose city has at least so many districts."""
        seats: i64 = 0
        seat: i64 = 0
        while seat < len(self.players):
            if self.count(seat) >= number:
                seats |= bit(seat)
            seat += 1
        return seats

    def ring_bell(self) -> None:
        """A Bell Tower lowers the number of districts; every city that is complete by that is first together."""
        before = self.complete_cities()
        self.lowered = True
        self.check_complete(before)

    def silence_bell(self) -> None:
        """The Bell Tower that lowered the number is gone: only the usual number counts again."""
        self.lowered = False
        self.first = self.first_usual
        if self.journal is not None:
            self.tell("bell-tower-decided", {"seat": None, "number": self.complete_size()})
        if self.first == 0 and self.ending:
            self.ending = False
            if self.journal is not None:
                self.tell("end-cancelled", {"number": self.complete_size()})

    # --- The crown -------------------------------------------------------------------------------------------------

    def move_crown(self, seat: i64, cause: str, about: dict[str, object] | None = None) -> None:
        """Give the crown to a player; where that is a change, the owner of the Throne Room takes a gold."""
        if seat == self.crown:
            return
        if self.journal is not None:
            facts: dict[str, object] = {"from": self.crown, "to": seat, "cause": cause}
            self.tell("crown-moved", facts if about is None else {**facts, **about})
        self.crown = seat
        owner = self.owner_of(THRONE_ROOM)
        if owner != NOBODY:
            self.gain(owner, 1)
            if self.journal is not None:
                self.tell("throne-room-paid", {"seat": owner})

    def crown_rank(self) -> i64:
        """Give the rank that rules the crown, counted from 0."""
        return CROWN_RANK - 1
