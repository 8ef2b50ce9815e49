"""A turn: what may be done in it, in any order, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import (
    END_TURN,
    PLAY,
    TAKE_CARDS,
    TAKE_GOLD,
    WAGON,
    is_build,
    is_of_player,
    is_play,
)
from signoria.games.machiavelli.data.components import FIRST_ACTION_CARD, PARK, POOR_HOUSE
from signoria.games.machiavelli.rules.action_cards.ticket_wagon import offer_wagons, use_wagon
from signoria.games.machiavelli.rules.building import build, offer_builds
from signoria.games.machiavelli.rules.characters.blackmailer import face_threat
from signoria.games.machiavelli.rules.characters.tax_collector import tax_turn
from signoria.games.machiavelli.rules.characters.witch import NameBewitched
from signoria.games.machiavelli.rules.districts.park import visit_park
from signoria.games.machiavelli.rules.frames import QuietChoice, Step
from signoria.games.machiavelli.rules.income import TakeIncome, take_income
from signoria.games.machiavelli.state.cards import card_of, has_kind
from signoria.games.machiavelli.state.cast import EVERYBODY
from signoria.games.machiavelli.state.current_turn import RESUMED, WITCH_FIRST
from signoria.games.machiavelli.state.offer import Offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def play_turn(game: Machiavelli) -> None:
    """Let the acting player play a turn: a Witch only begins hers, a threatened player first settles the threat."""
    seat = game.turn.seat
    if game.turn.part == WITCH_FIRST:
        game.then(TakeIncome(seat), NameBewitched(seat))
        return
    game.then(TurnAction(seat), EndTurn(seat))
    if game.turn.part != RESUMED:
        face_threat(game)


class TurnAction(QuietChoice):
    """Everything the acting player may do at this moment of the turn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "turn-action")

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        turn = game.turn
        if not turn.income_taken:
            offer.add(TAKE_GOLD)
            if game.can_draw():
                offer.add(TAKE_CARDS)
        rule = game.rule()
        rule.offer(game, offer)
        offer_builds(game, offer)
        city = game.players[self.seat].city
        for district in game.rules.districts:
            if city.has(district.kind):
                district.offer(game, offer)
        if game.settings.action_cards:
            self.offer_action_cards(game, offer)
        if turn.income_taken and rule.may_end(game):
            offer.add(END_TURN)
        return offer.made()

    def offer_action_cards(self, game: Machiavelli, offer: Offer) -> None:
        """Offer the one action card of the turn, and the wagons of other players."""
        offer_wagons(game, offer)
        if game.turn.action_card_played:
            return
        hand = game.players[self.seat].hand
        for card in game.rules.action_cards:
            if has_kind(hand, card.kind) and card.playable(game):
                offer.add(PLAY + card.kind - FIRST_ACTION_CARD)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == END_TURN:
            return
        game.then(self)
        if option in (TAKE_GOLD, TAKE_CARDS):
            game.rule().after_income(game)
            take_income(game, self.seat, option)
        elif is_build(option):
            build(game, option, counted=True)
        elif is_play(option):
            self.play_card(game, option - PLAY)
        elif is_of_player(option, WAGON):
            use_wagon(game, option - WAGON)
        elif not self.use_district(game, option):
            game.rule().use(game, option)

    def use_district(self, game: Machiavelli, option: i64) -> bool:
        """Use a district of the own city, if that is what the option says; say whether it is."""
        for district in game.rules.districts:
            if district.action == option:
                district.use(game)
                return True
        return False

    def play_card(self, game: Machiavelli, number: i64) -> None:
        """Play an action card from the hand; the card says where it goes."""
        kind = FIRST_ACTION_CARD + number
        game.turn.action_card_played = True
        game.play_from_hand(self.seat, kind)
        game.played.push(card_of(kind, EVERYBODY))
        game.tell_action_card(self.seat, kind)
        game.then(DiscardPlayed())
        for card in game.rules.action_cards:
            if card.kind == kind:
                card.play(game)


class DiscardPlayed(Step):
    """Discard an action card that has been carried out, if it still lies there."""

    def do(self, game: Machiavelli) -> None:
        game.discard_played()


# --- The end of a turn ------------------------------------------------------------------------------------------------


class EndTurn(Step):
    """Unclaimed gains, tax, the Poor House, and the Park; then what comes after the Park."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        game.rule().claim(game)
        tax_turn(game)
        player = game.players[self.seat]
        if player.gold == 0 and player.has(POOR_HOUSE):
            game.gain(self.seat, 1)
            if game.journal is not None:
                game.tell("district-used", {"seat": self.seat, "district": "poor-house", "gold": 1, "cards": 0})
        game.then(FinishTurn(self.seat))
        if player.hand.size == 0 and player.has(PARK) and game.can_draw():
            visit_park(game, self.seat)


class FinishTurn(Step):
    """The Alchemist gets the refund, and an open Rasputin is discarded."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Machiavelli) -> None:
        game.rule().finish(game)
        if game.turn.rasputin_open:
            game.turn.rasputin_open = False
            game.discard_played()
        if game.journal is not None:
            game.tell("turn-ended", {"seat": self.seat})
