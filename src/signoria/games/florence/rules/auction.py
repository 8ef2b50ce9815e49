"""Phase A: the auction of seven objects.

Every player buys at most one object and every stack sells at most one. A player opens an object at the base price; the
others are asked clockwise, again and again, to raise by exactly 100 or to pass, until one bid is left. Who opened and
lost opens again; who opened and won makes room for the next. The last player left may take an object at the base
price, without an auction.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.florence.data.actions import (
    CHOOSE,
    DECLINE,
    FREE,
    NOTHING,
    OPEN,
    PASS,
    PAY,
    PLACE,
    SELL,
    TAKE,
    USE_MERCHANT,
    USE_PROFESSOR,
    bid_of,
    of_bits,
)
from signoria.games.florence.data.board import AREAS
from signoria.games.florence.data.components import (
    BUILDER,
    BUILDER_STACK,
    FIRST_LANDSCAPE,
    JESTER,
    JESTER_STACK,
    LANDSCAPE,
    MERCHANT,
    MOST_BUILDERS,
    OBJECTS,
    PARK,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    RAISE,
    RECRUIT,
    RECRUIT_STACK,
    TILES,
)
from signoria.games.florence.rules.frames import Choice, LookIntoPile, QuietChoice, Step, also_selling, is_sale
from signoria.games.florence.rules.muse_and_princess.merchant import relative_position, sell_position, tell_free
from signoria.games.florence.rules.muse_and_princess.windows import AfterPaying, use_character
from signoria.games.florence.rules.placement import landscape_fits, landscapes_that_fit, placements
from signoria.games.florence.rules.recruitment import RecruitNow
from signoria.games.florence.state.table import Florence

# --- Who may have what -----------------------------------------------------------------------------------------------


def takes_part(game: Florence, seat: i64) -> bool:
    """Whether a player is still active in the phase: has neither bought nor dropped out."""
    player = game.players[seat]
    return player.stone < 0 and not player.out


def stack_of(game: Florence, item: i64) -> i64:
    """Give the stack that an object blocks: with two players the three landscapes are one."""
    return LANDSCAPE if game.settings.two and item <= PARK else item


def is_blocked(game: Florence, item: i64) -> bool:
    """Whether a stone lies on the stack of an object."""
    stack = stack_of(game, item)
    seat: i64 = 0
    while seat < len(game.players):
        stone = game.players[seat].stone
        if stone >= 0 and stack_of(game, stone) == stack:
            return True
        seat += 1
    return False


def left_of(game: Florence, item: i64) -> i64:
    """How many there are of an object."""
    if item <= PARK:
        return game.supply[FIRST_LANDSCAPE + item]
    if item == JESTER:
        return game.supply[JESTER_STACK]
    if item == BUILDER:
        return game.supply[BUILDER_STACK]
    if item == PRESTIGE_CARD:
        return game.piles[PRESTIGE_PILE].size
    if item == RECRUIT:
        return game.supply[RECRUIT_STACK]
    return game.supply[FIRST_LANDSCAPE] + game.supply[FIRST_LANDSCAPE + 1] + game.supply[FIRST_LANDSCAPE + 2]


def has_use_for(game: Florence, seat: i64, item: i64) -> bool:
    """Whether there is such an object, and the player may own it: a landscape has to fit, a fourth builder is out."""
    if item <= PARK:
        return landscape_fits(game, seat, item)
    if item == LANDSCAPE:
        return landscapes_that_fit(game, seat) != 0
    if item == BUILDER and game.players[seat].builders == MOST_BUILDERS:
        return False
    return left_of(game, item) > 0


def objects_for(game: Florence, seat: i64, opening: bool) -> i64:
    """Give the objects that a player may open, or take as the last one, at the base price, as bits."""
    if game.power(seat) < game.settings.base_price:
        return 0
    found: i64 = 0
    item: i64 = 0
    while item <= LANDSCAPE:
        if is_on_offer(game, item, opening) and not is_blocked(game, item) and has_use_for(game, seat, item):
            found |= bit(item)
        item += 1
    return found


def is_on_offer(game: Florence, item: i64, opening: bool) -> bool:
    """Whether an object goes by this name here.

    With two players `landscape` is the object; where the opener names the type, he opens forest, lake or park.
    """
    if not game.settings.two:
        return item != LANDSCAPE
    if opening and game.settings.opener_names_type:
        return item != LANDSCAPE
    return item > PARK


# --- Opening ---------------------------------------------------------------------------------------------------------


class NextOpener(Step):
    """The next active player from a seat on opens an auction; a single one left may just take something."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Florence) -> None:
        found: i64 = -1
        number: i64 = 0
        distance: i64 = 0
        while distance < len(game.players):
            seat = game.after(self.seat, distance)
            if takes_part(game, seat):
                number += 1
                if found < 0:
                    found = seat
            distance += 1
        if number == 1:
            game.then(LastBuy(found))
        elif number > 1:
            game.then(OpenAuction(found))


