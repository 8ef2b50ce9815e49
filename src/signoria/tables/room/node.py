"""What rooms need around them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, TypeVar

from signoria.tables.nodes.bus import MemoryBus
from signoria.tables.room.timekeeper import Timekeeper
from signoria.tables.store.store import Conflict, NotFound
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import new_id
from signoria.tables.thinking.thinker import InlineThinker

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from signoria.tables.nodes.bus import Bus
    from signoria.tables.room.bell import Herald
    from signoria.tables.store.store import Store
    from signoria.tables.thinking.thinker import Thinker


LOG: Final = logging.getLogger(__name__)
Outcome = TypeVar("Outcome")


class Node:
    """One of the servers at a store: the store, the bus to other nodes, where bots think, time, and a herald."""

    def __init__(
        self,
        store: Store,
        bus: Bus | None = None,
        thinker: Thinker | None = None,
        time: Timekeeper | None = None,
        name: str | None = None,
        herald: Herald | None = None,
    ) -> None:
        self.store = store
        self.bus: Bus = bus or MemoryBus()
        self.thinker: Thinker = thinker or InlineThinker()
        self.time = time or Timekeeper()
        self.name = name or new_id()
        # Who tells people who are not at their tables, if anybody does.
        self.herald = herald

    async def stored(self, storing: Awaitable[Outcome]) -> Outcome:
        """Wait for the store. Raises `Refusal` when it does not answer, and what it says when it does."""
        try:
            return await storing
        except (Conflict, NotFound):
            raise
        except Exception:
            LOG.exception("the store does not answer")
            raise Refusal("reason-storage") from None

    async def close(self) -> None:
        """Let go of everything, when all rooms are closed."""
        await self.thinker.close()
        await self.bus.close()
        await self.store.close()
