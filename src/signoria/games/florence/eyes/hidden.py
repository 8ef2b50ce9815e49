"""Drawing anew what a seat cannot know, so that a search never plays with the real hidden cards.

Money is not drawn anew: every payment is made in the open, so that whoever has kept count knows it. Cards are dealt
anew to the places where the seat must reckon with them, as `knowledge.py` has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bit, bit_count, listed
from signoria.core.zones import Pile, pile_of
from signoria.games.florence.data.components import BONUS_PILE, FIRST_BONUS, FIRST_PRESTIGE, PERSON_PILE, PRESTIGE_PILE
from signoria.games.florence.rules.bonus import counts_of, worth
from signoria.games.florence.rules.work_values import minimum, possible_workers, wishes
from signoria.games.florence.state.knowledge import (
    BEING_LOOKED_AT,
    FIRST_HAND,
    end_of_cards,
    first_card,
    lowest,
    other_hands,
)

if TYPE_CHECKING:
    from signoria.core.chance import Chance
    from signoria.games.florence.state.player import Player
    from signoria.games.florence.state.table import Florence

# How often hidden cards are dealt anew before a work that is being put together is made possible by choice.
PATIENCE: Final = 40
NO_CARD: Final = -1


def redraw(game: Florence, seat: i64) -> None:
    """Draw the hidden cards of an imagined world anew, which looks the same to a seat; -1: spectator."""
    waiting = game.waiting
    hidden = game.hidden_from(seat)
    deals = [Deal(game, seat, pile, hidden) for pile in range(3)]
    for deal in deals:
        deal.random(game, {})
    if waiting is not None and waiting.seat != seat:
        if waiting.question in ("work", "work-bonus"):
            let_work(game, waiting.seat, deals)
        game.offered = waiting.offer(game)
    forget_others(game, seat)


def forget_others(game: Florence, seat: i64) -> None:
    """In an imagined world nothing is known of what the others know: they may reckon with everything."""
    for other in range(len(game.players)):
        if other != seat:
            for pile in range(3):
                looking = game.looking_into == pile and other != game.asked_seat()
                game.knowledge.forget(other, pile, game.piles[pile].size, looking)


class Deal:
    """The hidden cards of one kind, the slots they lie in, and in which slots each may lie.

    A slot is a position of the pile, one of the cards somebody looks at, or one hidden card of a hand. There are as
    many of them as cards, so that a set of slots is a set of bits.
    """

    def __init__(self, game: Florence, seat: i64, pile: i64, hidden: i64) -> None:
        self.pile = pile
        first = first_card(pile)
        self.first = first
        # The cards as bits, counted from the first of their kind.
        self.hidden: i64 = (hidden >> first) & lowest(end_of_cards(pile) - first)
        self.size: i64 = bit_count(self.hidden)
        # Each slot by its place, as `knowledge.py` counts places.
        self.slots = vec[i64]([0] * self.size)
        filled = game.piles[pile].size
        slot: i64 = 0
        while slot < filled:
            self.slots[slot] = slot
            slot += 1
        anywhere = lowest(filled) | other_hands(seat, len(game.players))
        if game.looking_into == pile and game.asked_seat() != seat:
            slot = self.fill(slot, BEING_LOOKED_AT, game.looking_at.size)
            anywhere |= bit(BEING_LOOKED_AT)
        other: i64 = 0
        while other < len(game.players):
            if other != seat and not game.over:
                slot = self.fill(slot, FIRST_HAND + other, hidden_cards(game.players[other], pile))
            other += 1
        # Where each card may lie, by its number within its kind.
        self.where = vec[i64]([anywhere] * (end_of_cards(pile) - first))
        if seat >= 0:
            card: i64 = 0
            while card < len(self.where):
                self.where[card] = game.knowledge.of(seat, first + card)
                card += 1

    def fill(self, slot: i64, place: i64, number: i64) -> i64:
        """Let so many slots from one on be at a place; give the next slot."""
        end = slot + number
        while slot < end:
            self.slots[slot] = place
            slot += 1
        return end

    def cards(self) -> list[int]:
        """Give the cards in order."""
        return [int(self.first) + card for card in listed(self.hidden)]

    def may_lie(self, card: i64, places: i64) -> bool:
        """Whether a card may lie at one of some places."""
        return self.where[card - self.first] & places != 0

    def random(self, game: Florence, forced: dict[int, int]) -> bool:
        """Lay the cards anew, some of them in places that are given; say whether that is possible."""
        matching = Matching(self, game.chance)
        if not matching.complete(forced):
            return False
        self.lay(game, matching.held)
        return True

    def lay(self, game: Florence, held: vec[i64]) -> None:
        """Put a card into each slot."""
        pile = game.piles[self.pile]
        looked_at: list[int] = []
        hands = vec[i64]([0] * len(game.players))
        slot: i64 = 0
        while slot < self.size:
            place = self.slots[slot]
            card = held[slot]
            if place < BEING_LOOKED_AT:
                pile.cards[place] = self.first + card
            elif place == BEING_LOOKED_AT:
                looked_at.append(self.first + card)
            else:
                hands[place - FIRST_HAND] |= bit(card)
            slot += 1
        if looked_at:
            game.looking_at = pile_of(looked_at)
        other: i64 = 0
        while other < len(game.players):
            replace_hand(game.players[other], self.pile, self.hidden, hands[other])
            other += 1


def hidden_cards(player: Player, pile: i64) -> i64:
    """How many cards of a kind a player holds that the others have not seen."""
    if pile == PERSON_PILE:
        return bit_count(player.persons & ~player.known)
    if pile == PRESTIGE_PILE:
        return bit_count(player.prestige)
    return bit_count(player.bonus)


def replace_hand(player: Player, pile: i64, hidden: i64, dealt: i64) -> None:
    """Take the hidden cards of a kind out of a hand and put others there."""
    if pile == PERSON_PILE:
        player.persons = (player.persons & ~hidden) | dealt
    elif pile == PRESTIGE_PILE:
        player.prestige = (player.prestige & ~hidden) | dealt
    else:
        player.bonus = (player.bonus & ~hidden) | dealt


class Matching:
    """A card for each slot, where it may lie: by chance, but moving cards on when one would find no slot."""

    def __init__(self, deal: Deal, chance: Chance) -> None:
        self.chance = chance
        self.held = vec[i64]([NO_CARD] * deal.size)
        # Slots as bits: those without a card, those in which each card may lie, and those tried for the present card.
        self.free: i64 = lowest(deal.size)
        self.fitting = vec[i64]([0] * len(deal.where))
        self.tried: i64 = 0
        self.deal = deal

    def complete(self, forced: dict[int, int]) -> bool:
        """Find a slot for every card, the forced ones first."""
        deal = self.deal
        order = pile_of([])
        rest = pile_of([])
        card: i64 = 0
        while deal.hidden >> card != 0:
            if (deal.hidden >> card) & 1:
                where = deal.where[card]
                if forced and deal.first + card in forced:
                    where = forced[deal.first + card]
                    order.push(card)
                else:
                    rest.push(card)
                self.fitting[card] = slots_at(deal.slots, where)
            card += 1
        self.chance.shuffle(rest)
        return self.settle_all(order) and self.settle_all(rest)

    def settle_all(self, cards: Pile) -> bool:
        """Find a slot for each of some cards; say whether all have found one."""
        settled = True
        place: i64 = 0
        while place < cards.size and settled:
            self.tried = 0
            settled = self.settle(cards.at(place))
            place += 1
        return settled

    def settle(self, card: i64) -> bool:
        """Find a slot for a card: a free one at random, or one whose card can go elsewhere."""
        fitting = self.fitting[card] & ~self.tried
        free = fitting & self.free
        if free != 0:
            slot = member(free, self.chance.below(bit_count(free)))
            self.held[slot] = card
            self.free &= ~bit(slot)
            return True
        slot = 0
        while fitting >> slot != 0:
            if ((fitting & ~self.tried) >> slot) & 1:
                self.tried |= bit(slot)
                if self.settle(self.held[slot]):
                    self.held[slot] = card
                    return True
            slot += 1
        return False


def slots_at(slots: vec[i64], places: i64) -> i64:
    """Give the slots that are at one of some places, as bits."""
    found: i64 = 0
    slot: i64 = 0
    while slot < len(slots):
        if (places >> slots[slot]) & 1:
            found |= bit(slot)
        slot += 1
    return found


def member(members: i64, number: i64) -> i64:
    """Give a member of a set, counted from 0, the lowest first."""
    while number > 0:
        members &= members - 1
        number -= 1
    # What is below the lowest member, counted.
    return bit_count((members & -members) - 1)


# --- A work of somebody else that is being put together --------------------------------------------------------------


def let_work(game: Florence, asked: i64, deals: list[Deal]) -> None:
    """Deal until the asked player can complete a work, as everyone can conclude from the question."""
    tries = 0
    while possible_workers(game, asked) == 0 and tries < PATIENCE:
        deals[PERSON_PILE].random(game, {})
        deals[BONUS_PILE].random(game, {})
        tries += 1
    if possible_workers(game, asked) == 0:
        arrange_work(game, asked, deals)
    if game.working != NO_CARD:
        workers = possible_workers(game, asked)
        persons = [person for person in range(FIRST_PRESTIGE) if (workers >> person) & 1]
        game.working = persons[game.chance.below(len(persons))]
        game.chosen_bonus = 0


def arrange_work(game: Florence, asked: i64, deals: list[Deal]) -> None:
    """Give the asked player the best person he can have, and the best bonus cards one after another."""
    hand = int(bit(FIRST_HAND + asked))
    player = game.players[asked]
    persons = deals[PERSON_PILE]
    best = sorted(persons.cards(), key=lambda card: -int(wishes(player, card)))
    for card in best:
        if persons.may_lie(card, hand) and persons.random(game, {card: hand}):
            break
    forced: dict[int, int] = {}
    bonus = deals[BONUS_PILE]
    values = {card: bonus_gain(game, asked, card) for card in bonus.cards()}
    for card in sorted(bonus.cards(), key=lambda card: -values[card]):
        if bonus.may_lie(card, hand) and bonus.random(game, {**forced, card: hand}):
            forced[card] = hand
    assert possible_workers(game, asked) != 0, f"no work reaches {minimum(game)}"


def bonus_gain(game: Florence, asked: i64, card: int) -> int:
    """Give what a bonus card would add to a work of a player."""
    return int(worth(card - FIRST_BONUS, counts_of(game.players[asked])))
