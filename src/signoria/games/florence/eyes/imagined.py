"""A table as it would be for one seat after some moves of it.

Moves are carried out in a copy of the table, with the verbs of the real one, as far as the seat can foresee: a card
that is drawn stays unknown and counts only as one more. They need not be possible, or even in turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.actions import CATALOGUE, HUNDRED, PLACE, PLACE_JOINT
from signoria.games.florence.data.board import AREAS, JOINT, SPANNING, TILE_OF, border_key
from signoria.games.florence.data.components import (
    ACTION_PRICE,
    BANKER,
    BUILDER,
    CARD_NUMBERS,
    CHARACTERS,
    FIRST_BONUS,
    FIRST_LANDSCAPE,
    FIRST_PRESTIGE,
    FREEDOMS,
    FROM_WORKS,
    JESTER,
    MERCHANT,
    MOST_BUILDERS,
    OBJECTS,
    PARK,
    PRESTIGE_CARD,
    PRICE_OF_A_POINT,
    RAISE,
    RECRUIT,
)
from signoria.games.florence.rules.auction import Bid, MerchantPayment
from signoria.games.florence.rules.cooperative_building.negotiation import (
    JointPlace,
    OfferPlace,
    OfferPrice,
    Reply,
    build_together,
    share,
)
from signoria.games.florence.rules.muse_and_princess.merchant import sell_position
from signoria.games.florence.rules.placement import building_cost
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence

NOWHERE: Final = -1
NO_AMOUNT: Final = -1
MOST_DIGITS: Final = 6


def placement(move: str) -> int:
    """Give the action of a placement in notation; -1 for anything else."""
    if not move.startswith("place "):
        return NOWHERE
    try:
        return CATALOGUE.number(move)
    except ValueError:
        return NOWHERE


def amount_in(words: str) -> int:
    """Give the number that words are; -1 for anything else, and for more than anybody could mean."""
    return int(words) if words.isascii() and words.isdigit() and len(words) <= MOST_DIGITS else NO_AMOUNT


def joint_place(game: Florence, option: i64) -> JointPlace | None:
    """Take a placement across the border apart that two players talk about; nothing if it lies elsewhere."""
    waiting = game.waiting
    if not isinstance(waiting, OfferPlace):
        return None
    border = game.settings.border(waiting.active, waiting.partner)
    number = option - PLACE_JOINT - JOINT.bases[border_key(border)]
    if not 0 <= number < len(SPANNING[border.way].tiles):
        return None
    return JointPlace(game, waiting.active, waiting.partner, option)


class Imagined:
    """The table, and what it has cost to come there."""

    def __init__(self, game: Florence, seat: i64) -> None:
        self.game = game.copy()
        self.game.journal = None
        self.seat = seat
        self.player = self.game.players[seat]
        self.cost: i64 = 0
        # The points that went because cash was short.
        self.cover: i64 = 0

    def pay(self, price: i64) -> None:
        """Pay the bank."""
        self.cost += price
        self.cover += self.game.short_of(self.seat, price)
        self.game.pay(self.seat, price)

    def make(self, move: str) -> None:
        """Make a move, given in notation. What brings nothing that could be foreseen changes nothing."""
        verb, _, what = move.partition(" ")
        if verb == "place":
            self.place(placement(move))
        elif verb in ("open", "take", "bid", "raise", "pay", "free"):
            self.buy(verb, what)
        elif verb == "choose" and what in OBJECTS:
            self.receive(OBJECTS.index(what))
        elif verb == "stake":
            self.stake(what)
        elif verb in ("accept", "price"):
            self.agree(what)
        elif verb in ("buy", "exchange", "sell"):
            self.trade(verb, amount_in(what))
        elif what in CARD_NUMBERS:
            self.take_card(verb, CARD_NUMBERS[what])
        else:
            self.act(verb, what)

    # --- Tiles ---------------------------------------------------------------------------------------------------

    def place(self, option: i64) -> None:
        """Lay a tile, alone or as the half of an offer, for which nothing is paid yet."""
        game = self.game
        if option >= PLACE_JOINT:
            where = joint_place(game, option)
            if where is not None:
                game.place_building(where.first, where.tile, where.first_area, where.second)
                game.place_building(where.second, where.tile, where.second_area, where.first)
        elif option >= PLACE:
            tile, area = TILE_OF[option - PLACE], AREAS[option - PLACE]
            if tile >= FIRST_LANDSCAPE:
                game.place_landscape(self.seat, tile, area)
            else:
                self.pay(building_cost(game, self.seat))
                game.place_building(self.seat, tile, area, NOBODY)

    def agree(self, amount: str) -> None:
        """Build together what two players talk about, at the price that is asked or at another."""
        game, waiting = self.game, self.game.waiting
        if isinstance(waiting, Reply):
            price = waiting.amount
        elif isinstance(waiting, OfferPrice):
            price = max(0, amount_in(amount))
        else:
            return
        if self.seat not in (waiting.active, waiting.partner):
            return
        own = share(game, self.seat, waiting.active, price)
        self.cost += own
        self.cover += game.short_of(self.seat, own)
        build_together(game, waiting.active, waiting.partner, waiting.place, price)

    # --- The auction and the characters --------------------------------------------------------------------------

    def buy(self, verb: str, what: str) -> None:
        """Get an object of the auction for what it costs; one that is bid for, for that bid."""
        waiting = self.game.waiting
        if verb in ("open", "take"):
            if what in OBJECTS:
                self.pay(self.game.settings.base_price)
                self.receive(OBJECTS.index(what))
        elif isinstance(waiting, Bid):
            self.pay(waiting.bid + RAISE if verb == "raise" else max(0, amount_in(what)))
            self.receive(waiting.item)
        elif isinstance(waiting, MerchantPayment):
            self.pay(waiting.bid if verb == "pay" else 0)
            self.receive(waiting.item)

    def receive(self, item: i64) -> None:
        """Have an object. Where a landscape will lie, and of which type one of two players is, comes later."""
        if item <= PARK:
            self.player.landscapes[item] += 1
        elif item == JESTER:
            self.game.gain_jester(self.seat)
        elif item == BUILDER and self.player.builders < MOST_BUILDERS:
            self.game.gain_builder(self.seat)
        elif item == PRESTIGE_CARD:
            # Any that he has not: it is only counted.
            self.player.prestige |= self.player.prestige + 1
        elif item == RECRUIT:
            self.game.gain_recruit(self.seat)

    def stake(self, what: str) -> None:
        """Buy a character for the field on which the stone would stand."""
        name, _, field = what.partition(" ")
        if name not in CHARACTERS:
            return
        character = CHARACTERS.index(name)
        if character == BANKER:
            self.player.money += self.game.pot
        else:
            self.player.character = character
        self.pay(max(0, amount_in(field)) * HUNDRED)

    # --- A turn --------------------------------------------------------------------------------------------------

    def trade(self, verb: str, number: i64) -> None:
        """Turn money into points, or points into money."""
        if number < 0:
            return
        if verb == "sell":
            self.game.sell_points(self.seat, number, cover=False)
        else:
            self.pay(PRICE_OF_A_POINT * number)
            self.game.gain_points(self.seat, number, FROM_WORKS)

    def take_card(self, verb: str, card: i64) -> None:
        """Take a card that is looked at or lies open elsewhere, or choose one for the work."""
        if verb == "recruit":
            self.player.recruits -= 1
        if verb == "use" and card >= FIRST_BONUS:
            self.game.chosen_bonus |= bit(card - FIRST_BONUS)
        elif verb in ("pick", "recruit"):
            if card < FIRST_PRESTIGE:
                self.player.persons |= bit(card)
            elif card < FIRST_BONUS:
                self.player.prestige |= bit(card - FIRST_PRESTIGE)
            else:
                self.player.bonus |= bit(card - FIRST_BONUS)

    def act(self, verb: str, what: str) -> None:
        """Pay for an action of the turn, and have what it surely brings; so with points for a place on the track."""
        if verb in ("use", "use-merchant-pp"):
            if self.player.character == MERCHANT:
                sell_position(self.game, self.seat)
        elif verb == "build":
            self.pay(building_cost(self.game, self.seat))
        elif verb in ("take-person", "freedom", "introduce", "bonus"):
            self.pay(ACTION_PRICE)
            if verb == "take-person":
                self.draw_person()
            elif what in FREEDOMS:
                self.game.gain_freedom(self.seat, FREEDOMS.index(what))

    def draw_person(self) -> None:
        """Have a person more in hand, whoever it is: a recruiting card counts the same."""
        self.player.recruits += 1
