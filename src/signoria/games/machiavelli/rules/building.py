"""Building: what may be built, what it costs, the ways to pay, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import (
    BUILD,
    BUILD_BY_FRAMEWORK,
    BUILD_BY_LOAN,
    BUILD_BY_SACRIFICE,
    is_of_card,
    kind_built,
)
from signoria.games.machiavelli.data.components import (
    CARDINAL,
    CIRCUS_TENT,
    DISTRICTS,
    FACTORY,
    FRAMEWORK,
    FULL_FOR_MONUMENT,
    MONUMENT,
    NAMES,
    NECROPOLIS,
    NOBODY,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    THIEVES_DEN,
    WIZARD,
    is_unique,
)
from signoria.games.machiavelli.rules.characters.cardinal import ChooseLender, lenders
from signoria.games.machiavelli.rules.construction import Construct
from signoria.games.machiavelli.rules.districts.thieves_den import PayWithCards
from signoria.games.machiavelli.rules.targets import ChooseOwnDistrict
from signoria.games.machiavelli.state.cards import kinds_in
from signoria.games.machiavelli.state.current_turn import LOAN_USED
from signoria.games.machiavelli.state.offer import Offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli

NOTHING_GONE: Final = -1


# --- What may be built, and for how much ------------------------------------------------------------------------------


def may_stand(game: Machiavelli, seat: i64, kind: i64, gone: i64) -> bool:
    """Say whether a player may build a kind of district into a city from which the district at `gone` has left."""
    if kind == SECRET_VAULT:
        return False
    city = game.players[seat].city
    if kind == MONUMENT and city.size - (gone != NOTHING_GONE) >= FULL_FOR_MONUMENT:
        return False
    if game.settings.repeats_allowed:
        return True
    repeated = False
    place: i64 = 0
    while place < city.size:
        if city.cards[place] == kind and place != gone:
            repeated = True
        place += 1
    # Nothing of which there are two is dearer than a Quarry: it never makes room for a district that needs it.
    return not repeated or city.has(QUARRY) or (game.wording.wizard_repeats and game.acts_as(WIZARD))


def price(game: Machiavelli, seat: i64, kind: i64, gone: i64) -> i64:
    """Give what a player pays for a district, with all discounts."""
    return discounted(game, seat, kind, game.settings.costs[kind], gone)


def discounted(game: Machiavelli, seat: i64, kind: i64, cost: i64, gone: i64) -> i64:
    """Take the discounts of a city, from which the district at `gone` has left, off a cost.

    A Factory makes other unique districts cheaper; there is one, so it never meets itself.
    """
    city = game.players[seat].city
    off: i64 = 0
    equal: i64 = 0
    quarry = False
    place: i64 = 0
    while place < city.size:
        if place != gone:
            other = city.cards[place]
            if other == FACTORY and is_unique(kind):
                off += 1
            elif other == QUARRY:
                quarry = True
            if other == kind:
                equal += 1
        place += 1
    if quarry and game.wording.quarry_discount:
        off += equal
    least: i64 = 0
    if game.wording.discounts_leave_one and cost > 0:
        least = 1
    return max(least, cost - off)


# --- Offering ---------------------------------------------------------------------------------------------------------


def offer_builds(game: Machiavelli, offer: Offer) -> None:
    """Offer every district in hand that may be built now, with every way to pay for it."""
    turn = game.turn
    if not turn.income_taken or not game.rule().may_build():
        return
    room = turn.builds < game.rule().limit() + turn.more_builds
    hand = game.players[turn.seat].hand
    spare = hand.size - 1
    kinds = kinds_in(hand) & DISTRICTS
    kind: i64 = 0
    while kinds >> kind != 0:
        if (kinds >> kind) & 1:
            counted = counts(game, kind)
            free_counted = counted and game.settings.free_builds_count
            offer_ways(game, kind, spare, offer, paid=room or not counted, free=room or not free_counted)
        kind += 1


def counts(game: Machiavelli, kind: i64) -> bool:
    """Say whether building a district uses up the limit of the turn."""
    return kind != STABLES and game.rule().counts(game, kind)


def offer_ways(game: Machiavelli, kind: i64, spare: i64, offer: Offer, *, paid: bool, free: bool) -> None:
    """Offer the ways to build a district: with gold and cards (`paid`), or with something else instead (`free`).

    `spare` is the number of hand cards besides the district.
    """
    seat = game.turn.seat
    player = game.players[seat]
    if paid and may_stand(game, seat, kind, NOTHING_GONE):
        offer_payments(game, kind, price(game, seat, kind, NOTHING_GONE), spare, offer)
    if not free:
        return
    framework = place_in_city(game, seat, FRAMEWORK)
    if framework >= 0 and may_stand(game, seat, kind, framework):
        offer.add(BUILD_BY_FRAMEWORK + kind)
    if kind == NECROPOLIS:
        place: i64 = 0
        while place < player.city.size:
            if may_be_sacrificed(game, seat, place):
                offer.add(BUILD_BY_SACRIFICE)
                return
            place += 1


def offer_payments(game: Machiavelli, kind: i64, cost: i64, spare: i64, offer: Offer) -> None:
    """Offer to pay a price: with gold, with cards for the Thieves' Den, with a loan of the Cardinal."""
    player = game.players[game.turn.seat]
    means = player.gold
    if kind == THIEVES_DEN:
        means += spare
    if cost <= means:
        offer.add(BUILD + kind)
    if can_borrow(game, kind, cost, spare):
        offer.add(BUILD_BY_LOAN + kind)