class ChooseObject(QuietChoice):
    """Say a verb of an object, for the base price; or refuse and be out of this phase."""

    def __init__(self, seat: i64, question: str, verb: i64, refusal: i64) -> None:
        super().__init__(seat, question)
        self.verb = verb
        self.refusal = refusal

    def options(self, game: Florence) -> vec[i64]:
        return choices_of_object(game, self.seat, self.verb, self.refusal)

    def chosen(self, game: Florence, option: i64) -> None:
        if option == self.refusal:
            drop_out(game, self.seat)
            self.refused(game)
        elif is_sale(option):
            game.sell_points(self.seat, option - SELL, cover=False)
            game.then(self)
        elif option in (USE_MERCHANT, USE_PROFESSOR):
            game.then(self)
            use_character(game, self.seat)
        else:
            self.wanted(game, option - self.verb)

    def refused(self, game: Florence) -> None:
        """Go on without the player."""

    def wanted(self, game: Florence, item: i64) -> None:
        """Go on with the object that was said."""
        raise NotImplementedError

    def about(self, game: Florence) -> dict[str, object]:
        return {"price": game.settings.base_price}

    def price(self, game: Florence, option: i64) -> i64:
        return game.settings.base_price if self.verb <= option <= self.verb + LANDSCAPE else 0


class OpenAuction(ChooseObject):
    """Open an object at the base price, or decline."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "auction-open", OPEN, DECLINE)

    def refused(self, game: Florence) -> None:
        game.then(NextOpener(game.after(self.seat)))

    def wanted(self, game: Florence, item: i64) -> None:
        open_auction(game, self.seat, item)


def choices_of_object(game: Florence, seat: i64, verb: i64, refusal: i64) -> vec[i64]:
    """Give the objects a player may open or take, selling points, waiting characters, and the refusal.

    Without any of the first and the third there is nothing to decide, and the refusal alone is left.
    """
    options = of_bits(verb, objects_for(game, seat, verb == OPEN))
    waiting = game.can_use_character(seat)
    if len(options) > 0 or waiting:
        if waiting:
            options = append(options, USE_MERCHANT if game.players[seat].character == MERCHANT else USE_PROFESSOR)
        options = also_selling(game, seat, options)
    return append(options, refusal)


def drop_out(game: Florence, seat: i64) -> None:
    """A player is out of this phase."""
    game.players[seat].out = True
    journal = game.journal
    if journal is not None:
        journal.add("auction-declined", {"seat": seat})


def open_auction(game: Florence, seat: i64, item: i64) -> None:
    """Put the opening bid down and begin to ask the others."""
    price = game.settings.base_price
    journal = game.journal
    if journal is not None:
        journal.add("auction-opened", {"seat": seat, "item": OBJECTS[item], "price": price})
    ask_next(game, seat, seat, item, price, seat, 0)


# --- Bidding ---------------------------------------------------------------------------------------------------------


def ask_next(game: Florence, last: i64, opener: i64, item: i64, bid: i64, holder: i64, passed: i64) -> None:
    """Ask the next player clockwise who can still outbid the holder of the highest bid; without one, he has won."""
    distance: i64 = 1
    while distance <= len(game.players):
        seat = game.after(last, distance)
        if seat != holder and takes_part(game, seat) and (passed >> seat) & 1 == 0:
            game.then(Bid(seat, opener, item, bid, holder, passed))
            return
        distance += 1
    game.then(Purchase(holder, item, bid, last=False), NextOpener(opener))


class Bid(Choice):
    """Raise the bid by exactly 100, or pass and be out of this one auction."""

    def __init__(self, seat: i64, opener: i64, item: i64, bid: i64, holder: i64, passed: i64) -> None:
        super().__init__(seat, "auction-bid")
        self.opener = opener
        self.item = item
        self.bid = bid
        self.holder = holder
        self.passed = passed

    def options(self, game: Florence) -> vec[i64]:
        bid = self.bid + RAISE
        if bid <= game.power(self.seat) and has_use_for(game, self.seat, self.item):
            return vec[i64]([bid_of(bid), PASS])
        return vec[i64]([PASS])

    def chosen(self, game: Florence, option: i64) -> None:
        journal = game.journal
        if option == PASS:
            if journal is not None:
                facts: dict[str, object] = {"seat": self.seat, "item": OBJECTS[self.item], "amount": self.bid}
                journal.add("bid-passed", facts)
            passed = self.passed | bit(self.seat)
            ask_next(game, self.seat, self.opener, self.item, self.bid, self.holder, passed)
        else:
            bid = self.bid + RAISE
            if journal is not None:
                journal.add("bid-raised", {"seat": self.seat, "item": OBJECTS[self.item], "amount": bid})
            ask_next(game, self.seat, self.opener, self.item, bid, self.seat, self.passed)

    def about(self, game: Florence) -> dict[str, object]:
        return {
            "item": OBJECTS[self.item],
            "amount": self.bid,
            "holder": self.holder,
            "opener": self.opener,
            "passed": [seat for seat in range(len(game.players)) if (self.passed >> seat) & 1],
        }

    def price(self, game: Florence, option: i64) -> i64:
        return 0 if option == PASS else self.bid + RAISE


class LastBuy(ChooseObject):
    """The last active player may take an object at the base price."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "auction-last-buy", TAKE, NOTHING)

    def wanted(self, game: Florence, item: i64) -> None:
        game.then(Purchase(self.seat, item, game.settings.base_price, last=True))


