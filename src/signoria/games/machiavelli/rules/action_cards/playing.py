"""Playing one of the action cards of the hand in the own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import PLAY
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD
from signoria.games.machiavelli.rules.action_cards.ticket_wagon import offer_wagons
from signoria.games.machiavelli.rules.frames import Step
from signoria.games.machiavelli.state.cards import card_of, has_kind
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


def offer_action_cards(game: Machiavelli, seat: i64, offer: Offer) -> None:
    """Offer the one action card of the turn, and the wagons of other players."""
    offer_wagons(game, offer)
    if game.turn.action_card_played:
        return
    hand = game.players[seat].hand
    for card in game.rules.action_cards:
        if has_kind(hand, card.kind) and card.playable(game):
            offer.add(PLAY + card.kind - FIRST_ACTION_CARD)


def play_card(game: Machiavelli, seat: i64, number: i64) -> None:
    """Play an action card from the hand; the card says where it goes."""
    kind = FIRST_ACTION_CARD + number
    game.turn.action_card_played = True
    game.play_from_hand(seat, kind)
    game.played.push(card_of(kind, EVERYBODY))
    game.tell_action_card(seat, kind)
    game.then(DiscardPlayed())
    for card in game.rules.action_cards:
        if card.kind == kind:
            card.play(game)


class DiscardPlayed(Step):
    """Discard an action card that has been carried out, if it still lies there."""

    def do(self, game: Machiavelli) -> None:
        game.discard_played()
