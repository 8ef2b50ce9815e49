"""Drawing anew what a seat cannot know, so that a search never plays with the real hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.core.chance import fresh_chance
from signoria.core.zones import Hand, Pile, hand_of, pile_of

if TYPE_CHECKING:
    from signoria.core.agenda import Choice
    from signoria.games.dominion.state.player import Player
    from signoria.games.dominion.state.table import Dominion


# How often hidden cards are dealt anew before the question that is open is made to fit by an exchange.
PATIENCE: Final = 200


def determinise(game: Dominion, seat: i64, seed: object) -> Dominion:
    """Give a copy that looks the same to a seat, with hidden cards and future chance drawn anew; -1: spectator."""
    twin = game.copy()
    twin.journal = None
    twin.chance = fresh_chance(seed)
    for other in range(len(twin.players)):
        player = twin.players[other]
        if other == seat:
            # Own cards are all known but for the order of the draw pile below what was seen on top of it.
            top = take_known_top(player)
            player.deck = pile_of(sorted(player.deck.listed()))
            twin.chance.shuffle(player.deck)
            put_on_top(player.deck, top)
        elif other == twin.asked_seat():
            redistribute_asked(twin, other)
        else:
            redistribute(twin, other)
    return twin


def redistribute_asked(game: Dominion, seat: i64) -> None:
    """Mix the hidden cards of a player who is asked something, so that the question makes sense.

    Everyone can conclude from the question that there is an answer: who is asked for a Victory card holds one.
    """
    waiting = game.waiting
    assert waiting is not None
    tries = 0
    redistribute(game, seat)
    while not still_asked(game, waiting):
        tries += 1
        redistribute(game, seat)
        if tries > PATIENCE and exchanged(game, seat, waiting):
            return


def still_asked(game: Dominion, waiting: Choice) -> bool:
    """Offer what the question allows with the cards as they are now; say whether that is anything."""
    game.offered = waiting.offer(game)
    return len(game.offered) > 0


def exchanged(game: Dominion, seat: i64, waiting: Choice) -> bool:
    """Try to exchange one hidden hand card for one of the draw pile that gives the question an answer."""
    player = game.players[seat]
    hidden_top = player.deck.size - player.known_top
    for out in without(player.hand.listed(), player.known_hand):
        for place in range(hidden_top):
            into = player.deck.at(place)
            player.hand.remove(out)
            player.hand.add(into)
            if still_asked(game, waiting):
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
    looking_at: i64 = game.looking_at.size if asked else 0
    top = take_known_top(player)

    hand = player.hand.listed()
    if asked:
        hand += game.selected.listed()
    hidden_hand = without(hand, player.known_hand)
    deck_size = player.deck.size
    unseen_size = player.unseen.size
    hidden = hidden_hand + player.deck.listed() + player.unseen.listed()
    if asked:
        hidden += game.looking_at.listed()
    # Sorted before they are mixed: the result depends on which cards are hidden, never on where they really lie.
    pool = pile_of(sorted(hidden))
    chance.shuffle(pool)

    old_unseen = player.unseen
    player.unseen = hand_of(take(pool, unseen_size))
    player.discard = in_no_order(player.discard, old_unseen, player.unseen)

    player.deck = pile_of(take(pool, deck_size))
    put_on_top(player.deck, top)
    if asked and looking_at > 0:
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
