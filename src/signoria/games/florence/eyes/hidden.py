"""Drawing anew what a seat cannot know, so that a search never plays with the real hidden cards.

Money is not drawn anew: every payment is made in the open, so that whoever has kept count knows it. Cards are dealt
anew to the places where the seat must reckon with them, as `knowledge.py` has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.bits import bit, bit_count
from signoria.core.zones import pile_of
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
    deals = [Deal(game, seat, pile) for pile in range(3)]
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

    A slot is a position of the pile, one of the cards somebody looks at, or one hidden card of a hand.
    """

    def __init__(self, game: Florence, seat: i64, pile: i64) -> None:
        self.pile = pile
        hidden = game.hidden_from(seat)
        first = first_card(pile)
        self.cards: list[int] = [card for card in range(first, end_of_cards(pile)) if (hidden >> card) & 1]
        size = game.piles[pile].size
        # Each slot by its place, as `knowledge.py` counts places.
        self.slots: list[int] = list(range(size))
        asked = game.asked_seat()
        looking = game.looking_into == pile and asked != seat
        if looking:
            self.slots += [BEING_LOOKED_AT] * game.looking_at.size
        for other, player in enumerate(game.players):
            if other != seat and not game.over:
                self.slots += [FIRST_HAND + other] * hidden_cards(player, pile)
        anywhere = lowest(size) | other_hands(seat, len(game.players))
        if looking:
            anywhere |= bit(BEING_LOOKED_AT)
        self.where: dict[int, int] = {
            card: anywhere if seat < 0 else int(game.knowledge.of(seat, card)) for card in self.cards
        }

    def random(self, game: Florence, forced: dict[int, int]) -> bool:
        """Lay the cards anew, some of them in places that are given; say whether that is possible."""
        matching = Matching(self, forced, game.chance)
        if not matching.complete():
            return False
        self.lay(game, matching.held)
        return True

    def lay(self, game: Florence, held: list[int]) -> None:
        """Put a card into each slot."""
        pile = game.piles[self.pile]
        first = first_card(self.pile)
        looked_at: list[int] = []
        hands = [0] * len(game.players)
        for slot, card in enumerate(held):
            place = self.slots[slot]
            if place < BEING_LOOKED_AT:
                pile.cards[place] = card
            elif place == BEING_LOOKED_AT:
                looked_at.append(card)
            else:
                hands[place - FIRST_HAND] |= int(bit(card - first))
        if looked_at:
            game.looking_at = pile_of(looked_at)
        hidden = 0
        for card in self.cards:
            hidden |= int(bit(card - first))
        for other, player in enumerate(game.players):
            replace_hand(player, self.pile, hidden, hands[other])


def hidden_cards(player: Player, pile: i64) -> int:
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

    def __init__(self, deal: Deal, forced: dict[int, int], chance: Chance) -> None:
        self.deal = deal
        self.forced = forced
        self.chance = chance
        self.held = [NO_CARD] * len(deal.slots)

    def complete(self) -> bool:
        """Find a slot for every card, the forced ones first."""
        order = [card for card in self.deal.cards if card in self.forced]
        rest = pile_of([card for card in self.deal.cards if card not in self.forced])
        self.chance.shuffle(rest)
        order += rest.listed()
        # Not `all(...)`: it would make a generator.
        settled = True
        for card in order:
            settled = settled and self.settle(card, [False] * len(self.held))
        return settled

    def settle(self, card: int, tried: list[bool]) -> bool:
        """Find a slot for a card: a free one at random, or one whose card can go elsewhere."""
        where = self.forced[card] if card in self.forced else self.deal.where[card]
        fitting = [slot for slot, place in enumerate(self.deal.slots) if (where >> place) & 1 and not tried[slot]]
        free = [slot for slot in fitting if self.held[slot] == NO_CARD]
        if free:
            self.held[free[self.chance.below(len(free))]] = card
            return True
        for slot in fitting:
            if not tried[slot]:
                tried[slot] = True
                if self.settle(self.held[slot], tried):
                    self.held[slot] = card
                    return True
        return False


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
    best = sorted(persons.cards, key=lambda card: -int(wishes(player, card)))
    for card in best:
        if persons.where[card] & hand and persons.random(game, {card: hand}):
            break
    forced: dict[int, int] = {}
    bonus = deals[BONUS_PILE]
    values = {card: bonus_gain(game, asked, card) for card in bonus.cards}
    for card in sorted(bonus.cards, key=lambda card: -values[card]):
        if bonus.where[card] & hand and bonus.random(game, {**forced, card: hand}):
            forced[card] = hand
    assert possible_workers(game, asked) != 0, f"no work reaches {minimum(game)}"


def bonus_gain(game: Florence, asked: i64, card: int) -> int:
    """Give what a bonus card would add to a work of a player."""
    return int(worth(card - FIRST_BONUS, counts_of(game.players[asked])))
