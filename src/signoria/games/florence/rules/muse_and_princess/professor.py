"""The Professor: a prestige or bonus card for nothing."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.florence.data.actions import PILE
from signoria.games.florence.data.components import BONUS_PILE, CHARACTERS, PILES, PRESTIGE_PILE, PROFESSOR
from signoria.games.florence.rules.frames import LookIntoPile, QuietChoice
from signoria.games.florence.state.table import Florence


class ChoosePile(QuietChoice):
    """Choose a pile that is not empty, look at its top five cards and keep one. The Professor goes back."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "professor-pile")

    def options(self, game: Florence) -> vec[i64]:
        options = vec[i64]()
        if game.piles[PRESTIGE_PILE].size > 0:
            options = append(options, PILE + PRESTIGE_PILE)
        if game.piles[BONUS_PILE].size > 0:
            options = append(options, PILE + BONUS_PILE)
        return options

    def chosen(self, game: Florence, option: i64) -> None:
        pile = option - PILE
        game.give_back_character(self.seat, tell=False)
        journal = game.journal
        if journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "character": CHARACTERS[PROFESSOR], "effect": "card"}
            facts["pile"] = PILES[pile]
            journal.add("character-used", facts)
        game.then(LookIntoPile(self.seat, pile, 0))
