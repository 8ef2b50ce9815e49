"""Days in reserve: what somebody may draw on, once in a game, when the days of a move are over."""

from __future__ import annotations

import msgspec


class Decision(msgspec.Struct, frozen=True):
    """A move at a table that is played by days: whose, when it was asked for, and what was drawn for it."""

    seat: int
    asked_at: float
    drew: float


class Drawn(msgspec.Struct, frozen=True):
    """What was drawn of the reserves of a table, by seat, and for which moves. Every change gives another one."""

    by_seat: dict[int, float] = {}
    # By the number of moves before it.
    decisions: dict[int, Decision] = {}

    def made(self, ply: int, decision: Decision) -> Drawn:
        """Somebody has decided, or let the time run out."""
        return Drawn(self._with(decision.seat, decision.drew), self.decisions | {ply: decision})

    def drew(self, seat: int, seconds: float) -> Drawn:
        """Somebody has drawn so much without deciding."""
        return Drawn(self._with(seat, seconds), self.decisions) if seconds else self

    def back_to(self, ply: int) -> Drawn:
        """Moves have been taken back with the consent of the others; what was drawn for them stays drawn."""
        return Drawn(self.by_seat, {at: made for at, made in self.decisions.items() if at < ply})

    def undone(self, ply: int) -> Drawn:
        """Moves have been taken back as if they had not been made: the clock goes on, and draws for them again."""
        after = self.back_to(ply)
        for at, made in self.decisions.items():
            if at >= ply:
                after = after.drew(made.seat, -made.drew)
        return after

    def _with(self, seat: int, seconds: float) -> dict[int, float]:
        if not seconds:
            return self.by_seat
        return self.by_seat | {seat: max(0.0, self.by_seat.get(seat, 0.0) + seconds)}
