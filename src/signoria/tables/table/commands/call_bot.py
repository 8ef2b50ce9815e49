"""Going on without somebody who gives no sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.table.commands.command import ByItself, Order, SeatNumber
from signoria.tables.table.entries import BotCalled, Kept
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.situation import Absence


class CallBot(Order, frozen=True, tag="call-bot"):
    """Want a bot to play for somebody who is asked and gives no sign; it does when most people who are there want it.

    The host need not wait for the others, nor for somebody who is not even connected.
    """

    seat: SeatNumber

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        table.seated(guest)
        absence = absence_at(change)
        if absence is None or absence.seat != self.seat or not absence.may_call(guest, table.host):
            raise Refusal("reason-not-away")
        if guest not in table.care.callers:
            change.add(BotCalled(at=change.now, guest=guest, message=self.id, seat=self.seat))
        if msgspec.structs.replace(absence, callers=absence.callers | {guest}).outvoted(table.host):
            change.add(Kept(at=change.now, guest=guest, message=self.id, seat=self.seat, bot=keeper(table.row.game)))


class Outvote(ByItself, frozen=True):
    """Let a bot play for somebody who gives no sign, as most of those want who are still there, or as was settled."""

    def plan(self, change: Change) -> None:
        table, absence = change.after, absence_at(change)
        if absence is not None and absence.over(table.host):
            change.add(Kept(at=change.now, seat=absence.seat, bot=keeper(table.row.game)))


def absence_at(change: Change) -> Absence | None:
    """Give who is asked and gives no sign, as far as is known here."""
    return None if change.situation is None else change.situation.absence(change.now)
