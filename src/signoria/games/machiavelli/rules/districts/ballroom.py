"""Ballroom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.machiavelli.data.actions import SAY_NOTHING, THANK
from signoria.games.machiavelli.data.components import BALLROOM
from signoria.games.machiavelli.rules.frames import Choice
from signoria.games.machiavelli.state.current_turn import LOST

if TYPE_CHECKING:
    from signoria.games.machiavelli.state.table import Machiavelli


def ask_greeting(game: Machiavelli, rank: i64) -> None:
    """While the holder of the crown owns the Ballroom, everyone else who answers a call must greet."""
    seat = game.turn.seat
    if seat != game.crown and game.players[game.crown].has(BALLROOM):
        game.then(AnswerCall(seat, rank))


class AnswerCall(Choice):
    """Greet the holder of the crown, or lose the turn."""

    def __init__(self, seat: i64, rank: i64) -> None:
        super().__init__(seat, "answer-call")
        self.rank = rank

    def in_person(self) -> bool:
        return True

    def silence(self) -> i64:
        # Whoever forgets to greet has said nothing.
        return SAY_NOTHING

    def options(self, game: Machiavelli) -> vec[i64]:
        return vec[i64]([THANK, SAY_NOTHING])

    def chosen(self, game: Machiavelli, option: i64) -> None:
        if game.journal is not None:
            game.tell("greeting", {"seat": self.seat, "answer": "thank" if option == THANK else "say-nothing"})
        if option == SAY_NOTHING:
            # What comes next, the income of the Hospital or the turn itself, is lost.
            game.turn.part = LOST
            if game.journal is not None:
                game.tell("turn-lost", {"seat": self.seat, "owner": game.crown, "cause": "greeting"})
