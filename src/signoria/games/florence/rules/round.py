"""The course of the game: set-up by the players, seven rounds, the best work, and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import RETURN, of_bits
from signoria.games.florence.data.components import AUCTION, ENDING, FROM_BEST_WORK, ROUNDS
from signoria.games.florence.rules.auction import CloseAuction, NextOpener
from signoria.games.florence.rules.frames import Choice, Step
from signoria.games.florence.rules.muse_and_princess.banker import ExchangeStep
from signoria.games.florence.rules.muse_and_princess.bidding import BeginBidding
from signoria.games.florence.rules.muse_and_princess.windows import AskHolders, ask_before_best_work
from signoria.games.florence.rules.prestige import score_prestige
from signoria.games.florence.rules.scoring import tell_end
from signoria.games.florence.rules.turn import TakeTurns
from signoria.games.florence.rules.work_values import minimum
from signoria.games.florence.state.table import Florence

POINTS_FOR_BEST_WORK: Final = 3


class ReturnPerson(Choice):
    """Before the first round every player returns one of the four people that were dealt.

    All decide for themselves and nobody sees what the others return, so it does not matter who is asked first.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "choose-start-persons")

    def options(self, game: Florence) -> vec[i64]:
        return of_bits(RETURN, game.players[self.seat].persons)

    def chosen(self, game: Florence, option: i64) -> None:
        game.return_person(self.seat, option - RETURN)


class ShuffleReturned(Step):
    """What was returned and what was not dealt make up the person pile."""

    def do(self, game: Florence) -> None:
        game.shuffle_persons()


class BeginRound(Step):
    """Auction, characters, actions, best work, and the end of the round."""

    def do(self, game: Florence) -> None:
        game.phase = AUCTION
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"round": game.round, "minimum": minimum(game), "seat": game.start}
            journal.add("round-start", facts)
        game.then(TakeTurns(0), BestWork())
        if game.settings.muse_and_princess:
            game.then(AskHolders(last=True, distance=0), BeginBidding())
        game.then(NextOpener(game.start), CloseAuction())


class BestWork(Step):
    """The best work of the round is paid; who holds the Merchant is asked before."""

    def do(self, game: Florence) -> None:
        game.then(PayBestWork())
        if best_work(game) > 0:
            ask_before_best_work(game)


def best_work(game: Florence) -> i64:
    """Give what the best work of the round is worth, 0 without one."""
    best: i64 = 0
    for player in game.players:
        best = max(best, player.marker)
    return best


class PayBestWork(Step):
    """Everyone whose best work of the round is worth most gains three points; without a work nobody does."""

    def do(self, game: Florence) -> None:
        best = best_work(game)
        makers: list[int] = []
        if best > 0:
            for seat, player in enumerate(game.players):
                if player.marker == best:
                    game.gain_points(seat, POINTS_FOR_BEST_WORK, FROM_BEST_WORK)
                    makers.append(seat)
        journal = game.journal
        if journal is not None:
            journal.add("best-work", {"value": best, "seats": makers, "gained": POINTS_FOR_BEST_WORK})
        if game.settings.muse_and_princess:
            game.then(AskHolders(game.round == ROUNDS, 0), EndRound())
        else:
            game.then(EndRound())


class EndRound(Step):
    """The markers go back, the next player becomes start player; after the last round the game ends."""

    def do(self, game: Florence) -> None:
        if game.round == ROUNDS:
            game.phase = ENDING
            game.then(ExchangeStep(), EndGame())
            return
        for player in game.players:
            player.marker = 0
        game.round += 1
        game.start = game.after(game.start)
        game.then(BeginRound())


class EndGame(Step):
    """All prestige cards are shown and scored on the same state; then the players are ranked."""

    def do(self, game: Florence) -> None:
        score_prestige(game)
        tell_end(game)
