"""What is known of people who do not answer, and of what bots did for them: it follows from the entries of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.table.allowance import GRACE, MOST_MISSED, by_days

if TYPE_CHECKING:
    from signoria.tables.table.allowance import StandIn
    from signoria.tables.table.seats import Reason


class Care(msgspec.Struct, frozen=True):
    """The care that a table takes of people who are away. Every change gives another one."""

    # By seat, how many decisions in a row ran out of time, without a sign of the person.
    missed: dict[int, int] = {}
    # The decision for which somebody has had time once more, by the moves that everybody had noticed before it.
    renewed: int = -1
    # And the seconds of the clock that are given for it.
    given: float = 0
    # Whether the reserve may be drawn on for it.
    draws: bool = False
    # How many seconds were used for the open decision when a bot was given the seat.
    used: float = 0.0
    # Guests who would rather have a bot play than wait for who is asked now.
    callers: frozenset[str] = frozenset()
    # By seat, the first move that a bot made for a person who has not said since to have seen it.
    unseen: dict[int, int] = {}

    def why(self, seat: int, stand_in: StandIn) -> Reason:
        """Say for how long a bot plays on a seat whose time has run out."""
        most = MOST_MISSED.get(stand_in)
        return "away" if most is not None and self.missed.get(seat, 0) + 1 >= most else "once"

    def kept(self, seat: int, why: Reason, asked: int | None, used: float = 0.0) -> Care:
        """A bot plays on a seat; whoever called one for another seat, which is asked, still wants it."""
        missed = self.missed | {seat: self.missed.get(seat, 0) + 1} if why == "once" else _without(self.missed, seat)
        # Who leaves the seat to a bot knows how things stand.
        unseen = _without(self.unseen, seat) if why in ("left", "resigned") else self.unseen
        callers = frozenset() if seat == asked else self.callers
        used = used if seat == asked else self.used
        return msgspec.structs.replace(self, missed=missed, unseen=unseen, callers=callers, used=used)

    def lapsed(self, seat: int) -> Care:
        """The time of a person has run out, and that was the answer."""
        return msgspec.structs.replace(self, missed=self.missed | {seat: self.missed.get(seat, 0) + 1})

    def signed(self, seat: int, asked: int | None) -> Care:
        """The person of a seat has shown to be there: then nobody calls a bot any more, if that one is asked."""
        callers = frozenset() if seat == asked else self.callers
        if callers == self.callers and seat not in self.missed:
            return self
        return msgspec.structs.replace(self, missed=_without(self.missed, seat), callers=callers)

    def returned(self, seat: int, asked: int | None, *, seen: bool) -> Care:
        """The person of a seat plays again."""
        after = self.signed(seat, asked)
        return msgspec.structs.replace(after, unseen=_without(after.unseen, seat)) if seen else after

    def renew(self, decision: int, why: Reason | None, clock: int | None) -> Care:
        """Somebody comes back to a decision that waits: there is all the time for it, or a moment; next time, none.

        Where a decision may take days, who left the seat has what was left then.
        """
        given: float = clock or 0
        draws = why == "left" and by_days(clock)
        if draws:
            given = max(0.0, given - self.used)
        if why == "once":
            given = min(given, GRACE)
        if self.renewed == decision:
            given, draws = 0, False
        return msgspec.structs.replace(self, renewed=decision, given=given, draws=draws)

    def allowed(self, decision: int, clock: int) -> float:
        """Give the seconds that a clock gives for a decision."""
        return min(clock, self.given) if decision == self.renewed else clock

    def draws_for(self, decision: int) -> bool:
        """Whether the reserve may be drawn on for a decision: not where the time for it has run out before."""
        return self.draws or decision != self.renewed

    def done(self, seat: int, ply: int) -> Care:
        """A bot has made a move for the person of a seat."""
        return self if seat in self.unseen else msgspec.structs.replace(self, unseen=self.unseen | {seat: ply})

    def went_on(self) -> Care:
        """Somebody else is asked now, or something else."""
        return msgspec.structs.replace(self, callers=frozenset(), used=0.0) if self.callers or self.used else self

    def back_to(self, ply: int) -> Care:
        """Moves have been taken back."""
        unseen = {seat: first for seat, first in self.unseen.items() if first < ply}
        return msgspec.structs.replace(self, unseen=unseen, renewed=-1, callers=frozenset(), used=0.0)


def _without(by_seat: dict[int, int], seat: int) -> dict[int, int]:
    return {other: number for other, number in by_seat.items() if other != seat}
