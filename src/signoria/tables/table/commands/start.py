"""Beginning the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import ByItself, Command
from signoria.tables.table.entries import Called, Started
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.settings import check_settings

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Start(Command, frozen=True):
    """Begin the game; the host does. Where shares are sealed it begins when they are told."""

    def plan(self, change: Change) -> None:
        change.after.gathering()
        change.after.hosted_by(change.guest.id)
        call(change, change.guest.id)


class Begin(ByItself, frozen=True):
    """Begin the game that was called: whoever has not told a share yet will not."""

    def plan(self, change: Change) -> None:
        begin(change)


def call(change: Change, guest: str | None = None) -> None:
    """Call the game: it begins at once, or as soon as the shares are told. Refuses while seats are open."""
    table = change.after
    if any(seat.kind == "open" for seat in table.seats):
        raise Refusal("reason-seats-open")
    if not table.people():
        raise Refusal("reason-not-seated")
    check_settings(table.game, len(table.seats), table.options, table.clock)
    if table.shares.seals:
        change.add(Called(at=change.now, guest=guest))
    else:
        begin(change, guest)


def begin(change: Change, guest: str | None = None) -> None:
    """Begin the game."""
    change.add(Started(at=change.now, guest=guest, commitment=change.after.commitment))
    change.go_on()
