"""Chancellor."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.dominion.data.actions import NO, YES
from signoria.games.dominion.rules.frames import Play, QuietChoice
from signoria.games.dominion.state.table import Dominion


def chancellor(game: Dominion, play: Play) -> None:
    """Two coins. You may put your whole draw pile into your discard pile, unseen."""
    game.bonus(play.seat, coins=2)
    game.then(MayFlipDeck(play.seat))


class MayFlipDeck(QuietChoice):
    """Whether the whole draw pile goes to the discard pile. An empty one cannot."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "chancellor-flip")

    def options(self, game: Dominion) -> vec[i64]:
        return vec[i64]([YES, NO]) if game.players[self.seat].deck.size > 0 else vec[i64]()

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == YES:
            game.flip_deck(self.seat)
