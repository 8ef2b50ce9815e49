"""Promising a share in the chance of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.tables.table.commands.command import Order
from signoria.tables.table.entries import Sealed
from signoria.tables.table.shares import checked

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Seal(Order, frozen=True, tag="seal"):
    """Seal the own share in the chance of the game, before it is called: the BLAKE2b hash of 32 random bytes."""

    seal: str

    def plan(self, change: Change) -> None:
        change.after.gathering()
        change.after.seated(change.guest.id)
        change.add(Sealed(at=change.now, guest=change.guest.id, message=self.id, seal=checked(self.seal)))
