"""Giving a table up: before the game, or a game against bots at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Command
from signoria.tables.table.entries import Closed
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Close(Command, frozen=True):
    """Close a table: the host may before the game, and during it whoever plays there against bots alone."""

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        if table.status == "playing":
            table.seated(guest)
            if table.with_others():
                raise Refusal("reason-close-people")
        else:
            table.gathering()
            table.hosted_by(guest)
        change.add(Closed(at=change.now, guest=guest, reason="reason-closed"))
