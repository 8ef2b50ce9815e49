"""Drawing hidden cards anew: kinds change places, what each seat knows of a place stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from signoria.core import agenda
from signoria.core.redraw import Redraw
from signoria.core.zones import Hand, Pile, Zone, hand_of, pile_of
from signoria.games.machiavelli.data.components import NOBODY
from signoria.games.machiavelli.eyes.knowledge import is_known
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.cards import KIND_SHIFT, has_kind, kind_of, searched_by

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

KNOWLEDGE: Final = (1 << KIND_SHIFT) - 1

# How often cards are dealt anew before the question that is open is made to fit by an exchange.
PATIENCE: Final = 50


def redraw_cards(game: Machiavelli, seat: i64) -> None:
    """Exchange all hidden cards that a seat cannot tell apart, so that the open question still makes sense."""
    waiting = game.waiting
    if waiting is None or waiting.seat == seat:
        exchange_kinds(game, seat)
    else:
        HiddenCards(game, seat, waiting).deal_until_asked()


class HiddenCards(Redraw):
    """The cards that a seat does not see while somebody else is asked."""

    def __init__(self, game: Machiavelli, seat: i64, waiting: agenda.Choice) -> None:
        super().__init__(game, waiting, PATIENCE)
        self.game = game
        self.seat = seat

    def deal(self) -> None:
        exchange_kinds(self.game, self.seat)

    def exchange(self) -> bool:
        # A hidden hand card of the asked player for one of the deck.
        deck = self.game.deck
        player = self.game.players[self.waiting.seat]
        real = player.hand
        pledge = pledged(self.waiting)
        for out in real.listed():
            if is_known(out, self.seat) or kind_of(out) == pledge:
                continue
            for place in range(deck.size):
                into = deck.at(place)
                if is_known(into, self.seat) or searched(into, self.seat) != searched(out, self.seat):
                    continue
                rest = real.listed()
                rest.remove(out)
                player.hand = hand_of([*rest, with_kind(out, kind_of(into))])
                if self.still_asked():
                    deck.cards[place] = with_kind(into, kind_of(out))
                    return True
        player.hand = real
        return False


def pledged(waiting: agenda.Choice) -> i64:
    """Give the kind that the asked player must have in hand, by what everybody knows or by being asked; or NOBODY."""
    return cast("Choice", waiting).pledge()


# --- Exchanging -------------------------------------------------------------------------------------------------------


class Pools:
    """The hidden kinds, those apart that the seat has seen in the deck, mixed."""

    def __init__(self, game: Machiavelli, seat: i64) -> None:
        self.seat = seat
        self.seen = Pile(game.deck.cards[:0], 0)
        self.unseen = Pile(game.deck.cards[:0], 0)

    def add(self, card: i64) -> None:
        """Put a kind in."""
        pool = self.seen if searched(card, self.seat) else self.unseen
        pool.push(card >> KIND_SHIFT)

    def mix(self, game: Machiavelli) -> None:
        """Mix the kinds. Sorted first: the result depends on what is hidden, never on where it really lies."""
        self.seen = pile_of(sorted(self.seen.listed()))
        self.unseen = pile_of(sorted(self.unseen.listed()))
        game.chance.shuffle(self.seen)
        game.chance.shuffle(self.unseen)

    def redrawn(self, card: i64) -> i64:
        """Give a card that is known to the same seats, with a kind out of the pool."""
        pool = self.seen if searched(card, self.seat) else self.unseen
        return with_kind(card, pool.pop())


def exchange_kinds(game: Machiavelli, seat: i64) -> None:
    """Exchange the kinds of all cards that a seat does not know."""
    waiting = game.waiting
    asked: i64 = game.asked_seat()
    other_asked = waiting is not None and asked != seat
    reserved: i64 = -1
    if waiting is not None and other_asked:
        gather_selection(game, asked)
        reserved = reserve(game, seat, waiting)
    piles = hidden_piles(game)
    # Hands are shown when the game is over.
    hidden = [] if waiting is None else game.players
    pools = Pools(game, seat)
    for pile in piles:
        put_in(pools, pile)
    for player in hidden:
        put_in(pools, player.hand)
    pools.mix(game)
    for pile in piles:
        redraw_pile(pools, pile)
    for player in hidden:
        player.hand = redrawn_hand(pools, player.hand)
    if other_asked:
        select_again(game, asked, seat, reserved)


def hidden_piles(game: Machiavelli) -> list[Pile]:
    """Give the piles in which hidden cards can lie."""
    return [game.deck, game.discard, game.site, game.looking_at, *(player.museum for player in game.players)]


def put_in(pools: Pools, zone: Zone) -> None:
    """Put the kinds of a zone that the seat does not know into the pools."""
    place: i64 = 0
    while place < zone.size:
        if not is_known(zone.cards[place], pools.seat):
            pools.add(zone.cards[place])
        place += 1


def redraw_pile(pools: Pools, pile: Pile) -> None:
    """Give every unknown card of a pile another kind."""
    place: i64 = 0
    while place < pile.size:
        if not is_known(pile.cards[place], pools.seat):
            pile.cards[place] = pools.redrawn(pile.cards[place])
        place += 1


def redrawn_hand(pools: Pools, hand: Hand) -> Hand:
    """Give a hand whose unknown cards have other kinds."""
    cards = hand.listed()
    new = hand_of([card for card in cards if is_known(card, pools.seat)])
    # A hand lies in the order of its real kinds, which nothing may depend on.
    for knowledge in sorted(card & KNOWLEDGE for card in cards if not is_known(card, pools.seat)):
        new.add(pools.redrawn(knowledge))
    return new


def searched(card: i64, seat: i64) -> bool:
    """Say whether a seat saw this card when it looked through the deck."""
    return seat >= 0 and (searched_by(card) >> seat) & 1 == 1


def with_kind(card: i64, kind: i64) -> i64:
    """Give a card of another kind of which everybody knows as much as of this one."""
    return (card & KNOWLEDGE) | (kind << KIND_SHIFT)


# --- What the asked player is doing -----------------------------------------------------------------------------------


def gather_selection(game: Machiavelli, asked: i64) -> None:
    """Put a selection in progress back into the hand: nobody else can tell that there is one."""
    hand = game.players[asked].hand
    for card in game.selected.listed():
        hand.add(card)


def reserve(game: Machiavelli, seat: i64, waiting: agenda.Choice) -> i64:
    """Take the pledged card out of the hand while the others are exchanged, unless the seat knows of it; or -1."""
    kind = pledged(waiting)
    hand = game.players[waiting.seat].hand
    if kind == NOBODY or not has_kind(hand, kind):
        return -1
    unknown: i64 = -1
    for card in hand.listed():
        if kind_of(card) == kind:
            if is_known(card, seat):
                return -1
            unknown = card
    hand.remove(unknown)
    return unknown


def select_again(game: Machiavelli, asked: i64, seat: i64, reserved: i64) -> None:
    """Let the asked player have selected as many cards as before, but any; the pledged one stays in the hand."""
    hand = game.players[asked].hand
    number = game.selected.size
    if number > 0:
        waiting = game.waiting
        pledge: i64 = NOBODY if waiting is None or reserved >= 0 else pledged(waiting)
        rest = hand.listed()
        kept: list[int] = []
        for card in rest:
            if kind_of(card) == pledge and is_known(card, seat) and not kept:
                kept.append(card)
        for card in kept:
            rest.remove(card)
        lots = pile_of(sorted(rest))
        game.chance.shuffle(lots)
        game.selected = pile_of([lots.pop() for _ in range(number)])
        game.players[asked].hand = hand_of(lots.listed() + kept)
        hand = game.players[asked].hand
    if reserved >= 0:
        hand.add(reserved)
