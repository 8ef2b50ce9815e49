"""What all commands have in common, and the two kinds of senders: somebody, or the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from signoria.tables.table.change import Change

LONGEST_ID: Final = 64
# Generous: what a name may be is decided, and explained, elsewhere.
Word = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked of a table. Its fields are what is said; what comes of it is planned here.

    Reasons are found in an order that tells nobody anything: who may not answer a question never hears about its
    options.
    """

    def due(self, change: Change) -> bool:
        """Whether it is still to be done. Otherwise it changes nothing, and that is as good as done."""
        return True

    def plan(self, change: Change) -> None:
        """Plan what comes of it. Raises `Refusal`, and then nothing happens."""
        raise NotImplementedError


class Order(Command, frozen=True, tag_field="type"):
    """A command of a device at the table: a field `type` says which one it is.

    `id` is the sender's own name for it: sent again, it does nothing and is acknowledged again.
    """

    id: str

    def due(self, change: Change) -> bool:
        if not 0 < len(self.id) <= LONGEST_ID:
            raise Refusal("reason-too-long", most=LONGEST_ID)
        if not self.id.isprintable():
            raise Refusal("reason-invalid")
        return (change.guest.id, self.id) not in change.before.messages


class ByItself(Command, frozen=True):
    """What a table does by itself at some version. Where it has changed meanwhile, something else is due."""

    version: int

    def due(self, change: Change) -> bool:
        return change.before.version == self.version
