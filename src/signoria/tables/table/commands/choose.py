"""Answering the question that is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.position import IllegalAction
from signoria.tables.table.commands.away import check_not_resigned, return_to
from signoria.tables.table.commands.command import Order
from signoria.tables.table.entries import Moved, SecretlyAnswered
from signoria.tables.table.preferences import asks_plainly
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.undo import quiet_since

if TYPE_CHECKING:
    from signoria.tables.table.change import Change

LONGEST_MOVE: Final = 80
MOST_MOVES: Final = 64


class Choose(Order, frozen=True, tag="choose"):
    """Answer the question that is open: one move, or several that belong together such as a selection of cards.

    `ply` is the number of moves made when the sender decided: an answer to an older question is refused. `id` is the
    sender's own name for the message: sent again, it does nothing and is acknowledged again. `seat` matters where one
    device holds several seats.
    """

    ply: int
    moves: list[str]
    seat: int | None = None

    def plan(self, change: Change) -> None:
        table = change.after
        play = table.running()
        mine = table.seated(change.guest.id)
        if self.seat is not None and self.seat not in mine:
            raise Refusal("reason-not-seated")
        asked = table.answering()
        # Compared with what the sender knows: the exact number would tell how far a hidden selection has come.
        if self.ply != play.ply_for(change.eyes):
            raise Refusal("reason-stale")
        if asked is None or asked not in mine or self.seat not in (None, asked):
            raise Refusal("reason-not-asked")
        if play.guarded and table.request is not None:
            # The table would not give a forced answer now either.
            raise Refusal("reason-undo-first")
        if not 0 < len(self.moves) <= MOST_MOVES:
            raise Refusal("reason-too-long", most=MOST_MOVES)
        if table.curtain is not None:
            self._confide(change, asked)
            return
        return_to(change, asked)
        first = play.ply
        for move in self.moves:
            self._move(change, asked, move, first)
        change.go_on()

    def _confide(self, change: Change, seat: int) -> None:
        """Answer a secret question: what comes of it is seen when the silence is over, whenever it is answered.

        For whom a bot plays it goes on doing so: that somebody comes back would tell why.
        """
        check_not_resigned(change, [seat])
        play = change.after.play
        assert play is not None
        if len(self.moves) > 1:
            raise Refusal("reason-one-by-one")
        move = _written(self.moves[0])
        try:
            play.position.copy().play(move)
        except IllegalAction:
            raise Refusal("reason-illegal", move=self.moves[0]) from None
        change.add(SecretlyAnswered(at=change.now, guest=change.guest.id, message=self.id, seat=seat, move=move))

    def _move(self, change: Change, seat: int, move: str, first: int) -> None:
        """Make the next move.

        Several moves in one message are one decision, made before anything new was seen. Were they allowed to go on
        after that, an illegal one among them would take everything back, and its sender could look around corners for
        nothing. A question that hides nothing, and that many have answered once and for all, belongs to the decision
        that leads to it.
        """
        play = change.after.play
        assert play is not None
        if play.ply > first and not (
            play.position.asked == seat
            and (play.position.question == play.moves[first].question or asks_plainly(play.position))
            and quiet_since(play, first)
        ):
            raise Refusal("reason-one-by-one")
        written = _written(move)
        guest, took, drew = change.guest.id, change.kept_back, 0.0 if play.secretly_asked else change.overdrawn(seat)
        moved = Moved(
            at=change.now, guest=guest, message=self.id, seat=seat, move=written, by="person", took=took, drew=drew
        )
        try:
            change.add(moved)
        except IllegalAction:
            raise Refusal("reason-illegal", move=move) from None


def _written(move: str) -> str:
    if len(move) > LONGEST_MOVE:
        raise Refusal("reason-too-long", most=LONGEST_MOVE)
    return " ".join(move.split())
