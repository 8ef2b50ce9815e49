"""Telling the share that was sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Order
from signoria.tables.table.commands.start import begin
from signoria.tables.table.entries import Shared
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.shares import seal_of

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Share(Order, frozen=True, tag="share"):
    """Tell the own share in the chance of the game when it is called. With the last share the game begins."""

    share: str

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.not_begun()
        if table.shares.called is None:
            raise Refusal("reason-not-started")
        if table.shares.seals.get(guest) != seal_of(self.share):
            raise Refusal("reason-share")
        change.add(Shared(at=change.now, guest=guest, message=self.id, share=self.share))
        if table.shares.complete:
            begin(change)
