"""Human Cannonball."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import BUILD_BY_LOAN, district_spot, is_of_card, kind_built
from signoria.games.machiavelli.data.components import CIRCUS_TENT, DISTRICTS, NAMES
from signoria.games.machiavelli.rules.building import begin_payment, destroy_own, discounted, may_stand, offer_payments
from signoria.games.machiavelli.rules.frames import QuietChoice
from signoria.games.machiavelli.rules.targets import ChooseOwnDistrict
from signoria.games.machiavelli.state.card_rules import ActionCardRule
from signoria.games.machiavelli.state.cards import kinds_in
from signoria.games.machiavelli.state.offer import Offer

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class HumanCannonball(ActionCardRule):
    """Replace a district of the city by a dearer one from the hand, for the difference of the costs."""

    def playable(self, game: Machiavelli) -> bool:
        seat = game.turn.seat
        if not game.rule().may_build():
            return False
        # The card itself will have left the hand.
        spare = game.players[seat].hand.size - 2
        place: i64 = 0
        while place < game.players[seat].city.size:
            if has_successor(game, seat, place, spare):
                return True
            place += 1
        return False

    def play(self, game: Machiavelli) -> None:
        game.then(ChooseOverbuilt(game.turn.seat))


def offer_successors(game: Machiavelli, seat: i64, place: i64, spare: i64, offer: Offer) -> None:
    """Offer the hand cards that may be built in the place of a district, with the ways to pay."""
    player = game.players[seat]
    if player.city.cards[place] == CIRCUS_TENT and not game.settings.tent_removable:
        return
    old = game.cost_at(seat, place)
    kinds = kinds_in(player.hand) & DISTRICTS
    kind: i64 = 0
    while kinds >> kind != 0:
        if (kinds >> kind) & 1 and game.settings.costs[kind] > old and may_stand(game, seat, kind, place):
            price = discounted(game, seat, kind, game.settings.costs[kind] - old, place)
            offer_payments(game, kind, price, spare, offer)
        kind += 1


def has_successor(game: Machiavelli, seat: i64, place: i64, spare: i64) -> bool:
    """Say whether any hand card can replace a district."""
    # Not the offer of the position: that one may be in the making.
    offer = Offer()
    offer_successors(game, seat, place, spare, offer)
    return offer.size > 0


class ChooseOverbuilt(ChooseOwnDistrict):
    """Choose the district that makes room."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "overbuild")

    def fits(self, game: Machiavelli, place: i64) -> bool:
        return has_successor(game, self.seat, place, game.players[self.seat].hand.size - 1)

    def chosen(self, game: Machiavelli, option: i64) -> None:
        game.then(ChooseSuccessor(self.seat, district_spot(option)))


class ChooseSuccessor(QuietChoice):
    """Choose what is built in its place. The old district leaves first."""

    def __init__(self, seat: i64, spot: i64) -> None:
        super().__init__(seat, "overbuild-with")
        self.spot = spot

    def options(self, game: Machiavelli) -> vec[i64]:
        offer = game.fresh_offer()
        player = game.players[self.seat]
        offer_successors(game, self.seat, player.place_of(self.spot), player.hand.size - 1, offer)
        return offer.made()

    def chosen(self, game: Machiavelli, option: i64) -> None:
        kind = kind_built(option)
        place = game.players[self.seat].place_of(self.spot)
        difference = game.settings.costs[kind] - game.cost_at(self.seat, place)
        price = discounted(game, self.seat, kind, difference, place)
        destroy_own(game, self.seat, place, "human-cannonball")
        begin_payment(game, kind, price, counted=False, loan=is_of_card(option, BUILD_BY_LOAN))

    def about(self, game: Machiavelli) -> dict[str, object]:
        player = game.players[self.seat]
        return {"district": NAMES[player.city.cards[player.place_of(self.spot)]]}
