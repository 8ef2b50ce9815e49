"""Giving up a table at which nobody gathers any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.tables.table.commands.command import ByItself
from signoria.tables.table.entries import Closed

if TYPE_CHECKING:
    from signoria.tables.table.change import Change
    from signoria.tables.table.table import LiveTable

# A table that gathers is given up when nothing has happened at it for so many seconds.
GATHERING: Final = 24 * 3600.0


class Expire(ByItself, frozen=True):
    """Close a table whose game has not begun, and at which nobody has done anything for a day."""

    def plan(self, change: Change) -> None:
        if expired(change.after, change.now):
            change.add(Closed(at=change.now, reason="reason-expired"))


def expired(table: LiveTable, now: float) -> bool:
    """Whether a table has gathered for too long."""
    return table.status == "gathering" and table.shares.called is None and table.touched + GATHERING < now
