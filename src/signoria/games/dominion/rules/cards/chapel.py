"""Chapel."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.core.bits import bits_from
from signoria.games.dominion.data.actions import DONE, TRASH, of_kinds
from signoria.games.dominion.rules.frames import Play, QuietChoice
from signoria.games.dominion.state.table import Dominion

MOST: Final = 4


def chapel(game: Dominion, play: Play) -> None:
    """Trash up to four hand cards."""
    game.then(ChapelTrash(play.seat))


class ChapelTrash(QuietChoice):
    """Select a hand card to trash, or be done and trash the selected ones."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "chapel-trash")

    def options(self, game: Dominion) -> vec[i64]:
        kinds: i64 = 0
        if game.selected.size < MOST:
            kinds = game.players[self.seat].hand.kinds()
            if game.selected.size > 0:
                kinds &= bits_from(game.selected.top())
        return of_kinds(TRASH, kinds, DONE)

    def chosen(self, game: Dominion, option: i64) -> None:
        if option == DONE:
            game.trash_selected(self.seat)
        else:
            game.select(self.seat, option - TRASH)
            game.then(self)

    def about(self, game: Dominion) -> dict[str, object]:
        # Not how many are left: that would tell how far a selection has come.
        return {"most": MOST}
