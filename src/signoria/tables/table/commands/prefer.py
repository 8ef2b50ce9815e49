"""Leaving the same answer to the table, each time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Order
from signoria.tables.table.preferences import known
from signoria.tables.table.rows import Preferred

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Prefer(Order, frozen=True, tag="prefer"):
    """Set a personal preference at this table, such as `always-reveal-moat`."""

    name: str
    value: bool

    def plan(self, change: Change) -> None:
        change.after.seated(change.guest.id)
        wish = known(change.after.row.game, self.name)
        change.preference = Preferred(change.guest.id, self.name, self.value != wish.usual)
