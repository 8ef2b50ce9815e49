"""A table and what is stored of it: nothing becomes real before it is stored.

Other nodes may serve the same table: the store lets only one of them add an entry with a number, the other one reads
what it missed and looks at its plan again.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.change import Change
from signoria.tables.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from signoria.tables.room.services import Services
    from signoria.tables.table.table import LiveTable

    Plan = Callable[[Change], None]

Answer = TypeVar("Answer")

LOG: Final = logging.getLogger(__name__)
# Somebody else was quicker so many times: enough.
ATTEMPTS: Final = 20


class Concerned(Protocol):
    """Whoever must know what becomes of a table."""

    def changed(self) -> None:
        """Hear that there is another table in its place."""

    def removed(self) -> None:
        """Hear that somebody has removed it."""


class Keeping:
    """The table as it is stored, as far as this node knows. One job at a time may use it."""

    def __init__(self, services: Services, table: LiveTable, concerned: Concerned) -> None:
        self.table = table
        self._services = services
        self._concerned = concerned
        # Set while it is not known whether the last entries were stored.
        self._doubtful = False

    async def change(self, plan: Plan) -> Change | None:
        """Plan a change, store it, and let it be real; give it, or None when there was nothing to change.

        Raises `Refusal` when nothing has happened.
        """
        if self._doubtful:
            await self.catch_up()
        for _ in range(ATTEMPTS):
            change = Change(self.table, self._services.timing.now())
            plan(change)
            if not change.entries:
                return None
            try:
                await self.stored(self._append(change))
            except Conflict:
                await self.catch_up()
                continue
            self.replace(change.after)
            return change
        raise Refusal("reason-busy")

    async def _append(self, change: Change) -> None:
        await self._services.store.append(
            change.before.row.id,
            change.before.version,
            change.entries,
            summary=change.summary(),
            snapshot=change.snapshot(),
            opens=change.opens,
            reseated=change.reseated(),
        )

    async def catch_up(self) -> None:
        """Read what others have added to the table."""
        missed = await self.stored(self._services.store.entries_after(self.table.row.id, self.table.version))
        if missed:
            after = self.table.copy()
            for entry in missed:
                after.apply(entry)
            self.replace(after)

    async def stored(self, storing: Awaitable[Answer]) -> Answer:
        """Wait for the store. When it fails, nobody knows how far it came: look before the next change."""
        self._doubtful = True
        try:
            answer = await storing
        except Conflict:
            self._doubtful = False
            raise
        except NotFound:
            self._concerned.removed()
            raise Refusal("reason-no-table") from None
        except Exception:
            LOG.exception("table %s: the store does not answer", self.table.row.code)
            raise Refusal("reason-storage") from None
        self._doubtful = False
        return answer

    def replace(self, table: LiveTable) -> None:
        """Let another table, which is stored, take the place of this one."""
        self.table = table
        self._concerned.changed()
