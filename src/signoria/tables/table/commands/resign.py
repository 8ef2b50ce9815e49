"""Giving a game up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Command
from signoria.tables.table.commands.leave import let_go
from signoria.tables.table.entries import Kept
from signoria.tables.table.levels import keeper
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Resign(Command, frozen=True):
    """Give a game up against other people: a bot plays the own seats to the end, and one counts as having come last."""

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.running()
        mine = table.seated(guest)
        if not table.with_others():
            # Nobody would have anything from it.
            raise Refusal("reason-resign-alone")
        for seat in mine:
            if table.seats[seat].keeper != "resigned":
                bot = keeper(table.row.game)
                change.add(Kept(at=change.now, guest=guest, seat=seat, bot=bot, why="resigned"))
        let_go(change)
