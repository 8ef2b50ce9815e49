"""Hospital."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import COLLECT, STAY_HIDDEN
from signoria.games.machiavelli.data.components import CHARACTERS
from signoria.games.machiavelli.rules.districts.ballroom import ask_greeting
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.rules.income import TakeIncome
from signoria.games.machiavelli.rules.short_turn import EndShortTurn
from signoria.games.machiavelli.state.current_turn import HOSPITAL_PART, Turn

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


class MayUseHospital(Choice):
    """The murdered player may show the character and take income, and nothing else."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "hospital")
        self.rank = rank

    def guarded(self) -> bool:
        return True

    def in_person(self) -> bool:
        return True

    def options(self, game: Machiavelli) -> vec[i64]:
        if game.cast.holder(self.rank) == self.seat:
            return vec[i64]([COLLECT, STAY_HIDDEN])
        # Asked all the same: only asking the real victim would tell who it is.
        return vec[i64]([STAY_HIDDEN])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if option == STAY_HIDDEN:
            return
        if not game.cast.is_revealed(self.rank):
            game.reveal(self.rank)
        game.turn = Turn(self.seat, game.character_at(self.rank), HOSPITAL_PART)
        if game.journal is not None:
            game.tell("hospital-used", {"seat": self.seat, "character": CHARACTERS[game.character_at(self.rank)]})
        game.then(TakeIncome(self.seat), EndShortTurn(self.seat))
        ask_greeting(game, self.rank)

    def about(self, game: Machiavelli) -> dict[str, object]:
        return {"character": CHARACTERS[game.character_at(self.rank)]}
