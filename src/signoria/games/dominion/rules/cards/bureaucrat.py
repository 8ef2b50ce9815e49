"""Bureaucrat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import RETURN, of_kinds
from signoria.games.dominion.data.components import BUREAUCRAT, SILVER, VICTORIES
from signoria.games.dominion.rules.frames import Choice, Play, Step
from signoria.games.dominion.state.table import TO_DECK, Dominion


def bureaucrat(game: Dominion, play: Play) -> None:
    """Gain a Silver onto the draw pile. Every other player puts a Victory card back, or shows a hand without one."""
    if game.supply[SILVER] > 0:
        game.gain(play.seat, SILVER, TO_DECK)
    else:
        game.tell_no_effect(play.seat, BUREAUCRAT, "nothing-to-gain")
    game.then_each([AskForVictory(victim) for victim in play.victims(game)])


class AskForVictory(Step):
    """A victim with a Victory card in hand must put one back; any other shows the hand."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def do(self, game: Dominion) -> None:
        if game.players[self.seat].hand.kinds() & VICTORIES:
            game.then(PutVictoryBack(self.seat))
        else:
            game.reveal_hand(self.seat)


class PutVictoryBack(Choice):
    """Choose a Victory card in hand, show it and put it on top of the draw pile."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "bureaucrat-victory")

    def guarded(self) -> bool:
        return True

    def options(self, game: Dominion) -> vec[i64]:
        return of_kinds(RETURN, game.players[self.seat].hand.kinds() & VICTORIES)

    def chosen(self, game: Dominion, option: i64) -> None:
        game.return_from_hand(self.seat, option - RETURN)
