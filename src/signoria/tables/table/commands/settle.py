"""Settling how a table plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from signoria.tables.table.allowance import StandIn, by_days
from signoria.tables.table.commands.command import Command, Word
from signoria.tables.table.entries import Settled
from signoria.tables.table.names import checked_name
from signoria.tables.table.settings import check_settings

if TYPE_CHECKING:
    from signoria.tables.table.change import Change


class Settle(Command, frozen=True):
    """Settle how the table plays; what is not named stays. The host does."""

    options: dict[str, Any] = msgspec.field(default_factory=dict)
    clock: int | msgspec.UnsetType | None = msgspec.UNSET
    name: Word | None = None
    listed: bool | None = None
    stand_in: StandIn | None = None
    hints: bool | None = None
    reserve: int | None = None

    def plan(self, change: Change) -> None:
        table, guest = change.after, change.guest.id
        table.gathering()
        table.hosted_by(guest)
        clock = table.clock if self.clock is msgspec.UNSET else self.clock
        # What is kept in reserve for moves of days is nothing to a clock of minutes.
        reserve = self.reserve if self.reserve is not None else table.reserve if by_days(clock) else 0
        options = check_settings(table.game, len(table.seats), table.options | self.options, clock, reserve)
        change.add(
            Settled(
                at=change.now,
                guest=guest,
                name=table.name if self.name is None else checked_name(self.name),
                options=options,
                clock=clock,
                listed=table.listed if self.listed is None else self.listed,
                occasion=table.occasion if self.name is None else None,
                stand_in=self.stand_in or table.stand_in,
                hints=table.hints if self.hints is None else self.hints,
                reserve=reserve,
            )
        )
