"""Drawing anew what a seat cannot know, so that a search never plays with the real hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.redraw import Redraw
from signoria.core.zones import Hand, Pile, hand_of, pile_of

if TYPE_CHECKING:
    from signoria.core.agenda import Choice
    from signoria.games.dominion.state.player import Player
    from signoria.games.dominion.state.table import Dominion


# How often hidden cards are dealt anew before the question that is open is made to fit by an exchange.
PATIENCE: Final = 200


def redraw(game: Dominion, seat: i64) -> None:
    """Draw the hidden cards of an imagined world anew, which looks the same to a seat; -1: spectator."""
    for other in range(len(game.players)):
        player = game.players[other]
        if other == seat:
            # Own cards are all known but for the order of the draw pile below what was seen on top of it.
            top = take_known_top(player)
            player.deck = pile_of(sorted(player.deck.listed()))
            game.chance.shuffle(player.deck)
            put_on_top(player.deck, top)
        elif other == game.asked_seat():
            waiting = game.waiting
            assert waiting is not None
            CardsOfAsked(game, waiting).deal_until_asked()
        else:
            redistribute(game, other)


class CardsOfAsked(Redraw):
    """The hidden cards of a player who is asked something."""

    def __init__(self, game: Dominion, waiting: Choice) -> None:
        super().__init__(game, waiting, PATIENCE)
        self.game = game

    def deal(self) -> None:
        redistribute(self.game, self.waiting.seat)

    def exchange(self) -> bool:
        # A hidden hand card for one of the draw pile.
        player = self.game.players[self.waiting.seat]
        hidden_top = player.deck.size - player.known_top
        for out in without(player.hand.listed(), player.known_hand):
            for place in range(hidden_top):
                into = player.deck.at(place)
                player.hand.remove(out)
                player.hand.add(into)
                if self.still_asked():
                    player.deck.cards[place] = out
                    return True
                player.hand.remove(into)
                player.hand.add(out)
        return False


def redistribute(game: Dominion, seat: i64) -> None:
    """Mix all cards of a player whose place the others do not know, and deal them back to the same places."""
    player = game.players[seat]
    chance = game.chance
    asked = seat == game.asked_seat()
    selected: i64 = game.selected.size if asked else 0
    looking_at: i64 = game.looking_at.size if asked and not game.looked_at_is_known else 0
    top = take_known_top(player)

    hand = player.hand.listed()
    if asked:
        hand += game.selected.listed()
    hidden_hand = without(hand, player.known_hand)
    deck_size = player.deck.size
    unseen_size = player.unseen.size
    hidden = hidden_hand + player.deck.listed() + player.unseen.listed()
    if looking_at > 0:
        hidden += game.looking_at.listed()
    # Sorted before they are mixed: the result depends on which cards are hidden, never on where they really lie.
    pool = pile_of(sorted(hidden))
    chance.shuffle(pool)

    old_unseen = player.unseen
    player.unseen = hand_of(take(pool, unseen_size))
    player.discard = in_no_order(player.discard, old_unseen, player.unseen)

    player.deck = pile_of(take(pool, deck_size))
    put_on_top(player.deck, top)
    if looking_at > 0:
        game.looking_at = pile_of(take(pool, looking_at))

    # What a selection in progress holds is as hidden as the rest of the hand.
    cards = pile_of(sorted(player.known_hand.listed() + take(pool, pool.size)))
    chance.shuffle(cards)
    if asked and selected > 0:
        game.selected = pile_of(sorted(take(cards, selected)))
    player.hand = hand_of(cards.listed())


def take(pile: Pile, number: i64) -> list[int]:
    """Take cards from the top of a pile."""
    cards: list[int] = []
    while number > 0:
        cards.append(pile.pop())
        number -= 1
    return cards


def take_known_top(player: Player) -> list[int]:
    """Take the cards off a draw pile that everybody knows, uppermost first."""
    return take(player.deck, player.known_top)


def put_on_top(deck: Pile, cards: list[int]) -> None:
    """Put cards back that were taken off, uppermost first."""
    for card in reversed(cards):
        deck.push(card)


def without(cards: list[int], known: Hand) -> list[int]:
    """Give the cards that are left when the known ones are taken out."""
    rest = list(cards)
    for card in known.listed():
        rest.remove(card)
    return rest


def in_no_order(pile: Pile, old: Hand, new: Hand) -> Pile:
    """Give a pile in which the cards of one hand are replaced by those of another, sorted below the top card."""
    if pile.size == 0:
        return pile
    rest = without(pile.listed()[:-1], old) + new.listed()
    return pile_of([*sorted(rest), pile.top()])
