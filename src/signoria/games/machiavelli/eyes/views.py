"""What a seat may know: every line here is visible because the rules say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.position import Sight
from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.eyes.knowledge import (
    is_known,
    known_kinds,
    knows_character,
    knows_rose,
    knows_seal,
    may_be_at,
    shown_question,
)
from signoria.games.machiavelli.eyes.picture import whole_view
from signoria.games.machiavelli.rules.building import NOTHING_GONE, may_stand, price
from signoria.games.machiavelli.rules.scoring import public_points
from signoria.games.machiavelli.state.cards import count_in, has_kind, kind_of, kinds_in
from signoria.games.machiavelli.state.cast import NOT_IN_GAME

if TYPE_CHECKING:
    from signoria.core.zones import Hand, Pile, Zone
    from signoria.games.machiavelli.state.card_rules import Gains
    from signoria.games.machiavelli.state.table import Machiavelli


class MachiavelliSight(Sight):
    """A seat's eyes on a game of Machiavelli. Seat -1 is a spectator. Ranks count from 0."""

    def __init__(self, game: Machiavelli, seat: i64) -> None:
        super().__init__(game, seat)
        self.game = game

    def question(self) -> str:
        """The kind of question that somebody is asked, or the empty string where this seat learns of none."""
        waiting = self.game.waiting
        if waiting is None or not shown_question(self.game, self.seat):
            return ""
        return waiting.question

    # --- Public: players and the table ---------------------------------------------------------------------------

    def players(self) -> i64:
        """How many players there are."""
        return len(self.game.players)

    def gold(self, seat: i64) -> i64:
        """The gold of a player."""
        return self.game.players[seat].gold

    def city(self, seat: i64) -> Pile:
        """The kinds of district in a city, in the order in which they came. To be read only."""
        return self.game.players[seat].city

    def adornments(self, seat: i64) -> Pile:
        """The gold on each district of a city, place by place. To be read only."""
        return self.game.players[seat].adornments

    def has_district(self, seat: i64, kind: i64) -> bool:
        """Whether a kind of district is in a city."""
        return self.game.players[seat].city.has(kind)

    def count(self, seat: i64) -> i64:
        """How many districts a city has towards completion."""
        return self.game.count(seat)

    def complete_size(self) -> i64:
        """How many districts make a city complete now."""
        return self.game.complete_size()

    def is_complete(self, seat: i64) -> bool:
        """Whether a city is complete now."""
        return self.game.is_complete(seat)

    def hand_size(self, seat: i64) -> i64:
        """Cards in a hand. A selection in progress still counts: nobody else can tell that it has begun."""
        size = self.game.players[seat].hand.size
        if seat == self.game.asked_seat():
            size += self.game.selected.size
        return size

    def museum_size(self, seat: i64) -> i64:
        """Cards under the Museum of a city."""
        return self.game.players[seat].museum.size

    def wagons(self, seat: i64) -> i64:
        """Ticket wagons in front of a player."""
        return self.game.players[seat].wagons

    def wagon_gold(self, seat: i64) -> i64:
        """The gold on the ticket wagons of a player."""
        return self.game.players[seat].wagon_gold

    def public_points(self, seat: i64) -> i64:
        """What a player would have if the game ended now, without what is hidden in the hand."""
        return public_points(self.game, seat)

    def deck_size(self) -> i64:
        """Cards in the deck."""
        return self.game.deck.size

    def discard_size(self) -> i64:
        """Cards on the discard pile of the classic editions."""
        return self.game.discard.size

    def crown(self) -> i64:
        """Who has the crown."""
        return self.game.crown

    def round(self) -> i64:
        """The number of the round, from 1."""
        return self.game.round

    def tax(self) -> i64:
        """The gold on the token of the Tax Collector."""
        return self.game.tax

    def ending(self) -> bool:
        """Whether this round is the last one."""
        return self.game.ending

    def cost(self, kind: i64) -> i64:
        """The printed cost of a kind of card."""
        return self.game.settings.costs[kind]

    def cost_at(self, seat: i64, place: i64) -> i64:
        """The cost of a district in a city, with the gold that lies on it."""
        return self.game.cost_at(seat, place)

    def type_of(self, kind: i64) -> i64:
        """The type of a kind of district; action cards and tents have none."""
        return self.game.settings.types[kind]

    def price(self, seat: i64, kind: i64) -> i64:
        """What a player would pay for a district now, with all discounts."""
        return price(self.game, seat, kind, NOTHING_GONE)

    def silver(self, kind: i64) -> i64:
        """The points of a kind of card besides its cost."""
        return self.game.settings.silver[kind]

    def may_stand(self, seat: i64, kind: i64) -> bool:
        """Whether a player may build a kind of district besides what the city has."""
        return may_stand(self.game, seat, kind, NOTHING_GONE)

    def place_said(self, action: i64) -> i64:
        """The place in its city of a district that an action says."""
        return self.game.place_said(action)

    def site(self) -> i64:
        """The district that is being built or has been destroyed, in the sight of all; or NOBODY."""
        return kind_of(self.game.site.at(0)) if self.game.site.size > 0 else NOBODY

    def deluxe(self) -> bool:
        """Whether the cards are those of the Deluxe edition."""
        return self.game.wording.deluxe

    # --- Public: the turn and the plots --------------------------------------------------------------------------

    def turn_character(self) -> i64:
        """As which character, or NOBODY between turns."""
        return self.game.turn.character

    def income_taken(self) -> bool:
        """Whether the income of this turn has been taken."""
        return self.game.turn.income_taken

    def has_used(self, what: i64) -> bool:
        """Whether something has been used in this turn: see state/current_turn.py."""
        return self.game.turn.has_used(what)

    def builds_left(self) -> i64:
        """How many more districts the limit of the turn allows."""
        turn = self.game.turn
        if turn.character == NOBODY:
            return 0
        return self.game.rule().limit() + turn.more_builds - turn.builds

    def asks_unclaimed(self) -> bool:
        """Whether what is unclaimed at the end of a turn may be left."""
        return self.game.settings.asks_unclaimed

    def unclaimed(self) -> Gains:
        """Give what the acting character may still take for nothing."""
        return self.game.rule().unclaimed(self.game)

    def called(self) -> i64:
        """The rank called last, or NOBODY before the first call."""
        return self.game.intrigue.called

    def murdered(self) -> i64:
        """The rank that the Assassin named, unless a Rasputin has undone it; or NOBODY."""
        intrigue = self.game.intrigue
        return NOBODY if intrigue.saved else intrigue.murdered

    def bewitched(self) -> i64:
        """The rank that the Witch named, or NOBODY."""
        return self.game.intrigue.bewitched

    def robbed(self) -> i64:
        """The rank that the Thief named, or NOBODY."""
        return self.game.intrigue.robbed

    def warrants(self) -> i64:
        """The ranks with a warrant, as a set of bits."""
        return self.game.intrigue.warrants

    def threats(self) -> i64:
        """The ranks with a threat, as a set of bits."""
        return self.game.intrigue.threats

    def protected(self) -> i64:
        """The seat whose city the Bishop protects, or NOBODY."""
        return self.game.intrigue.protected

    # --- Characters, as far as this seat knows --------------------------------------------------------------------

    def character_at(self, rank: i64) -> i64:
        """The character of a rank, or NOBODY."""
        return self.game.settings.at_rank[rank]

    def rank_of(self, character: i64) -> i64:
        """The rank of a character, or NOBODY for one that is not in the game."""
        return self.game.settings.ranks[character]

    def knows_place(self, rank: i64) -> bool:
        """Whether this seat knows where a character is."""
        return self.game.cast.places[rank] != NOT_IN_GAME and knows_character(self.game, rank, self.seat)

    def holder(self, rank: i64) -> i64:
        """The seat that is known to have a character, or NOBODY."""
        return self.game.cast.holder(rank) if self.knows_place(rank) else NOBODY

    def is_revealed(self, rank: i64) -> bool:
        """Whether a character has been turned up in front of its player."""
        return self.game.cast.is_revealed(rank)

    def own_ranks(self) -> i64:
        """The ranks that this seat has, as a set of bits; none for a spectator."""
        return self.game.cast.ranks_at(self.seat) if self.seat >= 0 else 0

    def may_hold(self, seat: i64, rank: i64) -> bool:
        """Whether a player may have a character, after all this seat has seen."""
        return may_be_at(self.game, rank, seat, self.seat)

    def unrevealed(self, seat: i64) -> i64:
        """How many characters a player has that have not been turned up."""
        return self.game.cast.unrevealed(seat)

    def sealed(self) -> i64:
        """The rank whose warrant has the seal, if this seat knows it; else NOBODY."""
        if knows_seal(self.game, self.seat):
            return self.game.intrigue.sealed
        return NOBODY

    def rose(self) -> i64:
        """The rank whose threat has the rose, if this seat knows it; else NOBODY."""
        if knows_rose(self.game, self.seat):
            return self.game.intrigue.rose
        return NOBODY

    # --- Cards, as far as this seat knows -------------------------------------------------------------------------

    def own_hand(self) -> Hand:
        """The own hand, whose cards are read with `kind_of`; a spectator has none."""
        if self.seat < 0:
            raise ValueError("a spectator has no hand")
        return self.game.players[self.seat].hand

    def hand_kinds(self) -> i64:
        """The kinds in the own hand, as a set of bits."""
        return kinds_in(self.own_hand())

    def hand_count(self, kind: i64) -> i64:
        """How often a kind is in the own hand."""
        return count_in(self.own_hand(), kind)

    def has(self, kind: i64) -> bool:
        """Whether a kind is in the own hand."""
        return has_kind(self.own_hand(), kind)

    def looking_at(self) -> vec[i64]:
        """The kinds of the cards that this seat looks at to decide; none when another seat is asked."""
        if not self.asked():
            return vec[i64]()
        return vec[i64]([kind_of(card) for card in self.game.looking_at.listed()])

    def known_hand(self, seat: i64) -> list[int]:
        """The kinds that this seat knows to be in a hand, sorted. Its own it knows all."""
        known = known_kinds(self.game.players[seat].hand, self.seat)
        if seat == self.game.asked_seat():
            known += known_kinds(self.game.selected, self.seat)
        return sorted(known)

    def known_museum(self, seat: i64) -> list[int]:
        """The kinds that this seat knows to be under the Museum of a city, sorted."""
        return sorted(known_kinds(self.game.players[seat].museum, self.seat))

    def known_in_deck(self) -> list[tuple[int, int]]:
        """The cards of the deck that this seat knows: place, counted from the top, and kind."""
        return self.places_known(self.game.deck)

    def known_in_discard(self) -> list[tuple[int, int]]:
        """The cards of the discard pile that this seat knows: place, counted from the top, and kind."""
        return self.places_known(self.game.discard)

    def places_known(self, zone: Zone) -> list[tuple[int, int]]:
        """The cards of a pile that this seat knows: place, counted from the top, and kind."""
        found: list[tuple[int, int]] = []
        place = zone.size - 1
        while place >= 0:
            card = zone.cards[place]
            if is_known(card, self.seat):
                found.append((int(zone.size - 1 - place), int(kind_of(card))))
            place -= 1
        return found

    def view(self) -> dict[str, object]:
        return whole_view(self)