# --- Buying ----------------------------------------------------------------------------------------------------------


class Purchase(Step):
    """Somebody gets an object for his bid. Who holds the Merchant is asked first whether it is to be free."""

    def __init__(self, seat: i64, item: i64, bid: i64, last: bool) -> None:
        self.seat = seat
        self.item = item
        self.bid = bid
        self.last = last

    def do(self, game: Florence) -> None:
        if game.players[self.seat].character == MERCHANT:
            game.then(MerchantPayment(self.seat, self.item, self.bid, self.last))
        else:
            buy(game, self.seat, self.item, self.bid, self.last, free=False)


class MerchantPayment(Choice):
    """The Merchant pays for the object and goes back, or the holder pays: and keeps the card, or takes points first."""

    def __init__(self, seat: i64, item: i64, bid: i64, last: bool) -> None:
        super().__init__(seat, "merchant-payment")
        self.item = item
        self.bid = bid
        self.last = last

    def options(self, game: Florence) -> vec[i64]:
        if game.settings.to_the_letter:
            return vec[i64]([FREE, PAY, USE_MERCHANT])
        return vec[i64]([FREE, PAY])

    def chosen(self, game: Florence, option: i64) -> None:
        if option == USE_MERCHANT:
            sell_position(game, self.seat)
        elif option == FREE:
            tell_free(game, self.seat)
            game.give_back_character(self.seat, tell=False)
        buy(game, self.seat, self.item, self.bid, self.last, option == FREE)

    def about(self, game: Florence) -> dict[str, object]:
        facts: dict[str, object] = {"item": OBJECTS[self.item], "price": self.bid}
        if game.settings.to_the_letter:
            facts["position"] = relative_position(game, self.seat)
        return facts

    def price(self, game: Florence, option: i64) -> i64:
        return 0 if option == FREE else self.bid


def buy(game: Florence, seat: i64, item: i64, bid: i64, last: bool, free: bool) -> None:
    """Pay, mark the stack with the buyer's stone, and carry the object out completely."""
    price: i64 = 0
    if not free:
        price = bid
    game.tell_bought(seat, item, price, last, free)
    game.pay(seat, price)
    game.players[seat].stone = item
    if not free and game.players[seat].character == MERCHANT:
        game.then(AfterPaying(seat))
    if item == LANDSCAPE:
        game.then(ChooseLandscape(seat))
    elif item <= PARK:
        game.then(PlaceLandscape(seat, item))
    elif item == JESTER:
        game.gain_jester(seat)
    elif item == BUILDER:
        game.gain_builder(seat)
    elif item == PRESTIGE_CARD:
        game.then(LookIntoPile(seat, PRESTIGE_PILE, price))
    else:
        game.gain_recruit(seat)
        game.then(RecruitNow(seat))


class ChooseLandscape(QuietChoice):
    """With two players the buyer of a landscape says which type it is, among those that fit."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "choose-landscape-type")

    def options(self, game: Florence) -> vec[i64]:
        return of_bits(CHOOSE, landscapes_that_fit(game, self.seat))

    def chosen(self, game: Florence, option: i64) -> None:
        game.then(PlaceLandscape(self.seat, option - CHOOSE))


class PlaceLandscape(QuietChoice):
    """A landscape is laid into the principality at once, on any empty cells."""

    def __init__(self, seat: i64, landscape: i64) -> None:
        super().__init__(seat, "place-landscape")
        self.landscape = landscape

    def options(self, game: Florence) -> vec[i64]:
        return placements(bit(FIRST_LANDSCAPE + self.landscape), game.players[self.seat].covered)

    def chosen(self, game: Florence, option: i64) -> None:
        game.place_landscape(self.seat, FIRST_LANDSCAPE + self.landscape, AREAS[option - PLACE])

    def about(self, game: Florence) -> dict[str, object]:
        return {"tile": TILES[FIRST_LANDSCAPE + self.landscape]}


class CloseAuction(Step):
    """All stones go back."""

    def do(self, game: Florence) -> None:
        freed = sorted({OBJECTS[player.stone] for player in game.players if player.stone >= 0})
        game.clear_stones()
        journal = game.journal
        if journal is not None:
            journal.add("phase-a-end", {"items": freed})