def can_borrow(game: Machiavelli, kind: i64, cost: i64, spare: i64) -> bool:
    """Say whether a Cardinal can pay a price with a loan."""
    turn = game.turn
    if turn.character != CARDINAL or turn.has_used(LOAN_USED):
        return False
    player = game.players[turn.seat]
    missing = cost - player.gold
    if missing <= 0 or spare < missing:
        return False
    # Each card paid for a Thieves' Den saves a gold that would have to be borrowed.
    least: i64 = missing
    if kind == THIEVES_DEN:
        least = 1
    return lenders(game, least) != 0


def place_in_city(game: Machiavelli, seat: i64, kind: i64) -> i64:
    """Give the place of a kind of district in a city, or -1."""
    city = game.players[seat].city
    place: i64 = 0
    while place < city.size:
        if city.cards[place] == kind:
            return place
        place += 1
    return NOBODY


def may_be_sacrificed(game: Machiavelli, seat: i64, place: i64) -> bool:
    """Say whether a Necropolis may be built by destroying a district of the own city."""
    if game.players[seat].city.cards[place] == CIRCUS_TENT and not game.settings.tent_removable:
        return False
    return may_stand(game, seat, NECROPOLIS, place)


# --- Carrying it out --------------------------------------------------------------------------------------------------


def build(game: Machiavelli, action: i64, *, counted: bool) -> None:
    """Build in the way that was chosen. `counted`: the limit of the turn applies to this build."""
    seat = game.turn.seat
    if action == BUILD_BY_SACRIFICE:
        game.then(ChooseSacrifice(seat, counted))
        return
    kind = kind_built(action)
    if is_of_card(action, BUILD_BY_FRAMEWORK):
        destroy_own(game, seat, place_in_city(game, seat, FRAMEWORK), "framework")
        construct_free(game, seat, kind, counted=counted)
    else:
        cost = price(game, seat, kind, NOTHING_GONE)
        begin_payment(game, kind, cost, counted=counted, loan=is_of_card(action, BUILD_BY_LOAN))


def begin_payment(game: Machiavelli, kind: i64, cost: i64, *, counted: bool, loan: bool) -> None:
    """Pay a price: cards for the Thieves' Den first, then a loan, then gold."""
    seat = game.turn.seat
    uses_limit = counted and counts(game, kind)
    if kind == THIEVES_DEN:
        game.then(PayWithCards(seat, cost, uses_limit, loan))
    elif loan:
        game.then(ChooseLender(seat, kind, cost, 0, uses_limit))
    else:
        game.then(Construct(seat, kind, cost, 0, uses_limit))


def construct_free(game: Machiavelli, seat: i64, kind: i64, *, counted: bool) -> None:
    """Build without paying."""
    uses_limit = counted and counts(game, kind) and game.settings.free_builds_count
    game.then(Construct(seat, kind, 0, 0, uses_limit))


def destroy_own(game: Machiavelli, seat: i64, place: i64, cause: str) -> None:
    """Destroy a district of the own city as part of a build."""
    kind = game.ruin_district(seat, place)
    if game.journal is not None:
        facts: dict[str, object] = {"seat": seat, "owner": seat, "district": NAMES[kind], "price": 0, "cause": cause}
        game.tell("destroyed", facts)
    game.clear_site()


class ChooseSacrifice(ChooseOwnDistrict):
    """Choose the district that is destroyed for the Necropolis."""

    def __init__(self, seat: i64, counted: bool) -> None:
        super().__init__(seat, "sacrifice")
        self.counted = counted

    def fits(self, game: Machiavelli, place: i64) -> bool:
        return may_be_sacrificed(game, self.seat, place)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        destroy_own(game, self.seat, game.place_said(option), "necropolis")
        construct_free(game, self.seat, NECROPOLIS, counted=self.counted)

    def pledge(self) -> i64:
        return NECROPOLIS
