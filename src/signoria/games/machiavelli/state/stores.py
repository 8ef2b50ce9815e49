"""Gold and hidden cards: the verbs that move them, and what each seat learns when they move.

The first half of the table; cities, the crown and the course of the game are in table.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.core.position import Position
from signoria.core.zones import Hand, Pile, Zone
from signoria.games.machiavelli.data.components import names
from signoria.games.machiavelli.state.cards import (
    KIND_SHIFT,
    SEARCHED_SHIFT,
    SEATS,
    also_known,
    card_of,
    kind_of,
    open_in,
    put_under,
    searched_by,
    settle,
    take_at,
    take_kind,
    unknown,
    unlearn,
)
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.machiavelli.state.player import Player
    from signoria.games.machiavelli.state.settings import Settings


class Stores(Position):
    """A position of Machiavelli as far as gold and hidden cards go."""

    def __init__(
        self,
        settings: Settings,
        players: list[Player],
        deck: Pile,
        discard: Pile,
        site: Pile,
        looking_at: Pile,
        selected: Pile,
        agenda: Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(agenda, chance, journal)
        self.settings = settings
        self.wording = settings.wording
        self.players = players
        self.deck = deck
        # The discard pile of the classic editions, face down; Deluxe has none.
        self.discard = discard
        # A district on its way into or out of a city, in the sight of all.
        self.site = site
        # Cards that only the asked player sees: drawn ones to keep some of, and a selection that is not complete yet.
        self.looking_at = looking_at
        self.selected = selected
        # Seats that may have looked through the deck: the cards tell who did. And how often a city has changed.
        self.searchers: i64 = 0
        self.cities_changed: i64 = 0

    # --- Telling ---------------------------------------------------------------------------------------------------

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """Write a public event down. Call it only where somebody listens: building the facts costs time."""
        assert self.journal is not None
        self.journal.add(kind, facts)

    # --- Gold ------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, amount: i64) -> None:
        """Take gold from the bank."""
        self.players[seat].gold += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay gold to the bank."""
        player = self.players[seat]
        assert player.gold >= amount
        player.gold -= amount

    def hand_over(self, giver: i64, receiver: i64, amount: i64) -> None:
        """Give gold to another player."""
        self.pay(giver, amount)
        self.gain(receiver, amount)

    # --- The deck --------------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        return self.deck.size > 0 or self.discard.size > 0

    def refill(self) -> bool:
        """Make sure that a card can be taken from the deck, shuffling the discard pile only if it must be."""
        if self.deck.size > 0:
            return True
        if self.discard.size == 0:
            return False
        empty = self.deck
        self.deck = self.discard
        self.discard = empty
        self.shuffle_deck("empty")
        self.forget_search(EVERYBODY)
        return True

    def shuffle_deck(self, cause: str) -> None:
        """Shuffle the deck: nobody knows any more where a card lies in it."""
        self.forget_search(self.mixed_search(self.deck))
        place: i64 = 0
        while place < self.deck.size:
            self.deck.cards[place] = unknown(self.deck.cards[place])
            place += 1
        self.chance.shuffle(self.deck)
        if self.journal is not None:
            self.tell("deck-shuffled", {"cause": cause})

    def draw(self, seat: i64, number: i64, cause: str) -> i64:
        """Draw cards and keep them, as far as there are any; give how many."""
        drawn: list[int] | None = None if self.journal is None else []
        due = number
        while due > 0 and self.refill():
            card = also_known(self.deck.pop(), bit(seat))
            self.players[seat].hand.add(card)
            if drawn is not None:
                drawn.append(kind_of(card))
            due -= 1
        if drawn:
            self.tell_cards("cards-drawn", seat, {"seat": seat, "number": len(drawn), "cause": cause}, drawn)
        return number - due

    def draw_to_look(self, seat: i64, number: i64) -> None:
        """Draw cards that the player looks at before deciding which ones to keep."""
        due = number
        while due > 0 and self.refill():
            self.looking_at.push(also_known(self.deck.pop(), bit(seat)))
            due -= 1

    def tell_cards(self, kind: str, insider: i64, facts: dict[str, object], cards: list[int]) -> None:
        """Write an event down of which one seat learns the cards."""
        assert self.journal is not None
        self.journal.add(kind, facts, (insider,), {"cards": names(sorted(cards))})

    def put_away(self, card: i64) -> None:
        """Discard a card: under the deck, or on the discard pile of the classic editions."""
        if self.wording.discard_pile:
            self.discard.push(card)
        else:
            put_under(self.deck, card)

    def may_be_held(self, kind: i64, copies: i64) -> bool:
        """Whether somebody may have a card of a kind, as far as everybody knows, of which there are so many copies."""
        lying = open_in(self.deck, kind) + open_in(self.discard, kind)
        if lying >= copies:
            return False
        for player in self.players:  # noqa: SIM110 - compiled, a loop is quick
            if player.hand.size > 0:
                return True
        return False

    def put_away_openly(self, kind: i64) -> None:
        """Discard a card that everybody has seen."""
        self.put_away(card_of(kind, EVERYBODY))

    # --- Hands -----------------------------------------------------------------------------------------------------

    def leave_hand(self, seat: i64, kind: i64, witnesses: i64) -> i64:
        """Take a card out of a hand; whoever is no witness cannot tell any more which of the cards seen are left."""
        hand = self.players[seat].hand
        insiders = witnesses | bit(seat)
        self.lose_sight(hand, ~insiders & SEATS)
        settle(hand)
        return (take_kind(hand, kind) & ~SEATS) | insiders

    def leave_hand_by_lot(self, seat: i64, taker: i64) -> i64:
        """Take a random card out of a hand; its owner and the taker see which."""
        hand = self.players[seat].hand
        insiders = bit(taker) | bit(seat)
        self.lose_sight(hand, ~insiders & SEATS)
        settle(hand)
        return (take_at(hand, self.chance.below(hand.size)) & ~SEATS) | insiders

    def lose_sight(self, zone: Zone, onlookers: i64) -> None:
        """Let seats forget the cards of a zone that a card they do not see is about to leave."""
        mixed = self.mixed_search(zone) & onlookers
        if mixed != 0:
            self.forget_search(mixed)
        unlearn(zone, onlookers)

    def discard_from_hand(self, seat: i64, kind: i64) -> None:
        """Discard a card from the hand, face down."""
        self.put_away(self.leave_hand(seat, kind, 0))

    def play_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of the hand in the sight of all; it is up to the caller where it goes."""
        self.leave_hand(seat, kind, EVERYBODY)

    def give_card(self, giver: i64, receiver: i64, kind: i64) -> None:
        """Give a card of one's own choice to another player; only these two see it."""
        card = self.leave_hand(giver, kind, bit(receiver))
        self.players[receiver].hand.add(card)

    def look_at_hand(self, viewer: i64, owner: i64) -> None:
        """Let a player look at the hand of another."""
        hand = self.players[owner].hand
        place: i64 = 0
        while place < hand.size:
            hand.cards[place] |= bit(viewer)
            place += 1
        settle(hand)
        if self.journal is not None:
            kinds = [int(card) >> KIND_SHIFT for card in hand.listed()]
            self.tell_cards("hand-viewed", viewer, {"seat": viewer, "owner": owner, "number": hand.size}, kinds)

    def swap_hands(self, one: i64, other: i64) -> None:
        """Let two players exchange their hands; both know what they gave."""
        mine = self.players[one].hand
        yours = self.players[other].hand
        self.players[one].hand = seen_by(yours, one)
        self.players[other].hand = seen_by(mine, other)
        if self.journal is not None:
            numbers = {"seat": one, "owner": other, "given": mine.size, "taken": yours.size}
            self.tell("hands-swapped", dict(numbers))

    def keep(self, seat: i64, kind: i64) -> None:
        """Choose one of the cards looked at; only who looks at them sees which."""
        if self.looking_at.size > 1:
            self.lose_sight(self.looking_at, ~bit(seat) & SEATS)
        self.selected.push(take_kind(self.looking_at, kind))

    def select(self, seat: i64, kind: i64) -> None:
        """Lay a hand card aside; the selection is carried out when it is complete."""
        self.selected.push(take_kind(self.players[seat].hand, kind))

    def discard_selected(self, seat: i64) -> i64:
        """Discard the selected cards in the order in which they were named; give how many."""
        hand = self.players[seat].hand
        number = self.selected.size
        place: i64 = 0
        while place < number:
            hand.add(self.selected.cards[place])
            place += 1
        place = 0
        while place < number:
            self.discard_from_hand(seat, kind_of(self.selected.cards[place]))
            place += 1
        self.selected.clear()
        return number

    def put_under_museum(self, seat: i64, kind: i64) -> None:
        """Put a hand card under the Museum of the city."""
        self.players[seat].museum.push(self.leave_hand(seat, kind, 0))

    # --- What seats know of the deck ---------------------------------------------------------------------------------

    def search_deck(self, seat: i64) -> None:
        """Let a seat look through the whole deck."""
        self.searchers |= bit(seat)
        place: i64 = 0
        while place < self.deck.size:
            self.deck.cards[place] |= bit(seat) | (bit(seat) << SEARCHED_SHIFT)
            place += 1

    def mixed_search(self, zone: Zone) -> i64:
        """Give the seats that saw some, but not all, of the cards of a zone in the deck they looked through."""
        some: i64 = 0
        every: i64 = SEATS
        place: i64 = 0
        while place < zone.size:
            seats = searched_by(zone.cards[place])
            some |= seats
            every &= seats
            place += 1
        return some & ~every

    def forget_search(self, seats: i64) -> None:
        """Let seats forget which cards were in the deck they looked through."""
        if seats == 0:
            return
        gone = ~(seats << SEARCHED_SHIFT)
        for player in self.players:
            self.keep_bits(player.hand, gone)
            settle(player.hand)
            self.keep_bits(player.museum, gone)
        self.keep_bits(self.deck, gone)
        self.keep_bits(self.discard, gone)
        self.keep_bits(self.looking_at, gone)
        self.keep_bits(self.selected, gone)

    def keep_bits(self, zone: Zone, bits: i64) -> None:
        """Clear some bits of all cards of a zone."""
        place: i64 = 0
        while place < zone.size:
            zone.cards[place] &= bits
            place += 1


def seen_by(hand: Hand, seat: i64) -> Hand:
    """Give a hand that its new owner has seen."""
    seen = Hand(hand.cards[:0], 0)
    place: i64 = 0
    while place < hand.size:
        seen.add(also_known(hand.cards[place], bit(seat)))
        place += 1
    return seen
