"""Tax Collector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.core.bits import bit
from signoria.games.machiavelli.data.actions import COLLECT_TAX
from signoria.games.machiavelli.data.components import NOBODY, TAX_COLLECTOR
from signoria.games.machiavelli.state.card_rules import CharacterRule
from signoria.games.machiavelli.state.current_turn import ABILITY_USED

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.offer import Offer
    from signoria.games.machiavelli.state.table import Machiavelli


class TaxCollector(CharacterRule):
    """Deluxe: every district built puts a gold on his token, which he may take in his turn.

    Classic: who builds in the round in which he was turned up gives him a gold at the end of the turn.
    """

    def start(self, game: Machiavelli) -> None:
        if game.wording.tax_on_token:
            return
        game.intrigue.taxman = game.turn.seat
        # Only rank 1 can have built before him.
        for seat in range(len(game.players)):
            if game.intrigue.builders & bit(seat):
                tax_player(game, seat)

    def offer(self, game: Machiavelli, offer: Offer) -> None:
        if game.tax > 0 and not game.turn.has_used(ABILITY_USED):
            offer.add(COLLECT_TAX)

    def use(self, game: Machiavelli, action: i64) -> None:
        game.turn.use(ABILITY_USED)
        game.gain(game.turn.seat, game.tax)
        if game.journal is not None:
            game.tell("tax-collected", {"seat": game.turn.seat, "gold": game.tax})
        game.tax = 0


def tax_district(game: Machiavelli, owner: i64) -> None:
    """Deluxe: whoever builds puts a gold on the token, in the Tax Collector's own turn excepted."""
    if not game.wording.tax_on_token or not game.settings.plays(TAX_COLLECTOR):
        return
    if owner == game.turn.seat and game.acts_as(TAX_COLLECTOR):
        return
    if game.players[owner].gold > 0:
        game.pay(owner, 1)
        game.tax += 1
        if game.journal is not None:
            game.tell("taxed", {"seat": owner, "gold": 1, "owner": None})


def tax_turn(game: Machiavelli) -> None:
    """Classic: at the end of a turn in which something was built."""
    if game.intrigue.taxman != NOBODY and game.turn.built:
        tax_player(game, game.turn.seat)


def tax_player(game: Machiavelli, seat: i64) -> None:
    """Classic: a gold from a player straight to the Tax Collector, once in a round."""
    intrigue = game.intrigue
    if seat == intrigue.taxman or intrigue.taxed & bit(seat):
        return
    gold: i64 = 0
    if game.players[seat].gold > 0:
        gold = 1
        game.hand_over(seat, intrigue.taxman, 1)
        intrigue.taxed |= bit(seat)
    if game.journal is not None:
        game.tell("taxed", {"seat": seat, "gold": gold, "owner": intrigue.taxman})
