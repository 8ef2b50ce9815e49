"""Spy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import DISCARD_IT, PUT_BACK
from signoria.games.dominion.rules.frames import Choice, Play, Step
from signoria.games.dominion.state.table import Dominion


def spy(game: Dominion, play: Play) -> None:
    """One card, one action. Every player, you first, reveals the top card; you say of each: discard or back."""
    game.bonus(play.seat, cards=1, actions=1)
    game.then_each([RevealToSpy(seat, play.seat) for seat in [play.seat, *play.victims(game)]])


class RevealToSpy(Step):
    """A player reveals the top card of the draw pile, if there is one."""

    def __init__(self, owner: i64, spy: i64) -> None:
        self.owner = owner
        self.spy = spy

    def do(self, game: Dominion) -> None:
        if game.reveal_top(self.owner) >= 0:
            game.tell_revealed()
            game.then(SpyFate(self.spy, self.owner))


class SpyFate(Choice):
    """The player of the Spy decides what becomes of a revealed card."""

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat, "spy-fate")
        self.owner = owner

    def options(self, game: Dominion) -> vec[i64]:
        return vec[i64]([PUT_BACK, DISCARD_IT])

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == PUT_BACK:
            game.return_revealed(self.owner)
        else:
            game.discard_open(self.owner, game.revealed)

    def about(self, game: Dominion) -> dict[str, object]:
        return {"owner": self.owner}
