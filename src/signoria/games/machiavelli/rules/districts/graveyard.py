"""Graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import PAY_AND_TAKE
from signoria.games.machiavelli.data.components import GRAVEYARD, NAMES, NOBODY
from signoria.games.machiavelli.rules.frames import MayDo, Step
from signoria.games.machiavelli.state.cards import card_of
from signoria.games.machiavelli.state.cast import EVERYBODY

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def ask_graveyard(game: Machiavelli, destroyer: i64, kind: i64) -> None:
    """A Warlord has destroyed a district: the owner of the Graveyard may have it for a gold.

    Not who destroyed it, and not without gold; a destroyed Graveyard has left the city and cannot save itself.
    """
    game.then(Bury())
    owner = game.owner_of(GRAVEYARD)
    if owner in (NOBODY, destroyer) or game.settings.graveyard_void or game.players[owner].gold == 0:
        return
    game.then(MayRescue(owner, kind))


class MayRescue(MayDo):
    """Pay a gold and take the destroyed district into the hand."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat, "graveyard", PAY_AND_TAKE)
        self.kind = kind

    def do(self, game: Machiavelli) -> None:
        game.pay(self.seat, 1)
        game.rescue_from_site()
        game.players[self.seat].hand.add(card_of(self.kind, EVERYBODY))
        if game.journal is not None:
            game.tell("graveyard-used", {"seat": self.seat, "district": NAMES[self.kind]})

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"district": NAMES[self.kind]}


class Bury(Step):
    """Discard what is left of a destroyed district."""

    def do(self, game: Machiavelli) -> None:
        game.clear_site()
