"""Keeping the chat to those who play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from signoria.tables.table.commands.command import Order
from signoria.tables.table.entries import Ruled

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Hush(Order, frozen=True, tag="hush"):
    """Close the chat to spectators, or open it again; the host does. They can read it all the same."""

    players_only: bool

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.rules_over(guest)
        rules = msgspec.structs.replace(table.rules, players_only=self.players_only)
        if rules != table.rules:
            change.add(Ruled(at=change.now, guest=guest, message=self.id, rules=rules))
