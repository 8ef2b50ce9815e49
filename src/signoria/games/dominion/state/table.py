"""The table of Dominion: what lies where, and the only verbs that move a card or a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.core.position import Position
from signoria.core.zones import Hand, Pile, pile_of
from signoria.games.dominion.data.components import DRAFTING, HAND_SIZE, KINDS, NAMES, PROVINCE, names
from signoria.games.dominion.state.settings import HIGHEST_COST, Settings

if TYPE_CHECKING:
    from signoria.core.agenda import Agenda
    from signoria.core.chance import Chance
    from signoria.core.events import Journal
    from signoria.games.dominion.state.player import Player

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2
PLACES: Final = ("discard", "deck", "hand")

ENDING_PILES: Final = 3


class Dominion(Position):
    """A position of Dominion."""

    def __init__(
        self,
        settings: Settings,
        players: list[Player],
        supply: vec[i64],
        piles: i64,
        trash: Hand,
        play_area: Pile,
        revealed: Pile,
        set_aside: Pile,
        looking_at: Pile,
        selected: Pile,
        agenda: Agenda,
        chance: Chance,
        journal: Journal | None,
    ) -> None:
        super().__init__(agenda, chance, journal)
        self.settings = settings
        self.players = players
        # Cards left of each kind; which kinds are in the supply at all, for an empty pile keeps its place; and which
        # of them are not empty yet.
        self.supply = supply
        self.piles = piles
        self.stocked: i64 = piles
        self.trash = trash
        self.play_area = play_area
        self.revealed = revealed
        self.revealed_of: i64 = -1
        self.set_aside = set_aside
        # Seen by the asked player only: a card drawn by a Library, and a selection that is not confirmed yet.
        self.looking_at = looking_at
        self.selected = selected
        # Whether the others know the card that is looked at, because they had seen it on top of the draw pile.
        self.looked_at_is_known = False
        self.phase: i64 = DRAFTING
        self.active: i64 = settings.starter
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        # How often cards have come to a player, or left one, or the supply: for whoever keeps what follows from that.
        self.deals: i64 = 0

    def copy(self) -> Dominion:
        twin = Dominion(
            self.settings,
            [player.copy() for player in self.players],
            self.supply[:],
            self.piles,
            self.trash.copy(),
            self.play_area.copy(),
            self.revealed.copy(),
            self.set_aside.copy(),
            self.looking_at.copy(),
            self.selected.copy(),
            self.agenda.copy(),
            self.chance.copy(),
            None if self.journal is None else self.journal.copy(),
        )
        twin.stocked = self.stocked
        twin.revealed_of = self.revealed_of
        twin.looked_at_is_known = self.looked_at_is_known
        twin.phase = self.phase
        twin.active = self.active
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.resume(self)
        return twin

    def seats(self) -> int:
        return len(self.players)

    def starter(self) -> int:
        return self.settings.starter

    def turns_taken(self) -> int:
        return sum([int(player.turns) for player in self.players])

    # --- Seats -------------------------------------------------------------------------------------------------------

    def opponent(self, seat: i64, distance: i64) -> i64:
        """Give the seat that comes `distance` turns after a seat."""
        return (seat + distance) % len(self.players)

    # --- Bonuses -------------------------------------------------------------------------------------------------

    def bonus(self, seat: i64, cards: i64 = 0, actions: i64 = 0, buys: i64 = 0, coins: i64 = 0) -> None:
        """Give the active player what a card yields at once."""
        self.actions += actions
        self.buys += buys
        self.coins += coins
        journal = self.journal
        if journal is not None:
            journal.add("bonus", {"seat": seat, "cards": cards, "actions": actions, "buys": buys, "coins": coins})
        if cards > 0:
            self.draw(seat, cards)

    # --- Drawing and revealing -----------------------------------------------------------------------------------

    def draw(self, seat: i64, number: i64) -> i64:
        """Draw cards one by one, as far as there are any; give how many were drawn."""
        player = self.players[seat]
        drawn: list[int] | None = None if self.journal is None else []
        due = number
        while due > 0 and self.refill(seat):
            card = player.deck.pop()
            player.hand.add(card)
            if player.known_top > 0:
                player.known_top -= 1
                player.known_hand.add(card)
            if drawn is not None:
                drawn.append(card)
            due -= 1
        journal = self.journal
        if journal is not None and drawn:
            journal.add("cards-drawn", {"seat": seat, "number": len(drawn)}, (seat,), {"kinds": names(sorted(drawn))})
        return number - due

    def refill(self, seat: i64) -> bool:
        """Make sure that a card can be taken from a draw pile, shuffling the discard pile only if it must be."""
        player = self.players[seat]
        if player.deck.size > 0:
            return True
        if player.discard.size == 0:
            return False
        empty = player.deck
        player.deck = player.discard
        player.discard = empty
        player.unseen.clear()
        self.chance.shuffle(player.deck)
        journal = self.journal
        if journal is not None:
            journal.add("deck-shuffled", {"seat": seat})
        return True

    def reveal_top(self, seat: i64) -> i64:
        """Turn the top card of a draw pile over into the revealed zone; give its kind, or -1 when there is none."""
        if not self.refill(seat):
            return -1
        player = self.players[seat]
        card = player.deck.pop()
        if player.known_top > 0:
            player.known_top -= 1
        self.revealed.push(card)
        self.revealed_of = seat
        return card

    def tell_revealed(self) -> None:
        """Tell everyone which cards have been turned over."""
        journal = self.journal
        if journal is not None and self.revealed.size > 0:
            kinds = names(self.revealed.listed())
            journal.add("cards-revealed", {"seat": self.revealed_of, "kinds": kinds, "source": "deck"})

    def look_at_top(self, seat: i64) -> bool:
        """Draw a card that only its owner sees and decides about; say whether there was one."""
        if not self.refill(seat):
            return False
        player = self.players[seat]
        self.looking_at.push(player.deck.pop())
        self.looked_at_is_known = player.known_top > 0
        if player.known_top > 0:
            player.known_top -= 1
        return True

    def keep_looked_at(self, seat: i64) -> None:
        """Take the card looked at into the hand."""
        card = self.looking_at.pop()
        self.players[seat].hand.add(card)
        if self.looked_at_is_known:
            self.players[seat].known_hand.add(card)
        journal = self.journal
        if journal is not None:
            journal.add("cards-drawn", {"seat": seat, "number": 1}, (seat,), {"kinds": [NAMES[card]]})

    def set_aside_looked_at(self, seat: i64) -> None:
        """Lay the card looked at face up beside the table."""
        card = self.looking_at.pop()
        self.set_aside.push(card)
        journal = self.journal
        if journal is not None:
            journal.add("card-set-aside", {"seat": seat, "kind": NAMES[card]})

    def return_revealed(self, seat: i64) -> None:
        """Put the one revealed card back on top of its draw pile; everybody knows it lies there."""
        player = self.players[seat]
        card = self.revealed.pop()
        player.deck.push(card)
        player.known_top += 1
        journal = self.journal
        if journal is not None:
            journal.add("card-returned", {"seat": seat, "kind": NAMES[card]})

    def revealed_to_hand(self, seat: i64, kinds: i64) -> None:
        """Take all revealed cards of these kinds into the hand, in the sight of all."""
        player = self.players[seat]
        kept = pile_of([])
        taken: list[int] = []
        place: i64 = 0
        while place < self.revealed.size:
            card = self.revealed.at(place)
            if (kinds >> card) & 1:
                taken.append(card)
                player.hand.add(card)
                player.known_hand.add(card)
            else:
                kept.push(card)
            place += 1
        self.revealed = kept
        journal = self.journal
        if journal is not None and taken:
            journal.add("revealed-taken", {"seat": seat, "kinds": names(taken)})

    def reveal_hand(self, seat: i64) -> None:
        """Show a whole hand to everyone."""
        player = self.players[seat]
        player.known_hand = player.hand.copy()
        journal = self.journal
        if journal is not None and player.hand.size > 0:
            journal.add("hand-revealed", {"seat": seat, "kinds": names(player.hand.listed())})

    def show_from_hand(self, seat: i64, kind: i64) -> None:
        """Show one hand card to everyone; it stays in the hand."""
        player = self.players[seat]
        if not player.known_hand.has(kind):
            player.known_hand.add(kind)

    # --- From the hand -------------------------------------------------------------------------------------------

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """Take a card out of a hand, in the sight of all."""
        player = self.players[seat]
        player.hand.remove(kind)
        if player.known_hand.size > 0:
            player.known_hand.remove(kind)

    def put_into_play(self, seat: i64, kind: i64) -> None:
        """Move a card from the hand to the play area."""
        self.leave_hand(seat, kind)
        self.play_area.push(kind)

    def put_all_into_play(self, seat: i64, kinds: i64) -> None:
        """Move all hand cards of these kinds to the play area."""
        player = self.players[seat]
        hand = player.hand
        kept: i64 = 0
        place: i64 = 0
        while place < hand.size:
            card = hand.cards[place]
            if (kinds >> card) & 1:
                self.play_area.push(card)
                if player.known_hand.size > 0:
                    player.known_hand.remove(card)
            else:
                hand.cards[kept] = card
                kept += 1
            place += 1
        hand.size = kept

    def return_from_hand(self, seat: i64, kind: i64) -> None:
        """Show a hand card and put it on top of the own draw pile."""
        self.leave_hand(seat, kind)
        player = self.players[seat]
        player.deck.push(kind)
        player.known_top += 1
        journal = self.journal
        if journal is not None:
            journal.add("card-returned", {"seat": seat, "kind": NAMES[kind]})

    def select(self, seat: i64, kind: i64) -> None:
        """Mark a hand card for a selection that only its chooser sees until it is confirmed."""
        self.players[seat].hand.remove(kind)
        self.selected.push(kind)

    # --- Discarding ----------------------------------------------------------------------------------------------

    def discard_selected(self, seat: i64) -> None:
        """Discard the selected hand cards together: all see how many, and the last one on top."""
        number = self.selected.size
        if number == 0:
            return
        player = self.players[seat]
        place: i64 = 0
        while place < number:
            card = self.selected.at(place)
            player.discard.push(card)
            if place < number - 1:
                player.unseen.add(card)
            place += 1
        player.known_hand.remove(player.discard.top())
        player.hide(number - 1)
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "number": number, "top": NAMES[player.discard.top()]}
            journal.add("cards-discarded", facts, (seat,), {"kinds": names(self.selected.listed())})
        self.selected.clear()

    def discard_open(self, seat: i64, pile: Pile) -> None:
        """Discard cards that lie face up, the last one ending on top."""
        if pile.size == 0:
            return
        discard = self.players[seat].discard
        place: i64 = 0
        while place < pile.size:
            discard.push(pile.at(place))
            place += 1
        journal = self.journal
        if journal is not None:
            journal.add("revealed-discarded", {"seat": seat, "kinds": names(pile.listed())})
        pile.clear()

    def flip_deck(self, seat: i64) -> None:
        """Turn the whole draw pile over onto the discard pile, unseen: its bottom card ends on top."""
        player = self.players[seat]
        while player.deck.size > 0:
            card = player.deck.pop()
            player.discard.push(card)
            if player.known_top > 0:
                player.known_top -= 1
            elif player.deck.size > 0:
                player.unseen.add(card)
        journal = self.journal
        if journal is not None:
            journal.add("deck-flipped", {"seat": seat, "top": NAMES[player.discard.top()]})

    # --- Trashing and gaining ------------------------------------------------------------------------------------

    def trash_card(self, seat: i64, kind: i64, source: str) -> None:
        """Put a card that has left its zone onto the trash."""
        self.deals += 1
        self.trash.add(kind)
        journal = self.journal
        if journal is not None:
            journal.add("card-trashed", {"seat": seat, "kind": NAMES[kind], "source": source})

    def trash_from_hand(self, seat: i64, kind: i64) -> None:
        """Trash a hand card."""
        self.leave_hand(seat, kind)
        self.trash_card(seat, kind, "hand")

    def trash_from_play(self, seat: i64, kind: i64) -> None:
        """Trash a card from the play area, if it still lies there."""
        if self.play_area.remove(kind):
            self.trash_card(seat, kind, "play-area")

    def trash_revealed(self, seat: i64, kind: i64) -> None:
        """Trash a revealed card."""
        self.revealed.remove(kind)
        self.trash_card(seat, kind, "revealed")

    def trash_selected(self, seat: i64) -> None:
        """Trash the selected hand cards together."""
        known = self.players[seat].known_hand
        place: i64 = 0
        while place < self.selected.size:
            card = self.selected.at(place)
            known.remove(card)
            self.trash_card(seat, card, "hand")
            place += 1
        self.selected.clear()

    def gain(self, seat: i64, kind: i64, place: i64 = TO_DISCARD) -> None:
        """Take a card from its supply pile, which must not be empty."""
        self.take_from_supply(kind)
        self.receive(seat, kind, place)
        journal = self.journal
        if journal is not None:
            left = self.supply[kind]
            facts: dict[str, object] = {"seat": seat, "kind": NAMES[kind], "source": "supply"}
            facts["place"] = PLACES[place]
            facts["left"] = left
            journal.add("card-gained", facts)
            self.tell_if_empty(kind)

    def stock(self, left: list[int]) -> None:
        """Let the piles hold so many cards, by kind; of kinds that have no pile the numbers do not count."""
        self.deals += 1
        self.supply = vec[i64](left)
        self.stocked = 0
        for kind in range(KINDS):
            if left[kind] > 0:
                self.stocked |= bit(kind) & self.piles

    def take_from_supply(self, kind: i64) -> None:
        """Take a card off its pile."""
        self.deals += 1
        self.supply[kind] -= 1
        if self.supply[kind] == 0:
            self.stocked &= ~bit(kind)

    def add_pile(self, kind: i64) -> None:
        """Add a kind to the supply before the game begins."""
        self.deals += 1
        self.piles |= bit(kind)
        self.stocked |= bit(kind)

    def gain_from_trash(self, seat: i64, kind: i64) -> None:
        """Take a card from the trash to the discard pile."""
        self.deals += 1
        self.trash.remove(kind)
        self.receive(seat, kind, TO_DISCARD)
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "kind": NAMES[kind], "source": "trash"}
            facts["place"] = "discard"
            facts["left"] = self.supply[kind]
            journal.add("card-gained", facts)

    def buy(self, seat: i64, kind: i64) -> None:
        """Pay for a card and put it on the discard pile."""
        cost = self.settings.costs[kind]
        self.coins -= cost
        self.buys -= 1
        self.take_from_supply(kind)
        self.players[seat].discard.push(kind)
        journal = self.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": seat, "kind": NAMES[kind], "cost": cost, "coins": self.coins}
            facts["buys"] = self.buys
            facts["left"] = self.supply[kind]
            journal.add("card-bought", facts)
            self.tell_if_empty(kind)

    def receive(self, seat: i64, kind: i64, place: i64) -> None:
        """Lay a new card of a player where it belongs, in the sight of all."""
        player = self.players[seat]
        if place == TO_HAND:
            player.hand.add(kind)
            player.known_hand.add(kind)
        elif place == TO_DECK:
            player.deck.push(kind)
            player.known_top += 1
        else:
            player.discard.push(kind)

    def tell_if_empty(self, kind: i64) -> None:
        """Tell everyone that a pile has run out."""
        journal = self.journal
        if journal is not None and self.supply[kind] == 0:
            journal.add("pile-empty", {"kind": NAMES[kind], "empty": len(self.empty_piles())})

    def tell_no_effect(self, seat: i64, kind: i64, reason: str) -> None:
        """Tell everyone that a card does nothing."""
        journal = self.journal
        if journal is not None:
            journal.add("no-effect", {"seat": seat, "kind": NAMES[kind], "reason": reason})

    # --- Clean-up and the end ------------------------------------------------------------------------------------

    def clean_up(self, seat: i64) -> None:
        """Discard the play area, the hand, and last a card selected to end on top; then draw the next hand."""
        player = self.players[seat]
        discard = player.discard
        place: i64 = 0
        while place < self.play_area.size:
            discard.push(self.play_area.at(place))
            place += 1
        self.play_area.clear()
        if self.selected.size == 0 and player.hand.size > 0:
            self.selected.push(player.hand.at(player.hand.size - 1))
            player.hand.size -= 1
        place = 0
        while place < player.hand.size:
            card = player.hand.at(place)
            discard.push(card)
            if player.known_hand.size == 0 or not player.known_hand.remove(card):
                player.unseen.add(card)
            place += 1
        player.hand.clear()
        if self.selected.size > 0:
            discard.push(self.selected.pop())
        player.known_hand.clear()
        self.actions = 0
        self.buys = 0
        self.coins = 0
        journal = self.journal
        if journal is None:
            self.draw(seat, HAND_SIZE)
            return
        facts: dict[str, object] = {"seat": seat, "top": NAMES[discard.top()] if discard.size > 0 else None}
        facts["drawn"] = self.draw(seat, HAND_SIZE)
        journal.add("clean-up", facts, (seat,), {"kinds": names(player.hand.listed())})

    def available(self, most: i64, among: i64 = -1) -> i64:
        """Give the kinds that can be taken from the supply at a cost of at most `most`, as a set of bits."""
        if most > HIGHEST_COST:  # noqa: PLR1730 - min() would make an object of the number
            most = HIGHEST_COST
        return self.stocked & among & self.settings.kinds_up_to[most]

    def empty_piles(self) -> list[int]:
        """Give the kinds whose supply pile has run out."""
        return [kind for kind in range(KINDS) if ((self.piles & ~self.stocked) >> kind) & 1]

    def has_ended(self) -> bool:
        """Whether the Provinces, or any three piles, have run out."""
        if (self.stocked >> PROVINCE) & 1 == 0:
            return True
        return self.stocked != self.piles and bit_count(self.piles & ~self.stocked) >= ENDING_PILES

    def owns(self, seat: i64, kind: i64) -> bool:
        """Whether an opponent has a kind of card anywhere: everybody knows, for gains and trashings are seen."""
        player = self.players[seat]
        return player.hand.has(kind) or player.deck.has(kind) or player.discard.has(kind)
