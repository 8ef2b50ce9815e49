"""Keeping somebody from speaking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Order
from signoria.tables.table.entries import Ruled
from signoria.tables.table.house import Mark

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Mute(Order, frozen=True, tag="mute"):
    """Keep somebody from speaking at the table, or let them speak again; the host does. Others go on as they did."""

    who: Mark
    muted: bool

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.rules_over(guest, self.who)
        rules = table.rules.muting(self.who, muted=self.muted)
        if rules != table.rules:
            change.add(Ruled(at=change.now, guest=guest, message=self.id, rules=rules))
