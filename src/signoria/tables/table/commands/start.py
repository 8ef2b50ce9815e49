"""Beginning the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Command
from signoria.tables.table.entries import Started
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.settings import check_settings

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Start(Command, frozen=True):
    """Begin the game; the host does."""

    def plan(self, change: Change) -> None:
        change.after.gathering()
        change.after.hosted_by(change.guest.id)
        begin(change, change.guest.id)


def begin(change: Change, guest: str | None = None) -> None:
    """Begin the game. Refuses while seats are open."""
    table = change.after
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("reason-seats-open")
    if not table.people():
        raise Refusal("reason-not-seated")
    check_settings(table.game, len(table.seats), table.options, table.clock)
    change.add(Started(at=change.now, guest=guest, commitment=table.commitment))
    change.add_forced()
