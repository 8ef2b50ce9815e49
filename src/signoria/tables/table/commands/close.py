"""Giving a table up before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Command
from signoria.tables.table.entries import Closed

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Close(Command, frozen=True):
    """Close a table whose game has not begun; the host does."""

    def plan(self, change: Change) -> None:
        change.after.gathering()
        change.after.hosted_by(change.guest.id)
        change.add(Closed(at=change.now, guest=change.guest.id, reason="reason-closed"))
