"""The Banker: money for a bid, and in the last round points for money."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import EXCHANGE, also_numbers
from signoria.games.florence.data.components import (
    BANKER_GROWTH,
    BANKER_POT,
    FROM_BANKER,
    PRICE_OF_A_POINT,
    ROUNDS,
)
from signoria.games.florence.rules.frames import Choice, Step
from signoria.games.florence.state.stores import NOBODY
from signoria.games.florence.state.table import Florence


def fill_pot(game: Florence) -> None:
    """Before the bidding of a later round: what nobody wanted grows by 100, what was bought is 600 again."""
    if game.round > 1:
        game.pot = BANKER_POT if game.banker_bought else game.pot + BANKER_GROWTH
    game.banker_bought = False


def take_pot(game: Florence, seat: i64) -> i64:
    """The buyer receives the pot before he pays his bid, so that he never sells points for it."""
    amount = game.pot
    game.receive(seat, amount)
    game.pot = BANKER_POT
    game.banker_bought = True
    if game.round == ROUNDS:
        game.banker = seat
    return amount


class ExchangeStep(Step):
    """At the end the buyer of the last round's Banker, if there is one, may turn money into points."""

    def do(self, game: Florence) -> None:
        if game.banker != NOBODY:
            game.then(Exchange(game.banker))


class Exchange(Choice):
    """Turn any part of the money that is left into points, at 200 florins each."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "banker-exchange")

    def options(self, game: Florence) -> vec[i64]:
        return also_numbers(vec[i64](), EXCHANGE, 0, game.players[self.seat].money // PRICE_OF_A_POINT)

    def chosen(self, game: Florence, option: i64) -> None:
        number = option - EXCHANGE
        game.pay(self.seat, PRICE_OF_A_POINT * number)
        game.gain_points(self.seat, number, FROM_BANKER)
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "number": number}
            facts["points"] = game.players[self.seat].points
            journal.add("banker-exchange", facts)
